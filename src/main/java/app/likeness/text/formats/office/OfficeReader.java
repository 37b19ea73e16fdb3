package app.likeness.text.formats.office;

import app.likeness.text.formats.document.DocumentReader;
import app.likeness.text.formats.document.DocumentText;
import app.likeness.text.formats.document.Properties;
import app.likeness.text.formats.document.Relations;
import app.likeness.text.formats.document.TextLimitException;
import app.likeness.text.formats.document.ZipParts;
import app.likeness.text.reader.ReaderReply;
import java.io.IOException;
import java.util.List;
import javax.xml.stream.XMLStreamException;

/// Documents of Office since 2007 (ECMA-376): XML in the parts of a ZIP, with the same properties in each of them.
abstract class OfficeReader implements DocumentReader {
    @Override
    public final ReaderReply read(byte[] content, List<String> passwords) throws Exception {
        try (ZipParts parts = new ZipParts(content)) {
            DocumentText text = new DocumentText();
            Relations all = Relations.NONE;
            try {
                all = Relations.of(parts, "");
                read(parts, all, text);
            } catch (TextLimitException cut) {
                // What was read until then is the text.
            } catch (XMLStreamException | IOException e) {
                parts.checkLimit();
                throw e;
            }
            return Properties.ofOffice(parts, all).with(text);
        }
    }

    /// Reads the parts in the order in which a reader meets them.
    ///
    /// @param all the relations of the whole document
    abstract void read(ZipParts parts, Relations all, DocumentText text) throws Exception;
}

package app.likeness.text.formats;

import app.likeness.text.ReaderReply;
import java.io.IOException;
import java.util.List;
import javax.xml.stream.XMLStreamException;

/// Documents of Office since 2007 (ECMA-376): XML in the parts of a ZIP, with the same properties in each of them.
abstract class OfficeReader implements DocumentReader {
    @Override
    public final ReaderReply read(byte[] content, List<String> passwords) throws Exception {
        Parts parts = new Parts(content);
        DocumentText text = new DocumentText();
        try {
            read(parts, text);
        } catch (TextLimitException cut) {
            // What was read until then is the text.
        } catch (XMLStreamException | IOException e) {
            parts.checkLimit();
            throw e;
        }
        return Properties.ofOffice(parts).with(text);
    }

    /// Reads the parts in the order in which a reader meets them.
    abstract void read(Parts parts, DocumentText text) throws Exception;
}

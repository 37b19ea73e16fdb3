package app.likeness.text.formats.document;

import app.likeness.text.reader.ReaderReply;
import java.util.List;

/// Reads the documents of one format. Whatever it throws says that the document is damaged, unless it is one of the
/// exceptions of this package.
public interface DocumentReader {
    /// What the document `content` holds.
    ///
    /// @param passwords to try in this order where the document has one
    ReaderReply read(byte[] content, List<String> passwords) throws Exception;
}

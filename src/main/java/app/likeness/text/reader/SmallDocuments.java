package app.likeness.text.reader;

import java.util.Optional;
import java.util.ServiceLoader;

/// Reads small documents in this process, at once: those whose readers are our own, of which little is unpacked and
/// whose text is short. Everything else is left to the [ReaderPool].
///
/// What reads them is found when the program runs, since it is built upon this package.
public interface SmallDocuments {
    /// What was asked for, or nothing where another process has to read it: the document is not small, of no such
    /// format, damaged, encrypted, or out of the ordinary in whatever way. Never throws for a document.
    Optional<ReaderReply> read(ReaderRequest request);

    /// Those of this program.
    static SmallDocuments installed() {
        return ServiceLoader.load(SmallDocuments.class, SmallDocuments.class.getClassLoader())
                .findFirst()
                .orElseThrow();
    }
}

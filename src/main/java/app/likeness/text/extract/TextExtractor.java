package app.likeness.text.extract;

import app.likeness.text.Attempt;
import app.likeness.text.document.ExtractedText;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.Optional;

/// Reads the files of one format.
public interface TextExtractor {
    /// Whether this extractor reads a file with this name and these first bytes.
    boolean reads(Path path, byte[] head);

    /// The text of a file whose bytes are `content`, in the charset that is found.
    default Attempt<ExtractedText> extract(Path path, byte[] content) {
        return extract(path, content, Optional.empty());
    }

    /// The text of a file whose bytes are `content`, in the charset that the user wants, if any. Never throws for
    /// content, however damaged. Whether there is a letter in the text is not its concern.
    Attempt<ExtractedText> extract(Path path, byte[] content, Optional<Charset> chosen);
}

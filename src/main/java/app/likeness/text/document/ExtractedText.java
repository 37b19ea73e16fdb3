package app.likeness.text.document;

import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.charset.DecodedText;
import java.nio.file.Path;
import java.util.List;

/// The text of one file as read. For plain text files it is the decoded file without its byte order mark, line ends
/// and everything else untouched; for a web page it is what a reader would call the article, one paragraph a line.
///
/// What a document hides from its readers is in the text too, between the marks of [app.likeness.text.HiddenText].
///
/// @param metadata what the content states of itself, else what the file's name says
/// @param charset the IANA name of the charset that the bytes were decoded with, such as `GB18030`; empty where the
/// format itself says how its characters are written
/// @param notices what is to be said of it all the same, with reasons that are [SkipReason#isOfDocument]
public record ExtractedText(String text, Metadata metadata, String charset, List<Skip> notices) {
    public ExtractedText {
        notices = List.copyOf(notices);
    }

    /// The whole text of a file.
    public ExtractedText(String text, Metadata metadata, String charset) {
        this(text, metadata, charset, List.of());
    }

    /// The text of the file `path` as it was decoded, with a notice where that is doubtful.
    public static ExtractedText of(Path path, String text, Metadata metadata, DecodedText decoded) {
        String charset = decoded.charset().name();
        return new ExtractedText(
                text,
                metadata,
                charset,
                decoded.isSure() ? List.of() : List.of(new Skip(path, SkipReason.CHARSET_UNCERTAIN, charset)));
    }

    /// The title that the content names, else the file's name without its ending.
    public String title() {
        return metadata.title().value();
    }
}

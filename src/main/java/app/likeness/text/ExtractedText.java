package app.likeness.text;

/// The text of one file as read. For plain text files it is the decoded file without its byte order mark, line ends
/// and everything else untouched; for a web page it is what a reader would call the article, one paragraph a line.
///
/// What a document hides from its readers is in the text too, between the marks of [HiddenText].
///
/// @param metadata what the content states of itself, else what the file's name says
/// @param charset the IANA name of the charset that the bytes were decoded with, such as `GB18030`; empty where the
/// format itself says how its characters are written
/// @param notice what is missing, as the detail of a [Skip] with the reason [SkipReason#CUT]; empty when nothing is
public record ExtractedText(String text, Metadata metadata, String charset, String notice) implements Extraction {
    /// The whole text of a file.
    public ExtractedText(String text, Metadata metadata, String charset) {
        this(text, metadata, charset, "");
    }

    /// The title that the content names, else the file's name without its ending.
    public String title() {
        return metadata.title().value();
    }
}

package app.likeness.text.formats.document;

/// The words before what stands beside the running text of a document, each in a paragraph of its own behind it:
/// Chinese where the document is. They are short, so that two documents do not look alike by them.
public enum NoteLabels {
    ENGLISH("Footnote", "Endnote", "Comment", "Notes"),
    CHINESE("脚注", "尾注", "批注", "备注");

    /// As many characters tell the language.
    private static final int SAMPLE = 20_000;

    private final String footnote;
    private final String endnote;
    private final String comment;
    private final String slide;

    NoteLabels(String footnote, String endnote, String comment, String slide) {
        this.footnote = footnote;
        this.endnote = endnote;
        this.comment = comment;
        this.slide = slide;
    }

    /// The labels for a document that begins with `text`.
    public static NoteLabels of(CharSequence text) {
        int letters = 0;
        int han = 0;
        for (int i = 0; i < Math.min(text.length(), SAMPLE); i++) {
            char c = text.charAt(i);
            letters += Character.isLetter(c) ? 1 : 0;
            han += c >= '\u4e00' && c <= '\u9fff' ? 1 : 0;
        }
        return han * 5 > letters ? CHINESE : ENGLISH;
    }

    public String footnote(int number) {
        return "[" + footnote + " " + number + "] ";
    }

    public String endnote(int number) {
        return "[" + endnote + " " + number + "] ";
    }

    /// The label of a comment.
    ///
    /// @param author may be empty
    public String comment(String author) {
        return "[" + comment + (author.isBlank() ? "" : " " + author.strip()) + "] ";
    }

    /// What the speaker notes of a slide begin with.
    public String slide() {
        return "[" + slide + "] ";
    }
}

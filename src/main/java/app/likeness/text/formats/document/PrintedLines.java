package app.likeness.text.formats.document;

/// What decides how lines of print are joined.
public final class PrintedLines {
    private PrintedLines() {}

    public static int first(String text) {
        return text.isEmpty() ? 0 : text.codePointAt(0);
    }

    public static int last(String text) {
        return text.isEmpty() ? 0 : text.codePointBefore(text.length());
    }

    /// Whether the character is of a script that is written without spaces, or one of its full-width marks.
    public static boolean isWide(int c) {
        return (c >= 0x2E80 && c <= 0x9FFF)
                || (c >= 0xF900 && c <= 0xFAFF)
                || (c >= 0xFF00 && c <= 0xFF60)
                || (c >= 0x20000 && c <= 0x3FFFF);
    }

    /// Whether a sentence or a line of a list may end with this character.
    public static boolean endsSentence(int c) {
        return ".!?:;。！？：；…”’」』）)\"]】".indexOf(c) >= 0;
    }
}

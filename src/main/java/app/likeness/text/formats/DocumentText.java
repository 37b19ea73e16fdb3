package app.likeness.text.formats;

import app.likeness.text.HiddenText;
import java.util.ArrayList;
import java.util.List;

/// The text of a document as it is read: a paragraph a line, what readers do not see between the marks of
/// [HiddenText].
///
/// Paragraphs are stripped; empty ones leave nothing behind. Marks never reach from one paragraph into another.
final class DocumentText {
    /// The most characters that are read of one document: some 30 novels.
    static final int LIMIT = 10_000_000;

    private final int limit;
    private final StringBuilder text = new StringBuilder();
    private final List<String> behind = new ArrayList<>();
    private int start;
    private boolean isHidden;
    private String notice = "";

    DocumentText() {
        this(LIMIT);
    }

    DocumentText(int limit) {
        this.limit = limit;
    }

    /// Adds to the paragraph at hand what readers see.
    void append(CharSequence more) {
        append(more, false);
    }

    /// Adds to the paragraph at hand.
    void append(CharSequence more, boolean hidden) {
        for (int i = 0; i < more.length(); i++) {
            append(more.charAt(i), hidden);
        }
    }

    /// Adds one character to the paragraph at hand. Control characters become spaces; white space never opens a
    /// hidden stretch.
    void append(char c, boolean hidden) {
        if (text.length() >= limit) {
            notice = noticeOf(limit);
            throw new TextLimitException();
        }
        char kept =
                c < ' ' && c != '\t' && c != '\n' ? ' ' : c == HiddenText.BEGIN || c == HiddenText.END ? '\ufffd' : c;
        if (hidden != isHidden && !isBlank(kept)) {
            switchTo(hidden);
        }
        text.append(kept);
    }

    /// Ends the paragraph at hand, if there is anything in it.
    void endParagraph() {
        if (isHidden) {
            switchTo(false);
        }
        int from = start;
        while (from < text.length() && isBlank(text.charAt(from))) {
            from++;
        }
        int to = text.length();
        while (to > from && isBlank(text.charAt(to - 1))) {
            to--;
        }
        text.setLength(to);
        text.delete(start, from);
        if (text.length() > start) {
            text.append('\n');
        }
        start = text.length();
        if (!behind.isEmpty()) {
            List<String> waiting = List.copyOf(behind);
            behind.clear();
            waiting.forEach(this::addParagraphs);
        }
    }

    /// Adds the paragraphs of another text behind the one at hand as soon as that ends.
    void addBehind(String paragraphs) {
        behind.add(paragraphs);
    }

    /// Adds the paragraphs of another text behind the one at hand, which ends.
    void addParagraphs(String paragraphs) {
        endParagraph();
        for (int from = 0; from < paragraphs.length(); ) {
            int next = paragraphs.indexOf('\n', from);
            int to = next < 0 ? paragraphs.length() : next;
            addWithMarks(paragraphs.substring(from, to));
            endParagraph();
            from = to + 1;
        }
    }

    /// Adds part of another text, with its marks, to the paragraph at hand.
    void addWithMarks(String part) {
        if (isHidden) {
            switchTo(false);
        }
        if (text.length() + part.length() > limit) {
            text.append(part, 0, Math.max(0, limit - text.length()));
            notice = noticeOf(limit);
            throw new TextLimitException();
        }
        text.append(part);
    }

    /// Says what of the document was not added.
    void lacks(String what) {
        notice = what;
    }

    /// What is said of a document that holds more than `limit` characters.
    static String noticeOf(int limit) {
        return "only the first " + limit + " characters were read";
    }

    /// The last character of the paragraph that was added last, whether it has ended or not, marks aside; 0 for
    /// none.
    int lastOfParagraph() {
        int at = text.length();
        while (at > start && isMark(text.charAt(at - 1))) {
            at--;
        }
        return at > start ? text.codePointBefore(at) : 0;
    }

    /// Whether a letter or digit stands before the last character of the paragraph at hand.
    boolean isWordBeforeLast() {
        return text.length() - start >= 2 && Character.isLetterOrDigit(text.charAt(text.length() - 2));
    }

    /// Takes the last character of the paragraph at hand away.
    void removeLast() {
        text.setLength(text.length() - 1);
    }

    private static boolean isMark(char c) {
        return c == HiddenText.BEGIN || c == HiddenText.END;
    }

    /// Whether a paragraph has begun and not ended.
    boolean isInParagraph() {
        return text.length() > start;
    }

    /// Whether this character was added last.
    boolean endsWith(char c) {
        return !text.isEmpty() && text.charAt(text.length() - 1) == c;
    }

    /// What of the document is missing; empty when nothing is.
    String notice() {
        return notice;
    }

    int length() {
        return text.length();
    }

    /// What was added since the text had this length.
    String from(int length) {
        return text.substring(Math.min(length, text.length()));
    }

    /// The paragraphs, with a line end between any two.
    String text() {
        endParagraph();
        int end = text.length();
        return text.substring(0, end > 0 ? end - 1 : 0);
    }

    private void switchTo(boolean hidden) {
        int at = text.length();
        if (!hidden) {
            while (at > start && isBlank(text.charAt(at - 1))) {
                at--;
            }
        }
        text.insert(at, hidden ? HiddenText.BEGIN : HiddenText.END);
        isHidden = hidden;
    }

    private static boolean isBlank(char c) {
        return Character.isWhitespace(c) || c == '\u00a0' || c == '\u3000' || c == '\ufeff';
    }
}

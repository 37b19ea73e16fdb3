package app.likeness.text.formats.document;

import app.likeness.text.HiddenText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The text of a document as it is read: a paragraph a line, what readers do not see between the marks of
/// [HiddenText].
///
/// Paragraphs are stripped; empty ones leave nothing behind. Marks never reach from one paragraph into another.
public final class DocumentText {
    private static final int FIRST_ROOM = 1 << 8;

    private final Allowance allowance = Allowance.atHand();
    private final int limit;
    private char[] chars = new char[FIRST_ROOM];
    private int length;
    private final List<String> behind = new ArrayList<>();
    private int start;
    private boolean isHidden;
    private String notice = "";

    public DocumentText() {
        this.limit = allowance.characters();
    }

    /// With room for `times` the text that a document may have, for one that was counted before.
    DocumentText(int times) {
        this.limit = times * allowance.characters();
    }

    /// Adds to the paragraph at hand what readers see.
    public void append(String more) {
        append(more, false);
    }

    /// Adds to the paragraph at hand.
    public void append(String more, boolean hidden) {
        append(more, 0, more.length(), hidden);
    }

    /// Adds the characters of `more` from `begin` to `end` to the paragraph at hand.
    public void append(String more, int begin, int end, boolean hidden) {
        int from = begin;
        while (from < end && hidden != isHidden) {
            append(more.charAt(from++), hidden);
        }
        int count = room(end - from);
        more.getChars(from, from + count, chars, length);
        added(count);
        if (from + count < end) {
            throw isFull();
        }
    }

    /// Adds the characters from `begin` to `end` to the paragraph at hand.
    public void append(char[] more, int begin, int end, boolean hidden) {
        int from = begin;
        while (from < end && hidden != isHidden) {
            append(more[from++], hidden);
        }
        int count = room(end - from);
        System.arraycopy(more, from, chars, length, count);
        added(count);
        if (from + count < end) {
            throw isFull();
        }
    }

    /// Makes room for so many characters, or for as many as the limit leaves.
    private int room(int wanted) {
        int count = Math.min(wanted, Math.max(0, limit - length));
        makeRoom(count);
        return count;
    }

    /// Keeps so many characters, which stand behind the last one.
    private void added(int count) {
        for (int i = length; i < length + count; i++) {
            char c = chars[i];
            if (c < ' ' || c >= HiddenText.BEGIN) {
                chars[i] = kept(c);
            }
        }
        length += count;
    }

    /// Adds one character to the paragraph at hand. Control characters become spaces; white space never opens a
    /// hidden stretch.
    public void append(char c, boolean hidden) {
        if (length >= limit) {
            throw isFull();
        }
        char kept = kept(c);
        if (hidden != isHidden && !isBlank(kept)) {
            switchTo(hidden);
        }
        add(kept);
    }

    private static char kept(char c) {
        if (c >= ' ') {
            return c == HiddenText.BEGIN || c == HiddenText.END ? '\ufffd' : c;
        }
        return c == '\t' || c == '\n' ? c : ' ';
    }

    private TextLimitException isFull() {
        notice = noticeOf(limit);
        allowance.reach();
        return new TextLimitException();
    }

    private void add(char c) {
        makeRoom(1);
        chars[length++] = c;
    }

    private void add(String part) {
        makeRoom(part.length());
        part.getChars(0, part.length(), chars, length);
        length += part.length();
    }

    private void makeRoom(int more) {
        if (length + more > chars.length) {
            chars = Arrays.copyOf(chars, Math.max(2 * chars.length, length + more));
        }
    }

    /// Ends the paragraph at hand, if there is anything in it.
    public void endParagraph() {
        if (isHidden) {
            switchTo(false);
        }
        int from = start;
        while (from < length && isBlank(chars[from])) {
            from++;
        }
        int to = length;
        while (to > from && isBlank(chars[to - 1])) {
            to--;
        }
        if (from > start) {
            System.arraycopy(chars, from, chars, start, to - from);
        }
        length = start + to - from;
        if (length > start) {
            add('\n');
        }
        start = length;
        if (!behind.isEmpty()) {
            List<String> waiting = List.copyOf(behind);
            behind.clear();
            waiting.forEach(this::addParagraphs);
        }
    }

    /// Adds the paragraphs of another text behind the one at hand as soon as that ends.
    public void addBehind(String paragraphs) {
        behind.add(paragraphs);
    }

    /// Adds the paragraphs of another text behind the one at hand, which ends.
    public void addParagraphs(String paragraphs) {
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
    public void addWithMarks(String part) {
        if (isHidden) {
            switchTo(false);
        }
        if (length + part.length() > limit) {
            add(part.substring(0, Math.max(0, limit - length)));
            throw isFull();
        }
        add(part);
    }

    /// Says what of the document was not added.
    public void lacks(String what) {
        notice = what;
    }

    /// What is said of a document that holds more than `limit` characters.
    static String noticeOf(int limit) {
        return "only the first " + limit + " characters were read";
    }

    /// The last character of the paragraph that was added last, whether it has ended or not, marks aside; 0 for
    /// none.
    public int lastOfParagraph() {
        int at = length;
        while (at > start && isMark(chars[at - 1])) {
            at--;
        }
        return at > start ? Character.codePointBefore(chars, at, start) : 0;
    }

    /// Whether a letter or digit stands before the last character of the paragraph at hand.
    public boolean isWordBeforeLast() {
        return length - start >= 2 && Character.isLetterOrDigit(chars[length - 2]);
    }

    /// Takes the last character of the paragraph at hand away.
    public void removeLast() {
        length--;
    }

    private static boolean isMark(char c) {
        return c == HiddenText.BEGIN || c == HiddenText.END;
    }

    /// Whether a paragraph has begun and not ended.
    boolean isInParagraph() {
        return length > start;
    }

    /// Whether this character was added last.
    boolean endsWith(char c) {
        return length > 0 && chars[length - 1] == c;
    }

    /// What of the document is missing; empty when nothing is.
    public String notice() {
        return notice;
    }

    public int length() {
        return length;
    }

    /// What was added since the text had the length `from`.
    public String from(int from) {
        int begin = Math.min(from, length);
        return new String(chars, begin, length - begin);
    }

    /// The paragraphs, with a line end between any two.
    public String text() {
        endParagraph();
        return new String(chars, 0, Math.max(0, length - 1));
    }

    private void switchTo(boolean hidden) {
        int at = length;
        if (!hidden) {
            while (at > start && isBlank(chars[at - 1])) {
                at--;
            }
        }
        makeRoom(1);
        System.arraycopy(chars, at, chars, at + 1, length - at);
        chars[at] = hidden ? HiddenText.BEGIN : HiddenText.END;
        length++;
        isHidden = hidden;
    }

    private static boolean isBlank(char c) {
        return c <= ' ' || (c >= '\u0080' && (Character.isWhitespace(c) || c == '\u00a0' || c == '\ufeff'));
    }
}

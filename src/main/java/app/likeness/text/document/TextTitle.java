package app.likeness.text.document;

import app.likeness.text.fold.CharacterFolds;
import java.util.regex.Pattern;

/// The title that a text begins with, if it begins with one.
public final class TextTitle {
    private static final int MAX_LENGTH = 60;

    /// What is shown of a title that a page or a heading states, however long.
    private static final int MAX_STATED = 200;

    /// What ends a sentence, or goes on after it: a line that ends so is no title.
    private static final String SENTENCE_ENDS = ".,;:…。，；：、";

    private static final Pattern SPACES = Pattern.compile("\\s+");

    /// A line that says where a text comes from, who wrote it and when, and is no title.
    private static final Pattern ABOUT = Pattern.compile(
            "(?:来源|來源|出处|出處|作者|编辑|編輯|责任编辑|責任編輯|记者|記者|时间|時間|日期|发布时间|發布時間|Source|Author|Date|Published)"
                    + "\\s*[:：|｜丨].*"
                    + "|(?:本报|本報|本刊|本网|本網)?(?:记者|記者|通讯员|通訊員)\\s*\\p{IsHan}{2,3}(?:\\s.*)?",
            Pattern.CASE_INSENSITIVE);

    /// A line that says of itself that it is the title.
    private static final Pattern LABELLED =
            Pattern.compile("^(?:标题|標題|题目|題目|Title)\\s*[:：]\\s*", Pattern.CASE_INSENSITIVE);

    /// More lines about a text do not stand before its title.
    private static final int MOST_ABOUT = 4;

    private TextTitle() {}

    /// The first line that is not blank and does not say where the text comes from, if it is short, ends like no
    /// sentence and more text follows; else empty.
    public static String ofPlainText(String text) {
        int at = 0;
        for (int lines = 0; lines <= MOST_ABOUT; lines++) {
            int start = at;
            while (start < text.length() && isBlank(text.charAt(start))) {
                start++;
            }
            int end = start;
            while (end < text.length() && !isLineEnd(text.charAt(end))) {
                if (end - start > 2 * MAX_LENGTH) {
                    return "";
                }
                end++;
            }
            String line = trimmed(text.substring(start, end));
            if (!ABOUT.matcher(line).matches()) {
                return title(line, text, end);
            }
            at = end;
        }
        return "";
    }

    private static String title(String first, String text, int end) {
        String line = LABELLED.matcher(first).replaceFirst("");
        boolean isTitle = !line.isEmpty()
                && line.codePointCount(0, line.length()) <= MAX_LENGTH
                && SENTENCE_ENDS.indexOf(line.charAt(line.length() - 1)) < 0
                && hasLetter(line, 0)
                && hasLetter(text, end);
        return isTitle ? line : "";
    }

    /// The first heading of the first level (`# …`), else empty.
    public static String ofMarkdown(String text) {
        for (int start = 0; start < text.length(); ) {
            int next = text.indexOf('\n', start);
            int end = next < 0 ? text.length() : next;
            if (text.startsWith("# ", start)) {
                String heading = withoutClosing(text.substring(start + 2, end).strip());
                if (hasLetter(heading, 0)) {
                    return shortened(heading);
                }
            }
            start = end + 1;
        }
        return "";
    }

    /// A stated title on one line, its end cut off visibly when it is too long to be one.
    static String shortened(String title) {
        String line = (isBroken(title) ? SPACES.matcher(title).replaceAll(" ") : title).strip();
        return line.length() <= MAX_STATED ? line : line.substring(0, line.offsetByCodePoints(0, MAX_STATED / 2)) + "…";
    }

    /// Whether there is other white space than single spaces.
    private static boolean isBroken(String title) {
        for (int i = 0; i < title.length(); i++) {
            char c = title.charAt(i);
            if (LineSigns.isSpace(c) && (c != ' ' || (i > 0 && title.charAt(i - 1) == ' '))) {
                return true;
            }
        }
        return false;
    }

    /// `Title ##` is `Title`, `C#` stays.
    private static String withoutClosing(String heading) {
        int end = heading.length();
        while (end > 0 && heading.charAt(end - 1) == '#') {
            end--;
        }
        return end > 0 && Character.isWhitespace(heading.charAt(end - 1))
                ? heading.substring(0, end).strip()
                : heading;
    }

    /// Whether there is a letter or digit at `from` or later.
    private static boolean hasLetter(String text, int from) {
        for (int i = from; i < text.length(); ) {
            int codePoint = text.codePointAt(i);
            if (Character.isLetterOrDigit(codePoint)) {
                return true;
            }
            i += Character.charCount(codePoint);
        }
        return false;
    }

    private static boolean isLineEnd(char c) {
        return c == '\n' || c == '\r' || c == '\u2028' || c == '\u2029' || c == '\u0085';
    }

    private static boolean isBlank(char c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c) || CharacterFolds.isInvisible(c);
    }

    private static String trimmed(String line) {
        int end = line.length();
        while (end > 0 && isBlank(line.charAt(end - 1))) {
            end--;
        }
        return line.substring(0, end);
    }
}

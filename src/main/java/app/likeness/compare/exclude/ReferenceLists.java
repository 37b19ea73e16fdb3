package app.likeness.compare.exclude;

import app.likeness.compare.ExcludedSpan;
import app.likeness.compare.Exclusion;
import app.likeness.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Finds lists of the works that a text used.
///
/// A list begins with a heading on a line of its own (参考文献, References, Bibliography, Literatur …) that is followed
/// by at least one entry, and goes on as long as entries, their wrapped lines and empty lines follow: a heading in the
/// middle of an essay takes nothing with it but the entries. After a heading an entry is a line with a number in front,
/// an author in front and a year or a title in 《》, an address, or the letter of GB/T 7714 for its kind (`[J]`). Without
/// a heading only lines that cannot be anything else are entries, GB/T 7714 (`[1] 作者. 题名[J]. 刊名, 2019`) and APA
/// (`Name, A. (2019). …`), and only when [#LEAST_WITHOUT_HEADING] or more follow each other. O(length).
public final class ReferenceLists {
    /// So many entries are a list without a heading.
    static final int LEAST_WITHOUT_HEADING = 3;

    /// An entry is wrapped to at most so many further lines.
    private static final int WRAPPED_LINES = 3;

    /// No entry and no heading is longer; what is cut off a line is not looked at.
    private static final int LONGEST_LINE = 1_000;

    private static final int LONGEST_HEADING = 40;

    static final Set<String> HEADINGS = Set.of(
            "参考文献",
            "主要参考文献",
            "参考资料",
            "主要参考资料",
            "参考书目",
            "引用文献",
            "引用书目",
            "征引文献",
            "征引书目",
            "文献目录",
            "参考资料来源",
            "注释",
            "注释与参考文献",
            "参考文献及注释",
            "尾注",
            "脚注",
            "參考文獻",
            "主要參考文獻",
            "參考資料",
            "參考書目",
            "引用文獻",
            "徵引文獻",
            "徵引書目",
            "註釋",
            "注釋",
            "附註",
            "尾註",
            "参考",
            "references",
            "reference",
            "referencelist",
            "listofreferences",
            "referencescited",
            "literaturecited",
            "workscited",
            "worksconsulted",
            "bibliography",
            "selectedbibliography",
            "sources",
            "notes",
            "endnotes",
            "footnotes",
            "literatur",
            "literaturverzeichnis",
            "quellen",
            "quellenverzeichnis",
            "références",
            "bibliographie",
            "referencias",
            "bibliografía",
            "referências",
            "riferimentibibliografici",
            "bibliografia");

    /// What the headings begin with: most lines are known to be none by their first letter.
    private static final Set<Character> INITIALS =
            HEADINGS.stream().map(heading -> heading.charAt(0)).collect(Collectors.toUnmodifiableSet());

    /// As `\s` has it.
    private static final String SPACE = " \t\n\u000B\f\r";

    /// What may stand between the letters of a heading.
    private static final String WIDE_SPACE = SPACE + "\u3000\u00A0";

    /// What may stand in front of a heading: marks of Markdown, a number, brackets, spaces.
    private static final String BEFORE_HEADING = SPACE + "#*0123456789.、．一二三四五六七八九十〇[【［(（";

    /// What may stand behind it: a colon, marks of Markdown, brackets, spaces.
    private static final String BEHIND_HEADING = SPACE + ":：*#]】］)）";

    private static final Pattern SPACES = Pattern.compile("[\\s\\u3000\\u00A0]+");

    /// A number, and behind it more than the words of a heading.
    private static final Pattern NUMBERED = Pattern.compile(
            "^\\s*(?:[\\[［〔【(（]\\s?\\d{1,4}\\s?[]］〕】)）]|\\d{1,4}\\s?[.．、)）]|[①-⑳])\\s*[^\\s].{6,}?[.．,，:：《]");

    /// `Name, J.`, `Name, Jane`, `世界卫生组织. (2020).`, `王某, 李某. `, `王某：《`.
    private static final Pattern AUTHORED = Pattern.compile(
            "^\\s*(?:[-*•]\\s+)?(?:"
                    + "\\p{Lu}[\\p{L}'’-]{1,40}(?: \\p{Lu}[\\p{L}'’-]{1,40}){0,2}, \\p{Lu}"
                    + "|[^.。()（）]{2,100}[.．]?\\s?[(（](?:1[5-9]|20)\\d\\d[a-z]?[^()（）]{0,20}[)）][.．]"
                    + "|\\p{IsHan}{2,12}(?:[,，、·]\\s?[\\p{IsHan}A-Za-z]{2,12}){0,5}\\s?(?:等|著|编|主编|译|編|主編|譯)?[.．:：,，]\\s?(?=[^。]{0,60}[《(（\\d]))");

    /// The kind of a work in GB/T 7714, alone or with the carrier: `[J]`, `[M]`, `[EB/OL]`.
    private static final Pattern KIND =
            Pattern.compile("[\\[［](?:[JMDCNRSPGAZ]|DB|CP|EB|CM|DS)(?:\\s?/\\s?(?:OL|CD|MT|DK))?[]］]");

    private static final Pattern YEAR_OR_TITLE = Pattern.compile("(?<!\\d)(?:1[5-9]|20)\\d\\d(?!\\d)|《[^》]{1,60}》");

    private static final Pattern ADDRESS = Pattern.compile("https?://|\\bwww\\.|\\bdoi:", Pattern.CASE_INSENSITIVE);

    private static final Pattern GB_T = Pattern.compile("^\\s*[\\[［]\\s?\\d{1,4}\\s?[]］]");

    private static final Pattern APA = Pattern.compile(
            "^\\s*\\p{Lu}[\\p{L}'’-]{1,40}(?: [\\p{L}'’-]{1,40}){0,2}, \\p{Lu}\\.[^(]{0,300}\\((?:1[5-9]|20)\\d\\d[a-z]?[^)]{0,20}\\)");

    private final List<Span> lines = new ArrayList<>();
    private final String text;

    private ReferenceLists(String text) {
        this.text = text;
        int start = 0;
        while (start < text.length()) {
            int end = text.indexOf('\n', start);
            end = end < 0 ? text.length() : end;
            lines.add(new Span(start, end));
            start = end + 1;
        }
    }

    /// The reference lists of `text`, with their headings: by start, not overlapping.
    public static List<ExcludedSpan> of(String text) {
        var lists = new ReferenceLists(text);
        List<ExcludedSpan> found = new ArrayList<>();
        int line = 0;
        while (line < lists.lines.size()) {
            int end = line;
            if (lists.isHeading(line)) {
                end = lists.end(line + 1, false, 1);
            } else if (mayBeSurelyEntry(text, lists.lines.get(line))) {
                end = lists.end(line, true, LEAST_WITHOUT_HEADING);
            }
            if (end > line + 1 && !lists.line(line).isBlank()) {
                found.add(new ExcludedSpan(
                        Exclusion.REFERENCES,
                        new Span(
                                lists.lines.get(line).start(),
                                lists.lines.get(end - 1).end())));
                line = end;
            } else {
                line++;
            }
        }
        return List.copyOf(found);
    }

    /// Behind the last line of the list that begins at line `from`; `from` when there are fewer than `least`
    /// entries.
    private int end(int from, boolean strict, int least) {
        int end = from;
        int entries = 0;
        int wrapped = 0;
        for (int line = from; line < lines.size(); line++) {
            String content = line(line);
            if (content.isBlank()) {
                wrapped = WRAPPED_LINES;
            } else if (strict ? isSurelyEntry(content) : isEntry(content)) {
                entries++;
                wrapped = 0;
                end = line + 1;
            } else if (entries > 0 && wrapped < WRAPPED_LINES && !isHeading(line) && isWrapped(line, strict)) {
                wrapped++;
                end = line + 1;
            } else {
                break;
            }
        }
        return entries >= least ? end : from;
    }

    private String line(int line) {
        Span span = lines.get(line);
        return text.substring(span.start(), Math.min(span.end(), span.start() + LONGEST_LINE));
    }

    private boolean isHeading(int line) {
        Span span = lines.get(line);
        return span.length() <= LONGEST_HEADING && isHeading(text, span.start(), span.end());
    }

    static boolean isHeading(String text, int start, int end) {
        int from = start;
        while (from < end && BEFORE_HEADING.indexOf(text.charAt(from)) >= 0) {
            from++;
        }
        while (from < end && WIDE_SPACE.indexOf(text.charAt(from)) >= 0) {
            from++;
        }
        if (from == end || !INITIALS.contains(Character.toLowerCase(text.charAt(from)))) {
            return false;
        }
        int to = end;
        while (to > from && BEHIND_HEADING.indexOf(text.charAt(to - 1)) >= 0) {
            to--;
        }
        String bare = text.substring(from, to);
        return HEADINGS.contains(SPACES.matcher(bare).replaceAll("").toLowerCase(Locale.ROOT));
    }

    /// Whether the line goes on with the entry above it: it is indented, or that was not finished, or the next
    /// entry follows before an empty line.
    private boolean isWrapped(int line, boolean strict) {
        if (Character.isWhitespace(line(line).charAt(0)) || isUnfinished(line(line - 1))) {
            return true;
        }
        for (int next = line + 1; next < Math.min(lines.size(), line + WRAPPED_LINES); next++) {
            String content = line(next);
            if (content.isBlank()) {
                return false;
            }
            if (strict ? isSurelyEntry(content) : isEntry(content)) {
                return true;
            }
        }
        return false;
    }

    /// Whether the line has what [#isSurelyEntry] cannot do without: a bracket, or a capital in front of a year in
    /// brackets. False for nearly every line, and quickly.
    static boolean mayBeSurelyEntry(String text, Span line) {
        int start = line.start();
        int end = line.end();
        if (text.indexOf('[', start, end) >= 0 || text.indexOf('［', start, end) >= 0) {
            return true;
        }
        while (start < end && SPACE.indexOf(text.charAt(start)) >= 0) {
            start++;
        }
        return start < end
                && Character.getType(text.codePointAt(start)) == Character.UPPERCASE_LETTER
                && text.indexOf('(', start, end) >= 0;
    }

    private static boolean isEntry(String line) {
        return NUMBERED.matcher(line).find()
                || KIND.matcher(line).find()
                || ADDRESS.matcher(line).find()
                || (AUTHORED.matcher(line).find() && YEAR_OR_TITLE.matcher(line).find());
    }

    static boolean isSurelyEntry(String line) {
        return (KIND.matcher(line).find()
                        && (GB_T.matcher(line).find()
                                || YEAR_OR_TITLE.matcher(line).find()))
                || APA.matcher(line).find();
    }

    /// A finished line of a list ends as a sentence does.
    private static boolean isUnfinished(String line) {
        String content = line.stripTrailing();
        return !content.isEmpty() && ".。．!?！？".indexOf(content.charAt(content.length() - 1)) < 0;
    }
}

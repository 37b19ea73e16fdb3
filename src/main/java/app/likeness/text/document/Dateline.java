package app.likeness.text.document;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What the lines around a text say of it: `2026年3月5日 09:12 来源：新华网 作者：张三`, `（记者 张三）`, `【中新网讯】`,
/// `By Jane Doe`, `Published 5 March 2026`. A line that is long and has no such word is passed over, so that a date in
/// the story is none of the story. Who edited a text is not its author.
public final class Dateline {
    /// A line that is longer is none of these.
    private static final int LONGEST = 200;

    /// A line with a date and without a label says nothing but the date when it is not longer.
    private static final int LONGEST_DATE = 40;

    /// So many lines at either edge of a text are looked at, in so many characters.
    private static final int FIRST = 3;

    private static final int LAST = 2;

    /// So many lines at the start of a text without a heading of its own may stand above it.
    private static final int ABOVE = 6;

    private static final int EDGE = 2_000;

    /// The earliest year that is believed without a label or data.
    private static final int FIRST_YEAR = 1970;

    private static final String VALUE =
            "((?:[A-Za-z][\\w.&'-]*(?:\\x20[A-Z][\\w.&'-]*)*)|[^\\s\\u3000:：|｜,，。;；/【】（()）\\[\\]<>]{2,30})";

    private static final String NO_LABEL = "(?!\\s*(?:作者|编辑|责任|责编|时间|记者|发布|日期|字号|浏览|点击|评论|阅读|网络))";

    static final Pattern SOURCE = Pattern.compile(
            "(?:稿件|文章|信息|新闻|内容)?(?:来\\s*源|來\\s*源|稿\\s*源)(?:于|自)?\\s*[:：]\\s*" + NO_LABEL + "[《“\"]?" + VALUE);

    static final Pattern AUTHOR =
            Pattern.compile("(?<![\\p{IsHan}&&[^本文]])(?:作\\s*者|撰\\s*文|文\\s*[/／]|撰稿人?)\\s*[:：]?\\s*(?<=[:：/／]\\s{0,3})"
                    + NO_LABEL + VALUE + "((?:、|\\s(?=\\p{IsHan}{2,3}(?:\\s|$)))[\\p{IsHan}·]{2,12})*");

    private static final String NAME = "\\p{IsHan}(?:[\\s\\u3000](?=\\p{IsHan}(?![\\p{IsHan}])))?\\p{IsHan}{1,3}";

    private static final String REPORTER =
            "(?:(?:本报|本刊|本网|本台|本站|新华社|中新社|见习|实习|特约|特派|首席|驻\\p{IsHan}{2,6}?)[\\s\\u3000]*){0,3}记者[\\s\\u3000:：]*";

    /// In brackets, or a line of its own.
    static final Pattern REPORTERS = Pattern.compile("(?:^|[（(\\[【])[\\s\\u3000]*" + REPORTER
            + "(?<names>" + NAME + "(?:[\\s\\u3000、,，]+" + NAME + "){0,4})"
            + "[\\s\\u3000]*(?:$|[）)\\]】]|通讯员|实习生|摄影|文[/／]|[\\p{IsHan}]{2,6}(?:报道|摄影))");

    private static final String MEDIUM =
            "(?!本|据|记者)(?<medium>新华社|中新社|法新社|路透社|美联社|塔斯社|共同社|\\p{IsHan}{2,8}?(?:[日晚早时商快晨周]报|都市报|周刊|新闻网|电视台|在线|网|社|台)|\\p{IsHan}{1,7}报(?=讯)"
                    + "|[A-Za-z][A-Za-z0-9.]{2,20}\\p{IsHan}{0,6}?)";

    static final Pattern REPORT = Pattern.compile(
            "^[\\s\\u3000]*(?:【" + MEDIUM.replace("medium", "boxed")
                    + "(?:综合)?(?:讯|消息|电|报道|专稿)】|" + MEDIUM
                    + "[\\s\\u3000]*\\p{IsHan}{0,5}(?:\\d{1,2}月)?(?:\\d{1,2}日)?[\\s\\u3000]*(?:讯|电|消息)(?=[\\s\\u3000（(\\[【：:]))");

    private static final String NAME_PARTS = "(?:(?:de|van|von|der|den|da|di|la|le|bin|al|du|dos)\\s+){0,2}";

    private static final String LATIN_NAME = "\\p{Lu}[\\p{L}.'’-]*(?:\\s+" + NAME_PARTS + "\\p{Lu}[\\p{L}.'’-]*){1,3}";

    private static final Pattern BYLINE =
            Pattern.compile("^(?:(?:Written|Posted|Reported|Words)\\s+)?(?:By|BY|by)[:\\s]\\s*(?<names>"
                    + LATIN_NAME + "(?:(?:,\\s*" + LATIN_NAME + "){0,5},?\\s*(?:\\band\\b|&)\\s*" + LATIN_NAME + ")?)"
                    + "(?=\\s*(?:$|[,|/•·—–(]|-\\s|on\\s|for\\s|in\\s|Published|Posted|Updated|\\d))");

    static final Pattern PUBLISHED = Pattern.compile(
            "(?i)(?:(?:first\\s+)?published|posted|(?:date\\s*:))(?:\\s+(?:on|at|by.{2,40}?on))?\\s*[:：]?\\s*(?=[\\p{L}\\d])"
                    + "|(?:发布|发表|发稿|刊发)(?:时间|日期)\\s*[:：]?\\s*|(?:发布|发表)[于在]\\s*[:：]?\\s*");

    static final Pattern UPDATED = Pattern.compile(
            "(?i)(?:last\\s+)?(?:updated|modified)(?:\\s+(?:on|at))?\\s*[:：]?\\s*(?=[\\p{L}\\d])|(?:更新|修改)(?:时间|日期|于)?\\s*[:：]?\\s*");

    /// From one day to another: no date of a text.
    private static final Pattern RANGE = Pattern.compile("[日\\d]\\s*(?:[—–~～至到]+|-{2}|\\s-\\s)\\s*[\\p{L}]*\\d");

    /// What a date is written with.
    private static final Pattern WORDS = Pattern.compile("(?i)[年月日号时分秒]|星期.|周[一二三四五六日]|[上下中]午"
            + "|\\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|[a-z]{3}|january|february|march|april|june|july|august"
            + "|september|october|november|december|[ap]\\.?m\\.?|at|of|on)\\b");

    /// With more letters beside the date, a line says something else of that day.
    private static final int MOST_LETTERS = 10;

    /// How a line begins that [#BYLINE] may find something in.
    private static final String BYLINE_FIRST = "WPRBb";

    private static final Pattern BETWEEN_NAMES = Pattern.compile("\\s*(?:,|\\band\\b|&)\\s*");

    private static final Pattern BEFORE_AUTHOR = Pattern.compile("^[^:：/／]*[:：/／]\\s*");

    private static final Pattern SPACED_NAME =
            Pattern.compile("(?<![\\p{IsHan}])(\\p{IsHan})[\\s\\u3000](\\p{IsHan})(?![\\p{IsHan}])");

    private static final Pattern BETWEEN_HAN_NAMES =
            Pattern.compile("[\\s\\u3000]*[、,，][\\s\\u3000]*|(?<=\\p{IsHan})[\\s\\u3000]+(?=\\p{IsHan})");

    private final MetadataDraft draft;

    public Dateline(MetadataDraft draft) {
        this.draft = draft;
    }

    /// Adds what a text says that has no other place for it: in its first lines, and in its last.
    public void collectFrom(String text) {
        collectAbove(firstLines(text, ABOVE));
        lastLines(text).forEach(this::collectNames);
    }

    /// Adds what lines that stand above a text say.
    public void collectAbove(List<String> lines) {
        for (String line : lines) {
            int signs = LineSigns.of(line);
            if (line.length() <= LONGEST) {
                String stripped = line.strip();
                collectDates(stripped, signs);
                collectEnglish(stripped);
            }
            collectNames(line, signs);
        }
    }

    /// Adds what the first and the last lines of a text say of who wrote it and for whom.
    public void collectAround(String text) {
        firstLines(text, FIRST).forEach(this::collectNames);
        lastLines(text).forEach(this::collectNames);
    }

    /// Lines at the start of a text that are not blank, at most `most`.
    private static List<String> firstLines(String text, int most) {
        var lines = new ArrayList<String>(most);
        int limit = Math.min(text.length(), EDGE);
        for (int start = 0; start < limit && lines.size() < most; ) {
            int end = start;
            while (end < limit && !isLineEnd(text.charAt(end))) {
                end++;
            }
            String line = text.substring(start, end);
            if (!line.isBlank()) {
                lines.add(line);
            }
            start = end + 1;
        }
        return lines;
    }

    /// Lines at the end of a text that are not blank, in their order.
    private static List<String> lastLines(String text) {
        var lines = new ArrayList<String>(LAST);
        int limit = Math.max(0, text.length() - EDGE);
        for (int end = text.length(); end > limit && lines.size() < LAST; ) {
            int start = end;
            while (start > limit && !isLineEnd(text.charAt(start - 1))) {
                start--;
            }
            String line = text.substring(start, end);
            if (!line.isBlank()) {
                lines.addFirst(line);
            }
            end = start - 1;
        }
        return lines;
    }

    private static boolean isLineEnd(char c) {
        return c == '\n' || c == '\r';
    }

    private void collectNames(String line) {
        collectNames(line, LineSigns.of(line));
    }

    private void collectNames(String line, int signs) {
        boolean isShort = line.length() <= LONGEST;
        if (isShort && (signs & LineSigns.SOURCE) != 0) {
            Matcher source = SOURCE.matcher(line);
            if (source.find()) {
                draft.source(source.group(1), Origin.TEXT, Certainty.SURE);
            }
        }
        if (isShort && (signs & LineSigns.AUTHOR) != 0) {
            Matcher author = AUTHOR.matcher(line);
            if (author.find()) {
                draft.author(
                        listed(BEFORE_AUTHOR.matcher(author.group()).replaceFirst("")), Origin.TEXT, Certainty.SURE);
            }
        }
        String start = isShort ? line : line.substring(0, LONGEST);
        if ((signs & LineSigns.REPORTER) != 0) {
            Matcher reporters = REPORTERS.matcher(start);
            if (reporters.find()) {
                draft.author(listed(reporters.group("names")), Origin.TEXT, Certainty.LIKELY);
            }
        }
        if ((signs & LineSigns.REPORT) != 0) {
            Matcher report = REPORT.matcher(start);
            if (report.lookingAt()) {
                String boxed = report.group("boxed");
                draft.source(boxed == null ? report.group("medium") : boxed, Origin.TEXT, Certainty.LIKELY);
            }
        }
    }

    private void collectEnglish(String line) {
        if (line.isEmpty() || BYLINE_FIRST.indexOf(line.charAt(0)) < 0) {
            return;
        }
        Matcher byline = BYLINE.matcher(line);
        if (byline.lookingAt()) {
            String names = BETWEEN_NAMES.matcher(byline.group("names")).replaceAll(", ");
            draft.author(names, Origin.TEXT, Certainty.LIKELY);
        }
    }

    /// @param signs those of `line`, or of more
    private void collectDates(String line, int signs) {
        if ((signs & LineSigns.YEAR) == 0) {
            return;
        }
        String rest = line;
        if ((signs & LineSigns.UPDATED) != 0) {
            Matcher updated = UPDATED.matcher(line);
            if (updated.find()) {
                date(DateKind.MODIFIED, line.substring(updated.end()), Certainty.SURE);
                rest = line.substring(0, updated.start());
            }
        }
        Matcher published = PUBLISHED.matcher(rest);
        if ((signs & LineSigns.PUBLISHED) != 0 && published.find()) {
            date(DateKind.PUBLISHED, rest.substring(published.end()), Certainty.SURE);
        } else if (((signs & LineSigns.SOURCE) != 0 && SOURCE.matcher(rest).find())
                || ((signs & LineSigns.AUTHOR) != 0 && AUTHOR.matcher(rest).find())) {
            date(DateKind.PUBLISHED, rest, Certainty.LIKELY);
        } else if (rest.length() <= LONGEST_DATE && !RANGE.matcher(rest).find()) {
            long words = WORDS.matcher(rest)
                    .replaceAll("")
                    .codePoints()
                    .filter(Character::isLetter)
                    .count();
            date(DateKind.PUBLISHED, rest, words <= MOST_LETTERS ? Certainty.LIKELY : Certainty.GUESS);
        }
    }

    private void date(DateKind kind, String written, Certainty certainty) {
        Optional<Moment> moment = DateParser.parse(written.length() <= 60 ? written : written.substring(0, 60));
        if (moment.isPresent() && moment.get().day().getYear() >= FIRST_YEAR) {
            draft.date(kind, moment.get(), Origin.TEXT, certainty);
        }
    }

    /// Names with ", " between them; `甄 实` is one name.
    private static String listed(String names) {
        String joined = SPACED_NAME.matcher(names.strip()).replaceAll("$1$2");
        return BETWEEN_HAN_NAMES.matcher(joined).replaceAll(", ");
    }
}

package app.likeness.text.document;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Reads dates in the forms in which pages, properties and datelines write them: ISO 8601 and what resembles it, the
/// digits of PDF (`D:20260305…`), Chinese (`2026年3月5日 下午3:20`), and English with the month's name (`5 March 2026`,
/// `Mar. 5th, 2026 at 9:12 p.m.`). Of digits alone, `5/3/2026` is read only where one of the two must be the day.
public final class DateParser {
    /// A text that is longer states more than a date.
    private static final int LONGEST = 120;

    /// Years that documents can be of.
    private static final int FIRST_YEAR = 1000;

    private static final int LAST_YEAR = 2100;

    private static final List<String> MONTHS =
            List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");

    private static final String MONTH =
            "(?<name>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?"
                    + "|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";

    private static final String BEFORE = "(?<![\\p{L}\\p{N}])";

    /// Forms of a day, tried in this order.
    private static final List<Pattern> DAYS = List.of(
            Pattern.compile("(?<!\\d)(?<year>\\d{4})\\s*年\\s*(?<month>\\d{1,2})\\s*月\\s*(?<day>\\d{1,2})\\s*[日号號]"),
            Pattern.compile("(?<!\\d)(?<year>\\d{4})(?<s>[-/.])(?<month>\\d{1,2})\\k<s>(?<day>\\d{1,2})(?!\\d)"),
            Pattern.compile("^(?:D:)?(?<year>\\d{4})(?<month>\\d{2})(?<day>\\d{2})(?=$|[T\\s\\d+Z-])"),
            Pattern.compile(
                    BEFORE + "(?<day>\\d{1,2})(?:st|nd|rd|th)?[\\s-]+(?:of\\s+)?" + MONTH
                            + "[\\s,-]+(?<year>\\d{4})(?!\\d)",
                    Pattern.CASE_INSENSITIVE),
            Pattern.compile(
                    BEFORE + MONTH + "\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?\\s*,?\\s+(?<year>\\d{4})(?!\\d)",
                    Pattern.CASE_INSENSITIVE),
            // Fri Mar 05 09:12:33 CST 2026
            Pattern.compile(
                    BEFORE + MONTH
                            + "\\s+(?<day>\\d{1,2})\\s+(?=\\d{1,2}:\\d{2})[\\d:]+\\s+(?:\\S+\\s+)?(?<year>\\d{4})(?!\\d)",
                    Pattern.CASE_INSENSITIVE),
            Pattern.compile("(?<!\\d)(?<first>\\d{1,2})[-/.](?<second>\\d{1,2})[-/.](?<year>\\d{4})(?!\\d)"));

    private static final Pattern TIME = Pattern.compile(
            "(?<![\\d:])(?<half>凌晨|早上|上午|中午|下午|晚上|晚)?\\s*(?<hour>\\d{1,2})[:：时時](?<minute>\\d{2})分?(?::\\d{2}(?:[.,]\\d+)?)?秒?"
                    + "\\s*(?<am>[ap]\\.?\\s?m\\b\\.?)?\\s*(?<zone>Z\\b|UTC\\b|GMT(?![+-])|(?:UTC|GMT)?\\s?[+-]\\d{2}:?\\d{2}(?!\\d))?",
            Pattern.CASE_INSENSITIVE);

    /// The digits after the day in PDF and in compact ISO: hour, minute, second, offset.
    private static final Pattern COMPACT_TIME = Pattern.compile(
            "^T?(?<hour>\\d{2})(?<minute>\\d{2})(?:\\d{2})?(?:[.,]\\d+)?(?<zone>Z|[+-]\\d{2}'?:?(?:\\d{2}'?)?)?");

    private static final Pattern NO_OFFSET = Pattern.compile("[^+\\d-]");

    private DateParser() {}

    /// The first date in `written`, with the time that follows or precedes it.
    public static Optional<Moment> parse(String written) {
        String text = written.strip();
        if (text.length() > LONGEST || (LineSigns.of(text) & LineSigns.YEAR) == 0) {
            return Optional.empty();
        }
        for (Pattern form : DAYS) {
            Matcher day = form.matcher(text);
            while (day.find()) {
                Optional<LocalDate> date = day(day);
                if (date.isPresent()) {
                    return date.map(found -> withTime(found, text, day.end())).filter(DateParser::isPossible);
                }
            }
        }
        return Optional.empty();
    }

    /// Whether a document can be of this date: its year has four digits and is none of a far future.
    static boolean isPossible(Moment moment) {
        int year = moment.day().getYear();
        return year >= FIRST_YEAR && year <= LAST_YEAR;
    }

    private static Optional<LocalDate> day(Matcher found) {
        int year = Integer.parseInt(found.group("year"));
        boolean isTwofold = found.namedGroups().containsKey("first");
        if (isTwofold) {
            return twofold(year, Integer.parseInt(found.group("first")), Integer.parseInt(found.group("second")));
        }
        int month = found.namedGroups().containsKey("name")
                ? 1 + MONTHS.indexOf(found.group("name").substring(0, 3).toLowerCase(Locale.ROOT))
                : Integer.parseInt(found.group("month"));
        return date(year, month, Integer.parseInt(found.group("day")));
    }

    /// `25/3/2026` and `3/25/2026` have one meaning, as has `5/5/2026`; `5/3/2026` has two.
    private static Optional<LocalDate> twofold(int year, int first, int second) {
        if (first == second || first > 12) {
            return date(year, second, first);
        }
        return second > 12 ? date(year, first, second) : Optional.empty();
    }

    private static Optional<LocalDate> date(int year, int month, int day) {
        try {
            return Optional.of(LocalDate.of(year, month, day));
        } catch (DateTimeException impossible) {
            return Optional.empty();
        }
    }

    private static Moment withTime(LocalDate day, String text, int end) {
        Matcher compact = COMPACT_TIME.matcher(text).region(end, text.length());
        Matcher time = TIME.matcher(text);
        boolean isCompact = Character.isDigit(text.charAt(end - 1)) && compact.find();
        if (!isCompact && !time.find(end) && !time.find(0)) {
            return Moment.of(day);
        }
        Matcher found = isCompact ? compact : time;
        int hour = Integer.parseInt(found.group("hour"));
        int minute = Integer.parseInt(found.group("minute"));
        if (!isCompact) {
            hour = ofDay(hour, found.group("am"), found.group("half"));
        }
        if (hour > 23 || minute > 59) {
            return Moment.of(day);
        }
        return new Moment(day, Optional.of(LocalTime.of(hour, minute)), offset(found.group("zone")));
    }

    /// The hour of 24 that `hour` is with `p.m.` behind it or 下午 before it.
    private static int ofDay(int hour, @Nullable String am, @Nullable String half) {
        String part =
                am != null ? am.substring(0, 1).toLowerCase(Locale.ROOT) : half == null ? "" : half.substring(0, 1);
        return switch (part) {
            case "a", "凌", "晚" -> hour == 12 ? 0 : part.equals("晚") && hour < 12 ? hour + 12 : hour;
            case "p", "下" -> hour < 12 ? hour + 12 : hour;
            case "中" -> hour < 11 ? hour + 12 : hour;
            default -> hour;
        };
    }

    private static Optional<ZoneOffset> offset(@Nullable String zone) {
        if (zone == null) {
            return Optional.empty();
        }
        String digits = NO_OFFSET.matcher(zone).replaceAll("");
        try {
            return Optional.of(digits.isEmpty() ? ZoneOffset.UTC : ZoneOffset.of(digits));
        } catch (DateTimeException impossible) {
            return Optional.empty();
        }
    }
}

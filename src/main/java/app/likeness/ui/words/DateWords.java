package app.likeness.ui.words;

import app.likeness.text.document.Certainty;
import app.likeness.text.document.Origin;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Dates of documents in the words of the window.
public final class DateWords {
    private DateWords() {}

    /// The key of where a date comes from, in a word or two.
    public static String originKey(Origin origin) {
        return switch (origin) {
            case TABLE_COLUMN -> "date.table";
            case DOCUMENT_PROPERTIES -> "date.properties";
            case JSON_LD, MICRODATA, OPEN_GRAPH, META_TAG, MARKUP -> "date.page";
            case MAIL_HEADER -> "date.mail";
            case FRONT_MATTER -> "date.frontMatter";
            case TEXT -> "date.text";
            case ADDRESS -> "date.address";
            case FILE_NAME -> "date.fileName";
            case FILE_TIME -> "date.fileTime";
        };
    }

    /// The key of how far a date can be relied on.
    public static String certaintyKey(Certainty certainty) {
        return switch (certainty) {
            case SURE -> "date.sure";
            case LIKELY -> "date.likely";
            case GUESS -> "date.guess";
        };
    }

    /// When something was done, in the system's time zone.
    public static String moment(Messages messages, Instant time) {
        return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.SHORT)
                .withZone(ZoneId.systemDefault())
                .withLocale(messages.dateLocale())
                .format(time);
    }

    /// The day, with the time of the day where it is known; words for no date.
    public static String date(Messages messages, @Nullable DocumentDate date) {
        return date(messages, date, "yMMMd");
    }

    /// The day alone.
    public static String day(Messages messages, DocumentDate date) {
        return LocalDateTime.ofInstant(date.from(), ZoneId.systemDefault()).format(pattern(messages, "yMMMd"));
    }

    /// The same without the year, for where it is clear.
    public static String withoutYear(Messages messages, @Nullable DocumentDate date) {
        return date(messages, date, "MMMd");
    }

    private static String date(Messages messages, @Nullable DocumentDate date, String template) {
        if (date == null) {
            return messages.get("date.none");
        }
        LocalDateTime from = LocalDateTime.ofInstant(date.from(), ZoneId.systemDefault());
        String day = from.format(pattern(messages, template));
        return date.from().equals(date.to()) ? day + " " + from.format(pattern(messages, "Hm")) : day;
    }

    private static DateTimeFormatter pattern(Messages messages, String template) {
        return pattern(messages.dateLocale(), template);
    }

    private static DateTimeFormatter pattern(Locale locale, String template) {
        return DateTimeFormatter.ofLocalizedPattern(template).withLocale(locale);
    }

    /// Formats a date in a language, from any thread: the first one takes some 20 ms, for which the window would
    /// stand still when it comes to show one.
    public static String prepare(Locale locale) {
        return LocalDateTime.of(2000, 1, 1, 0, 0).format(pattern(locale, "yMMMd"));
    }

    /// The date with its origin and how far it can be relied on, to be read aloud.
    public static String spoken(Messages messages, @Nullable DocumentDate date) {
        return date == null
                ? messages.get("date.none")
                : messages.get(
                        "date.spoken",
                        date(messages, date),
                        messages.get(originKey(date.origin())),
                        messages.get(certaintyKey(date.certainty())));
    }
}

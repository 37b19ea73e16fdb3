package app.likeness.report.words;

import app.likeness.text.document.Certainty;
import app.likeness.text.document.DateKind;
import app.likeness.text.document.Document;
import app.likeness.text.document.Moment;
import app.likeness.text.document.Origin;
import app.likeness.text.document.Stated;
import app.likeness.text.document.StatedDate;
import java.time.ZoneOffset;
import java.util.Locale;
import java.util.Optional;

/// The words for what documents state of themselves: the same in the window and in reports. Every form of Chinese gets
/// the Simplified bundle, every other language the English one.
///
/// Example: "Published 2026-03-05, from the page's data, sure".
public final class MetadataWords {
    private final BundledWords words;

    public MetadataWords(Locale wanted) {
        words = new BundledWords("metadata", wanted);
    }

    /// A date with what happened then, where it was found and how sure it is.
    public String date(StatedDate date) {
        return words.of(key(date.kind()), moment(date.moment())) + stated(date.stated());
    }

    /// A value with where it was found and how sure it is.
    public String value(Stated<String> value) {
        return value.value() + stated(value);
    }

    /// Where a value was found, such as "from the page's data".
    public String origin(Origin origin) {
        return words.of(key(origin));
    }

    private String stated(Stated<?> stated) {
        return words.of("stated", origin(stated.origin()), words.of(key(stated.certainty())));
    }

    /// The day, with what is known of the time.
    public String moment(Moment moment) {
        return moment.time()
                .map(time -> words.of(
                        moment.offset().isPresent() ? "moment.zone" : "moment.time",
                        moment.day().toString(),
                        time.toString(),
                        moment.offset().map(MetadataWords::zone).orElse("")))
                .orElseGet(() -> moment.day().toString());
    }

    private static String zone(ZoneOffset offset) {
        return offset.equals(ZoneOffset.UTC) ? "UTC" : "UTC" + offset;
    }

    /// Which of two documents is dated earlier, with both dates and where they were found; empty unless both state
    /// a date. The time of a file says nothing of that.
    public Optional<String> earlier(Document left, String leftName, Document right, String rightName) {
        Optional<StatedDate> first = left.metadata().date();
        Optional<StatedDate> second = right.metadata().date();
        if (first.isEmpty() || second.isEmpty()) {
            return Optional.empty();
        }
        long days = first.get().moment().daysUntil(second.get().moment());
        if (days == 0) {
            return Optional.of(words.of("earlier.same", date(first.get()), date(second.get()), leftName, rightName));
        }
        return Optional.of(
                days > 0
                        ? words.of("earlier", leftName, days, date(first.get()), rightName, date(second.get()))
                        : words.of("earlier", rightName, -days, date(second.get()), leftName, date(first.get())));
    }

    private static String key(DateKind kind) {
        return switch (kind) {
            case PUBLISHED -> "date.published";
            case CREATED -> "date.created";
            case MODIFIED -> "date.modified";
        };
    }

    private static String key(Certainty certainty) {
        return switch (certainty) {
            case SURE -> "certainty.sure";
            case LIKELY -> "certainty.likely";
            case GUESS -> "certainty.guess";
        };
    }

    private static String key(Origin origin) {
        return switch (origin) {
            case TABLE_COLUMN -> "origin.tableColumn";
            case DOCUMENT_PROPERTIES -> "origin.properties";
            case JSON_LD, MICRODATA -> "origin.pageData";
            case OPEN_GRAPH -> "origin.sharing";
            case META_TAG -> "origin.metaTag";
            case MAIL_HEADER -> "origin.mailHeader";
            case FRONT_MATTER -> "origin.frontMatter";
            case MARKUP -> "origin.markup";
            case TEXT -> "origin.text";
            case ADDRESS -> "origin.address";
            case FILE_NAME -> "origin.fileName";
            case FILE_TIME -> "origin.fileTime";
        };
    }
}

package app.likeness.ui.words;

import app.likeness.text.document.Certainty;
import app.likeness.text.document.Document;
import app.likeness.text.document.Moment;
import app.likeness.text.document.Origin;
import app.likeness.text.document.StatedDate;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.Optional;

/// When a document was published or made, as far as anything tells, on a line of time.
///
/// @param from the earliest moment that it may have been
/// @param to the latest one, not before `from`; the same when the moment is known
public record DocumentDate(Instant from, Instant to, Origin origin, Certainty certainty)
        implements Comparable<DocumentDate> {
    /// Archives write this, or less, where they know no time: the first moment that their format can name.
    private static final Instant NO_TIME = Instant.parse("1980-01-02T00:00:00Z");

    /// Files that were written within this time may have been copied or unpacked one after the other.
    private static final Duration TOGETHER = Duration.ofMinutes(10);

    private static final Comparator<DocumentDate> ORDER = Comparator.comparing(DocumentDate::to)
            .thenComparing(DocumentDate::from)
            .thenComparing(DocumentDate::certainty)
            .thenComparing(DocumentDate::origin);

    public DocumentDate {
        if (to.isBefore(from)) {
            throw new IllegalArgumentException("to must not be before from: " + from + ", " + to);
        }
    }

    /// The date to go by: what the document states, else the time of its file, which a copy or a download changes;
    /// empty when nothing tells one. A time without an offset is one of the place where the program runs.
    public static Optional<DocumentDate> of(Document document) {
        Optional<DocumentDate> stated = document.metadata().date().map(DocumentDate::of);
        Instant time = document.modifiedAt();
        return stated.isPresent() || time.isBefore(NO_TIME)
                ? stated
                : Optional.of(new DocumentDate(time, time, Origin.FILE_TIME, Certainty.GUESS));
    }

    private static DocumentDate of(StatedDate date) {
        Moment moment = date.moment();
        if (moment.offset().isPresent()) {
            return new DocumentDate(moment.earliest(), moment.earliest(), date.origin(), date.certainty());
        }
        ZoneId here = ZoneId.systemDefault();
        if (moment.time().isPresent()) {
            Instant known =
                    moment.day().atTime(moment.time().get()).atZone(here).toInstant();
            return new DocumentDate(known, known, date.origin(), date.certainty());
        }
        Instant from = moment.day().atStartOfDay(here).toInstant();
        Instant to = moment.day().plusDays(1).atStartOfDay(here).toInstant();
        return new DocumentDate(from, to, date.origin(), date.certainty());
    }

    /// Whether it says when the file was written, and nothing of the document.
    public boolean isOfFile() {
        return origin == Origin.FILE_TIME;
    }

    /// Whether it stands where dates are stated, and not in the midst of words or names.
    public boolean isStated() {
        return origin.compareTo(Origin.TEXT) < 0;
    }

    /// How far it can be relied on, 1…3, as dots show it.
    public int dots() {
        return switch (certainty) {
            case SURE -> 3;
            case LIKELY -> 2;
            case GUESS -> 1;
        };
    }

    /// Whole days from this date to `other`, below 0 when that is earlier.
    public long daysUntil(DocumentDate other) {
        ZoneId here = ZoneId.systemDefault();
        return Duration.between(
                        from.atZone(here).toLocalDate().atStartOfDay(),
                        other.from.atZone(here).toLocalDate().atStartOfDay())
                .toDays();
    }

    /// Whether it can be told that this date is before the other one. Two days or times that overlap do not tell
    /// it, nor do the times of files that were copied or unpacked together.
    public boolean isBefore(DocumentDate other) {
        boolean areFiles = isOfFile() && other.isOfFile();
        return areFiles ? to.plus(TOGETHER).isBefore(other.from) : !to.isAfter(other.from) && from.isBefore(other.from);
    }

    /// By the latest moment, so that nothing goes for earlier than it is known to be: a day stands behind every
    /// time of that day. Of equal ones the surer comes first.
    @Override
    public int compareTo(DocumentDate other) {
        return ORDER.compare(this, other);
    }
}

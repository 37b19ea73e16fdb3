package app.likeness.text.document;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.Optional;

/// A date as a document states it: a day, and as far as it is known the minute, and the offset from UTC. What is not
/// known is not made up.
///
/// Example: `2026-03-05`, `2026-03-05T09:12`, `2026-03-05T09:12+08:00`; the offset needs a time.
public record Moment(LocalDate day, Optional<LocalTime> time, Optional<ZoneOffset> offset) {
    /// In the order of [#earliest]; of equal ones, the one that knows less comes first.
    public static final Comparator<Moment> EARLIEST_FIRST =
            Comparator.comparing(Moment::earliest).thenComparing(Moment::toString);

    /// Where the time begins in the written form, and where the offset does.
    private static final int TIME = 11;

    private static final int OFFSET = 16;

    public Moment {
        time = time.map(minute -> minute.truncatedTo(ChronoUnit.MINUTES));
        if (offset.isPresent() && time.isEmpty()) {
            throw new IllegalArgumentException("an offset needs a time: " + day + ' ' + offset.get());
        }
    }

    public static Moment of(LocalDate day) {
        return new Moment(day, Optional.empty(), Optional.empty());
    }

    public static Moment of(LocalDate day, LocalTime time, ZoneOffset offset) {
        return new Moment(day, Optional.of(time), Optional.of(offset));
    }

    /// The minute of `instant`, in UTC.
    public static Moment of(Instant instant) {
        var utc = instant.atOffset(ZoneOffset.UTC);
        return of(utc.toLocalDate(), utc.toLocalTime(), ZoneOffset.UTC);
    }

    /// The inverse of [#toString].
    public static Moment parse(String text) {
        try {
            LocalDate day = LocalDate.parse(text.length() < TIME ? text : text.substring(0, TIME - 1));
            return text.length() < TIME
                    ? of(day)
                    : new Moment(
                            day,
                            Optional.of(LocalTime.parse(text.substring(TIME, OFFSET))),
                            text.length() == OFFSET
                                    ? Optional.empty()
                                    : Optional.of(ZoneOffset.of(text.substring(OFFSET))));
        } catch (DateTimeException | StringIndexOutOfBoundsException e) {
            throw new IllegalArgumentException("text must be a moment: " + text, e);
        }
    }

    /// The earliest instant that this can mean, a time without offset taken for UTC: what sorting goes by.
    public Instant earliest() {
        return day.atTime(time.orElse(LocalTime.MIN)).toInstant(offset.orElse(ZoneOffset.UTC));
    }

    /// How many whole days `other` is later, below 0 when it is earlier: by the clock where both know their offset,
    /// else by the days as each states them.
    public long daysUntil(Moment other) {
        return offset.isPresent() && other.offset.isPresent()
                ? ChronoUnit.DAYS.between(earliest(), other.earliest())
                : ChronoUnit.DAYS.between(day, other.day);
    }

    /// Whether it can be told that this is before `other`: by the clock where both know their time and both or neither
    /// their offset, else by the days as each states them.
    public boolean isBefore(Moment other) {
        boolean byClock = time.isPresent() && other.time.isPresent() && offset.isPresent() == other.offset.isPresent();
        return byClock ? earliest().isBefore(other.earliest()) : day.isBefore(other.day);
    }

    @Override
    public String toString() {
        return time.map(minute ->
                        day + "T" + minute + offset.map(ZoneOffset::toString).orElse(""))
                .orElseGet(day::toString);
    }
}

package app.likeness.ui.clusters.model;

import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// A stretch of time cut into *bands* of the calendar: minutes, hours, days, weeks, months or years, as few as needed.
///
/// @param starts where each band begins, then where the last one ends; at least two
/// @param step how long a band is
public record TimeAxis(List<LocalDateTime> starts, Step step, ZoneId zone) {
    /// How long a band is.
    record Step(ChronoUnit unit, int count) {}

    private static final List<Step> STEPS = List.of(
            new Step(ChronoUnit.MINUTES, 1),
            new Step(ChronoUnit.MINUTES, 5),
            new Step(ChronoUnit.MINUTES, 15),
            new Step(ChronoUnit.HOURS, 1),
            new Step(ChronoUnit.HOURS, 3),
            new Step(ChronoUnit.HOURS, 6),
            new Step(ChronoUnit.HOURS, 12),
            new Step(ChronoUnit.DAYS, 1),
            new Step(ChronoUnit.DAYS, 2),
            new Step(ChronoUnit.WEEKS, 1),
            new Step(ChronoUnit.WEEKS, 2),
            new Step(ChronoUnit.MONTHS, 1),
            new Step(ChronoUnit.MONTHS, 3),
            new Step(ChronoUnit.MONTHS, 6),
            new Step(ChronoUnit.YEARS, 1),
            new Step(ChronoUnit.YEARS, 2),
            new Step(ChronoUnit.YEARS, 5),
            new Step(ChronoUnit.YEARS, 10),
            new Step(ChronoUnit.YEARS, 50),
            new Step(ChronoUnit.YEARS, 100),
            new Step(ChronoUnit.YEARS, 1000));

    private static final Step DAY = new Step(ChronoUnit.DAYS, 1);

    public TimeAxis {
        starts = List.copyOf(starts);
    }

    /// The finest bands of which at most `most` hold all from `from` to `to`; a day for a single moment.
    ///
    /// @param most at least 2; bands of a thousand years may be more
    public static TimeAxis of(Instant from, Instant to, int most, ZoneId zone) {
        LocalDateTime first = LocalDateTime.ofInstant(from, zone);
        LocalDateTime last = LocalDateTime.ofInstant(to, zone);
        if (first.equals(last)) {
            return new TimeAxis(bands(first, last, DAY), DAY, zone);
        }
        for (Step step : STEPS) {
            // Asked by the length before any band is made: a thousand years have many minutes.
            if (step.unit().between(floor(first, step), last) / step.count() < most) {
                return new TimeAxis(bands(first, last, step), step, zone);
            }
        }
        Step longest = STEPS.getLast();
        return new TimeAxis(bands(first, last, longest), longest, zone);
    }

    public int bands() {
        return starts.size() - 1;
    }

    /// Where a moment lies, 0…1 inside the axis. Bands are as wide as they are long.
    public double at(Instant moment) {
        double from = seconds(starts.getFirst());
        double to = seconds(starts.getLast());
        return (seconds(LocalDateTime.ofInstant(moment, zone)) - from) / (to - from);
    }

    /// Where band `index` begins, 0…1; that of `bands()` is 1.
    public double start(int index) {
        double from = seconds(starts.getFirst());
        double to = seconds(starts.getLast());
        return (seconds(starts.get(index)) - from) / (to - from);
    }

    /// What stands under a band: the time of the day, the day, the month or the year in which it begins.
    public String label(int index, Locale locale) {
        return starts.get(index).format(formatter(template(), locale));
    }

    /// What the label leaves open, for the first band and where it changes: the day of a time, the year of a day;
    /// otherwise empty.
    public String context(int index, Locale locale) {
        String template = switch (step.unit()) {
            case MINUTES, HOURS -> "yMMMd";
            case DAYS, WEEKS, MONTHS -> "y";
            default -> "";
        };
        if (template.isEmpty()) {
            return "";
        }
        DateTimeFormatter formatter = formatter(template, locale);
        String own = starts.get(index).format(formatter);
        return index > 0 && own.equals(starts.get(index - 1).format(formatter)) ? "" : own;
    }

    private String template() {
        return switch (step.unit()) {
            case MINUTES, HOURS -> "Hm";
            case DAYS, WEEKS -> "MMMd";
            case MONTHS -> "MMM";
            default -> "y";
        };
    }

    private static DateTimeFormatter formatter(String template, Locale locale) {
        return DateTimeFormatter.ofLocalizedPattern(template).withLocale(locale);
    }

    private static List<LocalDateTime> bands(LocalDateTime first, LocalDateTime last, Step step) {
        List<LocalDateTime> starts = new ArrayList<>();
        LocalDateTime start = floor(first, step);
        starts.add(start);
        do {
            start = start.plus(step.count(), step.unit());
            starts.add(start);
        } while (!start.isAfter(last));
        return starts;
    }

    /// The last beginning of a band at or before `time`.
    private static LocalDateTime floor(LocalDateTime time, Step step) {
        LocalDate day = time.toLocalDate();
        int count = step.count();
        return switch (step.unit()) {
            case MINUTES -> time.truncatedTo(ChronoUnit.HOURS).plusMinutes(time.getMinute() - time.getMinute() % count);
            case HOURS -> day.atTime(time.getHour() / count * count, 0);
            case DAYS ->
                LocalDate.ofEpochDay(day.toEpochDay() - Math.floorMod(day.toEpochDay(), count))
                        .atStartOfDay();
            case WEEKS ->
                day.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY)).atStartOfDay();
            case MONTHS ->
                day.withDayOfMonth(1)
                        .withMonth((day.getMonthValue() - 1) / count * count + 1)
                        .atStartOfDay();
            default ->
                LocalDate.of(Math.floorDiv(day.getYear(), count) * count, 1, 1).atStartOfDay();
        };
    }

    private static double seconds(LocalDateTime time) {
        return time.toLocalDate().toEpochDay() * 86_400.0 + time.toLocalTime().toNanoOfDay() / 1e9;
    }
}

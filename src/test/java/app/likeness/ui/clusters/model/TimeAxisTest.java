package app.likeness.ui.clusters.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimeAxisTest {
    @ParameterizedTest
    @CsvSource(textBlock = """
            # from, to, most bands, step
            2026-03-05T09:12:00Z, 2026-03-05T09:12:00Z, 8, 1 Days
            2026-03-05T09:12:00Z, 2026-03-05T09:14:00Z, 8, 1 Minutes
            2026-03-05T09:12:00Z, 2026-03-05T13:14:00Z, 8, 1 Hours
            2026-03-05T09:12:00Z, 2026-03-09T08:02:00Z, 8, 1 Days
            2026-03-05T09:12:00Z, 2026-03-09T08:02:00Z, 3, 2 Days
            2026-03-05T09:12:00Z, 2026-04-20T08:02:00Z, 8, 1 Weeks
            2025-03-05T09:12:00Z, 2026-04-20T08:02:00Z, 8, 3 Months
            1994-03-05T09:12:00Z, 2026-04-20T08:02:00Z, 8, 5 Years
            0001-03-05T09:12:00Z, 9999-04-20T08:02:00Z, 3, 1000 Years
            """)
    void bandsAreAsFineAsTheirNumberAllows(String from, String to, int most, String step) {
        TimeAxis axis = TimeAxis.of(Instant.parse(from), Instant.parse(to), most, ZoneOffset.UTC);
        assertEquals(step, axis.step().count() + " " + axis.step().unit());
    }

    @Test
    void bandsBeginWithTheCalendarAndAreNamedAfterIt() {
        TimeAxis axis = TimeAxis.of(
                Instant.parse("2025-12-30T09:12:00Z"), Instant.parse("2026-01-01T08:02:00Z"), 3, ZoneOffset.UTC);
        assertEquals(List.of("Dec 30", "Dec 31", "Jan 1"), labels(axis, Locale.ENGLISH));
        assertEquals(List.of("12月30日", "12月31日", "1月1日"), labels(axis, Locale.SIMPLIFIED_CHINESE));
        assertEquals(
                List.of("2025", "", "2026"),
                IntStream.range(0, 3)
                        .mapToObj(band -> axis.context(band, Locale.ENGLISH))
                        .toList());
    }

    @Test
    void hoursNameTheirDayOnce() {
        TimeAxis axis = TimeAxis.of(
                Instant.parse("2026-03-05T22:12:00Z"), Instant.parse("2026-03-06T00:02:00Z"), 5, ZoneOffset.UTC);
        assertEquals(List.of("22:00", "23:00", "00:00"), labels(axis, Locale.SIMPLIFIED_CHINESE));
        assertEquals("2026年3月5日", axis.context(0, Locale.SIMPLIFIED_CHINESE));
        assertEquals("", axis.context(1, Locale.SIMPLIFIED_CHINESE));
        assertEquals("2026年3月6日", axis.context(2, Locale.SIMPLIFIED_CHINESE));
    }

    @Test
    void everyMomentLiesInsideAndInOrder() {
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            Instant from = Instant.ofEpochSecond(random.nextLong(-3_000_000_000L, 3_000_000_000L));
            Instant to = from.plusSeconds((long) Math.pow(10, random.nextDouble(0, 10)));
            int most = random.nextInt(2, 12);
            TimeAxis axis = TimeAxis.of(from, to, most, ZoneId.of("Asia/Shanghai"));
            String what = "seed " + seed + ": " + from + " to " + to + " in " + axis.starts();
            assertTrue(axis.bands() <= most, what);
            assertTrue(axis.at(from) >= 0 && axis.at(from) <= axis.at(to) && axis.at(to) <= 1, what);
            assertEquals(0, axis.start(0), what);
            assertEquals(1, axis.start(axis.bands()), what);
        }
    }

    private static List<String> labels(TimeAxis axis, Locale locale) {
        return IntStream.range(0, axis.bands())
                .mapToObj(band -> axis.label(band, locale))
                .toList();
    }
}

package app.likeness.ui.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.text.document.Certainty;
import app.likeness.text.document.DateKind;
import app.likeness.text.document.Document;
import app.likeness.text.document.Metadata;
import app.likeness.text.document.Moment;
import app.likeness.text.document.Origin;
import app.likeness.text.document.Stated;
import app.likeness.text.document.StatedDate;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DocumentDateTest {
    private static final Instant WRITTEN = Instant.parse("2026-03-07T10:00:00Z");

    @Test
    void whatTheDocumentStatesGoesBeforeTheTimeOfItsFile() {
        DocumentDate date = DocumentDate.of(
                        document(WRITTEN, date("2026-03-05T09:12+08:00", Origin.META_TAG, Certainty.SURE)))
                .orElseThrow();
        assertEquals(Instant.parse("2026-03-05T01:12:00Z"), date.from());
        assertEquals(date.from(), date.to());
        assertTrue(date.isStated());
        assertEquals(3, date.dots());
    }

    @Test
    void aDayIsARangeOfADayWhereTheProgramRuns() {
        DocumentDate date = DocumentDate.of(document(WRITTEN, date("2026-01-05", Origin.TEXT, Certainty.LIKELY)))
                .orElseThrow();
        assertEquals(Duration.ofDays(1), Duration.between(date.from(), date.to()));
        assertFalse(date.isStated());
        assertEquals(2, date.dots());
        assertEquals("5 Jan 2026", DateWords.date(new Messages(Locale.ENGLISH), date));
        assertEquals("2026年1月5日", DateWords.date(new Messages(Locale.SIMPLIFIED_CHINESE), date));
    }

    @Test
    void oneDateIsBeforeAnotherOnlyWhereThatCanBeTold() {
        DocumentDate day = stated("2026-03-05");
        assertFalse(day.isBefore(stated("2026-03-05")));
        assertFalse(day.isBefore(stated("2026-03-05T09:12+08:00")));
        assertTrue(day.isBefore(stated("2026-03-07")));
        assertFalse(stated("2026-03-07").isBefore(day));
        assertTrue(stated("2026-03-05T09:12+08:00").isBefore(stated("2026-03-05T09:13+08:00")));
        DocumentDate file = DocumentDate.of(document(WRITTEN)).orElseThrow();
        assertFalse(
                file.isBefore(DocumentDate.of(document(WRITTEN.plusSeconds(60))).orElseThrow()));
        assertTrue(file.isBefore(
                DocumentDate.of(document(WRITTEN.plusSeconds(6000))).orElseThrow()));
    }

    private static DocumentDate stated(String written) {
        return DocumentDate.of(document(WRITTEN, date(written, Origin.META_TAG, Certainty.SURE)))
                .orElseThrow();
    }

    @Test
    void theTimeOfTheFileIsAHint() {
        DocumentDate date = DocumentDate.of(document(WRITTEN)).orElseThrow();
        assertEquals(WRITTEN, date.from());
        assertTrue(date.isOfFile());
        assertEquals(1, date.dots());
    }

    @Test
    void whatAnArchiveWritesForNoTimeIsNone() {
        assertEquals(Optional.empty(), DocumentDate.of(document(Instant.parse("1980-01-01T00:00:00Z"))));
        assertEquals(Optional.empty(), DocumentDate.of(document(Instant.EPOCH)));
    }

    @Test
    void earlierComesFirstAndOfOneMomentTheSurer() {
        DocumentDate early = new DocumentDate(WRITTEN, WRITTEN, Origin.FILE_TIME, Certainty.GUESS);
        DocumentDate sure = new DocumentDate(WRITTEN, WRITTEN, Origin.META_TAG, Certainty.SURE);
        DocumentDate late =
                new DocumentDate(WRITTEN.plusSeconds(1), WRITTEN.plusSeconds(1), Origin.META_TAG, Certainty.SURE);
        assertEquals(
                List.of(sure, early, late),
                List.of(late, early, sure).stream().sorted().toList());
    }

    @Test
    void daysAreCountedByTheCalendar() {
        DocumentDate day = DocumentDate.of(document(WRITTEN, date("2026-01-05", Origin.TEXT, Certainty.LIKELY)))
                .orElseThrow();
        DocumentDate later = DocumentDate.of(document(WRITTEN, date("2026-01-08T23:50", Origin.TEXT, Certainty.LIKELY)))
                .orElseThrow();
        assertEquals(3, day.daysUntil(later));
        assertEquals(-3, later.daysUntil(day));
    }

    private static StatedDate date(String moment, Origin origin, Certainty certainty) {
        return new StatedDate(DateKind.PUBLISHED, Moment.parse(moment), origin, certainty);
    }

    private static Document document(Instant written, StatedDate... dates) {
        Metadata metadata = new Metadata(
                new Stated<>("A title", Origin.TEXT, Certainty.LIKELY),
                Optional.empty(),
                Optional.empty(),
                Arrays.asList(dates));
        return new Document(1, Path.of("a.txt"), metadata, 100, written, 80);
    }
}

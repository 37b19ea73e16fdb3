package app.likeness.report.content;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.report.words.MetadataWords;
import app.likeness.text.document.Certainty;
import app.likeness.text.document.DateKind;
import app.likeness.text.document.Document;
import app.likeness.text.document.Metadata;
import app.likeness.text.document.Moment;
import app.likeness.text.document.Origin;
import app.likeness.text.document.Stated;
import app.likeness.text.document.StatedDate;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FirstDatedTest {
    private final MetadataWords metadata = new MetadataWords(Locale.ENGLISH);
    private final ReportWords words = new ReportWords(Locale.ENGLISH);

    @Test
    void theEarliestIsNamedWithItsDateAndThoseWithoutOneAreCounted() {
        assertEquals(
                "“Text 2” bears the earliest date. Published 2026-03-05, from the text, likely. One document of the"
                        + " group states no date and may have been there before.",
                sentence("2026-03-07", "2026-03-05", ""));
    }

    @Test
    void hoursTellItWhereBothKnowTheClock() {
        assertEquals(
                "“Text 2” bears the earliest date. Published 2026-03-05 09:00 UTC+08:00, from the text, likely.",
                sentence("2026-03-05T02:00Z", "2026-03-05T09:00+08:00"));
    }

    @Test
    void oneDayDoesNotTellIt() {
        assertEquals(
                "Which document was there first cannot be told: several bear the earliest date. Published 2026-03-05,"
                        + " from the text, likely.",
                sentence("2026-03-05", "2026-03-05T09:00"));
    }

    @Test
    void withoutDatesNobodyIsFirst() {
        assertEquals("Which document was there first cannot be told: none states a date.", sentence("", ""));
    }

    @Test
    void aReportListsTheEarliestFirstAndThoseWithoutADateLast() {
        assertEquals(
                List.of(4L, 2L, 3L, 1L, 5L),
                FirstDated.inOrder(documents("", "2026-03-05T09:00+08:00", "2026-03-05T02:00Z", "2026-03-04", ""))
                        .stream()
                        .map(Document::id)
                        .toList());
    }

    private String sentence(String... dates) {
        return FirstDated.of(documents(dates)).sentence(words, metadata);
    }

    private static List<Document> documents(String... dates) {
        List<Document> documents = new ArrayList<>();
        for (String date : dates) {
            long id = documents.size() + 1L;
            List<StatedDate> stated = date.isEmpty()
                    ? List.of()
                    : List.of(new StatedDate(DateKind.PUBLISHED, Moment.parse(date), Origin.TEXT, Certainty.LIKELY));
            documents.add(new Document(
                    id,
                    Path.of("text" + id),
                    new Metadata(
                            new Stated<>("Text " + id, Origin.TEXT, Certainty.SURE),
                            Optional.empty(),
                            Optional.empty(),
                            stated),
                    1,
                    Instant.EPOCH,
                    1));
        }
        return documents;
    }
}

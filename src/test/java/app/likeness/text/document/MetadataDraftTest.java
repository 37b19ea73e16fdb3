package app.likeness.text.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MetadataDraftTest {
    private static final Path FILE = Path.of("essay.v2.docx");

    @Test
    void theSurestValueWinsAndOfThoseTheFirst() {
        Metadata made = new MetadataDraft()
                .title("a guess", Origin.TEXT, Certainty.GUESS)
                .title("On  the\n library", Origin.OPEN_GRAPH, Certainty.SURE)
                .title("another", Origin.JSON_LD, Certainty.SURE)
                .metadata(FILE);
        assertEquals(new Stated<>("On the library", Origin.OPEN_GRAPH, Certainty.SURE), made.title());
    }

    @Test
    void whatSaysNothingIsPassedOver() {
        Metadata made = new MetadataDraft()
                .title(" \n ", Origin.DOCUMENT_PROPERTIES, Certainty.SURE)
                .author("Administrator", Origin.DOCUMENT_PROPERTIES, Certainty.SURE)
                .source("", Origin.META_TAG, Certainty.SURE)
                .date(DateKind.CREATED, "no date", Origin.DOCUMENT_PROPERTIES, Certainty.SURE)
                .metadata(FILE);
        assertEquals(Metadata.titled("essay.v2", Origin.FILE_NAME, Certainty.GUESS), made);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "nobody", textBlock = """
            # found                          | name
            Jane Doe                         | Jane Doe
            By Jane Doe                      | Jane Doe
            Byron Katz                       | Byron Katz
            作者：张三                        | 张三
            https://example.org/jane         | nobody
            Microsoft Office User            | nobody
            佚名                             | nobody
            7                                | nobody
            """)
    void authorsAreNames(String found, String name) {
        Metadata made = new MetadataDraft()
                .author(found, Origin.META_TAG, Certainty.SURE)
                .metadata(FILE);
        assertEquals(Optional.ofNullable(name), made.author().map(Stated::value));
    }

    @Test
    void theDateToGoByIsThePublicationThenTheSurest() {
        Metadata made = new MetadataDraft()
                .date(DateKind.MODIFIED, "2026-03-01", Origin.JSON_LD, Certainty.SURE)
                .date(DateKind.CREATED, "2026-03-02", Origin.DOCUMENT_PROPERTIES, Certainty.SURE)
                .date(DateKind.PUBLISHED, "2026-03-03", Origin.ADDRESS, Certainty.LIKELY)
                .date(DateKind.PUBLISHED, "2026-03-05", Origin.META_TAG, Certainty.SURE)
                .date(DateKind.PUBLISHED, "2026-03-04", Origin.META_TAG, Certainty.SURE)
                .metadata(FILE);
        assertEquals(
                new StatedDate(DateKind.PUBLISHED, Moment.parse("2026-03-04"), Origin.META_TAG, Certainty.SURE),
                made.date().orElseThrow());
        assertEquals(
                List.of("2026-03-04", "2026-03-05", "2026-03-03", "2026-03-02", "2026-03-01"),
                made.dates().stream().map(date -> date.moment().toString()).toList());
    }

    @Test
    void whatIsLaterThanTheFileIsAGuess() {
        Metadata made = new MetadataDraft()
                .date(DateKind.PUBLISHED, "2026-03-05", Origin.JSON_LD, Certainty.SURE)
                .date(DateKind.PUBLISHED, "2026-03-09", Origin.META_TAG, Certainty.SURE)
                .date(DateKind.CREATED, "1970-01-01T00:00Z", Origin.DOCUMENT_PROPERTIES, Certainty.SURE)
                .metadata(FILE)
                .writtenBy(Instant.parse("2026-03-05T20:00:00Z"));
        assertEquals(
                List.of(Certainty.SURE, Certainty.GUESS),
                made.dates().stream().map(StatedDate::certainty).toList());
    }

    @ParameterizedTest
    @CsvSource({
        "2026-03-05,             2026-03-08,             3",
        "2026-03-08T10:00,       2026-03-05,            -3",
        "2026-03-05T23:00,       2026-03-06T01:00,       1",
        "2026-03-05T23:00Z,      2026-03-06T07:00+08:00, 0",
        "2026-03-05T23:00-05:00, 2026-03-07T23:00Z,      1",
    })
    void daysAreCountedByTheClockWhereOffsetsAreKnown(String first, String second, long days) {
        assertEquals(days, Moment.parse(first).daysUntil(Moment.parse(second)));
    }

    @Test
    void momentsAreWrittenAsTheyAreRead() {
        for (String text : List.of("2026-03-05", "2026-03-05T09:12", "2026-03-05T09:12Z", "2026-03-05T00:00+05:30")) {
            assertEquals(text, Moment.parse(text).toString());
        }
        for (String text : List.of("2026", "2026-03-05T", "2026-03-05T09:12X", "2026-03-05 9:12")) {
            assertThrows(IllegalArgumentException.class, () -> Moment.parse(text), text);
        }
    }
}

package app.likeness.report.names;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.text.document.Certainty;
import app.likeness.text.document.Document;
import app.likeness.text.document.Metadata;
import app.likeness.text.document.Origin;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DistinctTitlesTest {
    /// Each a path, with the title behind a bar.
    private static List<String> titles(String... documents) {
        List<Document> made = new ArrayList<>();
        for (String each : documents) {
            List<String> parts = List.of(each.split("\\|", -1));
            made.add(new Document(
                    made.size() + 1,
                    Path.of(parts.get(0)),
                    Metadata.titled(parts.get(1), Origin.FILE_NAME, Certainty.GUESS),
                    1,
                    Instant.EPOCH,
                    1));
        }
        return DistinctTitles.of(made).stream().map(Document::title).toList();
    }

    @Test
    void theFolderOfWhoeverHandedItInStandsInFront() {
        assertEquals(
                List.of("Ann · essay", "Ben · essay", "The sheet"),
                titles("class/Ann/essay.docx|essay", "class/Ben/essay.docx|essay", "class/sheet.docx|The sheet"));
    }

    @Test
    void theFormatIsNotSaidWhereTheFolderTellsWhoseItIs() {
        assertEquals(
                List.of("Ann · essay", "Ben · essay"),
                titles("class/Ann/essay.docx|essay", "class/Ben/essay.pdf|essay"));
    }

    @Test
    void draftsAndOtherFormatsOfOnePersonAreToldApartToo() {
        assertEquals(
                List.of("Ann/draft · essay", "Ann/final · essay", "Ben/final · essay"),
                titles(
                        "class/Ann/draft/essay.docx|essay",
                        "class/Ann/final/essay.docx|essay",
                        "class/Ben/final/essay.docx|essay"));
        assertEquals(
                List.of("essay.docx · essay", "essay.odt · essay"), titles("a/essay.docx|essay", "a/essay.odt|essay"));
    }

    @Test
    void ofALongWayTheTwoEndsAreShown() {
        assertEquals(
                List.of("Ann/…/b · essay", "Ben/…/d · essay"),
                titles("class/Ann/a/b/1.txt|essay", "class/Ben/c/d/2.txt|essay"));
    }

    @Test
    void onePathInsideTheOtherIsStillTold() {
        assertEquals(
                List.of("essay.txt · essay", "Ann · essay"),
                titles("class/essay.txt|essay", "class/Ann/essay.txt|essay"));
    }

    @Test
    void whatIsCalledOnceKeepsItsTitle() {
        assertEquals(List.of("one", "two"), titles("a/x.txt|one", "b/x.txt|two"));
        assertEquals(List.of(), titles());
    }
}

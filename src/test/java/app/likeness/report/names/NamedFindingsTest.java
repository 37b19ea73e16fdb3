package app.likeness.report.names;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.compare.Pair;
import app.likeness.compare.findings.Findings;
import app.likeness.report.names.NamedFindings.Sides;
import app.likeness.text.document.Certainty;
import app.likeness.text.document.Document;
import app.likeness.text.document.Metadata;
import app.likeness.text.document.Origin;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class NamedFindingsTest {
    private static final Path HOME = Path.of("/home/ann");

    /// The names stand the other way round than the numbers.
    private final Findings findings = new Findings(
            List.of(document(1, "wang.txt"), document(2, "mei.txt"), document(3, "an.txt")),
            List.of(pair(1, 2), pair(1, 3), pair(2, 3)),
            List.of(),
            List.of());

    private final HiddenNames numbers =
            new HiddenNames(number -> "Document " + number, number -> "File " + number, number -> "Folder " + number);

    private static Document document(long id, String file) {
        return new Document(
                id, HOME.resolve(file), Metadata.titled(file, Origin.TEXT, Certainty.LIKELY), 900, Instant.EPOCH, 700);
    }

    private static Pair pair(long left, long right) {
        return new Pair(left, right, -1, 0.5, 0.5, 0.4, 300, 200);
    }

    private NamedFindings named(Sides order, OptionalLong subject) {
        return new NamedFindings(findings, new PathNames(HOME, List.of()), order, subject);
    }

    private static List<String> sides(NamedFindings findings) {
        return findings.pairs(ReportedPair.BY_NAME).stream()
                .map(row -> row.left().id() + " " + row.right().id())
                .sorted()
                .toList();
    }

    @Test
    void theSidesAreThoseOfTheWindowOrOfTheNames() {
        assertEquals(List.of("1 2", "1 3", "2 3"), sides(named(Sides.AS_SHOWN, OptionalLong.empty())));
        assertEquals(List.of("2 1", "3 1", "3 2"), sides(named(Sides.BY_NAME, OptionalLong.empty())));
    }

    @Test
    void whatAllIsAboutIsOnTheLeft() {
        assertEquals(List.of("1 2", "3 1", "3 2"), sides(named(Sides.AS_SHOWN, OptionalLong.of(3))));
        assertEquals(List.of("1 2", "1 3", "3 2"), sides(named(Sides.BY_NAME, OptionalLong.of(1))));
    }

    @Test
    void hiddenNamesAndPartsOfTheFindingsChangeNoSide() {
        Findings hidden = new Findings(
                numbers.documents(findings.documents()), findings.pairs(), findings.clusters(), findings.skips());
        for (Sides order : Sides.values()) {
            NamedFindings named = named(order, OptionalLong.empty());
            assertEquals(sides(named), sides(named.with(hidden)), order.toString());
            assertEquals(sides(named), sides(named.with(hidden).part(hidden, OptionalLong.empty())), order.toString());
        }
    }

    @Test
    void aPartAboutADocumentHasThatOnTheLeft() {
        assertEquals(
                List.of("1 2", "1 3", "3 2"),
                sides(named(Sides.BY_NAME, OptionalLong.empty()).part(findings, OptionalLong.of(1))));
        assertEquals(
                Optional.empty(), named(Sides.BY_NAME, OptionalLong.empty()).subject());
    }
}

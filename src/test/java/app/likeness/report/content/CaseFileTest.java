package app.likeness.report.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.count.Originality;
import app.likeness.compare.count.Originality.Part;
import app.likeness.compare.findings.Findings;
import app.likeness.report.html.HtmlReport;
import app.likeness.report.names.ReportedPair;
import app.likeness.review.State;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;

/// One document with everything that it shares text with.
class CaseFileTest {
    private static final String HARBOUR =
            "The harbour was widened twice, and each time the fishermen moved their sheds a little farther up the hill,"
                    + " where the wind dried the nets and the gulls could not reach the barrels of salted herring.";
    private static final String MILL =
            "Nobody remembers who built the mill beyond the marsh, yet every child knows that its wheel turned backwards"
                    + " on the night when the dike broke and the sea came in as far as the church door.";
    private static final String OWN =
            "My grandmother kept a diary in which she wrote the weather, the price of eggs and nothing else at all.";

    private static Report caseOf(long subject, MadeReport made, ReportOptions options) {
        Report all = made.report(Locale.ENGLISH, options);
        Findings part = all.findings().findings().about(subject);
        return all.of(all.findings().part(part, OptionalLong.of(subject)));
    }

    private static MadeReport made() {
        // Its name comes last, yet it is the one that all is about.
        return new MadeReport()
                .with("class/ann.txt", "Ann's essay", "", "Ann wrote this. " + HARBOUR)
                .with("class/zoe.txt", "Zoe's essay", "Zoe Li", HARBOUR + "\n\n" + OWN + "\n\n" + MILL)
                .with("class/ben.txt", "Ben's essay", "", MILL + " " + HARBOUR)
                .with("class/cleo.txt", "Cleo's essay", "", "Cleo wrote of other things entirely, and of them alone.");
    }

    @Test
    void theDocumentIsTheLeftOneOfEveryPairThatWithMostOfItFirst() {
        Report report = caseOf(2, made(), ReportOptions.STANDARD);
        List<ReportedPair> rows = report.findings().strongestFirst();
        assertEquals(
                List.of("Ben's essay", "Ann's essay"),
                rows.stream().map(row -> row.right().title()).toList());
        assertTrue(rows.stream().allMatch(row -> row.left().id() == 2));
        assertTrue(rows.getFirst().containmentLeft() > rows.getLast().containmentLeft());
        assertEquals(3, report.findings().documents().size());
    }

    @Test
    void eachCharacterCountsOnceHoweverManyHaveIt() throws ReportException {
        Report report = caseOf(2, made(), ReportOptions.STANDARD);
        CaseFile file = CaseFile.of(report, ReportProgress.NONE).orElseThrow();
        Originality parts = file.parts().orElseThrow();
        assertEquals(2, file.sources());
        long letters =
                (HARBOUR + MILL).codePoints().filter(Character::isLetterOrDigit).count();
        assertEquals(letters, parts.characters(Part.SHARED));
        assertEquals(
                HARBOUR + "\n\n" + OWN + "\n\n" + MILL,
                file.pieces().stream().map(CaseFile.Piece::text).collect(Collectors.joining()));
        assertTrue(
                file.pieces().stream()
                        .filter(piece -> piece.part() == Part.SHARED)
                        .allMatch(piece -> piece.pair() == 1),
                "the first pair has both");
        assertEquals(
                "79% of this text also stands in 2 other documents, word for word: " + letters + " of "
                        + parts.counted() + " characters that count.",
                file.sentence(new ReportWords(Locale.ENGLISH)));
    }

    @Test
    void whatWasFoundAcceptableCountsForNothing() throws ReportException {
        MadeReport made = made().judged(2, 3, State.ACCEPTABLE, "the same source, cited");
        CaseFile file = CaseFile.of(caseOf(2, made, ReportOptions.STANDARD), ReportProgress.NONE)
                .orElseThrow();
        assertEquals(1, file.sources());
        assertTrue(
                file.pieces().stream()
                        .filter(piece -> piece.part() == Part.SHARED)
                        .allMatch(piece -> HARBOUR.contains(piece.text().strip())),
                "only what Ann has, too");
    }

    @Test
    void whoSharesNothingIsSaidToShareNothing() throws ReportException {
        Report report = caseOf(4, made(), ReportOptions.STANDARD);
        CaseFile file = CaseFile.of(report, ReportProgress.NONE).orElseThrow();
        assertEquals(
                "Nothing that counts of this text stands in another document.",
                file.sentence(new ReportWords(Locale.ENGLISH)));
        assertTrue(file.pieces().isEmpty());
    }

    @Test
    void thePageNamesTheDocumentAndLeadsFromEachStretchToItsPair() throws IOException, ReportException {
        Report report = caseOf(2, made().judged(2, 3, State.CONFIRMED, "talked to both"), ReportOptions.STANDARD);
        var page = new StringBuilder();
        new HtmlReport().write(report, page, ReportProgress.NONE);
        Document read = Jsoup.parse(page.toString());
        assertEquals("Case file: Zoe's essay", read.select("h1").text());
        assertTrue(read.select("header .summary").text().contains("Zoe Li"));
        assertEquals("#pair-1", read.select("#case sup a").attr("href"));
        assertFalse(read.select("#pair-1").isEmpty());
        assertTrue(read.select("#groups").isEmpty(), "no group of others");
        assertTrue(read.select("#pair-1").text().contains("talked to both"));
        assertFalse(read.text().contains("Cleo"), "nothing of who has no part in it");
    }
}

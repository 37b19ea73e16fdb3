package app.likeness.report.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Exclusion;
import app.likeness.compare.LeftOutSpan;
import app.likeness.compare.Match;
import app.likeness.report.content.PassageRows.Kind;
import app.likeness.report.content.PassageRows.Piece;
import app.likeness.report.content.PassageRows.Row;
import app.likeness.text.Span;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PassageRowsTest {
    @Test
    void whatLiesBetweenRunsIsChanged() {
        String left = "the cat, sat on the mat";
        String right = "the dog sat on the mat";
        Match match = SampleReport.match(left, right, Match.Kind.EDITED, "the", "sat on the mat");
        assertEquals(
                List.of(new Row(
                        List.of(same("the"), plain(" "), changed("cat"), plain(", "), same("sat on the mat")),
                        List.of(same("the"), plain(" "), changed("dog"), plain(" "), same("sat on the mat")))),
                PassageRows.of(left, right, match, List.of(), List.of()));
    }

    @Test
    void aRowBeginsWhereBothSidesBeginALine() {
        String left = "one two\nthree four";
        String right = "one two.\n\nthree four";
        Match match = SampleReport.match(left, right, Match.Kind.SAME, "one two", "three four");
        assertEquals(
                List.of(
                        new Row(List.of(same("one two"), plain("\n")), List.of(same("one two"), plain(".\n\n"))),
                        new Row(List.of(same("three four")), List.of(same("three four")))),
                PassageRows.of(left, right, match, List.of(), List.of()));
    }

    @Test
    void aChangeOverALineEndIsFramedLineByLine() {
        String left = "same old\nnew (same";
        String right = "same, same";
        Match match = new Match(
                new Span(0, left.length()),
                new Span(0, right.length()),
                Match.Kind.EDITED,
                List.of(
                        new Match.Run(new Span(0, 4), new Span(0, 4), 4),
                        new Match.Run(new Span(14, 18), new Span(6, 10), 4)));
        assertEquals(
                List.of(new Row(
                        List.of(
                                same("same"),
                                plain(" "),
                                changed("old"),
                                plain("\n"),
                                changed("new"),
                                plain(" ("),
                                same("same")),
                        List.of(same("same"), plain(", "), same("same")))),
                PassageRows.of(left, right, match, List.of(), List.of()));
    }

    @Test
    void noRowBeginsInsideAWord() {
        String left = "a".repeat(500) + " the colour of it";
        String right = "b".repeat(500) + " the color of it";
        int at = left.indexOf("colour");
        Match match = new Match(
                new Span(0, left.length()),
                new Span(0, right.length()),
                Match.Kind.EDITED,
                List.of(
                        new Match.Run(new Span(at, at + 4), new Span(at, at + 4), 4),
                        new Match.Run(new Span(at + 5, left.length()), new Span(at + 4, right.length()), 5)));
        List<Row> rows = PassageRows.of(left, right, match, List.of(), List.of());

        assertEquals(2, rows.size());
        assertEquals(
                List.of(same("colo"), changed("u"), same("r of it")),
                rows.getLast().left());
        assertEquals(List.of(same("colo"), same("r of it")), rows.getLast().right());
    }

    @Test
    void aLongStretchKeepsItsEndsAndSaysHowMuchIsLeftOut() {
        String text = "begin" + "😀".repeat(2_000) + "end";
        Match match = SampleReport.match(text, text, Match.Kind.SAME, text);
        Piece piece = PassageRows.of(text, text, match, List.of(), List.of())
                .getFirst()
                .left()
                .getFirst();
        int shown = piece.text().codePointCount(0, piece.text().length())
                + piece.tail().codePointCount(0, piece.tail().length());
        assertEquals(text.codePointCount(0, text.length()), shown + piece.leftOut());
        assertEquals(text, piece.text() + "😀".repeat(piece.leftOut()) + piece.tail());
    }

    @Test
    void whatIsLeftOutIsNeverTintedAndGivesWayToWhatWasCopied() {
        String given = "What everybody was given to begin with. ".repeat(10);
        String copied = "And this is what one took from the other. ".repeat(10);
        String text = given + copied;
        Match match = SampleReport.match(text, text, Match.Kind.SAME, text);
        var leftOut = List.of(new LeftOutSpan(new Span(0, given.length()), Set.of(Exclusion.TEMPLATE), false, false));
        List<Piece> pieces =
                PassageRows.of(text, text, match, leftOut, leftOut).getFirst().left();
        assertEquals(
                List.of(Kind.LEFT_OUT, Kind.SAME),
                pieces.stream().map(Piece::kind).toList());
        assertTrue(pieces.getFirst().leftOut() > 200, "the template is cut short");
        assertEquals(same(copied), pieces.getLast());
    }

    private static Piece same(String text) {
        return new Piece(Kind.SAME, text, 0, "");
    }

    private static Piece changed(String text) {
        return new Piece(Kind.CHANGED, text, 0, "");
    }

    private static Piece plain(String text) {
        return new Piece(Kind.PLAIN, text, 0, "");
    }
}

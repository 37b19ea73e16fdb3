package app.likeness.ui.pair.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.compare.Match;
import app.likeness.text.Span;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.fold.Letters;
import app.likeness.ui.pair.MarkedText;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class MarksTest {
    @Test
    void runsAreSharedAndWhatIsBetweenThemIsChanged() {
        String marked = "x{1|我们<昨天>出发，<>到了}";
        String text = MarkedText.plain(marked);
        Marks marks = Marks.of(
                MarkedText.comparison(marked, marked, List.of()).matches(),
                Side.LEFT,
                new Letters(FoldedText.of(text)));
        assertEquals(
                "我们=0 昨天≠0 出发，=0 到了=0",
                marks.all().stream().map(mark -> describe(text, mark)).collect(Collectors.joining(" ")));
    }

    @Test
    void punctuationAloneIsNotAChange() {
        var match = new Match(
                new Span(0, 5),
                new Span(0, 5),
                Match.Kind.EDITED,
                List.of(
                        new Match.Run(new Span(0, 2), new Span(0, 2), 2),
                        new Match.Run(new Span(3, 5), new Span(3, 5), 2)));
        assertEquals(
                2,
                Marks.of(List.of(match), Side.LEFT, new Letters(FoldedText.of("甲乙，丙丁")))
                        .all()
                        .size());
        assertEquals(
                3,
                Marks.of(List.of(match), Side.LEFT, new Letters(FoldedText.of("甲乙戊丙丁")))
                        .all()
                        .size());
    }

    @Test
    void whereMatchesOverlapTheSelectedOneIsShown() {
        Marks marks = Marks.of(
                List.of(same(0, 10), same(5, 15), same(100, 110)),
                Side.LEFT,
                new Letters(FoldedText.of("a".repeat(200))));
        assertEquals(List.of(new Mark(0, 10, 0, true), new Mark(10, 15, 1, true)), marks.within(0, 50, -1));
        assertEquals(List.of(new Mark(0, 5, 0, true), new Mark(5, 15, 1, true)), marks.within(0, 50, 1));
        assertEquals(List.of(new Mark(7, 8, 1, true)), marks.within(7, 8, 1));
        assertEquals(List.of(), marks.within(20, 90, -1));
        assertEquals(1, marks.matchAt(12, -1));
        assertEquals(-1, marks.matchAt(15, -1));
    }

    @Test
    void aLongMarkIsFoundBehindManyShortOnes() {
        Marks marks = Marks.of(
                List.of(same(0, 1000), same(1, 2), same(3, 4)),
                Side.LEFT,
                new Letters(FoldedText.of("a".repeat(1000))));
        assertEquals(List.of(new Mark(500, 510, 0, true)), marks.within(500, 510, -1));
    }

    private static Match same(int start, int end) {
        var span = new Span(start, end);
        return new Match(span, span, Match.Kind.SAME, List.of(new Match.Run(span, span, end - start)));
    }

    private static String describe(String text, Mark mark) {
        return text.substring(mark.start(), mark.end()) + (mark.shared() ? "=" : "≠") + mark.match();
    }
}

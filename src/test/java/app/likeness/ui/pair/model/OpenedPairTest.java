package app.likeness.ui.pair.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Exclusion;
import app.likeness.compare.Exclusions;
import app.likeness.compare.LeftOutSpan;
import app.likeness.compare.Match;
import app.likeness.compare.Pair;
import app.likeness.compare.align.Aligner;
import app.likeness.compare.exclude.Counting;
import app.likeness.compare.rows.SideBySideRow;
import app.likeness.text.Span;
import app.likeness.ui.pair.LargePair;
import app.likeness.ui.pair.MarkedText;
import app.likeness.ui.pair.RowCell;
import app.likeness.ui.pair.Samples;
import app.likeness.ui.pair.text.Side;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class OpenedPairTest {
    @Test
    void rowsAreCutWhereMatchesAndParagraphsBegin() {
        assertEquals(
                """
                − | Only here. |
                ≈ | The tide <brings> ships. | The tide <carries> ships.
                  | And goods. | And goods.
                + | | Only there.
                """,
                rows(
                        "Only here.\n{1|The tide <brings> ships.\nAnd goods}.",
                        "{1|The tide <carries> ships.\n\nAnd goods}.\nOnly there.",
                        List.of()));
    }

    @Test
    void aMovedPassageIsARowOfItsOwnOnEachSide() {
        assertEquals(
                """
                  | “First one.” | “First one.”
                + | | New.
                ⇄ | | Third one.
                  | Second one. | Second one.
                ⇄ | Third one. |
                """,
                rows(
                        "“{1|First one}.”\n{2|Second one}.\n{3|Third one}.",
                        "“{1|First one}.” New. {3|Third one}.\n{2|Second one}.",
                        List.of(3)));
    }

    @Test
    void aParagraphThatWasJoinedIsCutInBoth() {
        assertEquals(
                """
                  | First sentence. | First sentence.
                  | “Second sentence.” | “Second sentence.”
                """,
                rows("{1|First sentence.\n“Second sentence}.”", "{1|First sentence. “Second sentence}.”", List.of()));
    }

    @Test
    void everyLetterIsInExactlyOneRow() {
        for (Samples sample : List.of(Samples.CHINESE, Samples.ENGLISH)) {
            assertEachLetterOnce(sample.pair());
        }
        LargePair large = LargePair.of(50_000, 200, true);
        assertEachLetterOnce(OpenedPair.of(
                new Pair(1, 2, 3, 0.5, 0.5, 0.5, 10, 10),
                MarkedText.document(1, "A", "/a"),
                MarkedText.document(2, "B", "/b"),
                large.left(),
                large.right(),
                Counting.everything(),
                Set.of(),
                (left, right) -> large.comparison()));
    }

    @Test
    void whatIsLeftOutIsInNoNumberAndKnownByItsPlace() {
        String quoted = "“码头上的吊车在雾里慢慢转过身来，像一只不肯离开的鸟，守着最后一艘没有名字的船”";
        OpenedPair pair = OpenedPair.of(
                new Pair(1, 2, 3, 0.5, 0.5, 0.5, 10, 10),
                MarkedText.document(1, "A", "/a"),
                MarkedText.document(2, "B", "/b"),
                "他写下：" + quoted + "我记得。",
                quoted + "谁也不知道为什么。",
                new Counting(Counting.everything().finder(), Exclusions.of(Exclusion.QUOTATION)),
                Set.of(),
                new Aligner()::compare);
        assertEquals(0, pair.left().shared());
        assertEquals(6, pair.left().characters());
        assertEquals(
                List.of(new LeftOutSpan(new Span(5, 3 + quoted.length()), Set.of(Exclusion.QUOTATION))),
                pair.left().leftOut().spans());
        assertFalse(pair.counts(0));
        assertEquals(0, pair.countedMatches());
        assertTrue(pair.counted().reason(0, pair.leftOut(), Optional.empty()).isLeftOut());
    }

    @Test
    void theNumbersOfTheMatchesAddUpToThoseAboveTheTexts() {
        String quoted = "“码头上的吊车在雾里慢慢转过身来，像一只不肯离开的鸟”";
        String ferry = "渡船每天清早第一班载的是卖菜的人，竹筐挨着竹筐，扁担搭着扁担，雾里只听见水声和人声。";
        String later = "渡船后来换了铁壳的，卖菜的人改坐头班汽车进城，集市也搬到了山脚下的空地上去。";
        String between = "船一靠岸大家都往集市上跑谁也不肯落在别人后面";
        // What stands in the middle on the left stands twice on the right, each time with one of its neighbours.
        OpenedPair pair = OpenedPair.of(
                new Pair(1, 2, 3, 0.5, 0.5, 0.5, 10, 10),
                MarkedText.document(1, "A", "/a"),
                MarkedText.document(2, "B", "/b"),
                quoted + ferry + between + later,
                quoted + "先说后来的事。" + between + later + "别的事我记不清了，问谁谁也说不清。" + ferry + between,
                new Counting(Counting.everything().finder(), Exclusions.of(Exclusion.QUOTATION)),
                Set.of(),
                new Aligner()::compare);
        List<Match> matches = pair.matches();
        assertTrue(
                matches.stream()
                        .anyMatch(match -> matches.stream()
                                .anyMatch(other -> !other.equals(match)
                                        && other.left().start() < match.left().end()
                                        && match.left().start() < other.left().end())),
                "no passages overlap: " + matches);
        assertEquals(
                pair.left().shared(),
                pair.evidence().stream().mapToInt(Evidence::left).sum());
        assertEquals(
                pair.right().shared(),
                pair.evidence().stream().mapToInt(Evidence::right).sum());
        assertTrue(pair.left().shared()
                < matches.stream().mapToInt(Match::sharedCharacters).sum());
    }

    private static void assertEachLetterOnce(OpenedPair pair) {
        for (Side side : Side.values()) {
            String text = pair.text(side).text();
            var seen = new BitSet();
            for (SideBySideRow row : pair.rows()) {
                for (int i = side.span(row).start(); i < side.span(row).end(); i++) {
                    assertTrue(!seen.get(i), "twice: " + i);
                    seen.set(i);
                }
            }
            for (int i = 0; i < text.length(); i++) {
                assertTrue(seen.get(i) || !Character.isLetterOrDigit(text.charAt(i)), side + " lacks " + i);
            }
        }
    }

    private static String rows(String left, String right, List<Integer> moved) {
        OpenedPair pair = MarkedText.pair(
                MarkedText.document(1, "A", "/a"), MarkedText.document(2, "B", "/b"), left, right, moved);
        return pair.rows().stream()
                .map(row -> (RowCell.sign(row.kind()).isEmpty() ? " " : RowCell.sign(row.kind()))
                        + (" | " + marked(pair, row, Side.LEFT) + " | " + marked(pair, row, Side.RIGHT))
                                .replaceAll(" +", " ")
                                .stripTrailing()
                        + "\n")
                .collect(Collectors.joining());
    }

    /// The text of one side with its changed stretches in angle brackets.
    private static String marked(OpenedPair pair, SideBySideRow row, Side side) {
        var text = new StringBuilder(pair.text(side)
                .text()
                .substring(side.span(row).start(), side.span(row).end()));
        for (Span changed : side.changed(row).reversed()) {
            text.insert(changed.end() - side.span(row).start(), '>');
            text.insert(changed.start() - side.span(row).start(), '<');
        }
        return text.toString().strip();
    }
}

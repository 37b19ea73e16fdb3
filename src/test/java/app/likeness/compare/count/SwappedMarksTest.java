package app.likeness.compare.count;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.compare.Exclusions;
import app.likeness.compare.align.Aligner;
import app.likeness.compare.exclude.ExcludedText;
import app.likeness.text.FoldKind;
import app.likeness.text.Span;
import app.likeness.text.fold.Fold;
import app.likeness.text.fold.FoldedText;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SwappedMarksTest {
    private static final String TEXT =
            "山上的小屋，冬天没有人住。雪化了以后，牧人赶着羊群上来，修好屋顶，劈好木柴，一直住到第3次霜降。" + "孩子们放假时来帮忙，夜里听老人讲故事，天亮前把羊放出去。";

    private static CountedComparison counted(String left, String right) {
        var leftText = new ExcludedText(FoldedText.of(left), List.of());
        var rightText = new ExcludedText(FoldedText.of(right), List.of());
        return new CountedComparison(new Aligner().compare(leftText.folded(), rightText.folded()), leftText, rightText);
    }

    private static int otherMarks(CountedComparison counted) {
        return counted.reason(0, Exclusions.NONE, Optional.empty()).otherMarks();
    }

    @Test
    void theSameMarksAreNoDisguise() {
        CountedComparison counted = counted(TEXT, "前言。" + TEXT);

        assertEquals(0, otherMarks(counted));
        assertEquals(List.of(), counted.disguisesOfRight());
    }

    @Test
    void quotationMarksThatComeOrGoAreNoDisguise() {
        String quoted = TEXT.replace("山上的小屋", "“山上的小屋”")
                .replace("牧人", "“牧人”")
                .replace("屋顶，", "“屋顶”，")
                .replace("木柴，", "“木柴”，")
                .replace("老人", "“老人”")
                .replace("羊放", "‘羊’放");
        for (CountedComparison counted : List.of(counted(TEXT, quoted), counted(quoted, TEXT))) {
            assertEquals(List.of(), counted.disguisesOfLeft());
            assertEquals(List.of(), counted.disguisesOfRight());
            assertEquals(Map.of(), counted.untold());
        }
    }

    @Test
    void everySecondMarkExchangedIsNamedWithItsPlace() {
        String copy = TEXT.replace("，修", "；修")
                .replace("，劈", "、劈")
                .replace("，一", "。一")
                .replace("，夜", "！夜")
                .replace("，牧", "、牧");
        CountedComparison counted = counted(TEXT, copy);

        assertEquals(5, otherMarks(counted));
        int first = TEXT.indexOf("，牧");
        assertEquals(
                new Fold(FoldKind.PUNCTUATION, new Span(first, first + 1), "，", true),
                counted.untoldOfRight().getFirst());
        assertEquals(5, counted.untoldOfRight().size());
        assertEquals("、", counted.untoldOfLeft().getFirst().stands());
    }

    @Test
    void ofOrdinaryMarksOnBothSidesNoneIsCalledTheDisguise() {
        String copy = TEXT.replace("，", "；");
        CountedComparison counted = counted(TEXT, copy);

        assertEquals(List.of(), counted.disguisesOfLeft());
        assertEquals(List.of(), counted.disguisesOfRight());
        assertEquals(Map.of(FoldKind.PUNCTUATION, 7), counted.untold());
    }

    @Test
    void marksThatNoProseHasAreOnTheirOwnSideAlone() {
        String copy = TEXT.replace("，", "※");
        CountedComparison counted = counted(copy, TEXT);

        assertEquals(7, counted.disguisesOfLeft().size());
        assertEquals(List.of(), counted.disguisesOfRight());
        assertEquals(Map.of(), counted.untold());
    }

    @Test
    void sentencesThatEndInTheirMidstAreOnTheSideThatEndsThem() {
        String essay = "We left early, before the rain, and walked along the dike, past the mill, over the bridge, down"
                + " to the old pier, where the boats were. Nobody spoke, nobody sang, and the gulls, too, were quiet.";
        CountedComparison counted = counted(essay, essay.replace(',', '.'));

        assertEquals(List.of(), counted.disguisesOfLeft());
        assertEquals(10, counted.disguisesOfRight().size());
    }

    @Test
    void twoOtherMarksAreEditingAndOnlyCounted() {
        CountedComparison counted = counted(TEXT, TEXT.replace("，修", "；修").replace("，劈", "、劈"));

        assertEquals(2, otherMarks(counted));
        assertEquals(List.of(), counted.untoldOfLeft());
    }

    @Test
    void aTextThatIsTypesetOtherwiseIsNotDisguised() {
        CountedComparison counted = counted(TEXT, TEXT.replace('，', ',').replace('。', '.'));

        assertEquals(9, otherMarks(counted));
        assertEquals(List.of(), counted.untoldOfRight());
    }

    @Test
    void aMarkThatWasLeftOutIsShownAtTheLetterBefore() {
        String copy = TEXT.replace("，", "");
        Fold fold = counted(TEXT, copy).untoldOfRight().getFirst();

        assertEquals("屋", copy.substring(fold.span().start(), fold.span().end()));
        assertEquals("，", fold.stands());
    }

    @Test
    void aDigitInChineseShowsBesideItsCounterpart() {
        String copy = TEXT.replace("3", "三");
        int place = copy.indexOf("三");

        assertEquals(
                List.of(new Fold(FoldKind.DIGITS, new Span(place, place + 1), "3", true)),
                counted(TEXT, copy).untoldOfRight());
        assertEquals(List.of(), counted(TEXT, copy).untoldOfLeft());
    }

    @Test
    void aNumberThatFoldsByItselfIsOnePlace() {
        String left = TEXT + "那是2031年的事。";
        String right = TEXT + "那是二〇三一年的事。";
        int place = right.indexOf("二〇");

        assertEquals(
                List.of(new Fold(FoldKind.DIGITS, new Span(place, place + 4), "2031", true)),
                counted(left, right).untoldOfRight());
    }
}

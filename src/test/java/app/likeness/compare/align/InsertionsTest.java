package app.likeness.compare.align;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Comparison;
import app.likeness.compare.units.Block;
import app.likeness.compare.units.UnitRun;
import app.likeness.compare.units.UnitText;
import app.likeness.fingerprint.RandomText;
import app.likeness.text.fold.FoldedText;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class InsertionsTest {
    private static final List<String> PAGE = List.of(
            "The first railway in the valley was built to carry slate from the quarries to the harbour, "
                    + "and for thirty years no passenger was allowed on its wagons.",
            "When the slate trade declined, the company opened a small station beside the mill "
                    + "and began to sell tickets to the villagers on market days.",
            "The line climbed so steeply behind the church that the guard had to walk beside the last wagon "
                    + "with a wooden wedge in his hand.",
            "Old photographs show the drivers in long coats, standing on the open platform of an engine "
                    + "that had been bought second hand from a tramway in the north.",
            "It was closed after a flood had carried away the bridge, and for half a century "
                    + "sheep grazed between the rails.",
            "Today a society of volunteers runs three trains each Sunday, and the restored station "
                    + "holds a museum of tickets, lamps and timetables.");

    private static final List<String> OWN = List.of(
            "My grandmother often told me how frightened she was of that journey.",
            "I believe that this explains why so few young families stayed there.",
            "In my opinion nobody has ever counted what all of this cost.");

    private static Comparison compare(String left, String right) {
        return new Aligner().compare(FoldedText.of(left), FoldedText.of(right));
    }

    private static String joined(String... sentences) {
        return String.join(" ", sentences);
    }

    private static int letters(String... texts) {
        return Stream.of(texts).mapToInt(text -> FoldedText.of(text).length()).sum();
    }

    private static String[] all(List<String> sentences) {
        return sentences.toArray(String[]::new);
    }

    @Test
    void sentencesOfOnesOwnAreNoPartOfALightlyEditedCopy() {
        String page = joined(all(PAGE));
        String copy = joined(
                        PAGE.get(0),
                        OWN.get(0),
                        PAGE.get(1),
                        PAGE.get(2),
                        OWN.get(1),
                        PAGE.get(3),
                        OWN.get(2),
                        PAGE.get(4),
                        PAGE.get(5))
                .replace("thirty years", "three decades")
                .replace("wooden wedge", "piece of wood")
                .replace("museum", "collection");
        Comparison comparison = compare(copy, page);

        int own = letters(all(OWN));
        assertEquals(4, comparison.matches().size());
        assertEquals(comparison.charactersLeft() - own, comparison.sharedLeft());
        assertEquals(1, comparison.containmentRight());
        assertEquals(comparison.sharedLeft(), compare(page, copy).sharedRight());
    }

    @Test
    void sentencesThatACopyLeavesOutAreNoPartOfItEither() {
        String page = joined(all(PAGE));
        String copy = joined(PAGE.get(0), PAGE.get(1), PAGE.get(3), PAGE.get(5));
        Comparison comparison = compare(copy, page);

        assertEquals(1, comparison.containmentLeft());
        assertEquals(letters(PAGE.get(0), PAGE.get(1), PAGE.get(3), PAGE.get(5)), comparison.sharedRight());
    }

    @Test
    void anotherSentenceInThePlaceOfOneIsAChange() {
        String left = joined(PAGE.get(0), PAGE.get(1), OWN.get(0), PAGE.get(2), PAGE.get(3));
        String right = joined(PAGE.get(0), PAGE.get(1), OWN.get(1), PAGE.get(2), PAGE.get(3));

        assertEquals(1, compare(left, right).containmentLeft());
    }

    @Test
    void aFewWordsThatWerePutInAreAChange() {
        String page = joined(all(PAGE));
        String changed = page.replace("the guard had", "the guard, a tall and patient man, had");

        assertEquals(1, compare(changed, page).containmentLeft());
    }

    @Test
    void aChineseSentenceOfOnesOwnIsNoPartOfACopy() {
        RandomText random = new RandomText(4);
        String first = random.han(80) + "。";
        String second = random.han(80) + "。";
        String own = "我小时候常常听外婆说起那条铁路上的火车是多么慢又多么吵闹。";

        assertEquals(
                letters(first, second),
                compare(first + own + second, first + second).sharedLeft());
    }

    @Test
    void whatStandsElsewhereInTheMatchWasMovedAndNotPutIn() {
        UnitText left = new UnitText(FoldedText.of(joined(PAGE.get(0), OWN.get(1), PAGE.get(1))));
        UnitText right = new UnitText(FoldedText.of(joined(PAGE.get(0), PAGE.get(1), OWN.get(1))));
        int first = new UnitText(FoldedText.of(PAGE.get(0))).units();
        int second = new UnitText(FoldedText.of(PAGE.get(1))).units();
        int moved = left.units() - first - second;
        List<UnitRun> runs = List.of(new UnitRun(0, 0, first), new UnitRun(first + moved, first, second));
        Insertions insertions = new Insertions(left, right);

        Block whole = new Block(0, left.units(), 0, right.units());
        assertEquals(List.of(new Insertions.Part(whole, runs)), insertions.without(whole, runs));

        Block apart = new Block(0, left.units(), 0, first + second);
        assertEquals(2, insertions.without(apart, runs).size());
    }

    @Test
    void aPieceBetweenTwoInsertionsThatSharesNextToNothingIsDropped() {
        String page = joined(PAGE.get(0), "Nobody knew.", PAGE.get(1));
        String copy = joined(PAGE.get(0), OWN.get(0), "Nobody knew.", OWN.get(1), PAGE.get(1));
        Comparison comparison = compare(copy, page);

        assertEquals(2, comparison.matches().size());
        assertTrue(comparison.sharedLeft() <= letters(PAGE.get(0), PAGE.get(1)));
    }
}

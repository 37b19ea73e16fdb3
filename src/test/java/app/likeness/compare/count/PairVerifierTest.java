package app.likeness.compare.count;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Exclusions;
import app.likeness.compare.Pair;
import app.likeness.compare.PairTally;
import app.likeness.compare.exclude.ExcludedText;
import app.likeness.compare.index.GramFrequencies;
import app.likeness.fingerprint.RandomText;
import app.likeness.fingerprint.Sketch;
import app.likeness.text.fold.FoldedText;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class PairVerifierTest {
    /// Nothing is frequent.
    private static final PairVerifier FRESH = new PairVerifier(new GramFrequencies(10));

    private final RandomText random = new RandomText(20261101);

    private static ComparedText text(long id, String text) {
        return new ComparedText(id, whole(text), new Sketch(id));
    }

    private static ExcludedText whole(String text) {
        return new ExcludedText(FoldedText.of(text), List.of());
    }

    private static Pair counted(PairTally pair) {
        return pair.pair(Exclusions.NONE);
    }

    private static Optional<Pair> verify(PairVerifier verifier, String left, String right) {
        ComparedText one = text(1, left);
        ComparedText other = text(2, right);
        Optional<PairTally> pair = verifier.verify(one, other);
        // Whatever a test finds to be a pair must not be refused by the grams alone.
        assertTrue(pair.isEmpty() || verifier.isPossible(new GramSet(one.grams()), other.grams()));
        return pair.map(PairVerifierTest::counted);
    }

    /// A verifier of a corpus in which the text `common` occurs in 51 documents: everybody uses its grams.
    private static PairVerifier knowing(String common) {
        return knowing(common, 51);
    }

    private static PairVerifier knowing(String common, int documents) {
        GramFrequencies frequencies = new GramFrequencies(100);
        for (int i = 0; i < documents; i++) {
            frequencies.add(text(1, common).grams());
        }
        return new PairVerifier(frequencies);
    }

    @Test
    void equalTextsAreAPairHoweverShortAndFrequent() {
        assertEquals(
                Optional.of(new Pair(3, 5, 2, 1, 1, 1, 2, 2)),
                FRESH.verify(text(5, "天地。"), text(3, "天 地")).map(PairVerifierTest::counted));
        String common = random.han(300);
        assertEquals(1, verify(knowing(common), common, common).orElseThrow().share());
    }

    @Test
    void aPairHasItsSidesByIdAndSharesByCounting() {
        String passage = random.han(100);
        String longer = random.han(150) + passage + random.han(150);

        Pair pair = counted(FRESH.verify(text(9, passage), text(4, longer)).orElseThrow());

        assertEquals(4, pair.leftId());
        assertEquals(9, pair.rightId());
        assertEquals(0.25, pair.containmentLeft());
        assertEquals(1, pair.containmentRight());
        assertEquals(100, pair.sharedCharacters());
        assertEquals(93.0 / 393, pair.resemblance());
        assertEquals(OptionalInt.of(3), pair.hammingDistance());
    }

    @Test
    void withoutBothSketchesThereIsNoDistance() {
        String passage = random.han(100);
        ComparedText without = new ComparedText(2, whole(passage), null);

        Pair pair = counted(FRESH.verify(text(1, passage), without).orElseThrow());

        assertEquals(OptionalInt.empty(), pair.hammingDistance());
    }

    @Test
    void aRarePassageIsEnoughInALongText() {
        String rare = random.han(40);
        assertTrue(verify(FRESH, random.han(2_000) + rare, rare + random.han(2_000))
                .isPresent());
        String less = rare.substring(0, 24);
        assertTrue(verify(FRESH, random.han(2_000) + less, less + random.han(2_000))
                .isEmpty());
    }

    @Test
    void englishNeedsFifteenWords() {
        String passage = " " + random.words(15) + " ";
        assertTrue(verify(FRESH, random.words(1_000) + passage, passage + random.words(1_000))
                .isPresent());
        String less = passage.strip().substring(0, passage.strip().lastIndexOf(' '));
        assertTrue(verify(FRESH, random.words(1_000) + " " + less, less + " " + random.words(1_000))
                .isEmpty());
    }

    @Test
    void phrasesThatEverybodyUsesMakeNoPair() {
        String common = random.han(60);
        String left = random.han(150) + common;
        String right = common + random.han(150);

        assertTrue(verify(FRESH, left, right).isPresent());
        assertTrue(verify(knowing(common), left, right).isEmpty());
    }

    @Test
    void aPassageOfATextThatWasCopiedFiftyTimesIsStillFound() {
        String copied = random.han(300);
        String left = random.han(1_000) + copied.substring(200, 250);
        String less = random.han(1_000) + copied.substring(200, 239);

        assertTrue(verify(knowing(copied, 45), left, copied).isPresent());
        assertTrue(verify(knowing(copied, 45), less, copied).isEmpty());
        assertTrue(verify(knowing(copied, 51), left, copied).isEmpty());
    }

    @Test
    void anEditedRepostOfATextThatWasCopiedFiftyTimesIsStillFound() {
        String copied = random.han(300);
        StringBuilder edited = new StringBuilder(random.han(60) + copied + random.han(60));
        for (int i = 20; i < edited.length(); i += 20) {
            edited.setCharAt(i, random.han(1).charAt(0));
        }

        assertTrue(verify(knowing(copied, 45), edited.toString(), copied).isPresent());
        assertTrue(verify(knowing(copied, 51), edited.toString(), copied).isEmpty());
    }

    @Test
    void aFormWithOtherFiguresIsAPairOnlyWhenNearlyAllIsTheSame() {
        String form = random.han(120);
        PairVerifier verifier = knowing(form);
        String half = form.substring(0, 60) + random.han(60);
        String most = form.substring(0, 110) + random.han(10);

        assertTrue(verify(verifier, form, half).isEmpty());
        assertTrue(verify(verifier, form, most).isPresent());
    }

    @Test
    void twoShortTextsThatShareAPhraseAreNoPair() {
        String phrase = random.han(8);
        assertTrue(verify(FRESH, phrase + random.han(7), random.han(7) + phrase).isEmpty());
        String longer = random.han(14);
        assertTrue(verify(FRESH, longer + random.han(2), random.han(2) + longer).isPresent());
    }

    @Test
    void textsWithoutLettersAreNoPair() {
        assertTrue(verify(FRESH, "……", "——").isEmpty());
    }

    @Test
    void gramsAloneRefuseTextsThatShareNothingOrOnlyWhatEverybodyUses() {
        String common = random.han(60);
        long[] left = text(1, random.han(300) + common).grams();
        long[] right = text(2, common + random.han(300)).grams();

        assertTrue(FRESH.isPossible(new GramSet(left), right));
        assertFalse(knowing(common).isPossible(new GramSet(left), right));
        assertFalse(FRESH.isPossible(new GramSet(left), text(3, random.han(300)).grams()));
        assertFalse(FRESH.isPossible(new GramSet(left), new long[0]));
        assertTrue(FRESH.isPossible(new GramSet(new long[0]), new long[0]));
    }
}

package app.likeness.compare.count;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Exclusions;
import app.likeness.compare.Pair;
import app.likeness.compare.PairTally;
import app.likeness.compare.exclude.ExcludedText;
import app.likeness.compare.index.GramFrequencies;
import app.likeness.compare.index.LocalEvidence;
import app.likeness.fingerprint.RandomText;
import app.likeness.fingerprint.Sketch;
import app.likeness.fingerprint.grams.SeedGrams;
import app.likeness.text.fold.FoldedText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.StringJoiner;
import org.junit.jupiter.api.Test;

class PairVerifierTest {
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

    /// A corpus of a hundred texts or fewer: its limit is fifty, and rare is what ten have.
    private static final class Texts {
        private final List<int[]> grams = new ArrayList<>();

        Texts with(String text, int times) {
            grams.addAll(Collections.nCopies(times, SeedGrams.of(FoldedText.of(text))));
            return this;
        }

        LocalEvidence evidence() {
            var frequencies = new GramFrequencies(100);
            grams.forEach(frequencies::add);
            grams.forEach(frequencies::addLonger);
            return LocalEvidence.ofCounted(frequencies);
        }

        /// The pair of two texts of this corpus.
        Optional<Pair> pair(String left, String right) {
            var verifier = new PairVerifier(with(left, 1).with(right, 1).evidence());
            return verifier.verify(text(1, left), text(2, right)).map(PairVerifierTest::counted);
        }
    }

    /// The pair of two texts that are alone in their corpus.
    private static Optional<Pair> pair(String left, String right) {
        return new Texts().pair(left, right);
    }

    /// `percent` of the characters of a text replaced, anywhere.
    private String changed(String text, int percent) {
        var changed = new StringBuilder(text);
        for (int i = 0; i < changed.length(); i++) {
            if (random.below(100) < percent) {
                changed.setCharAt(i, random.han(1).charAt(0));
            }
        }
        return changed.toString();
    }

    @Test
    void equalTextsAreAPairHoweverShortAndFrequent() {
        var verifier = new PairVerifier(new Texts().evidence());
        assertEquals(
                Optional.of(new Pair(3, 5, 2, 1, 1, 1, 2, 2)),
                verifier.verify(text(5, "天地。"), text(3, "天 地")).map(PairVerifierTest::counted));
        String common = random.han(300);
        assertEquals(
                1,
                new Texts().with(common, 51).pair(common, common).orElseThrow().share());
    }

    @Test
    void aPairHasItsSidesByIdAndSharesByCounting() {
        String passage = random.han(100);
        String longer = random.han(150) + passage + random.han(150);
        var verifier =
                new PairVerifier(new Texts().with(passage, 1).with(longer, 1).evidence());

        Pair pair = counted(verifier.verify(text(9, passage), text(4, longer)).orElseThrow());

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
        var verifier = new PairVerifier(new Texts().with(passage, 2).evidence());

        Pair pair = counted(verifier.verify(text(1, passage), without).orElseThrow());

        assertEquals(OptionalInt.empty(), pair.hammingDistance());
    }

    @Test
    void aRarePassageThatTheAlignmentShowsIsEnoughInALongText() {
        String rare = random.han(40);
        assertTrue(pair(random.han(2_000) + rare, rare + random.han(2_000)).isPresent());
        // Evidence enough, but no passage.
        String less = rare.substring(0, 30);
        assertTrue(pair(random.han(2_000) + less, less + random.han(2_000)).isEmpty());
    }

    @Test
    void aPassageIsFoundOfWhichUpToThreeInTenCharactersWereReplaced() {
        for (int percent : new int[] {10, 20, 30, 80}) {
            int found = 0;
            for (int i = 0; i < 20; i++) {
                String passage = random.han(150);
                String left = random.han(1_000) + passage + random.han(500);
                String right = random.han(300) + changed(passage, percent) + random.han(1_000);
                found += pair(left, right).isPresent() ? 1 : 0;
            }
            assertTrue(percent == 80 ? found == 0 : found >= 17, percent + " %: " + found);
        }
    }

    @Test
    void threeEnglishSentencesAreEnoughOfWhichEveryFifthWordWasChanged() {
        String[] words = random.words(50).split(" ", -1);
        var copy = new StringJoiner(" ", " ", " ");
        for (int i = 0; i < words.length; i++) {
            copy.add(i % 5 == 2 ? random.words(1) : words[i]);
        }
        String passage = " " + String.join(" ", words) + " ";
        assertTrue(pair(random.words(500) + passage + random.words(500), random.words(300) + copy + random.words(300))
                .isPresent());
    }

    @Test
    void gramsThatNoPassageShowsAreNotEnough() {
        String left = random.han(1_000);
        // Five characters of every thirty, in another order.
        var right = new StringBuilder(random.han(1_000));
        for (int i = 0; i < 6; i++) {
            right.replace(200 + 30 * i, 205 + 30 * i, left.substring(400 - 30 * i, 405 - 30 * i));
        }
        LocalEvidence evidence =
                new Texts().with(left, 1).with(right.toString(), 1).evidence();
        long[] hits =
                text(1, left).telling(evidence).shared(text(2, right.toString()).telling(evidence));

        assertTrue(evidence.isEnough(hits, 0, hits.length));
        assertTrue(pair(left, right.toString()).isEmpty());
    }

    @Test
    void phrasesThatEverybodyUsesMakeNoPair() {
        String common = random.han(60);
        String left = random.han(150) + common;
        String right = common + random.han(150);

        assertTrue(pair(left, right).isPresent());
        assertTrue(new Texts().with(common, 48).pair(left, right).isEmpty());
    }

    @Test
    void whatManyTextsHaveTellsLess() {
        String copied = random.han(300);
        String left = random.han(1_000) + copied.substring(200, 260);
        String most = random.han(60) + copied + random.han(60);

        assertTrue(new Texts().with(copied, 5).pair(left, copied).isPresent());
        assertTrue(new Texts().with(copied, 12).pair(left, copied).isPresent());
        assertTrue(new Texts().with(copied, 40).pair(left, copied).isEmpty());
        // Most of a text is a pair however many have it.
        assertTrue(new Texts().with(copied, 90).pair(most, copied).isPresent());
    }

    @Test
    void anEditedRepostOfATextThatWasCopiedTenTimesIsStillFound() {
        String copied = random.han(300);
        String edited = random.han(60) + changed(copied, 5) + random.han(60);

        assertTrue(new Texts().with(copied, 10).pair(edited, copied).isPresent());
    }

    @Test
    void aFormWithOtherFiguresIsAPairOnlyWhenNearlyAllIsTheSame() {
        String form = random.han(120);
        String half = form.substring(0, 60) + random.han(60);
        String most = form.substring(0, 110) + random.han(10);

        assertTrue(new Texts().with(form, 51).pair(form, half).isEmpty());
        assertTrue(new Texts().with(form, 51).pair(form, most).isPresent());
    }

    @Test
    void twoShortTextsThatShareAPhraseAreNoPair() {
        String phrase = random.han(8);
        assertTrue(pair(phrase + random.han(7), random.han(7) + phrase).isEmpty());
        String longer = random.han(14);
        assertTrue(pair(longer + random.han(2), random.han(2) + longer).isPresent());
    }

    @Test
    void textsWithoutLettersAreNoPair() {
        assertTrue(pair("……", "——").isEmpty());
    }
}

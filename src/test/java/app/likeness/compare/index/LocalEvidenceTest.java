package app.likeness.compare.index;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.fingerprint.grams.SeedGrams;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class LocalEvidenceTest {
    /// Of a corpus of a hundred texts: a gram in fifty of them tells nothing, a longer one up to ten is rare.
    private final GramFrequencies frequencies = new GramFrequencies(100);

    private final LocalEvidence evidence = LocalEvidence.ofCounted(frequencies);

    private void add(int times, int... grams) {
        for (int i = 0; i < times; i++) {
            frequencies.add(grams);
        }
    }

    /// A gram that no other text has, in both at these units.
    private static long rare(int left, int right) {
        return LocalEvidence.hit(left, right, 2);
    }

    private boolean isEnough(long... hits) {
        return evidence.isEnough(hits, 0, hits.length);
    }

    @Test
    void aGramTellsTheLessTheMoreTextsHaveIt() {
        assertEquals(1, evidence.weight(1));
        assertEquals(1, evidence.weight(2));
        assertEquals(Math.log(30 / 10.0) / Math.log(30 / 2.0), evidence.weight(10));
        for (int documents = 3; documents < frequencies.limit(); documents++) {
            assertTrue(evidence.weight(documents) < evidence.weight(documents - 1), "documents " + documents);
            assertTrue(evidence.weight(documents) > 0, "documents " + documents);
        }
    }

    @Test
    void aGramOfOneTextAloneOrOfAllTellsNothing() {
        add(1, 2);
        add(2, 4);
        add(29, 6);
        add(30, 8);

        assertEquals(0, evidence.documents(2));
        assertEquals(2, evidence.documents(4));
        assertEquals(29, evidence.documents(6));
        assertEquals(0, evidence.documents(8));
        assertFalse(evidence.isCommon(6));
        assertTrue(evidence.isCommon(8));
        // A text that was not counted may share what only one other has, but not what none has.
        assertEquals(1, LocalEvidence.ofUncounted(frequencies).documents(2));
        assertEquals(0, LocalEvidence.ofUncounted(frequencies).documents(10));
    }

    @Test
    void whereSeedGramsAreCommonTheLongerOnesTellIfTheyAreRare() {
        int[] form = {2, 4, 6};
        int[] filled = {2, 4, 8};
        add(50, form);
        add(2, filled);
        for (int i = 0; i < 50; i++) {
            frequencies.addLonger(form);
        }
        frequencies.addLonger(filled);
        frequencies.addLonger(filled);

        assertEquals(0, evidence.documents(SeedGrams.longer(form, 0)));
        int documents = evidence.documents(SeedGrams.longer(filled, 0));
        assertEquals(0.25, evidence.weight(documents));
        assertEquals(0, evidence.telling(form).size());
        // The longer gram of the first unit, and the seed gram of the last one.
        assertEquals(2, evidence.telling(filled).size());
    }

    @Test
    void whatTellsIsSharedAtItsFirstPlaces() {
        add(2, 2, 4, 6);
        TellingGrams left = evidence.telling(new int[] {4, 2, 4, 100, 6});
        TellingGrams right = evidence.telling(new int[] {100, 6, 100, 2, 4});

        assertEquals(3, left.size());
        assertArrayEquals(new long[] {rare(0, 4), rare(1, 3), rare(4, 1)}, left.shared(right));
        assertEquals(0, left.shared(evidence.telling(new int[] {100})).length);
    }

    @Test
    void placesAndDocumentsComeBackFromAHit() {
        long hit = LocalEvidence.hit(123_456, 16_000_000, 200);
        assertEquals(123_456, LocalEvidence.left(hit));
        assertEquals(16_000_000, LocalEvidence.right(hit));
        assertEquals((1 << 24) - 1, LocalEvidence.left(LocalEvidence.hit(1 << 25, 0, 2)));
    }

    @Test
    void threeGramsOfTwoTextsAreEnoughWhereTheyStandClose() {
        assertFalse(isEnough());
        assertFalse(isEnough(rare(0, 0), rare(10, 10)));
        assertTrue(isEnough(rare(0, 0), rare(10, 10), rare(20, 20)));
        // In any order.
        assertTrue(isEnough(rare(0, 20), rare(10, 0), rare(20, 10)));
    }

    @Test
    void aGramThatContinuesAnotherTellsLess() {
        long[] row =
                LongStream.range(0, 7).map(i -> rare((int) i, 50 + (int) i)).toArray();
        assertFalse(evidence.isEnough(row, 0, 5));
        assertTrue(evidence.isEnough(row, 0, 7));
        assertEquals(2.6, evidence.sum(Arrays.copyOf(row, 5)), 1e-9);
        // On one side alone they do not continue.
        assertTrue(isEnough(rare(0, 0), rare(1, 2), rare(2, 4)));
    }

    @Test
    void onlyWhatIsWithinReachOnBothSidesCounts() {
        int reach = LocalEvidence.REACH;
        assertTrue(isEnough(rare(0, 0), rare(reach, reach), rare(2 * reach, 2 * reach)));
        assertFalse(isEnough(rare(0, 0), rare(reach, reach), rare(2 * reach + 1, 2 * reach)));
        assertFalse(isEnough(rare(0, 0), rare(reach, reach), rare(2 * reach, 2 * reach + 1)));
        assertFalse(isEnough(rare(0, 0), rare(reach + 1, reach), rare(2 * reach, 2 * reach)));
        assertEquals(3, evidence.sum(new long[] {rare(0, 0), rare(5_000, 40), rare(10_000, 9_000)}));
    }

    @Test
    void twelveLongerGramsAreEnough() {
        add(50, 2, 4, 6);
        int[] filled = {2, 4, 8};
        frequencies.addLonger(filled);
        frequencies.addLonger(filled);
        int longer = evidence.documents(SeedGrams.longer(filled, 0));
        long[] hits = IntStream.range(0, 12)
                .mapToLong(i -> LocalEvidence.hit(i, i, longer))
                .toArray();

        assertFalse(evidence.isEnough(hits, 0, 11));
        assertTrue(evidence.isEnough(hits, 0, 12));
        assertTrue(evidence.isEnough(hits, 0, hits.length));
    }

    @Test
    void longerGramsThatFewTextsHaveAreRareAndThoseThatOneHasToo() {
        int[] form = {2, 4, 6};
        add(21, form);
        IntStream.range(0, 21).forEach(text -> frequencies.addLonger(form));

        assertEquals(0, evidence.rareLonger(form));
        assertEquals(1, evidence.rareLonger(new int[] {2, 4, 8}));
        assertEquals(2, evidence.rareLonger(new int[] {100, 102, 104, 106}));
        assertEquals(2, evidence.rareLonger(new int[] {100, 100, 100, 100, 102}));
        assertEquals(0, evidence.rareLonger(new int[] {100, 102}));
    }

    @Test
    void aRowOfRareGramsHasTwoLongerOnesFewer() {
        int[] grams = IntStream.range(1, 11).map(i -> 2 * i).toArray();
        add(2, grams);
        TellingGrams telling = evidence.telling(grams);
        long[] shared = telling.shared(telling);
        assertEquals(10 - SeedGrams.FURTHER, evidence.rareLonger(shared, grams));
        // Grams that stand alone have none.
        assertEquals(0, evidence.rareLonger(new long[] {rare(0, 0), rare(5, 5)}, grams));
    }

    @Test
    void evidenceIsTheSameFromEitherSide() {
        for (long seed = 1; seed <= 20; seed++) {
            var texts = new RelatedTexts(seed, 60);
            GramFrequencies counted = texts.frequencies();
            LocalEvidence own = LocalEvidence.ofCounted(counted);
            int enough = 0;
            for (int i = 0; i < texts.size(); i++) {
                for (int j = 0; j < i; j++) {
                    TellingGrams one = own.telling(texts.grams(i));
                    TellingGrams other = own.telling(texts.grams(j));
                    long[] hits = one.shared(other);
                    long[] mirrored = other.shared(one);
                    boolean isEnough = own.isEnough(hits, 0, hits.length);
                    enough += isEnough ? 1 : 0;
                    assertEquals(isEnough, own.isEnough(mirrored, 0, mirrored.length), "seed " + seed);
                    assertEquals(own.sum(hits), own.sum(mirrored), 1e-6, "seed " + seed);
                }
            }
            assertTrue(enough > 10 && enough < 60 * 59 / 4, "seed " + seed + ": " + enough);
        }
    }
}

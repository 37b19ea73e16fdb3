package app.likeness.compare.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.DisjointSets;
import app.likeness.fingerprint.Digest;
import app.likeness.fingerprint.Fingerprint;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.MinHash;
import app.likeness.fingerprint.MinHashSignature;
import app.likeness.fingerprint.RandomText;
import app.likeness.fingerprint.Selection;
import app.likeness.fingerprint.ShortSketch;
import app.likeness.fingerprint.Sketch;
import app.likeness.fingerprint.WordCounter;
import app.likeness.fingerprint.WordCounts;
import app.likeness.text.Span;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.words.Token;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MethodSearchTest {
    private static final MethodThresholds STANDARD = new MethodThresholds(3, OptionalDouble.empty());

    private static Candidates find(Method method, List<Optional<Fingerprint>> documents) {
        return new MethodSearch(method, STANDARD, () -> false).find(documents, new BitSet());
    }

    private static List<Optional<Fingerprint>> present(List<? extends Fingerprint> fingerprints) {
        List<Optional<Fingerprint>> present = new ArrayList<>();
        fingerprints.forEach(each -> present.add(Optional.of(each)));
        return present;
    }

    /// Every two documents, one after the other.
    private static List<Candidate> exhaustive(
            List<Optional<Fingerprint>> documents, BiPredicate<Fingerprint, Fingerprint> isPair) {
        List<Candidate> pairs = new ArrayList<>();
        for (int left = 0; left < documents.size(); left++) {
            for (int right = left + 1; right < documents.size(); right++) {
                if (documents.get(left).isPresent()
                        && documents.get(right).isPresent()
                        && isPair.test(
                                documents.get(left).get(), documents.get(right).get())) {
                    pairs.add(new Candidate(left, right));
                }
            }
        }
        return pairs;
    }

    private static Selection selection(long... hashes) {
        long[] sorted = hashes.clone();
        Arrays.sort(sorted);
        return new Selection(sorted, new int[hashes.length], new int[hashes.length]);
    }

    private static boolean shareHash(Fingerprint left, Fingerprint right) {
        long[] others = ((Selection) right).distinctHashes();
        return Arrays.stream(((Selection) left).distinctHashes())
                .anyMatch(hash -> Arrays.binarySearch(others, hash) >= 0);
    }

    private static boolean haveNearRows(Fingerprint left, Fingerprint right) {
        return Arrays.stream(((Selection) left).distinctHashes())
                .anyMatch(one -> Arrays.stream(((Selection) right).distinctHashes())
                        .anyMatch(other -> Long.bitCount(one ^ other) <= 3));
    }

    private static WordCounts words(String text) {
        return WordCounter.counts(Arrays.stream(text.split(" ", -1))
                        .map(word -> new Token(new Span(0, 0), word))
                        .toList())
                .orElseThrow();
    }

    /// With some copies, some documents without a fingerprint, in any order.
    private static List<Optional<Fingerprint>> mixed(Random random, List<? extends Fingerprint> fingerprints) {
        List<Optional<Fingerprint>> documents = present(fingerprints);
        for (int i = 0; i < fingerprints.size() / 5; i++) {
            documents.add(Optional.of(fingerprints.get(random.nextInt(fingerprints.size()))));
            documents.add(Optional.empty());
        }
        Collections.shuffle(documents, random);
        return documents;
    }

    @Test
    void equalDigestsArePairs() {
        for (long seed = 0; seed < 20; seed++) {
            Random random = new Random(seed);
            List<Digest> digests = new ArrayList<>();
            for (int i = 0; i < 60; i++) {
                digests.add(new Digest(random.nextInt(4), random.nextInt(4)));
            }
            List<Optional<Fingerprint>> documents = mixed(random, digests);

            assertEquals(exhaustive(documents, Object::equals), find(Method.EXACT, documents), "seed " + seed);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"SIMHASH_KEYWORDS", "SIMHASH_WORDS", "SIMHASH_GRAMS"})
    void sketchesWithinTheDistanceArePairs(Method method) {
        for (long seed = 0; seed < 10; seed++) {
            Random random = new Random(seed);
            List<Sketch> sketches = new ArrayList<>(List.of(new Sketch(random.nextLong())));
            while (sketches.size() < 60) {
                long bits = sketches.get(random.nextInt(sketches.size())).bits();
                sketches.add(new Sketch(bits ^ 1L << random.nextInt(64) ^ 1L << random.nextInt(64)));
            }
            List<Optional<Fingerprint>> documents = mixed(random, sketches);

            assertEquals(
                    exhaustive(documents, (left, right) -> ((Sketch) left).distance((Sketch) right) <= 3),
                    find(method, documents),
                    "seed " + seed);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"SIMHASH_SHINGLES", "SIMHASH_CHUNKS"})
    void shortSketchesOfALikenessOfFourFifthsArePairs(Method method) {
        for (long seed = 0; seed < 10; seed++) {
            Random random = new Random(seed);
            List<ShortSketch> sketches = new ArrayList<>(List.of(new ShortSketch(random.nextInt())));
            while (sketches.size() < 60) {
                int bits = sketches.get(random.nextInt(sketches.size())).bits();
                for (int turned = random.nextInt(6); turned > 0; turned--) {
                    bits ^= 1 << random.nextInt(32);
                }
                sketches.add(new ShortSketch(bits));
            }
            List<Optional<Fingerprint>> documents = mixed(random, sketches);

            assertEquals(
                    exhaustive(documents, (left, right) -> ((ShortSketch) left).likeness((ShortSketch) right) >= 0.8),
                    find(method, documents),
                    "seed " + seed);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"LONGEST_SENTENCE", "LONGEST_SENTENCES"})
    void aSentenceInCommonMakesAPair(Method method) {
        for (long seed = 0; seed < 10; seed++) {
            Random random = new Random(seed);
            List<Selection> selections = new ArrayList<>();
            for (int i = 0; i < 60; i++) {
                selections.add(selection(random.longs(5, 0, 120).toArray()));
            }
            List<Optional<Fingerprint>> documents = mixed(random, selections);

            assertEquals(exhaustive(documents, MethodSearchTest::shareHash), find(method, documents), "seed " + seed);
        }
    }

    @Test
    void tablesWithNearRowsArePairs() {
        for (long seed = 0; seed < 10; seed++) {
            Random random = new Random(seed);
            long[] rows = random.longs(30).toArray();
            List<Selection> tables = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                long[] table = new long[1 + random.nextInt(3)];
                for (int row = 0; row < table.length; row++) {
                    long near = rows[random.nextInt(rows.length)] ^ 1L << random.nextInt(64);
                    table[row] = near ^ 1L << random.nextInt(64);
                }
                tables.add(selection(table));
            }
            List<Optional<Fingerprint>> documents = mixed(random, tables);

            assertEquals(
                    exhaustive(documents, MethodSearchTest::haveNearRows),
                    find(Method.SIMHASH_RECORDS, documents),
                    "seed " + seed);
        }
    }

    @Test
    void wordCountsOfACosineOfFourFifthsArePairs() {
        int pairs = 0;
        for (long seed = 0; seed < 30; seed++) {
            Random random = new Random(seed);
            RandomText text = new RandomText(seed);
            List<WordCounts> counts = new ArrayList<>();
            List<String> texts = new ArrayList<>();
            for (int i = 0; i < 60; i++) {
                String base = texts.isEmpty() || random.nextBoolean()
                        ? text.words(1 + random.nextInt(30))
                        : texts.get(random.nextInt(texts.size()));
                // Words that all have, some of them often, and some more of its own.
                String common = " the the said" + " of".repeat(random.nextInt(4)) + " ";
                texts.add(base + common + text.words(1 + random.nextInt(12)));
                counts.add(words(texts.getLast()));
            }
            List<Optional<Fingerprint>> documents = mixed(random, counts);
            List<Candidate> expected =
                    exhaustive(documents, (left, right) -> ((WordCounts) left).cosine((WordCounts) right) >= 0.8);

            assertEquals(expected, find(Method.COSINE, documents), "seed " + seed);
            pairs += expected.size();
        }
        assertTrue(pairs > 1000, "pairs: " + pairs);
    }

    @Test
    void aCosineOfExactlyTheThresholdIsAPair() {
        assertEquals(
                List.of(new Candidate(0, 1)),
                find(Method.COSINE, present(List.of(words("tea milk tea"), words("tea sugar tea")))));
    }

    @Test
    void signaturesThatAgreeInHalfOfTheirMinimaArePairs() {
        int expected = 0;
        int found = 0;
        for (long seed = 0; seed < 10; seed++) {
            Random random = new Random(seed);
            RandomText texts = new RandomText(seed);
            List<MinHashSignature> signatures = new ArrayList<>();
            String text = texts.han(300);
            for (int i = 0; i < 40; i++) {
                int cut = random.nextInt(200);
                text = random.nextInt(4) == 0 ? texts.han(300) : text.substring(cut) + texts.han(cut);
                signatures.add(MinHash.signature(FoldedText.of(text)).orElseThrow());
            }
            List<Optional<Fingerprint>> documents = mixed(random, signatures);
            List<Candidate> pairs = exhaustive(
                    documents, (left, right) -> ((MinHashSignature) left).resemblance((MinHashSignature) right) >= 0.5);
            Candidates candidates = find(Method.MINHASH, documents);

            assertTrue(pairs.containsAll(candidates), "seed " + seed);
            expected += pairs.size();
            found += candidates.size();
        }
        assertTrue(expected > 200, "pairs: " + expected);
        assertTrue(found >= 0.99 * expected, found + " of " + expected);
    }

    @Test
    void aHundredThousandCopiesAreOneGroupAndAChainOfPairs() {
        List<Optional<Fingerprint>> documents =
                new ArrayList<>(Collections.nCopies(100_000, Optional.of(new Sketch(7))));
        documents.add(Optional.of(new Sketch(6)));
        Candidates pairs = find(Method.SIMHASH_GRAMS, documents);

        assertTrue(pairs.size() < 300_000, "pairs: " + pairs.size());
        assertEquals(100_000L * 99_999 / 2 + 100_000, pairs.size() + pairs.leftOut());
        assertConnected(pairs, documents.size());
    }

    @Test
    void aSentenceThatTensOfThousandsHaveDoesNotMakeItQuadratic() {
        List<Selection> selections = new ArrayList<>();
        for (int i = 0; i < 20_000; i++) {
            selections.add(selection(-1, i));
        }
        Candidates pairs = find(Method.LONGEST_SENTENCES, present(selections));

        assertTrue(pairs.size() < 2_100_000, "pairs: " + pairs.size());
        assertEquals(20_000L * 19_999 / 2, pairs.size() + pairs.leftOut());
        assertConnected(pairs, selections.size());
    }

    private static void assertConnected(Candidates pairs, int documents) {
        DisjointSets connected = new DisjointSets(documents);
        for (Candidate pair : pairs) {
            connected.unite(pair.left(), pair.right());
        }
        for (int i = 1; i < documents; i++) {
            assertEquals(connected.find(0), connected.find(i), "document " + i);
        }
    }

    @Test
    void earlierWorkIsNotComparedAmongItself() {
        BitSet archive = new BitSet();
        archive.set(0);
        archive.set(2);
        archive.set(3);
        List<Optional<Fingerprint>> documents =
                present(List.of(new Sketch(0), new Sketch(1), new Sketch(1), new Sketch(3)));

        assertEquals(
                List.of(new Candidate(0, 1), new Candidate(1, 2), new Candidate(1, 3)),
                new MethodSearch(Method.SIMHASH_GRAMS, STANDARD, () -> false).find(documents, archive));
    }

    @Test
    void documentsWithoutAFingerprintHaveNoPairs() {
        assertEquals(List.of(), find(Method.EXACT, List.of()));
        assertEquals(List.of(), find(Method.COSINE, List.of(Optional.empty(), Optional.empty())));
    }

    @Test
    void stopsWhenItIsTold() {
        List<Optional<Fingerprint>> documents = present(List.of(words("tea milk"), words("tea sugar")));

        assertThrows(
                CancellationException.class,
                () -> new MethodSearch(Method.COSINE, STANDARD, () -> true).find(documents, new BitSet()));
    }

    @Test
    void whatHasNoPairsOfItsOwnIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new MethodSearch(Method.COMBINED, STANDARD, () -> false));
    }

    @Test
    void thresholdsHaveDefaultsAndRanges() {
        assertEquals(0.5, STANDARD.likeness(Method.MINHASH));
        assertEquals(0.8, STANDARD.likeness(Method.COSINE));
        assertEquals(0.9, new MethodThresholds(3, OptionalDouble.of(0.9)).likeness(Method.MINHASH));
        assertEquals(
                "likeness must be in 0.5…1: 0.4",
                assertThrows(IllegalArgumentException.class, () -> new MethodThresholds(3, OptionalDouble.of(0.4)))
                        .getMessage());
        assertEquals(
                "distance must be in 0…64: 65",
                assertThrows(IllegalArgumentException.class, () -> new MethodThresholds(65, OptionalDouble.empty()))
                        .getMessage());
    }
}

package app.likeness.compare.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.DisjointSets;
import app.likeness.compare.Parts;
import app.likeness.compare.index.DocumentFingerprints;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.Sketch;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class CandidateFinderTest {
    private static final CandidateFinder COMBINED = new CandidateFinder(Set.of(Method.COMBINED), 3);
    private static final CandidateFinder SKETCHES = new CandidateFinder(Set.of(Method.SIMHASH_WORDS), 3);
    private static final CandidateFinder WINNOWING = new CandidateFinder(Set.of(Method.WINNOWING), 3);

    /// Far enough from every other sketch made by this method with another number.
    private static Sketch sketch(int number) {
        return new Sketch(new Random(number).nextLong());
    }

    private static DocumentFingerprints document(long foldedHash, @Nullable Sketch sketch, LongStream hashes) {
        return new DocumentFingerprints(
                foldedHash, sketch, hashes.sorted().distinct().toArray());
    }

    /// A document with `size` hashes from `first` on.
    private static DocumentFingerprints document(int number, long first, int size) {
        return document(number, sketch(number), LongStream.range(first, first + size));
    }

    private static Candidates find(CandidateFinder finder, List<DocumentFingerprints> documents) {
        return finder.find(documents, () -> false);
    }

    private static BitSet bits(IntStream set) {
        BitSet bits = new BitSet();
        set.forEach(bits::set);
        return bits;
    }

    @Test
    void equalTextsAreCandidatesOfEveryMethod() {
        List<DocumentFingerprints> documents =
                List.of(document(1, null, LongStream.of(1)), document(2, 500, 3), document(1, null, LongStream.of(1)));

        for (CandidateFinder finder : List.of(COMBINED, SKETCHES, WINNOWING)) {
            assertEquals(List.of(new Candidate(0, 2)), find(finder, documents));
        }
    }

    @Test
    void nearSketchesAreCandidatesOfTheSketchMethods() {
        Sketch sketch = sketch(1);
        List<DocumentFingerprints> documents = List.of(
                document(1, sketch, LongStream.of(1)),
                document(2, new Sketch(sketch.bits() ^ 0b111), LongStream.of(2)),
                document(3, new Sketch(sketch.bits() ^ 0b1111000), LongStream.of(3)));

        assertEquals(List.of(new Candidate(0, 1)), find(SKETCHES, documents));
        assertEquals(List.of(new Candidate(0, 1)), find(COMBINED, documents));
        assertEquals(List.of(), find(WINNOWING, documents));
        assertEquals(
                List.of(new Candidate(0, 1), new Candidate(0, 2)),
                find(new CandidateFinder(Set.of(Method.COMBINED), 4), documents));
    }

    @Test
    void twoSharedHashesAreEnough() {
        List<DocumentFingerprints> documents =
                List.of(document(1, 0, 40), document(2, 38, 40), document(3, 77, 40), document(4, 1000, 40));

        assertEquals(List.of(new Candidate(0, 1)), find(COMBINED, documents));
        assertEquals(List.of(new Candidate(0, 1)), find(WINNOWING, documents));
        assertEquals(List.of(), find(SKETCHES, documents));
    }

    @Test
    void candidatesOfTwoSearchesAreUnitedEachOnce() {
        Candidates one = new Candidates(new long[] {1L << 32 | 2, 3L << 32 | 5}, 1);
        Candidates other = new Candidates(new long[] {1L << 32 | 4, 3L << 32 | 5}, 2);
        Candidates all = one.and(other);
        assertEquals(List.of(new Candidate(1, 2), new Candidate(1, 4), new Candidate(3, 5)), all);
        assertEquals(3, all.leftOut());
    }

    @Test
    void oneSharedHashIsEnoughForShortTextsAndSimilarSketches() {
        Sketch sketch = sketch(9);
        List<DocumentFingerprints> documents = List.of(
                document(1, 0, 35),
                document(2, 34, 40),
                document(3, sketch, LongStream.range(100, 140)),
                document(4, new Sketch(sketch.bits() ^ 0xFF), LongStream.range(139, 180)),
                document(5, new Sketch(sketch.bits() ^ 0x1FF00), LongStream.range(179, 220)));

        assertEquals(List.of(new Candidate(0, 1), new Candidate(2, 3)), find(COMBINED, documents));
    }

    @Test
    void aHashInManyTextsTellsNothing() {
        List<DocumentFingerprints> fifty = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            fifty.add(document(i, null, LongStream.of(7, 1000 + i)));
        }
        List<DocumentFingerprints> fiftyOne = new ArrayList<>(fifty);
        fiftyOne.add(document(50, null, LongStream.of(7)));

        assertEquals(50 * 49 / 2, find(COMBINED, fifty).size());
        assertEquals(List.of(), find(COMBINED, fiftyOne));
    }

    @Test
    void aMuchCopiedTextDoesNotHideItself() {
        // 30 equal texts and 30 near-copies with sketches within 3 bits share a hash with one edited text: two
        // families.
        Sketch sketch = sketch(3);
        List<DocumentFingerprints> documents = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            documents.add(document(1, sketch, LongStream.of(7, 8)));
            documents.add(document(100 + i, new Sketch(sketch.bits() ^ 1L << i), LongStream.of(7, 8, 1000 + i)));
        }
        documents.add(document(999, sketch(4), LongStream.of(7, 8, 9)));

        Candidates candidates = find(COMBINED, documents);

        assertEquals(60, candidates.stream().filter(pair -> pair.right() == 60).count());
    }

    @Test
    void thousandsOfCopiesStayConnectedAndCounted() {
        List<DocumentFingerprints> documents = new ArrayList<>();
        for (int i = 0; i < 2_000; i++) {
            documents.add(document(1, sketch(1), LongStream.of(1, 2)));
        }
        documents.add(document(2, sketch(2), LongStream.of(1, 2)));

        Candidates candidates = find(COMBINED, documents);

        assertTrue(candidates.size() <= 2_001 * CandidateFinder.PARTNERS, "candidates " + candidates.size());
        assertEquals(2_001L * 2_000 / 2, candidates.size() + candidates.leftOut());
        assertEquals(1, sets(2_001, candidates));
    }

    @Test
    void thousandsOfNearCopiesStayConnected() {
        Sketch sketch = sketch(1);
        List<DocumentFingerprints> documents = new ArrayList<>();
        for (int i = 0; i < 1_500; i++) {
            documents.add(document(i, sketch, LongStream.of(1, 2, 10 + i)));
        }

        Candidates candidates = find(COMBINED, documents);

        assertTrue(candidates.size() <= 1_500 * CandidateFinder.PARTNERS, "candidates " + candidates.size());
        assertTrue(candidates.leftOut() > 0);
        assertEquals(1, sets(1_500, candidates));
    }

    @Test
    void copiesOfTwoSimilarTextsMeet() {
        List<DocumentFingerprints> documents = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            documents.add(document(i % 2, i % 2 == 0 ? 0 : 30, 40));
        }

        assertEquals(12 * 11 / 2, find(COMBINED, documents).size());
    }

    @Test
    void theArchiveIsNotComparedWithItself() {
        List<DocumentFingerprints> documents = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            documents.add(document(i / 2, 0, 40));
        }
        BitSet archive = bits(IntStream.of(0, 1, 2, 4));

        Candidates candidates = COMBINED.find(documents, archive, bits(IntStream.range(0, 8)), () -> false);

        assertEquals(8 * 7 / 2 - 6, candidates.size());
        assertTrue(candidates.stream().noneMatch(pair -> archive.get(pair.left()) && archive.get(pair.right())));
    }

    @Test
    void aCheckedCopyMeetsTheArchiveHoweverManyCopiesThatHas() {
        List<DocumentFingerprints> documents = new ArrayList<>();
        for (int i = 0; i < 1_000; i++) {
            documents.add(document(1, 0, 40));
        }
        BitSet archive = bits(IntStream.range(0, 999));

        Candidates candidates = COMBINED.find(documents, archive, bits(IntStream.range(0, 1_000)), () -> false);

        assertEquals(CandidateFinder.PARTNERS, candidates.size());
        assertEquals(999 - CandidateFinder.PARTNERS, candidates.leftOut());
    }

    @Test
    void onlyPairsWithAFreshDocumentAreWanted() {
        List<DocumentFingerprints> documents = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            documents.add(document(i / 3, 0, 40));
        }

        Candidates candidates = COMBINED.find(documents, new BitSet(), bits(IntStream.of(4)), () -> false);

        assertEquals(
                IntStream.range(0, 9)
                        .filter(i -> i != 4)
                        .mapToObj(i -> new Candidate(Math.min(i, 4), Math.max(i, 4)))
                        .toList(),
                candidates);
    }

    @Test
    void theBestHundredOfEitherSideStay() {
        // Text 0 shares 200 − i hashes with text i.
        List<DocumentFingerprints> documents = new ArrayList<>();
        documents.add(document(-1, sketch(-1), LongStream.range(0, 40_000)));
        for (int i = 1; i <= 150; i++) {
            int number = i;
            documents.add(document(i, sketch(i), LongStream.range(0, 200 - i).map(j -> number * 200L + j)));
        }

        Candidates candidates = find(COMBINED, documents);

        // Each other text has text 0 as its one partner, so all of them stay.
        assertEquals(150, candidates.size());
        assertEquals(0, candidates.leftOut());
    }

    @Test
    void findsWhatComparingAllPairsFinds() {
        for (long seed = 1; seed <= 3; seed++) {
            List<DocumentFingerprints> documents = random(seed, 150);
            Set<Candidate> expected = new HashSet<>();
            for (int left = 0; left < documents.size(); left++) {
                for (int right = left + 1; right < documents.size(); right++) {
                    if (isCandidate(documents, left, right)) {
                        expected.add(new Candidate(left, right));
                    }
                }
            }

            Candidates candidates = find(COMBINED, documents);

            assertEquals(expected, new HashSet<>(candidates), "seed " + seed);
            assertEquals(expected.size(), candidates.size(), "seed " + seed);
            assertEquals(0, candidates.leftOut(), "seed " + seed);
        }
    }

    @Test
    void threadsFindWhatOneFinds() {
        for (long seed = 1; seed <= 2; seed++) {
            // More than a hundred partners for some, and enough hashes to be sorted in parts.
            List<DocumentFingerprints> documents = random(seed, 3_000);

            Candidates one = find(COMBINED, documents);
            for (int threads : new int[] {2, 5}) {
                Candidates many =
                        find(new CandidateFinder(Set.of(Method.COMBINED), 3, new Scattered(threads)), documents);

                assertEquals(one, many, "seed " + seed + ", threads " + threads);
                assertEquals(one.leftOut(), many.leftOut(), "seed " + seed + ", threads " + threads);
            }
            assertTrue(one.leftOut() > 0, "seed " + seed);
        }
    }

    @Test
    void textsThatShareSeedGramsCloseTogetherAreCandidates() {
        var grams = new TextSeeds();
        grams.add(1, new int[] {2, 4, 6, 8, 10, 12, 14});
        grams.add(2, new int[] {2, 100, 102, 104, 6, 106, 10});
        grams.add(3, new int[] {300, 200, 14});
        List<DocumentFingerprints> documents =
                List.of(document(3, 900, 40), document(2, 500, 40), document(1, 100, 40), document(1, 100, 40));
        var finder = new CandidateFinder(Set.of(Method.COMBINED), 3, Parts.inTurn(), grams.counted());

        assertEquals(List.of(new Candidate(1, 2), new Candidate(1, 3), new Candidate(2, 3)), find(finder, documents));
        assertEquals(
                List.of(new Candidate(1, 3), new Candidate(2, 3)),
                finder.find(documents, new BitSet(), bits(IntStream.of(3)), () -> false));
        assertEquals(List.of(new Candidate(2, 3)), find(COMBINED, documents));
    }

    @Test
    void withSeedGramsAtHandWinnowedHashesAloneMustBeMany() {
        List<DocumentFingerprints> documents = List.of(
                document(1, 0, 100),
                document(2, 70, 100),
                document(3, 141, 100),
                document(4, 235, 20),
                document(5, 250, 20));
        var finder = new CandidateFinder(Set.of(Method.COMBINED), 3, Parts.inTurn(), new TextSeeds().counted());

        assertEquals(
                List.of(new Candidate(0, 1), new Candidate(1, 2), new Candidate(2, 3), new Candidate(3, 4)),
                find(COMBINED, documents));
        assertEquals(List.of(new Candidate(0, 1), new Candidate(2, 3)), find(finder, documents));
    }

    @Test
    void aMillionCopiesAreAChain() {
        int copies = 1_000_000;
        Candidates candidates = find(COMBINED, Collections.nCopies(copies, document(1, 0, 80)));

        assertEquals(copies - 1, candidates.size());
        for (int i = 0; i < candidates.size(); i++) {
            assertEquals(new Candidate(i, i + 1), candidates.get(i));
        }
        assertEquals(copies * (copies - 1L) / 2 - candidates.size(), candidates.leftOut());
    }

    @Test
    void copiesHaveFewPairsHoweverManyThereAre() {
        for (int copies : new int[] {100, 1_000, 20_000, 60_000}) {
            Candidates candidates = find(COMBINED, Collections.nCopies(copies, document(1, 0, 80)));

            assertTrue(candidates.size() <= Math.max(100_000, copies), copies + " copies: " + candidates.size());
            assertEquals(1, sets(copies, candidates), copies + " copies");
        }
    }

    @Test
    void candidatesAreSorted() {
        Candidates candidates = find(COMBINED, random(5, 400));

        List<Candidate> sorted = new ArrayList<>(candidates);
        sorted.sort((a, b) -> a.left() != b.left() ? a.left() - b.left() : a.right() - b.right());
        assertEquals(sorted, candidates);
    }

    @Test
    void noDocumentsHaveNoCandidates() {
        assertEquals(List.of(), find(COMBINED, List.of()));
        assertEquals(List.of(), find(COMBINED, List.of(document(1, 0, 1))));
    }

    @Test
    void cancellingStopsTheSearch() {
        List<DocumentFingerprints> documents = random(1, 100);
        int[] asked = new int[1];
        find(COMBINED, documents);

        for (int calls : new int[] {1, 10, 100}) {
            asked[0] = 0;
            assertThrows(CancellationException.class, () -> COMBINED.find(documents, () -> ++asked[0] >= calls));
            assertEquals(calls, asked[0]);
        }
    }

    /// Copies, near sketches and hashes shared by few, at random.
    private static List<DocumentFingerprints> random(long seed, int size) {
        Random random = new Random(seed);
        List<DocumentFingerprints> documents = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            if (i > 0 && random.nextInt(10) == 0) {
                documents.add(documents.get(random.nextInt(i)));
                continue;
            }
            Sketch sketch = random.nextInt(10) == 0
                    ? null
                    : new Sketch(new Random(random.nextInt(40)).nextLong() ^ 1L << random.nextInt(64));
            long[] hashes = random.longs(20 + random.nextInt(40), 0, 4_000).toArray();
            documents.add(document(1_000 + i, sketch, LongStream.of(hashes)));
        }
        return documents;
    }

    /// The definition, without any index; of hashes too common there are none in `random`.
    private static boolean isCandidate(List<DocumentFingerprints> documents, int left, int right) {
        DocumentFingerprints one = documents.get(left);
        DocumentFingerprints other = documents.get(right);
        int distance = one.sketch().isPresent() && other.sketch().isPresent()
                ? one.sketch().get().distance(other.sketch().get())
                : 64;
        Set<Long> shared = new TreeSet<>();
        for (int i = 0; i < one.size(); i++) {
            for (int j = 0; j < other.size(); j++) {
                if (one.hash(i) == other.hash(j)) {
                    shared.add(one.hash(i));
                }
            }
        }
        return one.foldedHash() == other.foldedHash()
                || distance <= 3
                || shared.size() >= 2
                || (shared.size() == 1 && (distance <= 8 || Math.min(one.size(), other.size()) < 36));
    }

    private static int sets(int documents, Candidates candidates) {
        DisjointSets sets = new DisjointSets(documents);
        int count = documents;
        for (Candidate candidate : candidates) {
            count -= sets.unite(candidate.left(), candidate.right()) ? 1 : 0;
        }
        return count;
    }
}

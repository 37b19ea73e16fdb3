package app.likeness.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Exclusions;
import app.likeness.compare.Pair;
import app.likeness.compare.PairCounts;
import app.likeness.compare.PairTally;
import app.likeness.compare.Tally;
import app.likeness.fingerprint.Selection;
import app.likeness.fingerprint.Sketch;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Fingerprinted;
import app.likeness.store.kept.KnownFile;
import app.likeness.store.kept.Reading;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import app.likeness.store.kept.SketchKind;
import app.likeness.store.kept.StoredSketch;
import app.likeness.store.tables.DocumentBatch;
import app.likeness.text.FoldKind;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.document.Document;
import app.likeness.text.document.MetadataLines;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CorpusWriterTest {
    @TempDir
    private Path folder;

    private Corpus corpus;
    private CorpusWriter writer;
    private CorpusReader reader;

    @BeforeEach
    void open() throws CorpusException {
        corpus = Corpus.open(folder.resolve("a.likeness"));
        writer = corpus.writer();
        reader = corpus.reader();
    }

    @AfterEach
    void close() {
        reader.close();
        corpus.close();
    }

    @Test
    void aDocumentComesBackAsItWasStored() throws CorpusException {
        Reading reading = Samples.reading("一 🐼\n.txt", "文𠀀\0\r\n end");
        Samples.store(corpus, reading);
        KnownFile known = reader.files().getFirst();
        assertEquals(
                new KnownFile(
                        1,
                        Samples.FOLDER,
                        reading.path(),
                        MetadataLines.write(reading.metadata()),
                        reading.bytes(),
                        reading.modifiedAt(),
                        reading.sha256(),
                        reading.how()),
                known);
        assertEquals(reading.text(), reader.text(known.id()));
        assertEquals(List.of(new Fingerprinted(1, reading.path(), Role.CHECK, reading.prints())), fingerprints());
    }

    @Test
    void aTextWithoutSketchHasNone() throws CorpusException {
        var prints = new Reading.Prints(
                1, 2, Optional.empty(), Optional.empty(), new Selection(new long[0], new int[0], new int[0]), Map.of());
        Reading full = Samples.reading("one", "ab");
        Samples.store(
                corpus,
                new Reading(full.path(), full.metadata(), 2, full.modifiedAt(), full.sha256(), "", "ab", prints));
        assertEquals(prints, fingerprints().getFirst().prints());
    }

    @Test
    void textsAndSelectionsBeyondAMillionComeBack() throws CorpusException {
        String text = "长文".repeat(1_500_000);
        int size = 200_000;
        long[] hashes = new Random(3).longs(size).sorted().toArray();
        var selection = new Selection(hashes, new int[size], new int[size]);
        Reading small = Samples.reading("large", "x");
        var prints = new Reading.Prints(1, text.length(), Optional.empty(), Optional.empty(), selection, Map.of());
        Samples.store(
                corpus,
                new Reading(small.path(), small.metadata(), 1, small.modifiedAt(), small.sha256(), "", text, prints));
        assertEquals(text, reader.text(1));
        assertEquals(selection, fingerprints().getFirst().prints().selection());
    }

    @Test
    void aFullBatchIsCommittedByItself() throws CorpusException {
        writer.addRoots(List.of(Samples.ROOT));
        for (int i = 0; i < CorpusWriter.BATCH; i++) {
            assertEquals(0, reader.documents());
            writer.add(Samples.FOLDER, Samples.reading("d" + i, "text"));
        }
        assertEquals(CorpusWriter.BATCH, reader.documents());
    }

    @Test
    void manyCharactersMakeABatchFull() throws CorpusException {
        writer.addRoots(List.of(Samples.ROOT));
        writer.add(Samples.FOLDER, Samples.reading("large", "x".repeat(DocumentBatch.MOST_CHARACTERS)));
        assertEquals(1, reader.documents());
    }

    @Test
    void aReplacedDocumentKeepsItsNumberAndLosesItsPairs() throws CorpusException {
        storeThreeWithPairs();
        KnownFile two = file(2);
        writer.replace(two, Samples.FOLDER, Samples.reading("two", "changed"));
        writer.commit();
        assertEquals("changed", reader.text(2));
        assertEquals(List.of(1L, 2L, 3L), ids());
        assertEquals(List.of(pair(1, 3, .5)), reader.findings().pairs());
    }

    @Test
    void removedDocumentsTakeTheirPairsAlongAndTheirNumbersAreNotGivenAgain() throws CorpusException {
        storeThreeWithPairs();
        writer.remove(List.of(3L, 2L));
        writer.commit();
        assertEquals(List.of(1L), ids());
        assertEquals("", reader.text(3));
        assertEquals(List.of(), reader.findings().pairs());
        Samples.store(corpus, Samples.reading("four", "4"));
        assertEquals(List.of(1L, 4L), ids());
    }

    @Test
    void aRenamedDocumentKeepsItsPairs() throws CorpusException {
        storeThreeWithPairs();
        KnownFile two = file(2);
        Path path = Samples.FOLDER.resolve("zwei");
        Instant later = Instant.parse("2027-01-01T00:00:00Z");
        String stated = MetadataLines.write(Samples.metadata("zwei"));
        var renamed = new KnownFile(2, two.root(), path, stated, 77, later, two.sha256(), "otherwise");
        writer.keep(renamed);
        writer.commit();
        assertEquals(renamed, file(2));
        assertEquals(3, reader.findings().pairs().size());
        assertTrue(reader.isComplete());
    }

    @Test
    void everyChangeOfADocumentMakesThePairsIncomplete() throws CorpusException {
        storeThreeWithPairs();
        assertTrue(reader.isComplete());
        writer.remove(List.of(3L));
        assertTrue(reader.isComplete(), "not before the commit");
        writer.commit();
        assertFalse(reader.isComplete());
        writer.finishComparison(writer.beginComparison(), "again", 0);
        assertEquals(Optional.of("again"), reader.comparison());
        Samples.store(corpus, Samples.reading("five", "5"));
        assertFalse(reader.isComplete());
    }

    @Test
    void anotherRoleOfARootMakesThePairsIncomplete() throws CorpusException {
        storeThreeWithPairs();
        writer.addRoots(List.of(Samples.ROOT));
        assertTrue(reader.isComplete());
        writer.addRoots(List.of(new Root(Samples.FOLDER, Role.COMPARE_WITH)));
        assertFalse(reader.isComplete());
        assertEquals(List.of(new Root(Samples.FOLDER, Role.COMPARE_WITH)), reader.roots());
    }

    @Test
    void aStoppedComparisonKeepsWhatItFoundAndWhatWasThere() throws CorpusException {
        storeThreeWithPairs();
        long number = writer.beginComparison();
        writer.putPairs(number, List.of(tally(1, 2, .9)));
        assertFalse(reader.isComplete());
        assertEquals(
                List.of(pair(1, 2, .9), pair(1, 3, .5), pair(2, 3, .5)),
                reader.findings().pairs());
        long next = writer.beginComparison();
        writer.putPairs(next, List.of(tally(2, 3, .8)));
        writer.finishComparison(next, "options", 7);
        assertEquals(List.of(pair(2, 3, .8)), reader.findings().pairs());
        assertEquals(7, reader.leftOut());
    }

    @Test
    void aResumedComparisonKeepsThePairsOfOtherDocuments() throws CorpusException {
        storeThreeWithPairs();
        long number = writer.resumeComparison(List.of(2L));
        assertFalse(reader.isComplete());
        assertEquals(List.of(pair(1, 3, .5)), reader.findings().pairs());
        writer.putPairs(number, List.of(tally(2, 3, .9)));
        writer.finishComparison(number, "options", 0);
        assertEquals(List.of(pair(2, 3, .9), pair(1, 3, .5)), reader.findings().pairs());
        assertTrue(reader.isComplete());
    }

    @Test
    void pairsComeStrongestFirstThenByNumbers() throws CorpusException {
        storeThreeWithPairs();
        long number = writer.beginComparison();
        writer.putPairs(number, List.of(tally(2, 3, .7), tally(1, 3, .7), tally(1, 2, .4)));
        assertEquals(
                List.of(pair(1, 3, .7), pair(2, 3, .7), pair(1, 2, .4)),
                reader.findings().pairs());
    }

    @Test
    void reprintedDocumentsHaveTheNewFingerprintsAlone() throws CorpusException {
        storeThreeWithPairs();
        var prints = new Reading.Prints(
                5,
                6,
                Optional.of(new Sketch(8)),
                Optional.empty(),
                new Selection(new long[] {9}, new int[] {0}, new int[] {1}),
                Map.of(FoldKind.LOOK_ALIKE, 3, FoldKind.INVISIBLE, 12));
        writer.reprint(2, prints);
        writer.notePrints("v2");
        assertEquals(prints, fingerprints().get(1).prints());
        assertEquals(
                List.of(prints.disguises()),
                reader.findings().documents().stream()
                        .filter(document -> document.id() == 2)
                        .map(Document::disguises)
                        .toList());
        assertEquals(
                6,
                reader.findings().documents().stream()
                        .filter(d -> d.id() == 2)
                        .findFirst()
                        .orElseThrow()
                        .characters());
        assertEquals(Optional.of("v2"), reader.prints());
        assertFalse(reader.isComplete());
    }

    @Test
    void skipsAreReplacedOrAdded() throws CorpusException {
        Skip a = new Skip(Samples.FOLDER.resolve("a"), SkipReason.EMPTY, "");
        Skip b = new Skip(Samples.FOLDER.resolve("b"), SkipReason.TOO_LARGE, "301 MB, the limit is 64 MB");
        writer.replaceSkips(List.of(b, a));
        writer.commit();
        assertEquals(List.of(a, b), reader.findings().skips());
        Skip again = new Skip(a.path(), SkipReason.UNREADABLE, "gone");
        writer.addSkips(List.of(again));
        writer.commit();
        assertEquals(List.of(again, b), reader.findings().skips());
        writer.replaceSkips(List.of(b));
        writer.commit();
        assertEquals(List.of(b), reader.findings().skips());
    }

    @Test
    void neighboursAreThoseThatCountingFinds() throws CorpusException {
        long seed = 11;
        var random = new Random(seed);
        var readings = new Reading[300];
        for (int i = 0; i < readings.length; i++) {
            long bits = 0x5555_AAAA_0F0F_1234L;
            for (int flips = random.nextInt(9); flips > 0; flips--) {
                bits ^= 1L << random.nextInt(64);
            }
            readings[i] = Samples.reading("d" + i, "text " + i, bits);
        }
        Samples.store(corpus, readings);
        writer.indexBands(SketchKind.GRAMS, () -> {});
        List<Fingerprinted> all = fingerprints();
        int found = 0;
        for (Fingerprinted one : all.subList(0, 60)) {
            Sketch sketch = one.prints().grams().orElseThrow();
            Sketch turned = one.prints().words().orElseThrow();
            for (int distance : new int[] {0, 2, 3, 4, 9, 11, 12, 30, 64}) {
                List<StoredSketch> near = reader.near(SketchKind.GRAMS, sketch, distance);
                assertEquals(counted(all, Reading.Prints::grams, sketch, distance), near, "seed " + seed);
                assertEquals(
                        counted(all, Reading.Prints::words, turned, distance),
                        reader.near(SketchKind.WORDS, turned, distance),
                        "seed " + seed);
                found += near.size();
            }
        }
        assertTrue(found > 1_000, "too few neighbours to prove anything: " + found);
    }

    private static List<StoredSketch> counted(
            List<Fingerprinted> all, Function<Reading.Prints, Optional<Sketch>> kind, Sketch asked, int distance) {
        return all.stream()
                .map(each -> {
                    Sketch own = kind.apply(each.prints()).orElseThrow();
                    return new StoredSketch(each.id(), own, own.distance(asked));
                })
                .filter(each -> each.distance() <= distance)
                .sorted(StoredSketch.NEAREST)
                .toList();
    }

    @Test
    void fingerprintsComeInPagesWithoutGaps() throws CorpusException {
        var readings = new Reading[2_003];
        for (int i = 0; i < readings.length; i++) {
            readings[i] = Samples.reading("d" + i, "t");
        }
        Samples.store(corpus, readings);
        assertEquals(
                LongStream.rangeClosed(1, readings.length).boxed().toList(),
                fingerprints().stream().map(Fingerprinted::id).toList());
    }

    private void storeThreeWithPairs() throws CorpusException {
        Samples.store(corpus, Samples.reading("one", "1"), Samples.reading("two", "2"), Samples.reading("three", "3"));
        long number = writer.beginComparison();
        writer.putPairs(number, List.of(tally(1, 2, .5), tally(1, 3, .5), tally(2, 3, .5)));
        writer.finishComparison(number, "options", 0);
    }

    private static Pair pair(long left, long right, double share) {
        return tally(left, right, share).pair(Exclusions.NONE);
    }

    /// Of the left text it has `share`, of the right one, which is twice as long, half of that.
    private static PairTally tally(long left, long right, double share) {
        Tally shared = Tally.unpacked(new int[] {1, (int) Math.round(1000 * share)});
        return new PairTally(
                left,
                right,
                -1,
                .25,
                new PairCounts(
                        Tally.unpacked(new int[] {1, 1000}),
                        Tally.unpacked(new int[] {1, 2000}),
                        shared,
                        shared,
                        List.of(new PairCounts.Passage(shared, shared))));
    }

    private KnownFile file(long id) throws CorpusException {
        return reader.files().stream()
                .filter(known -> known.id() == id)
                .findFirst()
                .orElseThrow();
    }

    private List<Long> ids() throws CorpusException {
        return reader.files().stream().map(KnownFile::id).sorted().toList();
    }

    private List<Fingerprinted> fingerprints() throws CorpusException {
        var all = new ArrayList<Fingerprinted>();
        reader.fingerprints(all::add);
        return all;
    }
}

package app.likeness.compare.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.index.DamagedIndexException;
import app.likeness.compare.index.DocumentFingerprints;
import app.likeness.compare.index.PassageTexts;
import app.likeness.compare.index.PostingBlock;
import app.likeness.compare.index.Segment;
import app.likeness.compare.index.SegmentPostings;
import app.likeness.compare.index.TextIndex;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.Sketch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class IndexSearchTest {
    private static final CandidateFinder FINDER = new CandidateFinder(Set.of(Method.COMBINED), 3);

    /// An index with its blocks in memory.
    private record Stored(TextIndex index, List<TreeMap<Integer, byte[]>> blocks) {
        static Stored of(List<DocumentFingerprints> documents) {
            BitSet all = new BitSet();
            all.set(0, documents.size());
            var searched = FINDER.search(documents, new BitSet(), all, () -> false);
            return new Stored(
                    new TextIndex(List.of(searched.segment())), List.of(blocks(searched.segment(), searched.texts())));
        }

        static TreeMap<Integer, byte[]> blocks(Segment segment, List<DocumentFingerprints> texts) {
            var blocks = new TreeMap<Integer, byte[]>();
            SegmentPostings.<RuntimeException>pack(segment, texts, blocks::put);
            return blocks;
        }

        Stored with(List<DocumentFingerprints> texts) {
            TextIndex further = index.with(texts);
            var all = new ArrayList<>(blocks);
            all.add(blocks(further.segments().getLast(), texts));
            return new Stored(further, all);
        }

        /// The last two segments as one, packed and unpacked.
        Stored merged() {
            List<Segment> segments = index.segments();
            int last = segments.size() - 1;
            Segment merged = Segment.merged(segments.get(last - 1), segments.get(last));
            var one = new TreeMap<Integer, byte[]>();
            SegmentPostings.<RuntimeException>merge(
                    merged,
                    segments.get(last - 1),
                    part -> block(last - 1, part),
                    segments.get(last),
                    part -> block(last, part),
                    one::put);
            var left = new ArrayList<>(segments.subList(0, last - 1));
            left.add(Segment.unpack(merged.pack()));
            var all = new ArrayList<>(blocks.subList(0, last - 1));
            all.add(one);
            return new Stored(new TextIndex(left), all);
        }

        byte[] block(int segment, int part) {
            return blocks.get(segment).getOrDefault(part, new byte[0]);
        }

        IndexSearch search() {
            return new IndexSearch(index, FINDER);
        }
    }

    private static DocumentFingerprints document(long foldedHash, int sketch, LongStream hashes) {
        return new DocumentFingerprints(
                foldedHash,
                sketch < 0 ? null : new Sketch(new Random(sketch).nextLong()),
                hashes.sorted().distinct().toArray());
    }

    /// Different texts with hashes shared by few, by many and by near-copies.
    private static List<DocumentFingerprints> random(Random random, int from, int size) {
        var documents = new ArrayList<DocumentFingerprints>();
        for (int i = 0; i < size; i++) {
            Sketch sketch = random.nextInt(10) == 0
                    ? null
                    : new Sketch(new Random(random.nextInt(60)).nextLong() ^ 1L << random.nextInt(64));
            long[] hashes = LongStream.concat(
                            random.longs(20 + random.nextInt(40), 0, 3_000).map(hash -> hash * 0x9E3779B97F4A7C15L),
                            random.longs(2, 0, 4))
                    .sorted()
                    .distinct()
                    .toArray();
            documents.add(new DocumentFingerprints(1_000 + from + i, sketch, hashes));
        }
        return documents;
    }

    @Test
    void textsThatCameLaterHaveThePartnersOfASearchOfAll() {
        for (long seed = 1; seed <= 5; seed++) {
            var random = new Random(seed);
            List<DocumentFingerprints> old = random(random, 0, 200);
            List<DocumentFingerprints> first = random(random, 200, 10);
            List<DocumentFingerprints> second = random(random, 210, 20);
            var all = new ArrayList<>(old);
            all.addAll(first);
            all.addAll(second);
            BitSet fresh = new BitSet();
            fresh.set(210, 230);
            var expected = new TreeSet<String>();
            FINDER.find(all, new BitSet(), fresh, () -> false)
                    .forEach(candidate -> expected.add(candidate.left() + " " + candidate.right()));

            Stored stored = Stored.of(old).with(first).with(second);
            assertEquals(expected, partners(stored, second, all), "seed " + seed);
            assertEquals(expected, partners(stored.merged(), second, all), "seed " + seed);
            assertEquals(expected, partners(stored.merged().merged(), second, all), "seed " + seed);
        }
    }

    private static Set<String> partners(
            Stored stored, List<DocumentFingerprints> queries, List<DocumentFingerprints> all) {
        var found = new TreeSet<String>();
        IndexSearch.Partners partners = stored.search().partners(queries, stored::block, () -> false);
        for (int query = 0; query < partners.queries(); query++) {
            int one = (int) queries.get(query).foldedHash() - 1_000;
            for (int rank = 0; rank < partners.size(query); rank++) {
                int other = (int) stored.index().foldedHash(partners.text(query, rank)) - 1_000;
                assertTrue(other < all.size());
                found.add(Math.min(one, other) + " " + Math.max(one, other));
            }
        }
        assertEquals(0, partners.leftOut());
        return found;
    }

    @Test
    void theBestHundredAreKeptAndWhatIsAmongTheBestOfTheOther() {
        // The query shares 150 - i hashes with text i; text 149, the weakest, has a hundred partners that are stronger.
        var documents = new ArrayList<DocumentFingerprints>();
        for (int i = 0; i < 149; i++) {
            int number = i;
            documents.add(document(
                    i,
                    i,
                    LongStream.range(0, 150).map(j -> j < 150 - number ? j + number * 150L : -1 - j - number * 150L)));
        }
        long[] many = LongStream.range(0, 100)
                .flatMap(i -> LongStream.range(0, 9).map(j -> 1_000_000 + 9 * i + j))
                .toArray();
        for (int i = 0; i < 100; i++) {
            int number = i;
            documents.add(document(200 + i, 200 + i, Arrays.stream(many, 9 * number, 9 * number + 9)));
        }
        documents.add(document(
                149, 149, LongStream.concat(LongStream.of(149 * 150L, 149 * 150L + 1), Arrays.stream(many))));
        var query = document(
                999,
                999,
                IntStream.range(0, 149).boxed().flatMapToLong(i -> LongStream.range(i * 150L, i * 150L + 150 - i)));
        query = new DocumentFingerprints(
                999,
                query.sketch().orElseThrow(),
                LongStream.concat(
                                IntStream.range(0, query.size()).mapToLong(query::hash),
                                LongStream.of(149 * 150L, 149 * 150L + 1))
                        .sorted()
                        .toArray());
        Stored stored = Stored.of(documents);

        IndexSearch.Partners partners = stored.with(List.of(query))
                .search()
                .partners(List.of(query), stored.with(List.of(query))::block, () -> false);
        assertEquals(149, partners.size(0));
        assertEquals(1, partners.leftOut());
        IndexSearch.Partners best = stored.search().best(query, stored::block);
        assertEquals(100, best.size(0));
        assertEquals(50, best.leftOut());
        assertEquals(0, stored.index().foldedHash(best.text(0, 0)));
        assertEquals(99, stored.index().foldedHash(best.text(0, 99)));
    }

    @Test
    void theSameTextComesFirst() {
        Stored stored = Stored.of(List.of(
                document(1, 1, LongStream.range(0, 40)),
                document(2, 2, LongStream.range(0, 30)),
                document(3, -1, LongStream.empty())));

        IndexSearch.Partners best = stored.search().best(document(2, 2, LongStream.range(0, 30)), stored::block);
        assertEquals(2, best.size(0));
        assertEquals(2, stored.index().foldedHash(best.text(0, 0)));
        assertEquals(1, stored.index().foldedHash(best.text(0, 1)));
        IndexSearch.Partners empty = stored.search().best(document(3, -1, LongStream.empty()), stored::block);
        assertEquals(1, empty.size(0));
    }

    @Test
    void theTextsWithHashesOfAPassageAreFoundByHowManyTheyHave() {
        Stored stored = Stored.of(List.of(
                document(1, 1, LongStream.range(0, 40)),
                document(2, 2, LongStream.range(10, 50)),
                document(3, 3, LongStream.range(38, 80))));

        List<long[]> passages = List.of(
                new long[] {12, 11, 12}, new long[] {38, 39}, new long[] {38, 79}, new long[] {38, 81}, new long[0]);
        PassageTexts texts = stored.search().textsWith(passages, stored::block);
        assertEquals(
                List.of(List.of(1L, 2L), List.of(1L, 2L, 3L), List.of(3L), List.of(), List.of()),
                IntStream.range(0, texts.passages())
                        .mapToObj(passage -> hashes(stored, texts.of(passage).all()))
                        .toList());
        assertEquals(0, stored.search().textsWith(List.of(), stored::block).passages());
        // Of forty hashes ten are a quarter.
        PassageTexts.Found found = stored.search()
                .textsWith(List.of(LongStream.range(0, 40).toArray()), stored::block)
                .of(0);
        assertEquals(List.of(1L), hashes(stored, found.all()));
        assertEquals(List.of(2L), hashes(stored, found.parts()));
        assertEquals(List.of(3L), hashes(stored, found.traces()));
    }

    private static List<Long> hashes(Stored stored, int[] texts) {
        return Arrays.stream(texts)
                .mapToObj(text -> stored.index().foldedHash(text))
                .sorted()
                .toList();
    }

    @Test
    void aBlockHoldsWhatWasPackedInAboutSixBytesAPosting() {
        var random = new Random(7);
        var texts = new ArrayList<DocumentFingerprints>();
        for (int i = 0; i < 3_000; i++) {
            texts.add(document(i, -1, random.longs(75)));
        }
        Segment segment = Segment.of(texts, new int[texts.size()], new long[0]);
        TreeMap<Integer, byte[]> blocks = Stored.blocks(segment, texts);

        assertEquals(225_000, segment.postings());
        assertEquals(256, segment.parts());
        long bytes = blocks.values().stream().mapToLong(block -> block.length).sum();
        assertTrue(bytes < 6 * segment.postings(), "bytes " + bytes);
        long[] unpacked = new long[0];
        int[] size = new int[1];
        for (int part = 0; part < segment.parts(); part++) {
            unpacked =
                    PostingBlock.unpack(blocks.getOrDefault(part, new byte[0]), segment.firstKey(part), unpacked, size);
        }
        long[] expected = IntStream.range(0, texts.size())
                .boxed()
                .flatMapToLong(text -> IntStream.range(0, texts.get(text).size())
                        .mapToLong(i -> PostingBlock.posting(
                                PostingBlock.key(texts.get(text).hash(i)), text)))
                .sorted()
                .toArray();
        assertArrayEquals(expected, Arrays.copyOf(unpacked, size[0]));
    }

    @Test
    void aSegmentComesBackAsItWasPacked() {
        List<DocumentFingerprints> documents = random(new Random(3), 0, 50);
        Segment segment = Stored.of(documents).index().segments().getFirst();

        assertArrayEquals(segment.pack(), Segment.unpack(segment.pack()).pack());
        assertEquals(segment.postings(), Segment.unpack(segment.pack()).postings());
    }

    @Test
    void whatWasNotPackedIsDamaged() {
        byte[] segment = Stored.of(random(new Random(3), 0, 5))
                .index()
                .segments()
                .getFirst()
                .pack();

        assertThrows(DamagedIndexException.class, () -> Segment.unpack(new byte[0]));
        assertThrows(DamagedIndexException.class, () -> Segment.unpack(new byte[] {9}));
        for (int length = 0; length < segment.length; length++) {
            byte[] cut = Arrays.copyOf(segment, length);
            assertThrows(DamagedIndexException.class, () -> Segment.unpack(cut), "length " + length);
        }
        assertThrows(DamagedIndexException.class, () -> Segment.unpack(Arrays.copyOf(segment, segment.length + 1)));
        Stored stored = Stored.of(List.of(document(1, 1, LongStream.range(0, 40))));
        DocumentFingerprints query = document(2, 2, LongStream.range(0, 40));
        assertThrows(
                DamagedIndexException.class,
                () -> stored.search().best(query, (at, part) -> new byte[] {0, (byte) 0x81, (byte) 0x80}));
        assertThrows(
                DamagedIndexException.class,
                () -> stored.search()
                        .best(
                                query,
                                (at, part) -> PostingBlock.pack(
                                        new long[] {PostingBlock.posting(PostingBlock.key(0), 1)}, 0, 1, 0)));
    }

    @Test
    void cancellingStopsTheSearch() {
        List<DocumentFingerprints> documents = random(new Random(1), 0, 10);
        Stored stored = Stored.of(documents);
        int[] asked = new int[1];

        assertThrows(
                CancellationException.class,
                () -> stored.search().partners(documents, stored::block, () -> ++asked[0] == 4));
    }
}

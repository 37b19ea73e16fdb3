package app.likeness.scan.ask;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.OtherDocuments;
import app.likeness.compare.align.Aligner;
import app.likeness.compare.count.CountedComparison;
import app.likeness.compare.exclude.ExcludedText;
import app.likeness.compare.index.DocumentFingerprints;
import app.likeness.compare.index.PassageHashes;
import app.likeness.compare.index.TextIndex;
import app.likeness.scan.Recorder;
import app.likeness.scan.Scan;
import app.likeness.scan.compare.IndexKeeping;
import app.likeness.scan.progress.ScanOptions;
import app.likeness.store.Corpus;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import app.likeness.text.fold.FoldedText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PassageDocumentsTest {
    private static final String FERRY = "渡船每天清早第一班载的是卖菜的人，竹筐挨着竹筐，船一靠岸他们就往集市上跑，谁也不肯落在后面。";
    private static final String TOWER = "钟楼上的大钟三十年前就停了，指针一直留在四点一刻，外地人总以为那里面藏着什么了不得的故事。";
    private static final String WELL = "井边的青石被绳子磨出了十几道深沟，夏天的傍晚全街的孩子都蹲在那里等着捞冰过的西瓜。";

    private static final String LEFT = "一、" + FERRY + "\n\n这以后的事我记得不太清楚了。\n\n" + TOWER;
    private static final String RIGHT = "钟的故事\n\n" + TOWER + "\n\n再说船。\n\n" + FERRY + "\n\n" + WELL;

    @TempDir
    private Path folder;

    @Test
    void otherDocumentsWithAPassageAreCountedCopiesToo() throws IOException, CorpusException {
        put("a.txt", LEFT);
        put("b.txt", RIGHT);
        put("c.txt", "三个人的抄本。" + FERRY + "其余的都是我自己写的，与别人没有关系，也不打算给别人看。");
        put("d.txt", "三个人的抄本。" + FERRY + "其余的都是我自己写的，与别人没有关系，也不打算给别人看！");
        put("e.txt", WELL);
        try (Corpus corpus = Corpus.open(folder.resolve("corpus"))) {
            scan(corpus, Role.CHECK);
            CountedComparison pair = pair();
            assertEquals(2, pair.comparison().matches().size());
            List<Optional<OtherDocuments>> expected = List.of(others(2, 0), others(0, 0));
            try (CorpusReader reader = corpus.reader()) {
                assertEquals(
                        expected, PassageDocuments.stored(reader).orElseThrow().others(pair, () -> false));
                assertEquals(expected, PassageDocuments.inMemory(reader).others(pair, () -> false));
            }
            Files.delete(folder.resolve("docs/d.txt"));
            scan(corpus, Role.CHECK);
            try (CorpusReader reader = corpus.reader()) {
                assertEquals(
                        List.of(others(1, 0), others(0, 0)),
                        PassageDocuments.stored(reader).orElseThrow().others(pair, () -> false));
            }
        }
    }

    @Test
    void aTemporaryCorpusHasItInMemoryOnly() throws IOException, CorpusException {
        put("a.txt", LEFT);
        put("b.txt", RIGHT);
        try (Corpus corpus = Corpus.temporary()) {
            scan(corpus, Role.CHECK);
            try (CorpusReader reader = corpus.reader()) {
                assertTrue(PassageDocuments.stored(reader).isEmpty());
                assertEquals(
                        List.of(others(0, 0), others(0, 0)),
                        PassageDocuments.inMemory(reader).others(pair(), () -> false));
            }
        }
    }

    @Test
    void aPairThatTheCorpusDoesNotHaveIsNotSpokenOf() throws IOException, CorpusException {
        put("a.txt", WELL);
        put("b.txt", TOWER);
        try (Corpus corpus = Corpus.temporary()) {
            scan(corpus, Role.CHECK);
            try (CorpusReader reader = corpus.reader()) {
                assertEquals(
                        List.of(Optional.empty(), Optional.empty()),
                        PassageDocuments.inMemory(reader).others(pair(), () -> false));
            }
        }
    }

    @Test
    void whoHasPartOfAPassageIsCountedAndWhoHasATraceForbidsToSayThatNobodyHasIt() throws IOException, CorpusException {
        String passage = FERRY + TOWER + WELL;
        put("a.txt", "一、" + passage);
        put("b.txt", passage + "以上。");
        put("c.txt", "我只抄了一句：" + TOWER + "别的都没有抄，老师可以放心。");
        try (Corpus corpus = Corpus.open(folder.resolve("corpus"))) {
            scan(corpus, Role.CHECK);
            CountedComparison pair = pair("一、" + passage, passage + "以上。");
            try (CorpusReader reader = corpus.reader()) {
                assertEquals(
                        List.of(others(0, 1)),
                        PassageDocuments.stored(reader).orElseThrow().others(pair, () -> false));
            }
            put("c.txt", "我只抄了半句：" + WELL.substring(0, 25) + "。别的都没有抄，老师可以放心。");
            scan(corpus, Role.CHECK);
            try (CorpusReader reader = corpus.reader()) {
                assertEquals(
                        List.of(Optional.empty()),
                        PassageDocuments.stored(reader).orElseThrow().others(pair, () -> false));
            }
            Files.delete(folder.resolve("docs/c.txt"));
            scan(corpus, Role.CHECK);
            try (CorpusReader reader = corpus.reader()) {
                assertEquals(
                        List.of(others(0, 0)),
                        PassageDocuments.stored(reader).orElseThrow().others(pair, () -> false));
            }
        }
    }

    @Test
    void documentsAreLookedUpOnlyOfTextsThatDecideAndOfEachOnce() throws CorpusException {
        String passage = FERRY + TOWER + WELL;
        CountedComparison pair = pair("一、" + passage, passage + "以上。");
        long[] hashes = PassageHashes.of(
                        pair.comparison(), pair.left().folded(), pair.right().folded())
                .getFirst();
        assertTrue(hashes.length > 4, "one hash is less than a quarter of " + hashes.length);
        var texts = new ArrayList<DocumentFingerprints>();
        texts.add(new DocumentFingerprints(0, null, hashes));
        texts.add(new DocumentFingerprints(1, null, hashes));
        for (int text = 2; text < 3_000; text++) {
            texts.add(new DocumentFingerprints(text, null, new long[] {hashes[0]}));
        }
        TextIndex index = TextIndex.ofHashes(texts);
        var blocks = IndexKeeping.Addition.of(index.segments().getFirst(), texts);
        var asked = new ArrayList<Long>();
        var documents = new PassageDocuments(index, (segment, part) -> blocks.block(part), foldedHashes -> {
            Map<Long, Integer> counts = new HashMap<>();
            for (long hash : foldedHashes) {
                asked.add(hash);
                // Of the texts that have traces the first hundred are gone.
                counts.put(hash, hash < 2 || hash > 100 ? 1 : 0);
            }
            return counts;
        });

        assertEquals(List.of(Optional.empty()), documents.others(pair, () -> false));
        assertEquals(asked.size(), Set.copyOf(asked).size());
        assertTrue(asked.size() < 150, "looked up " + asked.size());
        assertEquals(List.of(Optional.empty()), documents.others(pair, () -> false));
        assertTrue(asked.size() < 150, "looked up " + asked.size());
    }

    @Test
    void countingStopsWhereNobodyWaitsForIt() throws IOException, CorpusException {
        put("a.txt", LEFT);
        put("b.txt", RIGHT);
        try (Corpus corpus = Corpus.temporary()) {
            scan(corpus, Role.CHECK);
            try (CorpusReader reader = corpus.reader()) {
                var documents = PassageDocuments.inMemory(reader);
                var asked = new AtomicInteger();
                documents.others(pair(), () -> asked.incrementAndGet() < 0);
                int all = asked.get();
                assertTrue(all > 2, "asked " + all);
                asked.set(0);
                assertThrows(
                        CancellationException.class,
                        () -> documents.others(pair(), () -> asked.incrementAndGet() == all));
                asked.set(0);
                assertThrows(
                        CancellationException.class,
                        () -> documents.others(pair(), () -> asked.incrementAndGet() == 1));
            }
        }
    }

    private static Optional<OtherDocuments> others(int whole, int parts) {
        return Optional.of(new OtherDocuments(whole, parts));
    }

    private static CountedComparison pair() {
        return pair(LEFT, RIGHT);
    }

    private static CountedComparison pair(String leftText, String rightText) {
        FoldedText left = FoldedText.of(leftText);
        FoldedText right = FoldedText.of(rightText);
        return new CountedComparison(
                new Aligner().compare(left, right),
                new ExcludedText(left, List.of()),
                new ExcludedText(right, List.of()));
    }

    private void scan(Corpus corpus, Role role) throws CorpusException {
        new Scan(corpus, ScanOptions.standard()).run(List.of(new Root(folder.resolve("docs"), role)), new Recorder());
    }

    private void put(String name, String text) throws IOException {
        Files.createDirectories(folder.resolve("docs"));
        Files.writeString(folder.resolve("docs").resolve(name), text);
    }
}

package app.likeness.scan.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Pair;
import app.likeness.fingerprint.Method;
import app.likeness.scan.NamedPairs;
import app.likeness.scan.Recorder;
import app.likeness.scan.Scan;
import app.likeness.scan.progress.ScanOptions;
import app.likeness.scan.progress.Stage;
import app.likeness.store.Corpus;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import app.likeness.text.Attempt;
import app.likeness.text.FileBytes;
import app.likeness.text.document.Certainty;
import app.likeness.text.document.ExtractedText;
import app.likeness.text.document.Metadata;
import app.likeness.text.document.Origin;
import app.likeness.text.words.JiebaWordSegmenter;
import app.likeness.text.words.WordSegmenter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A second scan that looks up the neighbours of a few fresh documents has the pairs of a scan that never saw anything
/// else. Which way it went shows in how many candidates it says it has: with `simhash-words` alone every candidate of
/// a search becomes a pair, so those of the whole corpus are as many as there are pairs.
final class NeighbourhoodTest {
    private static final WordSegmenter SEGMENTER = new JiebaWordSegmenter();
    private static final int DOCUMENTS = 100;

    @TempDir
    private Path place;

    private Path folder;
    private Path archive;
    private Corpus corpus;

    @BeforeEach
    void open() throws CorpusException, IOException {
        folder = Files.createDirectory(place.resolve("essays"));
        archive = Files.createDirectory(place.resolve("archive"));
        corpus = Corpus.open(place.resolve("corpus.likeness"));
    }

    @AfterEach
    void close() {
        corpus.close();
    }

    @ParameterizedTest
    @CsvSource({"SIMHASH_WORDS, 0", "SIMHASH_WORDS, 1", "SIMHASH_WORDS, 3", "SIMHASH_GRAMS, 2", "SIMHASH_GRAMS, 3"})
    void fewChangesAreLookedUpAndGiveThePairsOfAFreshScan(Method method, int distance)
            throws CorpusException, IOException {
        writeFamilies();
        ScanOptions options = new ScanOptions(Set.of(method), distance, 0, 2);
        scan(options);
        for (int round = 0; round < 3; round++) {
            // New and first by its path, changed, gone, and moved to the archive, where a part of its family is.
            write(folder.resolve("a" + round + ".txt"), variant(3 + round, 5));
            write(document(20 + round), variant(3 + round, 6) + "（完）");
            Files.delete(document(30 + round));
            Files.move(document(39 + 9 * round), archive.resolve("moved" + round + ".txt"));
            Recorder recorder = scan(options);
            assertEquals(freshPairs(options), pairs(), "round " + round);
            assertLookedUp(recorder);
        }
    }

    @Test
    void aDeletedFileAloneNeedsNoCandidate() throws CorpusException, IOException {
        writeFamilies();
        scan(simHash(3));
        int before = pairs().size();
        Files.delete(document(3));
        assertEquals(0, scan(simHash(3)).total(Stage.COMPARE));
        assertTrue(pairs().size() < before, pairs().size() + " of " + before);
        assertEquals(freshPairs(simHash(3)), pairs());
    }

    @Test
    void aLeastShareHoldsForWhatIsLookedUp() throws CorpusException, IOException {
        writeFamilies();
        var strict = new ScanOptions(Set.of(Method.SIMHASH_WORDS), 3, 0.999, 2);
        scan(strict);
        write(folder.resolve("edited.txt"), variant(3, 5));
        write(folder.resolve("copy.txt"), Files.readString(document(3)));
        scan(strict);
        assertTrue(pairs().containsKey("copy.txt essay-003.txt"), pairs().toString());
        assertEquals(freshPairs(strict), pairs());
    }

    /// A comma within a word makes it another one, so equal folded texts have different sketches; and the text
    /// that is first by its path must not stand for the other.
    @Test
    void copiesThatDifferInPunctuationHaveThePairsOfTheirOwnSketches() throws CorpusException, IOException {
        writeFamilies();
        String text = variant(3, 0);
        write(folder.resolve("0-commas.txt"), text.replaceAll("([经发问研社技管系方理])", "$1，"));
        scan(simHash(3));
        assertTrue(pairs().keySet().stream().noneMatch(names -> names.contains("commas")), "the sketch must differ");
        write(folder.resolve("a.txt"), text);
        Recorder recorder = scan(simHash(3));
        assertTrue(pairs().containsKey("a.txt essay-003.txt"), pairs().toString());
        assertEquals(freshPairs(simHash(3)), pairs());
        assertLookedUp(recorder);
    }

    @Test
    void oneHundredCopiesAreLookedUpAndMoreSearchedInTheWholeCorpus() throws CorpusException, IOException {
        writeFamilies();
        for (int i = 0; i < 100; i++) {
            write(folder.resolve("copy" + i + ".txt"), variant(77, 0));
        }
        scan(simHash(3));
        write(folder.resolve("one-more.txt"), variant(77, 0));
        assertEquals(100, scan(simHash(3)).total(Stage.COMPARE));
        assertEquals(freshPairs(simHash(3)), pairs());
        write(folder.resolve("a-hundred-and-two.txt"), variant(77, 0));
        assertSearched(scan(simHash(3)));
        assertEquals(freshPairs(simHash(3)), pairs());
        // What was left out before may come back.
        Files.delete(folder.resolve("copy0.txt"));
        assertSearched(scan(simHash(3)));
        assertEquals(freshPairs(simHash(3)), pairs());
    }

    @Test
    void otherOptionsManyChangesAndStoppedScansSearchTheWholeCorpus() throws CorpusException, IOException {
        writeFamilies();
        assertSearched(scan(simHash(2)));
        write(folder.resolve("a.txt"), variant(3, 5));
        assertSearched(scan(simHash(3)));
        for (int i = 0; i < DOCUMENTS / 20 + 1; i++) {
            write(folder.resolve("b" + i + ".txt"), variant(3, 6 + i));
        }
        assertSearched(scan(simHash(3)));
        write(folder.resolve("c.txt"), variant(4, 5));
        scan(simHash(3), new Recorder((stage, done) -> stage == Stage.COMPARE));
        assertFalse(isComplete());
        assertSearched(scan(simHash(3)));
        write(folder.resolve("d.txt"), variant(4, 6));
        assertSearched(scan(simHash(4)));
        write(folder.resolve("e.txt"), variant(4, 7));
        assertSearched(scan(simHash(4)));
        assertEquals(freshPairs(simHash(4)), pairs());
    }

    private void assertLookedUp(Recorder recorder) throws CorpusException {
        long candidates = recorder.total(Stage.COMPARE);
        int pairs = pairs().size();
        assertTrue(candidates > 0 && candidates < pairs / 2, candidates + " candidates, " + pairs + " pairs");
    }

    private void assertSearched(Recorder recorder) throws CorpusException {
        assertEquals(pairs().size(), recorder.total(Stage.COMPARE));
    }

    private Recorder scan(ScanOptions options) throws CorpusException {
        var recorder = new Recorder();
        scan(options, recorder);
        assertTrue(isComplete());
        return recorder;
    }

    private void scan(ScanOptions options, Recorder recorder) throws CorpusException {
        scan(corpus, options, recorder);
    }

    private void scan(Corpus into, ScanOptions options, Recorder recorder) throws CorpusException {
        new Scan(into, options, NeighbourhoodTest::extract, () -> SEGMENTER)
                .run(List.of(new Root(folder, Role.CHECK), new Root(archive, Role.COMPARE_WITH)), recorder);
    }

    private static Attempt<ExtractedText> extract(Path ignored, FileBytes content) {
        return Attempt.got(new ExtractedText(
                new String(content.bytes(), StandardCharsets.UTF_8),
                Metadata.titled("", Origin.FILE_NAME, Certainty.GUESS),
                "UTF-8"));
    }

    private static ScanOptions simHash(int distance) {
        return new ScanOptions(Set.of(Method.SIMHASH_WORDS), distance, 0, 2);
    }

    private boolean isComplete() throws CorpusException {
        try (CorpusReader reader = corpus.reader()) {
            return reader.isComplete();
        }
    }

    private Map<String, Pair> pairs() throws CorpusException {
        return NamedPairs.of(corpus);
    }

    /// The pairs of a corpus of its own that never saw anything else.
    private Map<String, Pair> freshPairs(ScanOptions options) throws CorpusException {
        try (Corpus other = Corpus.temporary()) {
            scan(other, options, new Recorder());
            return NamedPairs.of(other);
        }
    }

    /// Texts in families of ten variants, four too short for a sketch, and a family of which half is in the
    /// archive.
    private void writeFamilies() throws IOException {
        for (int i = 0; i < DOCUMENTS - 10; i++) {
            write(document(i), variant(i % 9, i / 9 % 5));
        }
        for (int i = 0; i < 4; i++) {
            write(folder.resolve("short" + i + ".txt"), "一句话。");
        }
        for (int i = 0; i < 6; i++) {
            write((i % 2 == 0 ? folder : archive).resolve("mixed" + i + ".txt"), variant(3, i));
        }
    }

    private Path document(int number) {
        return folder.resolve("essay-%03d.txt".formatted(number));
    }

    private static void write(Path file, String text) throws IOException {
        Files.writeString(file, text);
    }

    /// 400 words, the same ones for the same number, of which `edits` are others.
    private static String variant(int number, int edits) {
        var random = new Random(number);
        var words = random.ints(400, 0, WORDS.size()).toArray();
        for (int i = 0; i < edits; i++) {
            words[7 + 31 * i] = (words[7 + 31 * i] + 1) % WORDS.size();
        }
        return Arrays.stream(words).mapToObj(WORDS::get).collect(Collectors.joining());
    }

    private static final List<String> WORDS = List.of(("经济 发展 问题 研究 社会 技术 管理 系统 方法 理论 实践 教育 文化 历史 政治 科学 环境 资源 能源 市场"
                    + " 企业 产品 服务 质量 标准 制度 改革 开放 创新 人才 培养 学校 学生 老师 课程 考试 成绩 论文 报告 数据"
                    + " 分析 模型 算法 程序 软件 网络 信息 安全 法律 法规 政府 部门 单位 组织 活动 会议 代表 群众 生活 健康")
            .split(" "));
}

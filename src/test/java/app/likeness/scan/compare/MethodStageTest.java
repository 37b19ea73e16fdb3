package app.likeness.scan.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Pair;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.RandomText;
import app.likeness.scan.Recorder;
import app.likeness.scan.Scan;
import app.likeness.scan.progress.ScanOptions;
import app.likeness.scan.progress.ScanSummary;
import app.likeness.store.Corpus;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import app.likeness.text.document.Document;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MethodStageTest {
    private static final String ARTICLE = "清晨的码头上，几只海鸥落在缆绳上等待渔船归来。卖鱼的妇人把木桶一个个排好，低声谈论昨夜的风浪。"
            + "老船长说，这样的天气在他年轻的时候并不少见，只是那时的渔船没有发动机。\n"
            + "八点钟，第一艘船终于出现在灯塔后面，人群里响起一阵欢呼。孩子们沿着石阶跑下去，争着去接抛上来的绳索。"
            + "今天的收获不算多，两筐鲈鱼，一筐虾，还有几条谁也叫不出名字的怪鱼。记者走访了附近的市场，价格与上周基本持平。";

    @TempDir
    private Path place;

    private Path folder;
    private Corpus corpus;

    @BeforeEach
    void open() throws CorpusException, IOException {
        folder = Files.createDirectory(place.resolve("essays"));
        corpus = Corpus.open(place.resolve("corpus.likeness"));
        write("article.txt", ARTICLE);
        write("copy.txt", ARTICLE);
        write("edited.txt", ARTICLE.replace("两筐鲈鱼", "三筐鲈鱼"));
        for (int i = 0; i < 12; i++) {
            write("other" + i + ".txt", new RandomText(i).han(200));
        }
        write("short.txt", "鸥");
        write("brief.txt", "鸥");
        write("letterless.txt", "……");
        write("table.csv", "title,price,colour\nkettle,24.90,blue\nbowl,18.00,brown\n");
        write("table-of-next-year.csv", "title,price,colour\nspoon,2.50,white\nkettle,24.9,blue\n");
    }

    @AfterEach
    void close() {
        corpus.close();
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    private ScanSummary scan(ScanOptions options) throws CorpusException {
        return scan(options, new Recorder());
    }

    private ScanSummary scan(ScanOptions options, Recorder recorder) throws CorpusException {
        return new Scan(corpus, options).run(List.of(new Root(folder, Role.CHECK)), recorder);
    }

    private static ScanOptions options(Method... methods) {
        return new ScanOptions(Set.of(methods), 3, 0, 2);
    }

    private Map<String, Pair> pairs() throws CorpusException {
        try (CorpusReader reader = corpus.reader()) {
            var findings = reader.findings();
            Map<Long, String> names = findings.documents().stream()
                    .collect(Collectors.toMap(
                            Document::id,
                            document -> document.path().getFileName().toString()));
            Map<String, Pair> pairs = new TreeMap<>();
            for (Pair pair : findings.pairs()) {
                pairs.put(new TreeSet<>(List.of(names.get(pair.leftId()), names.get(pair.rightId()))).toString(), pair);
            }
            return pairs;
        }
    }

    @ParameterizedTest
    @EnumSource(
            names = {
                "SIMHASH_KEYWORDS",
                "SIMHASH_WORDS",
                "SIMHASH_SHINGLES",
                "SIMHASH_GRAMS",
                "LONGEST_SENTENCES",
                "COSINE",
                "MINHASH"
            })
    void everyMethodFindsACopyWithOneCharacterChanged(Method method) throws CorpusException {
        scan(new ScanOptions(Set.of(method), 8, 0, 2));

        Map<String, Pair> pairs = pairs();
        pairs.keySet().removeIf(pair -> pair.contains("other") || pair.contains("table"));
        // Two texts of one and the same character are too short for all of them.
        assertEquals(
                Set.of("[article.txt, copy.txt]", "[article.txt, edited.txt]", "[copy.txt, edited.txt]"),
                pairs.keySet());
    }

    @Test
    void exactFindsNothingButCopies() throws CorpusException {
        scan(options(Method.EXACT));

        assertEquals(Set.of("[article.txt, copy.txt]", "[brief.txt, short.txt]"), pairs().keySet());
    }

    @Test
    void aRowThatStandsInTwoTablesIsAPair() throws CorpusException {
        scan(options(Method.SIMHASH_RECORDS));

        assertEquals(Set.of("[row 2, row 3]"), pairs().keySet());
    }

    @Test
    void aPairHasTheNumbersOfItsTextsWhateverFoundIt() throws CorpusException {
        scan(options(Method.COMBINED));
        Map<String, Pair> verified = pairs();
        assertTrue(verified.size() >= 3, verified.toString());
        for (Method method : List.of(Method.COSINE, Method.LONGEST_SENTENCE, Method.SIMHASH_WORDS, Method.EXACT)) {
            scan(options(method));
            pairs().forEach((names, pair) -> assertEquals(verified.getOrDefault(names, pair), pair));
            assertEquals(verified.get("[article.txt, copy.txt]"), pairs().get("[article.txt, copy.txt]"));
        }
    }

    @Test
    void severalMethodsFindWhatEachOfThemFinds() throws CorpusException {
        Map<String, Pair> each = new TreeMap<>();
        for (Method method : List.of(Method.EXACT, Method.SIMHASH_RECORDS, Method.COMBINED, Method.SIMHASH_WORDS)) {
            scan(options(method));
            each.putAll(pairs());
        }
        scan(options(Method.SIMHASH_WORDS, Method.EXACT, Method.SIMHASH_RECORDS, Method.COMBINED));

        // Rows have other numbers where the table was one document in between.
        assertEquals(each.keySet(), pairs().keySet());
    }

    @Test
    void aDistanceOf64MakesEveryTwoSketchesAPairUnlessTheShareIsTooSmall() throws CorpusException {
        scan(new ScanOptions(Set.of(Method.SIMHASH_GRAMS), 64, 0, 2));
        assertTrue(pairs().size() >= 15 * 14 / 2, "pairs: " + pairs().size());

        scan(new ScanOptions(Set.of(Method.SIMHASH_GRAMS), 64, 0.5, 2));
        assertTrue(pairs().values().stream().allMatch(pair -> pair.share() >= 0.5));
        assertTrue(pairs().size() < 15, "pairs: " + pairs());
    }

    @Test
    void fingerprintsAreTakenOnceAndAgainOfWhatChanged() throws CorpusException, IOException {
        scan(options(Method.MINHASH));
        assertEquals(19, corpus.writer().methods().prints(Method.MINHASH).size());
        write("other0.txt", ARTICLE.replace("八点钟", "九点钟"));
        Files.delete(folder.resolve("other1.txt"));
        Recorder recorder = new Recorder();
        ScanSummary summary = scan(options(Method.MINHASH), recorder);

        assertEquals(1, summary.read());
        assertEquals(18, corpus.writer().methods().prints(Method.MINHASH).size());
        assertEquals(6, pairs().size());
    }

    @Test
    void fingerprintsOfAnotherVersionAreTakenAgain() throws CorpusException {
        scan(options(Method.COSINE));
        var first = corpus.writer().methods().prints(Method.COSINE);
        corpus.writer().methods().use(Method.COSINE, "an earlier version");
        assertEquals(List.of(), corpus.writer().methods().prints(Method.COSINE));
        // Other options, so that there is something to compare.
        scan(new ScanOptions(Set.of(Method.COSINE), 2, 0, 1));

        assertEquals(first, corpus.writer().methods().prints(Method.COSINE));
    }

    @Test
    void theNumbersOfGroupsStayAfterARestart() throws CorpusException, IOException {
        scan(options(Method.LONGEST_SENTENCES));
        Map<String, Integer> before = groups();
        assertEquals(before.get("article.txt"), before.get("copy.txt"));
        assertEquals(before.get("article.txt"), before.get("edited.txt"));
        assertEquals(Set.of(0, 1), Set.of(before.get("article.txt"), before.get("other0.txt")));
        assertEquals(17, before.size(), "texts of one character have no sentence: " + before);
        corpus.close();
        corpus = Corpus.open(place.resolve("corpus.likeness"));
        write("a-new-one.txt", new RandomText(77).han(100));
        write("another.txt", "开头不同。" + ARTICLE);
        scan(options(Method.LONGEST_SENTENCES));
        Map<String, Integer> after = groups();

        int next =
                1 + before.values().stream().mapToInt(Integer::intValue).max().orElseThrow();
        assertEquals(next, after.remove("a-new-one.txt"));
        assertEquals(before.get("article.txt"), after.remove("another.txt"));
        assertEquals(before, after);
    }

    private Map<String, Integer> groups() throws CorpusException {
        Map<Long, Integer> numbers = corpus.writer().methods().documentGroups();
        try (CorpusReader reader = corpus.reader()) {
            Map<String, Integer> groups = new TreeMap<>();
            for (Document document : reader.findings().documents()) {
                if (numbers.containsKey(document.id())) {
                    groups.put(document.path().getFileName().toString(), numbers.get(document.id()));
                }
            }
            return groups;
        }
    }

    @Test
    void theNumberOfThreadsChangesNothing() throws CorpusException {
        List<Map<String, Pair>> found = new ArrayList<>();
        for (int threads : new int[] {1, 5}) {
            corpus.writer().methods().use(Method.COSINE, "nothing " + threads);
            scan(new ScanOptions(Set.of(Method.COSINE), threads, 0, threads));
            found.add(pairs());
        }

        assertEquals(found.get(0), found.get(1));
    }

    @Test
    void earlierWorkIsNotComparedAmongItself() throws CorpusException, IOException {
        Path archive = Files.createDirectory(place.resolve("archive"));
        Files.writeString(archive.resolve("old.txt"), ARTICLE);
        Files.writeString(archive.resolve("older.txt"), ARTICLE);
        new Scan(corpus, options(Method.MINHASH))
                .run(List.of(new Root(folder, Role.CHECK), new Root(archive, Role.COMPARE_WITH)), new Recorder());

        assertEquals(3 + 2 * 3, pairs().size());
        assertTrue(!pairs().containsKey("[old.txt, older.txt]"));
    }
}

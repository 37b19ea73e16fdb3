package app.likeness;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Match;
import app.likeness.compare.Pair;
import app.likeness.compare.align.Aligner;
import app.likeness.compare.findings.Cluster;
import app.likeness.compare.findings.Clusters;
import app.likeness.compare.findings.Findings;
import app.likeness.scan.Scan;
import app.likeness.scan.SilentListener;
import app.likeness.scan.progress.ScanOptions;
import app.likeness.scan.progress.ScanSummary;
import app.likeness.store.Corpus;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import app.likeness.text.Span;
import app.likeness.text.document.Document;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.fold.Letters;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The whole path, from the files in `assets/samples` to pairs and groups, held to `expected-pairs.tsv`: every pair in
/// it shares text on purpose, no other pair does. The shares there were counted independently of the program: the
/// least is what common runs of 12 characters (6 words) cover, the most what common runs of 2 cover, both 5 points
/// wider.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class SamplesTest {
    private static final Path SAMPLES =
            Path.of("assets", "samples").toAbsolutePath().normalize();
    private static final Path TRUTH = Path.of("src/test/resources/corpora/samples/expected-pairs.tsv");

    /// The text files that are not UTF-8.
    private static final Map<String, String> CHARSETS = Map.of(
            "news/智慧候車亭啟用.txt", "Big5",
            "news/黑脸琵鹭做客白鹭湖（转载）.txt", "GBK",
            "news/社区食堂满月（简报）.txt", "UTF-16LE");

    private final Map<String, String> texts = new TreeMap<>();
    private ScanSummary first;
    private ScanSummary second;
    private Findings findings;
    private Findings findingsAgain;

    /// A pair that shares text on purpose, with the bounds of the larger of its two shares of characters that are
    /// the very same in the same order.
    private record Expected(String left, String right, String kind, double leastShare, double mostShare) {
        String names() {
            return left + " | " + right;
        }
    }

    @BeforeAll
    void scanTwice(@TempDir Path folder) throws Exception {
        try (Corpus corpus = Corpus.open(folder.resolve("samples" + Corpus.ENDING))) {
            Scan scan = new Scan(corpus, ScanOptions.standard());
            List<Root> roots = List.of(new Root(SAMPLES, Role.CHECK));
            first = scan.run(roots, new SilentListener());
            try (var reader = corpus.reader()) {
                findings = reader.findings();
                for (Document document : findings.documents()) {
                    texts.put(name(document.path()), reader.text(document.id()));
                }
            }
            second = scan.run(roots, new SilentListener());
            try (var reader = corpus.reader()) {
                findingsAgain = reader.findings();
            }
        }
    }

    @Test
    void everyFileIsADocumentExceptThePicture() throws IOException {
        Set<String> files;
        try (Stream<Path> walk = Files.walk(SAMPLES)) {
            files = walk.filter(Files::isRegularFile)
                    .map(SamplesTest::name)
                    .collect(Collectors.toCollection(TreeSet::new));
        }
        assertTrue(files.remove("news/候车亭配图.png"), "the picture is missing");
        assertEquals(files, texts.keySet());
        assertEquals(
                List.of("news/候车亭配图.png UNSUPPORTED"),
                findings.skips().stream()
                        .map(skip -> name(skip.path()) + " " + skip.reason())
                        .toList());
    }

    @Test
    void textsAreReadWithTheirOwnCharsetAndKeptAsTheyAre() {
        assertAll(texts.entrySet().stream()
                .filter(text -> text.getKey().endsWith(".txt"))
                .map(text -> () -> {
                    byte[] bytes = Files.readAllBytes(SAMPLES.resolve(text.getKey()));
                    String decoded = new String(bytes, Charset.forName(CHARSETS.getOrDefault(text.getKey(), "UTF-8")));
                    assertFalse(decoded.contains("\uFFFD"), () -> "the sample itself is damaged: " + text.getKey());
                    String withoutMark = decoded.startsWith("\uFEFF") ? decoded.substring(1) : decoded;
                    assertEquals(withoutMark, text.getValue(), text.getKey());
                }));
    }

    @Test
    void noTextHoldsAReplacementCharacter() {
        assertEquals(
                List.of(),
                texts.entrySet().stream()
                        .filter(text -> text.getValue().contains("\uFFFD"))
                        .map(Map.Entry::getKey)
                        .toList());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    news/智慧候车亭启用.html | 今天上午，滨河路、学府街等6条线路的乘客见到了新面孔：青岚市首批32座智慧候车亭正式投入使用。
                    news/智慧候车亭启用.html | 退休教师崔玉兰家住学府街，她告诉记者，最让她满意的是新增的无障碍坡道
                    news/智慧候车亭启用.html | 试运行期间发现屏幕黑屏、报站有误，可扫亭柱上的二维码反映，工作人员承诺两小时内到场。
                    news/图书馆夜间开放.html | 晚上九点半，市图书馆三楼的灯没有像往常那样一排排熄掉。
                    news/图书馆夜间开放.html | 家里五口人住两间屋，能不能让我们晚点走？
                    news/图书馆夜间开放.html | 他说，那个写卡片的孩子也许今晚就在里面，不过他不打算找，“灯亮着就行”。
                    """)
    void aPageIsReadFromTheFirstToTheLastSentenceOfItsArticle(String page, String passage) {
        assertTrue(text(page).contains(passage), () -> page + " was read as:\n" + text(page));
    }

    @ParameterizedTest
    @ValueSource(strings = {"news/智慧候车亭启用.html", "news/图书馆夜间开放.html"})
    void aPageIsReadWithoutWhatStandsAroundItsArticle(String page) {
        List<String> around = List.of(
                "下载客户端", "您现在的位置", "样板间", "羽毛球场地", "复制链接", "点赞", "相关阅读", "末班车之后", "旧书修补师", "一周热榜", "旅行社", "顺行驾校",
                "版权均属", "loadAds");
        assertEquals(
                List.of(),
                around.stream().filter(text(page)::contains).toList(),
                () -> page + " was read as:\n" + text(page));
    }

    @Test
    void exactlyTheExpectedPairsAreFound() throws IOException {
        Map<String, Expected> missing = new TreeMap<>();
        for (Expected expected : truth()) {
            missing.put(expected.names(), expected);
        }
        List<String> extra = new ArrayList<>();
        for (var found : foundPairs().entrySet()) {
            if (missing.remove(found.getKey()) == null) {
                extra.add(String.format(
                        Locale.ROOT,
                        "%s: share %.3f, %d characters",
                        found.getKey(),
                        found.getValue().share(),
                        found.getValue().sharedCharacters()));
            }
        }
        List<String> lost = missing.values().stream()
                .map(pair -> pair.names() + ": " + pair.kind())
                .toList();
        assertEquals("", lines("missing:", lost) + lines("extra:", extra));
    }

    @Test
    void sharesLieWithinWhatWasCountedIndependently() throws IOException {
        Map<String, Pair> found = foundPairs();
        List<String> outside = new ArrayList<>();
        for (Expected expected : truth()) {
            Pair pair = found.get(expected.names());
            if (pair == null) {
                continue;
            }
            double same = sameShare(expected);
            if (same < expected.leastShare() || same > expected.mostShare() || pair.share() < same) {
                outside.add(String.format(
                        Locale.ROOT,
                        "%s: %s, share %.3f, of the very same %.3f is not within %.2f…%.2f",
                        expected.names(),
                        expected.kind(),
                        pair.share(),
                        same,
                        expected.leastShare(),
                        expected.mostShare()));
            }
        }
        assertEquals("", lines("outside:", outside));
    }

    private double sameShare(Expected pair) {
        FoldedText left = FoldedText.of(text(pair.left()));
        FoldedText right = FoldedText.of(text(pair.right()));
        List<Match> matches = new Aligner().compare(left, right).matches();
        return Math.max(sameShare(left, matches, Match.Run::left), sameShare(right, matches, Match.Run::right));
    }

    private static double sameShare(FoldedText text, List<Match> matches, Function<Match.Run, Span> side) {
        Letters letters = new Letters(text);
        BitSet same = new BitSet();
        matches.stream()
                .flatMap(match -> match.runs().stream())
                .map(side)
                .forEach(span -> same.set(letters.before(span.start()), letters.before(span.end())));
        return (double) same.cardinality() / letters.count();
    }

    @Test
    void groupsAreTheTextsThatAreConnectedByExpectedPairs() throws IOException {
        Map<String, TreeSet<String>> groupOf = new TreeMap<>();
        // What is one sentence of both joins nobody, nor what is a seventh of the text word for word.
        List<Expected> joining = truth().stream()
                .filter(pair -> pair.mostShare() > Clusters.LEAST_SHARE)
                .toList();
        for (Expected pair : joining) {
            TreeSet<String> union = new TreeSet<>(Set.of(pair.left(), pair.right()));
            union.addAll(groupOf.getOrDefault(pair.left(), new TreeSet<>()));
            union.addAll(groupOf.getOrDefault(pair.right(), new TreeSet<>()));
            union.forEach(document -> groupOf.put(document, union));
        }
        Set<String> expected =
                groupOf.values().stream().map(Object::toString).collect(Collectors.toCollection(TreeSet::new));
        Map<Long, String> names = names(findings);
        Set<String> found = findings.clusters().stream()
                .map(Cluster::documentIds)
                .map(ids -> ids.stream().map(names::get).sorted().toList().toString())
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(String.join("\n", expected), String.join("\n", found));
        assertEquals(found.size(), findings.clusters().size());
    }

    @Test
    void theSummarySaysWhatWasFound() {
        assertEquals(texts.size(), first.documents());
        assertEquals(texts.size(), first.read());
        assertEquals(1, first.skipped());
        assertEquals(findings.pairs().size(), first.pairs());
        assertEquals(findings.clusters().size(), first.clusters());
        assertFalse(first.stopped());
    }

    @Test
    void aSecondScanReadsNothingAndFindsTheSame() {
        assertEquals(0, second.read());
        assertEquals(first.documents(), second.documents());
        assertEquals(findings, findingsAgain);
    }

    private String text(String sample) {
        return requireNonNull(texts.get(sample), sample);
    }

    private Map<String, Pair> foundPairs() {
        Map<Long, String> names = names(findings);
        Map<String, Pair> found = new TreeMap<>();
        for (Pair pair : findings.pairs()) {
            String both = Stream.of(pair.leftId(), pair.rightId())
                    .map(names::get)
                    .sorted()
                    .collect(Collectors.joining(" | "));
            assertEquals(null, found.put(both, pair), () -> "found twice: " + both);
        }
        return found;
    }

    private static Map<Long, String> names(Findings findings) {
        return findings.documents().stream().collect(Collectors.toMap(Document::id, document -> name(document.path())));
    }

    private static String name(Path file) {
        return SAMPLES.relativize(file).toString().replace('\\', '/');
    }

    private static List<Expected> truth() throws IOException {
        return Files.readAllLines(TRUTH).stream()
                .skip(1)
                .map(line -> line.split("\t"))
                .map(column -> new Expected(
                        column[0], column[1], column[2], Double.parseDouble(column[3]), Double.parseDouble(column[4])))
                .toList();
    }

    private static String lines(String head, List<String> lines) {
        return lines.isEmpty() ? "" : head + "\n  " + String.join("\n  ", lines) + "\n";
    }
}

package app.likeness.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Pair;
import app.likeness.compare.PairLevel;
import app.likeness.compare.findings.Cluster;
import app.likeness.compare.findings.Findings;
import app.likeness.store.kept.CorpusException;
import app.likeness.text.document.Document;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A folder with sixty bulletins of one form and sixty editions of one article: what many documents have is a form in
/// the first case and a copy in the second.
class StandingPhrasesTest {
    private static final int EACH = 60;

    @TempDir
    private Path folder;

    private Findings findings;
    private final Map<Long, String> names = new HashMap<>();

    @BeforeEach
    void scan() throws IOException, CorpusException {
        ChineseNews news = new ChineseNews(5);
        Article reprinted = news.article(1);
        for (int i = 0; i < EACH; i++) {
            Files.writeString(folder.resolve("bulletin" + i + ".txt"), bulletin(new Dice(5, i)));
            Files.writeString(
                    folder.resolve("edition" + i + ".txt"),
                    reprinted.titled(news.article(1000 + i).title()).text());
            Files.writeString(
                    folder.resolve("article" + i + ".txt"),
                    news.article(2000 + i).text());
        }
        findings = QualityBenchmark.findings(List.of(folder));
        for (Document document : findings.documents()) {
            names.put(document.id(), String.valueOf(document.path().getFileName()));
        }
    }

    private static String bulletin(Dice dice) {
        return """
                水文站每日通报
                本市水文站今天通报，截至早上八时，上游水库水位%d.%d米，比昨天同一时间上涨%d厘米，蓄水量%d万立方米。
                其中南岸闸口流量每秒%d立方米，北岸闸口流量每秒%d立方米，均在正常范围以内，没有发现险情。
                昨天全市累计降雨%d毫米，最大点雨量%d毫米，预计今后两天水位变化%d厘米左右，请沿岸居民留意安全。
                """.formatted(
                LongStream.range(0, 9).mapToObj(i -> dice.between(10, 99)).toArray());
    }

    @Test
    void bulletinsOfOneFormShareStandingPhrasesAndMakeNoGroup() {
        List<Pair> bulletins =
                findings.pairs().stream().filter(pair -> isOf("bulletin", pair)).toList();
        assertTrue(
                bulletins.stream().anyMatch(pair -> pair.containmentLeft() + pair.changedLeft() > 0.9),
                "they are one passage");
        for (Pair pair : bulletins) {
            assertEquals(PairLevel.PHRASES, pair.level(), () -> pair.toString());
        }
        for (Cluster cluster : findings.clusters()) {
            assertTrue(cluster.documentIds().stream().noneMatch(id -> is("bulletin", id)), "a group of bulletins");
        }
    }

    @Test
    void editionsOfOneTextAreCopiesHoweverMany() {
        List<Pair> editions =
                findings.pairs().stream().filter(pair -> isOf("edition", pair)).toList();
        assertEquals(EACH * (EACH - 1) / 2, editions.size());
        for (Pair pair : editions) {
            assertEquals(PairLevel.ALMOST_SAME, pair.level(), () -> pair.toString());
        }
        Cluster largest = findings.clusters().getFirst();
        assertEquals(EACH, largest.documentIds().size());
        assertTrue(largest.documentIds().stream().allMatch(id -> is("edition", id)));
    }

    @Test
    void standingPhrasesComeLast() {
        List<Boolean> arePhrases =
                findings.pairs().stream().map(Pair::isPhrases).toList();
        int first = arePhrases.indexOf(true);
        assertTrue(first > 0);
        for (Pair pair : findings.pairs().subList(first, arePhrases.size())) {
            assertTrue(pair.rank() <= 0.1, () -> pair.toString());
        }
    }

    private boolean isOf(String kind, Pair pair) {
        return is(kind, pair.leftId()) && is(kind, pair.rightId());
    }

    private boolean is(String kind, long id) {
        return names.getOrDefault(id, "").startsWith(kind);
    }
}

package app.likeness.scan.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Exclusion;
import app.likeness.compare.Exclusions;
import app.likeness.compare.Pair;
import app.likeness.compare.findings.Findings;
import app.likeness.scan.Recorder;
import app.likeness.scan.Scan;
import app.likeness.scan.progress.ScanOptions;
import app.likeness.store.Corpus;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TemplateDocumentsTest {
    private static final String TASK = "请任选一座你熟悉的桥，说明它的结构和它给两岸居民带来的变化，不少于六百字，周五以前交到信箱。";
    private static final String ANN = "我选的是镇口的石拱桥，它只有四十步长，赶集的日子要挤上半个钟头才能过去。";
    private static final String BEN = "铁路桥没有人行道，小时候我们只敢趴在堤上数车厢，最多的一次数到了六十一节。";

    @TempDir
    private Path folder;

    private Path task = Path.of("");
    private Corpus corpus;

    @BeforeEach
    void write() throws IOException, CorpusException {
        corpus = Corpus.open(folder.resolve("corpus"));
        task = Files.writeString(folder.resolve("task.txt"), TASK);
        put("essays/ann.txt", TASK + "\n" + ANN);
        put("essays/ben.txt", TASK.replace("六百", "八百") + "\n" + BEN);
    }

    @AfterEach
    void close() {
        corpus.close();
    }

    @Test
    void aTemplateIsLeftOutAndNoDocumentOfItsOwn() throws CorpusException {
        scan(new Root(folder.resolve("essays"), Role.CHECK), new Root(task, Role.TEMPLATE));
        Findings findings = findings(Exclusions.STANDARD);
        assertEquals(2, findings.documents().size());
        assertEquals(List.of(), findings.pairs());
        assertEquals(1, findings.pairsLeftOut());
        Pair pair = findings(Exclusions.NONE).pairs().getFirst();
        assertTrue(pair.share() > 0.4, pair.toString());
        assertEquals(0, findings(Exclusions.NONE).pairsLeftOut());
    }

    @Test
    void aTemplateThatComesLaterCountsAnew() throws CorpusException {
        scan(new Root(folder.resolve("essays"), Role.CHECK));
        assertEquals(1, findings(Exclusions.STANDARD).pairs().size());
        scan(new Root(task, Role.TEMPLATE));
        assertEquals(List.of(), findings(Exclusions.STANDARD).pairs());
    }

    @Test
    void aDocumentThatBecomesATemplateHasNoPairsAnyMore() throws CorpusException {
        scan(new Root(folder.resolve("essays"), Role.CHECK), new Root(task, Role.CHECK));
        assertEquals(3, findings(Exclusions.STANDARD).pairs().size());
        scan(new Root(task, Role.TEMPLATE));
        assertEquals(List.of(), findings(Exclusions.STANDARD).pairs());
        assertEquals(1, findings(Exclusions.NONE).pairs().size());
        scan(new Root(task, Role.CHECK));
        assertEquals(3, findings(Exclusions.STANDARD).pairs().size());
    }

    @Test
    void pairsOfOneAuthorAreLeftOutOnDemand() throws CorpusException, IOException {
        put("authors/ann/one.txt", ANN + BEN);
        put("authors/ann/old/two.txt", ANN + BEN + "。");
        put("authors/ben/three.txt", BEN + ANN);
        put("archive/ben/four.txt", BEN + "，" + ANN);
        put("archive/cara/five.txt", "码头上的灯从六点亮到天明，守灯的人换了三代，谁也说不清第一盏灯是哪一年点起来的。");
        scan(new Root(folder.resolve("authors"), Role.CHECK), new Root(folder.resolve("archive"), Role.COMPARE_WITH));
        assertEquals(6, findings(Exclusions.NONE).pairs().size());
        Findings others = findings(Exclusions.of(Exclusion.SAME_AUTHOR));
        assertEquals(4, others.pairs().size());
        assertEquals(2, others.pairsLeftOut());
    }

    @Test
    void theCorpusRemembersWhatIsLeftOut() throws CorpusException {
        scan(new Root(folder.resolve("essays"), Role.CHECK), new Root(task, Role.TEMPLATE));
        corpus.writer().leaveOut(Exclusions.NONE);
        corpus.close();
        corpus = Corpus.open(folder.resolve("corpus"));
        try (CorpusReader reader = corpus.reader()) {
            assertEquals(Exclusions.NONE, reader.exclusions());
            assertEquals(1, reader.findings().pairs().size());
        }
    }

    private void put(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private void scan(Root... roots) throws CorpusException {
        new Scan(corpus, ScanOptions.standard()).run(List.of(roots), new Recorder());
    }

    private Findings findings(Exclusions leftOut) throws CorpusException {
        try (CorpusReader reader = corpus.reader()) {
            return reader.tallies().findings(leftOut);
        }
    }
}

package app.likeness.scan.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Exclusion;
import app.likeness.compare.Exclusions;
import app.likeness.compare.Pair;
import app.likeness.compare.exclude.CommonText;
import app.likeness.compare.findings.Findings;
import app.likeness.scan.Recorder;
import app.likeness.scan.Scan;
import app.likeness.scan.progress.ScanOptions;
import app.likeness.scan.progress.Stage;
import app.likeness.store.Corpus;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BoilerplateStageTest {
    private static final String FOOTER = "本站登载此文只为传递信息，若涉及文字与图片的权利，请与值班编辑联系，我们将在三日内处理完毕";
    private static final Exclusions LEFT_OUT = Exclusions.of(Exclusion.BOILERPLATE);

    private final Random random = new Random(20261121);

    @TempDir
    private Path place;

    private Path folder = Path.of("");
    private Corpus corpus;

    @BeforeEach
    void open() throws CorpusException, IOException {
        folder = Files.createDirectory(place.resolve("pages"));
        corpus = Corpus.open(place.resolve("corpus"));
    }

    @AfterEach
    void close() {
        corpus.close();
    }

    @Test
    void whatStandsInMoreThanFiveDocumentsIsLeftOutToItsVeryEnds() throws CorpusException, IOException {
        writePages(6);
        scan(new Recorder());
        assertEquals(15, findings(Exclusions.NONE).pairs().size());
        assertEquals(List.of(), findings(LEFT_OUT).pairs());
        assertEquals(15, findings(LEFT_OUT).pairsLeftOut());
        try (CorpusReader reader = corpus.reader()) {
            List<CommonText> texts = reader.commonTexts();
            assertEquals(1, texts.size());
            assertEquals(6, texts.getFirst().documents());
            assertEquals(FOOTER, texts.getFirst().text());
        }
    }

    @Test
    void fiveDocumentsAreNotMany() throws CorpusException, IOException {
        writePages(5);
        scan(new Recorder());
        assertEquals(10, findings(LEFT_OUT).pairs().size());
    }

    @Test
    void anArticleThatWasCopiedOftenIsNoBoilerplate() throws CorpusException, IOException {
        String article = han(300);
        for (int i = 0; i < 9; i++) {
            write("copy" + i, article.substring(0, 290 - i) + han(20));
        }
        scan(new Recorder());
        Findings findings = findings(LEFT_OUT);
        assertEquals(36, findings.pairs().size());
        assertTrue(findings.pairs().stream().allMatch(pair -> pair.share() > 0.8));
    }

    @Test
    void aPageThatComesLaterIsCountedLikeTheOthers() throws CorpusException, IOException {
        writePages(40);
        scan(new Recorder());
        write("late", han(100) + "。" + FOOTER);
        scan(new Recorder());
        assertEquals(List.of(), findings(LEFT_OUT).pairs());
        assertEquals(41, findings(LEFT_OUT).documents().size());
    }

    @Test
    void aFooterThatIsNoLongerCommonCountsAgain() throws CorpusException, IOException {
        writePages(6);
        scan(new Recorder());
        Files.delete(folder.resolve("page0.txt"));
        write("page1", han(300));
        scan(new Recorder());
        List<Pair> pairs = findings(LEFT_OUT).pairs();
        assertEquals(6, pairs.size());
        assertTrue(pairs.getFirst().sharedCharacters() >= 40, pairs.toString());
    }

    @Test
    void whatManyTookFromASourceIsNoPhrase() throws CorpusException, IOException {
        writePages(8);
        scan(new Recorder());
        assertEquals(List.of(), findings(LEFT_OUT).pairs());
        Path sources = Files.createDirectory(place.resolve("sources"));
        Files.writeString(sources.resolve("source.txt"), han(200) + "。" + FOOTER + "。" + han(200));
        new Scan(corpus, ScanOptions.standard()).run(List.of(new Root(sources, Role.COMPARE_WITH)), new Recorder());
        List<Pair> pairs = findings(LEFT_OUT).pairs();
        assertEquals(8 * 7 / 2 + 8, pairs.size());
        assertTrue(pairs.stream().allMatch(pair -> pair.sharedCharacters() >= 40), pairs.toString());
    }

    @Test
    void anArchiveHasPhrasesLikeAnyOther() throws CorpusException, IOException {
        writePages(8);
        Path archive = Files.createDirectory(place.resolve("archive"));
        for (int i = 0; i < 8; i++) {
            Files.writeString(archive.resolve("old" + i + ".txt"), han(100) + "。" + (i < 3 ? FOOTER : han(40)));
        }
        new Scan(corpus, ScanOptions.standard())
                .run(List.of(new Root(folder, Role.CHECK), new Root(archive, Role.COMPARE_WITH)), new Recorder());
        // At the ends of the footer a few characters may stay.
        List<Pair> pairs = findings(LEFT_OUT).pairs();
        assertTrue(pairs.stream().allMatch(pair -> pair.sharedCharacters() < 20), pairs.toString());
        assertEquals(8 * 7 / 2 + 8 * 3, findings(Exclusions.NONE).pairs().size());
    }

    @Test
    void aStoppedScanIsCountedByTheNext() throws CorpusException, IOException {
        writePages(9);
        try {
            scan(new Recorder((stage, done) -> stage == Stage.COMPARE && done >= 30));
        } catch (CancellationException e) {
            throw new AssertionError("a scan ends by itself", e);
        }
        scan(new Recorder());
        assertEquals(List.of(), findings(LEFT_OUT).pairs());
        assertEquals(36, findings(Exclusions.NONE).pairs().size());
    }

    private void writePages(int pages) throws IOException {
        for (int i = 0; i < pages; i++) {
            write("page" + i, han(120 + i) + "。" + FOOTER + "。");
        }
    }

    private String han(int length) {
        StringBuilder text = new StringBuilder();
        while (text.length() < length) {
            text.append((char) ('\u4E00' + random.nextInt(3000)));
        }
        return text.toString();
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name + ".txt"), text);
    }

    private void scan(Recorder recorder) throws CorpusException {
        new Scan(corpus, ScanOptions.standard()).run(List.of(new Root(folder, Role.CHECK)), recorder);
    }

    private Findings findings(Exclusions leftOut) throws CorpusException {
        try (CorpusReader reader = corpus.reader()) {
            return reader.tallies().findings(leftOut);
        }
    }
}

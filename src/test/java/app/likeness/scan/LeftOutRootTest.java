package app.likeness.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.findings.Findings;
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
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LeftOutRootTest {
    private static final String MILL = "磨坊的水轮去年冬天冻裂了一块木板，老板说等开春再修，结果一直拖到了今年的秋天才换上新的。";

    @TempDir
    private Path folder;

    private Corpus corpus;

    @BeforeEach
    void write() throws IOException, CorpusException {
        corpus = Corpus.open(folder.resolve("corpus"));
        put("essays/ann.txt", "我的笔记。" + MILL);
        put("essays/ben.txt", MILL + "这一段是听来的，不一定靠得住。");
        put("essays/old/cid.txt", "去年写过：" + MILL);
    }

    @AfterEach
    void close() {
        corpus.close();
    }

    @Test
    void whatIsLeftOutIsGoneFromTheFindingsAndComesBackUnread() throws CorpusException, IOException {
        Root essays = root("essays", Role.CHECK);
        scan(essays);
        assertEquals(3, findings().pairs().size());
        assertEquals(0, scan(root("essays/old", Role.LEFT_OUT)).read());
        scan(root("essays/old", Role.CHECK));
        assertEquals(0, scan(root("essays/old", Role.LEFT_OUT)).read());
        assertEquals(List.of("ann.txt", "ben.txt"), names());
        assertEquals(1, findings().pairs().size());

        // Neither a new file nor a changed one nor one that cannot be read is looked at.
        put("essays/old/dot.txt", MILL);
        put("essays/old/cid.txt", "另写了一篇，与磨坊没有关系，说的是秋天的集市和卖柿子的人。");
        Files.write(
                folder.resolve("essays/old/picture.png"),
                new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 26, '\n', 0, 0});
        ScanSummary again = scan();
        assertEquals(0, again.read());
        assertEquals(0, again.skipped());
        assertEquals(1, again.pairs());

        ScanSummary back = scan(root("essays/old", Role.CHECK));
        assertEquals(2, back.read());
        assertEquals(1, back.skipped());
        assertEquals(List.of("ann.txt", "ben.txt", "cid.txt", "dot.txt"), names());
        assertEquals(3, back.pairs());
    }

    @Test
    void pairsOfWhatIsLeftOutAreNotShownBeforeTheNextComparison() throws CorpusException {
        scan(root("essays", Role.CHECK), root("essays/old", Role.CHECK));
        assertEquals(3, findings().pairs().size());
        corpus.writer().addRoots(List.of(root("essays/old", Role.LEFT_OUT)));
        assertEquals(1, findings().pairs().size());
        assertEquals(List.of("ann.txt", "ben.txt"), names());
        try (CorpusReader reader = corpus.reader()) {
            assertEquals(2, reader.ids().length);
            assertEquals(1, reader.documentsByRoot().get(folder.resolve("essays/old")));
        }
    }

    @Test
    void aFileThatIsDeletedIsForgottenThereToo() throws CorpusException, IOException {
        scan(root("essays", Role.CHECK), root("essays/old", Role.LEFT_OUT));
        scan(root("essays/old", Role.CHECK));
        scan(root("essays/old", Role.LEFT_OUT));
        Files.delete(folder.resolve("essays/old/cid.txt"));
        scan();
        try (CorpusReader reader = corpus.reader()) {
            assertTrue(reader.files().stream().noneMatch(file -> file.path().endsWith("cid.txt")));
        }
    }

    @Test
    void aRootThatIsRemovedTakesAllBelowItAlongAndNothingElse() throws CorpusException, IOException {
        put("autumn/articles.csv", "title,text\nMill,去年写过：" + MILL + "\nCopy,又写了一遍：" + MILL + "\n");
        put("autumn/dot.txt", MILL + "我也听说过。");
        scan(root("essays", Role.CHECK), root("autumn", Role.CHECK));
        assertEquals(6, names().size());
        assertEquals(15, findings().pairs().size());

        corpus.writer().removeRoot(folder.resolve("autumn"));
        corpus.writer().removeRoot(folder.resolve("never added"));
        try (CorpusReader reader = corpus.reader()) {
            assertEquals(List.of(root("essays", Role.CHECK)), reader.roots());
            assertEquals(List.of(), reader.containers());
            assertEquals(List.of(), reader.tables());
        }
        ScanSummary left = scan();
        assertEquals(0, left.read());
        assertEquals(3, left.pairs());
        assertEquals(List.of("ann.txt", "ben.txt", "cid.txt"), names());

        assertEquals(3, scan(root("autumn", Role.COMPARE_WITH)).read());
        assertEquals(6, names().size());

        corpus.writer().removeRoot(folder.resolve("autumn"));
        corpus.writer().removeRoot(folder.resolve("essays"));
        assertEquals(0, scan().documents());
    }

    private ScanSummary scan(Root... roots) throws CorpusException {
        return new Scan(corpus, ScanOptions.standard()).run(List.of(roots), new Recorder());
    }

    private Findings findings() throws CorpusException {
        try (CorpusReader reader = corpus.reader()) {
            return reader.findings();
        }
    }

    private List<String> names() throws CorpusException {
        return findings().documents().stream()
                .map(Document::path)
                .map(path -> path.getFileName().toString())
                .toList();
    }

    private Root root(String name, Role role) {
        return new Root(folder.resolve(name), role);
    }

    private void put(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}

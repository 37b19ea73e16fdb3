package app.likeness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.review.State;
import app.likeness.review.Subject;
import app.likeness.review.TextKey;
import app.likeness.review.Verdict;
import app.likeness.store.Corpus;
import app.likeness.store.CorpusReader;
import app.likeness.store.VerdictStore;
import app.likeness.store.kept.CorpusException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RescueCommandTest {
    @TempDir
    private Path folder;

    private Path docs = Path.of("");
    private Path corpus = Path.of("");
    private Path onDisk = Path.of("");

    @BeforeEach
    void scan() throws IOException {
        docs = SmallCorpus.in(folder);
        corpus = folder.resolve("kept.likeness");
        onDisk = folder.resolve("kept.likeness.mv.db");
        assertEquals(
                0, CommandRun.of("scan", "--quiet", "--corpus", corpus, docs).exitCode());
    }

    private void judge() throws CorpusException {
        try (Corpus opened = Corpus.open(corpus);
                CorpusReader reader = opened.reader();
                VerdictStore verdicts = opened.verdicts()) {
            Map<Long, TextKey> texts = reader.texts();
            List<TextKey> first = texts.values().stream().limit(2).toList();
            verdicts.give(new Verdict(
                    new Subject.OfPair(first.getFirst(), first.getLast()),
                    State.CONFIRMED,
                    "问过作者",
                    Instant.parse("2026-03-01T08:00:00Z"),
                    first,
                    List.of("one", "other")));
        }
    }

    private List<Verdict> verdicts() throws CorpusException {
        try (Corpus opened = Corpus.open(corpus);
                CorpusReader reader = opened.reader()) {
            return reader.verdicts();
        }
    }

    @Test
    void aCorpusThatCanBeReadStaysAsItIs() throws Exception {
        judge();
        CommandRun run = CommandRun.of("rescue", "--corpus", corpus);
        assertEquals(0, run.exitCode(), run.err());
        assertTrue(run.out().startsWith(corpus + " can be read and stays as it is: "), run.out());
        assertTrue(run.out().endsWith(" documents, 1 verdict.\n"), run.out());
    }

    @Test
    void oneThatIsDamagedIsMadeAnewFromWhatIsNotedBesideIt() throws Exception {
        judge();
        List<Verdict> before = verdicts();
        byte[] damaged = Files.readAllBytes(onDisk);
        Arrays.fill(damaged, 0, Math.min(damaged.length, 20_000), (byte) 'x');
        Files.write(onDisk, damaged);
        CommandRun run = CommandRun.of("rescue", "--corpus", corpus);
        assertEquals(0, run.exitCode(), run.err());
        assertTrue(run.out().startsWith("What could not be read is now " + onDisk + ".damaged-1.\n"), run.out());
        assertTrue(run.out().endsWith(" documents, 1 verdict.\n"), run.out());
        assertEquals(1, before.size());
        assertEquals(before, verdicts());
        assertEquals(damaged.length, Files.size(folder.resolve("kept.likeness.mv.db.damaged-1")));
    }

    @Test
    void oneThatIsDeletedComesBack() throws Exception {
        judge();
        List<Verdict> before = verdicts();
        Files.delete(onDisk);
        CommandRun run = CommandRun.of("rescue", "--corpus", corpus);
        assertEquals(0, run.exitCode(), run.err());
        assertTrue(run.out().startsWith(corpus + " is made anew: "), run.out());
        assertEquals(before, verdicts());
    }

    @Test
    void whereNothingSaysWhichFoldersTheyAreToBeNamed() throws Exception {
        Files.write(onDisk, new byte[10_000]);
        CommandRun run = CommandRun.of("rescue", "--corpus", corpus);
        assertEquals(2, run.exitCode());
        assertTrue(run.err().contains("Nothing beside the corpus says which folders it was of."), run.err());
        assertEquals(10_000, Files.size(onDisk));
        Path gone = folder.resolve("gone");
        assertEquals(3, CommandRun.of("rescue", "--corpus", corpus, gone).exitCode());
        assertEquals(10_000, Files.size(onDisk));
        assertEquals(0, CommandRun.of("rescue", "--corpus", corpus, docs).exitCode());
        assertEquals(
                "", CommandRun.of("scan", "--quiet", "--corpus", corpus, docs).err());
    }

    @Test
    void aTextThatWasDamagedMakesNoOtherReportAndTheCorpusIsMadeAnew() throws Exception {
        judge();
        Path first = folder.resolve("first.html");
        Path second = folder.resolve("second.html");
        assertEquals(
                0,
                CommandRun.of("scan", "--quiet", "--corpus", corpus, "--report", first, docs)
                        .exitCode());
        try (var connection = DriverManager.getConnection("jdbc:h2:" + corpus + ";TRACE_LEVEL_FILE=0");
                var statement = connection.createStatement()) {
            statement.execute("UPDATE body SET text = REPLACE(text, 'e', 'd')");
        }
        CommandRun damaged = CommandRun.of("scan", "--quiet", "--corpus", corpus, "--report", second, docs);
        assertEquals(3, damaged.exitCode());
        assertTrue(damaged.err().contains("likeness rescue --corpus FILE"), damaged.err());
        assertFalse(Files.exists(second));
        assertEquals(0, CommandRun.of("rescue", "--corpus", corpus).exitCode());
        assertEquals(
                0,
                CommandRun.of("scan", "--quiet", "--corpus", corpus, "--report", second, docs)
                        .exitCode());
        assertEquals(Files.readString(first), Files.readString(second));
    }

    @Test
    void oneThatIsInUseIsLeftAlone() throws Exception {
        judge();
        try (Corpus open = Corpus.open(corpus)) {
            CommandRun run = CommandRun.of("rescue", "--corpus", open.file());
            assertEquals(3, run.exitCode());
            assertTrue(run.err().contains("another window or program has it open"), run.err());
        }
        assertTrue(Files.exists(onDisk));
    }
}

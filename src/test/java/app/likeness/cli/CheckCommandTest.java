package app.likeness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.store.Corpus;
import app.likeness.store.kept.CorpusException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CheckCommandTest {
    private static final String HEADER = "document\tfound\tcontainment\tresemblance\tdistance\tband";

    @TempDir
    private Path folder;

    private Path docs = Path.of("");
    private Path corpus = Path.of("");

    @BeforeEach
    void write() throws IOException {
        docs = SmallCorpus.in(folder);
        corpus = folder.resolve("kept.likeness");
    }

    private void scan() {
        assertEquals(
                0, CommandRun.of("scan", "--quiet", "--corpus", corpus, docs).exitCode());
    }

    private CommandRun check(Path... files) {
        Object[] arguments = new Object[3 + files.length];
        arguments[0] = "check";
        arguments[1] = "--corpus";
        arguments[2] = corpus;
        System.arraycopy(files, 0, arguments, 3, files.length);
        return CommandRun.of(arguments);
    }

    private static List<String> found(CommandRun run) {
        return run.out().lines().skip(1).map(line -> line.split("\t", -1)[1]).toList();
    }

    @Test
    void whatIsLikeAFileIsPrintedAndTheSameTextFirst() throws IOException {
        scan();
        Path file = folder.resolve("new.txt");
        Files.writeString(file, "转载：" + Files.readString(docs.resolve("article.txt")));
        CommandRun run = check(file);
        assertEquals(0, run.exitCode());
        assertEquals("", run.err());
        assertEquals(HEADER, run.out().lines().findFirst().orElse(""));
        assertEquals(3, found(run).size(), run.out());
        assertTrue(found(run).getFirst().endsWith("docs/article.txt"), run.out());
        assertEquals(run, check(file));
        // Nothing was added.
        assertEquals(found(run), found(check(file)));
    }

    /// By fingerprint alone: the same numbers, of whatever is near.
    @Test
    void aDistanceAsksTheFingerprintsAlone() throws IOException {
        scan();
        Path file = folder.resolve("new.txt");
        Files.writeString(file, "转载：" + Files.readString(docs.resolve("article.txt")));
        List<String> all = check(file).out().lines().skip(1).toList();
        CommandRun near = CommandRun.of("check", "--corpus", corpus, "--distance", 10, file);

        assertEquals(0, near.exitCode(), near.err());
        assertEquals(HEADER, near.out().lines().findFirst().orElse(""));
        List<String> lines = near.out().lines().skip(1).toList();
        assertFalse(lines.isEmpty());
        assertTrue(all.containsAll(lines), near.out() + all);
        assertTrue(lines.stream().allMatch(line -> Integer.parseInt(line.split("\t", -1)[4]) <= 10), near.out());
        assertEquals(
                all.stream()
                        .filter(line -> Integer.parseInt(line.split("\t", -1)[4]) <= 10)
                        .toList(),
                lines);
        CommandRun none = CommandRun.of("check", "--corpus", corpus, "--distance", 0, file);
        assertEquals(HEADER + "\n", none.out());
        CommandRun far = CommandRun.of("check", "--corpus", corpus, "--distance", 17, file);
        assertEquals(2, far.exitCode());
        assertTrue(far.err().contains("from 0 to 16"), far.err());
    }

    @Test
    void aFileThatIsLikeNothingHasNoLine() throws IOException {
        scan();
        Path file = folder.resolve("new.txt");
        Files.writeString(file, "昨夜风急，檐下的铜铃响了整整一宿，我披衣坐到天亮，写完了给远方朋友的回信。");
        CommandRun run = check(file);
        assertEquals(0, run.exitCode());
        assertEquals(HEADER + "\n", run.out());
    }

    @Test
    void aFileThatCannotBeReadIsNamedAndTheOthersAreChecked() {
        scan();
        Path missing = folder.resolve("missing.txt");
        CommandRun run = check(missing, docs.resolve("article.txt"));
        assertEquals(0, run.exitCode());
        assertTrue(run.err().startsWith("Cannot read " + missing), run.err());
        assertTrue(found(run).getFirst().endsWith("docs/article.txt"), run.out());
        assertEquals(3, check(missing).exitCode());
    }

    @Test
    void aCorpusThatIsMissingIsNotMade() throws IOException {
        CommandRun run = check(docs.resolve("article.txt"));
        assertEquals(3, run.exitCode());
        assertTrue(run.err().startsWith("Cannot find the corpus "), run.err());
        try (var files = Files.list(folder)) {
            assertEquals(List.of(docs), files.toList());
        }
    }

    @Test
    void aCorpusInUseIsSaidToBe() throws CorpusException {
        scan();
        try (Corpus open = Corpus.open(corpus)) {
            CommandRun run = check(docs.resolve("article.txt"));
            assertEquals(3, run.exitCode(), open.file().toString());
            assertTrue(run.err().contains("another window or program has it open"), run.err());
        }
    }

    /// A scan by words alone keeps no index, and neither did earlier versions.
    @Test
    void aCorpusWithoutAnIndexGetsOne() {
        scan();
        CommandRun expected = check(docs.resolve("article.txt"));
        assertEquals(
                0,
                CommandRun.of("scan", "--quiet", "--corpus", corpus, "--method", "simhash-words", docs)
                        .exitCode());
        assertEquals(expected, check(docs.resolve("article.txt")));
    }
}

package app.likeness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.report.content.Golden;
import app.likeness.store.Corpus;
import app.likeness.store.kept.CorpusException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScanCommandTest {
    private static final List<String> TABLES = List.of("pairs", "clusters", "skipped");

    @TempDir
    Path folder;

    private final Locale before = Locale.getDefault();

    @BeforeEach
    void numbersMustNotFollowTheLocale() {
        Locale.setDefault(Locale.GERMANY);
    }

    @AfterEach
    void putTheLocaleBack() {
        Locale.setDefault(before);
    }

    @Test
    void theTablesAndTheSummaryAreAsRead() throws IOException {
        Path docs = SmallCorpus.in(folder);
        CommandRun run = scan(docs, "first");
        assertEquals("", run.err());
        assertEquals(0, run.exitCode());
        Golden.check("cli/scan.txt", relative(run.out()));
        for (String table : TABLES) {
            Golden.check("cli/" + table + ".tsv", relative(Files.readString(file("first", table))));
        }
    }

    @Test
    void whatIsLeftOutIsSaidAndCanBeCounted() throws IOException {
        String task = "请任选一座你熟悉的桥，说明它的结构和它给两岸居民带来的变化，不少于六百字，周五以前交到信箱。";
        Path docs = Files.createDirectories(folder.resolve("docs"));
        Path template = Files.writeString(folder.resolve("task.txt"), task);
        Files.writeString(docs.resolve("a.txt"), task + "\n我选的是镇口的石拱桥，赶集的日子要挤上半个钟头才能过去。");
        Files.writeString(docs.resolve("b.txt"), task + "\n铁路桥没有人行道，小时候我们只敢趴在堤上数车厢。");
        Path texts = folder.resolve("texts.tsv");
        CommandRun run = scan(docs, "without", "--template", template.toString(), "--boilerplate", texts.toString());
        assertTrue(
                run.out()
                        .contains("1 more pair left out: nothing that the two documents share counts.\nLeft out of what"
                                + " is shared: template (42 characters in 1 pair). With"),
                run.out());
        assertEquals(1, Files.readAllLines(file("without", "pairs")).size());
        assertEquals(List.of("documents\ttext"), Files.readAllLines(texts));
        CommandRun all = scan(docs, "with", "--template", template.toString(), "--leave-out", "none");
        assertFalse(all.out().contains("left out"), all.out());
        assertEquals(2, Files.readAllLines(file("with", "pairs")).size());
        assertEquals(2, CommandRun.of("scan", "--leave-out", "quotes", docs).exitCode());
        assertEquals(
                3,
                CommandRun.of("scan", "--template", folder.resolve("no.txt"), docs)
                        .exitCode());
    }

    @Test
    void aReportSaysInHowManyOtherDocumentsAPassageStands() throws IOException {
        String told = "渡船每天清早第一班载的是卖菜的人，竹筐挨着竹筐，船一靠岸他们就往集市上跑，谁也不肯落在后面。";
        Path docs = Files.createDirectories(folder.resolve("docs"));
        Files.writeString(docs.resolve("a.txt"), told + "这是我亲眼看见的，不是听说。");
        Files.writeString(docs.resolve("b.txt"), "据说，" + told);
        Path report = folder.resolve("report.html");
        for (List<Object> corpus : List.of(List.of(), List.<Object>of("--corpus", folder.resolve("kept")))) {
            List<Object> arguments = new ArrayList<>(List.of("scan", "--quiet", "--report", report, docs));
            arguments.addAll(1, corpus);
            assertEquals(0, CommandRun.of(arguments.toArray()).exitCode());
            assertTrue(Files.readString(report).contains("; word for word in no other document."), corpus.toString());
            Files.writeString(docs.resolve("c.txt"), told.repeat(2));
            assertEquals(0, CommandRun.of(arguments.toArray()).exitCode());
            assertTrue(Files.readString(report).contains("; in 1 other document."), corpus.toString());
            Files.delete(docs.resolve("c.txt"));
        }
    }

    @Test
    void aCaseFileIsAboutOneDocumentAndTheTablesAboutAll() throws IOException {
        String ferry = "渡船每天清早第一班载的是卖菜的人，竹筐挨着竹筐，船一靠岸他们就往集市上跑，谁也不肯落在后面。";
        String tower = "钟楼上的大钟三十年前就停在了四点一刻，镇上的人却一直说它走得最准，因为谁也不必再看它了。";
        Path docs = Files.createDirectories(folder.resolve("docs"));
        Files.writeString(docs.resolve("anna.txt"), "安娜写：" + ferry);
        Files.writeString(docs.resolve("bert.txt"), ferry + "伯特又写道。");
        Files.writeString(docs.resolve("cora.txt"), "科拉写：" + tower);
        Files.writeString(docs.resolve("dora.txt"), tower + "朵拉又写道。");
        Path report = folder.resolve("report.html");
        Path pairs = folder.resolve("pairs.tsv");
        CommandRun run =
                CommandRun.of("scan", "--report", report, "--pairs", pairs, "--case", docs.resolve("bert.txt"), docs);
        assertEquals(0, run.exitCode(), run.err());
        String page = Files.readString(report);
        assertTrue(page.contains("Case file: bert"), page);
        assertTrue(page.contains("anna.txt"), page);
        assertFalse(page.contains("dora.txt"), page);
        assertEquals(3, Files.readAllLines(pairs).size());

        CommandRun nobody = CommandRun.of("scan", "--report", report, "--case", folder.resolve("no.txt"), docs);
        assertEquals(2, nobody.exitCode());
        assertTrue(nobody.err().contains("No document was read from"), nobody.err());
        assertEquals(
                2,
                CommandRun.of("scan", "--report", report, "--confirmed", "--case", docs.resolve("bert.txt"), docs)
                        .exitCode());
        assertEquals(
                2,
                CommandRun.of("scan", "--case", docs.resolve("bert.txt"), docs).exitCode());
        assertEquals(page, Files.readString(report), "what was refused wrote nothing");
    }

    @Test
    void groupNumbersAreWrittenKeptAndGoOnWithNewTexts() throws IOException {
        String ferry = "渡船每天清早第一班载的是卖菜的人。";
        String tower = "钟楼上的大钟三十年前就停在了四点一刻。";
        Path docs = Files.createDirectories(folder.resolve("docs"));
        Files.writeString(docs.resolve("a.txt"), ferry + "竹筐挨着竹筐。");
        Files.writeString(docs.resolve("b.txt"), tower);
        Files.writeString(docs.resolve("c.txt"), "转述：" + "\n" + ferry);
        Path corpus = folder.resolve("kept");
        Path numbers = folder.resolve("numbers.tsv");
        List<Object> arguments = List.of(
                "scan",
                "--quiet",
                "--corpus",
                corpus,
                "--method",
                "longest-sentences",
                "--sentence-groups",
                numbers,
                docs);
        assertEquals(0, CommandRun.of(arguments.toArray()).exitCode());
        List<String> first = List.of("group\tdocument", "0\tDIR/docs/a.txt", "0\tDIR/docs/c.txt", "1\tDIR/docs/b.txt");
        assertEquals(first, relative(Files.readString(numbers)).lines().toList());
        Path fresh = Files.writeString(folder.resolve("fresh.txt"), "新来的一篇。" + tower);
        CommandRun given =
                CommandRun.of("fingerprint", "--method", "longest-sentences", "--groups", "--corpus", corpus, fresh);
        assertTrue(given.out().endsWith("\t1\n"), given.out());
        Files.writeString(docs.resolve("d.txt"), "谁在码头上等了一整夜也没有人知道。");
        assertEquals(0, CommandRun.of(arguments.toArray()).exitCode());
        List<String> second = new ArrayList<>(first);
        second.add("2\tDIR/docs/d.txt");
        assertEquals(second, relative(Files.readString(numbers)).lines().toList());
        assertEquals(
                2, CommandRun.of("scan", "--sentence-groups", numbers, docs).exitCode());
    }

    @Test
    void twoRunsWriteTheSameBytes() throws IOException {
        Path docs = SmallCorpus.in(folder);
        scan(docs, "first");
        scan(docs, "second", "--threads", "2");
        for (String table : TABLES) {
            assertEquals(-1, Files.mismatch(file("first", table), file("second", table)), table);
        }
        for (String ending : List.of("html", "csv", "json")) {
            assertEquals(
                    -1, Files.mismatch(folder.resolve("first." + ending), folder.resolve("second." + ending)), ending);
        }
    }

    @Test
    void whatAScanWritesIsNotReadByTheNext() throws IOException {
        Path docs = SmallCorpus.in(folder);
        Path skipped = docs.resolve("skipped.tsv");
        List<Object> arguments = List.of(
                "scan",
                "--quiet",
                "--corpus",
                docs.resolve("kept"),
                "--skipped",
                skipped,
                "--report",
                docs.resolve("report.html"),
                docs);
        CommandRun first = CommandRun.of(arguments.toArray());
        String before = Files.readString(skipped);
        assertEquals(first, CommandRun.of(arguments.toArray()));
        assertEquals(before, Files.readString(skipped));
    }

    @Test
    void aKeptCorpusIsNotReadAgain() throws IOException {
        Path docs = SmallCorpus.in(folder);
        Path corpus = folder.resolve("kept.likeness");
        CommandRun first = CommandRun.of("scan", "--corpus", corpus, docs);
        CommandRun second = CommandRun.of("scan", "--corpus", corpus, docs);
        assertTrue(first.err().contains("6 of 6 documents read anew"), first.err());
        assertTrue(second.err().contains("0 of 6 documents read anew"), second.err());
        assertEquals(first.out(), second.out());
    }

    @Test
    void earlierWorkIsComparedWithButNotAmongItself() throws IOException {
        Path docs = SmallCorpus.in(folder);
        Path mine = Files.createDirectories(folder.resolve("mine"));
        Files.copy(docs.resolve("article.txt"), mine.resolve("mine.txt"));
        Path pairs = folder.resolve("pairs.tsv");
        CommandRun run = CommandRun.of("scan", "--quiet", "--compare-with", docs, "--pairs", pairs, mine);
        assertEquals(0, run.exitCode(), run.err());
        List<String> lines = Files.readAllLines(pairs);
        assertEquals(4, lines.size(), lines::toString);
        assertTrue(lines.stream().skip(1).allMatch(line -> line.contains("/mine/mine.txt")), lines::toString);
    }

    @Test
    void weakPairsAreLeftOutOnRequest() throws IOException {
        Path docs = SmallCorpus.in(folder);
        Path pairs = folder.resolve("pairs.tsv");
        CommandRun.of("scan", "--quiet", "--min-share", "0.9", "--pairs", pairs, docs);
        List<String> lines = Files.readAllLines(pairs);
        assertEquals(4, lines.size(), lines::toString);
        assertTrue(lines.stream().noneMatch(line -> line.contains("essay")), lines::toString);
    }

    @Test
    void anEmptyFolderIsCode3() throws IOException {
        Path empty = Files.createDirectories(folder.resolve("empty"));
        CommandRun run = CommandRun.of("scan", "--quiet", empty);
        assertEquals(3, run.exitCode());
        assertEquals(
                "Nothing could be read: there is no file in what was given. Check the folder and scan again.\n",
                run.err());
    }

    @Test
    void aFolderWithoutTextIsCode3AndItsFilesAreListed() throws IOException {
        Path docs = Files.createDirectories(folder.resolve("pictures"));
        Files.write(docs.resolve("a.png"), new byte[] {1, 2, 3, 0});
        Path skipped = folder.resolve("skipped.tsv");
        CommandRun run = CommandRun.of("scan", "--quiet", "--skipped", skipped, docs);
        assertEquals(3, run.exitCode());
        assertTrue(run.err().startsWith("Nothing could be read: "), run.err());
        assertEquals(2, Files.readAllLines(skipped).size());
    }

    @Test
    void aCorpusInUseIsCode3() throws IOException, CorpusException {
        Path docs = SmallCorpus.in(folder);
        Path file = folder.resolve("used.likeness");
        try (Corpus used = Corpus.open(file)) {
            CommandRun run = CommandRun.of("scan", "--quiet", "--corpus", used.file(), docs);
            assertEquals(3, run.exitCode());
            assertTrue(run.err().contains("has it open"), run.err());
            assertEquals(1, run.err().lines().count());
        }
    }

    @Test
    void aFileThatIsNoCorpusIsCode3AndStays() throws IOException {
        Path docs = SmallCorpus.in(folder);
        Path file = Files.writeString(folder.resolve("letter.likeness.mv.db"), "Dear Ann,");
        CommandRun run = CommandRun.of("scan", "--quiet", "--corpus", folder.resolve("letter.likeness"), docs);
        assertEquals(3, run.exitCode());
        assertEquals(1, run.err().lines().count(), run.err());
        assertEquals("Dear Ann,", Files.readString(file));
    }

    @Test
    void theSampleEndsWithThePathOfItsPage() throws IOException {
        Path docs = SmallCorpus.in(folder);
        Path page = folder.resolve("sample.html");
        var out = new java.io.ByteArrayOutputStream();
        var stream = new java.io.PrintStream(out, true, java.nio.charset.StandardCharsets.UTF_8);
        assertEquals(0, Cli.scanSample(docs, page, stream, stream));
        List<String> lines =
                out.toString(java.nio.charset.StandardCharsets.UTF_8).lines().toList();
        assertTrue(lines.getFirst().startsWith("There is no display"), lines::toString);
        assertTrue(lines.stream().anyMatch(line -> line.startsWith("Group 1: 3 documents")), lines::toString);
        assertTrue(lines.getLast().endsWith(page.toString()), lines::toString);
        assertTrue(Files.readString(page).startsWith("<!DOCTYPE html>"));
        assertFalse(out.toString(java.nio.charset.StandardCharsets.UTF_8).contains("jieba"));
    }

    private CommandRun scan(Path docs, String name, String... more) {
        List<Object> arguments = new java.util.ArrayList<>(List.of("scan", "--quiet"));
        for (String table : TABLES) {
            arguments.addAll(List.of("--" + table, file(name, table)));
        }
        for (String ending : List.of("html", "csv", "json")) {
            arguments.addAll(List.of("--report", folder.resolve(name + "." + ending)));
        }
        arguments.addAll(List.of(more));
        arguments.add(docs);
        return CommandRun.of(arguments.toArray());
    }

    private Path file(String name, String table) {
        return folder.resolve(name + "-" + table + ".tsv");
    }

    private String relative(String text) {
        return text.replace(folder.toString(), "DIR");
    }
}

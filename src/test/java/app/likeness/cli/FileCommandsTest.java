package app.likeness.cli;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.report.content.Golden;
import app.likeness.text.container.Archives;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileCommandsTest {
    private static final String TASK = "请任选一座你熟悉的桥，说明它的结构和它给两岸居民带来的变化，不少于六百字，周五以前交到信箱。";
    private static final String ESSAY =
            "石桥不长，走过去只要四十步。老人说：“桥是两岸的人一块一块石头垒起来的，谁家也不敢说它是自己的。”" + "后来修了公路，桥上就没有车了，只有放学的孩子还愿意绕远路从上面走。";
    private static final String LIST = "参考文献\n[1] 林岚. 乡间的桥[M]. 某某出版社, 2008.\n";

    @TempDir
    Path folder;

    @Test
    void extractPrintsTheTextAndNothingElse() throws IOException {
        String text = "第一行\r\n第二行没有行尾，后面什么也没有";
        Path file = Files.write(folder.resolve("a.txt"), text.getBytes(Charset.forName("GBK")));
        assertEquals(new CommandRun(0, text, ""), CommandRun.of("extract", file));
    }

    @Test
    void extractReadsWhatIsInsideAnArchiveOrATable() throws IOException {
        String table = "title,text\nOne,\"A text that is long enough, and then some, to be taken for an article.\"\n";
        byte[] zip = Archives.zip(Map.of(
                "a/b.txt", "inside".getBytes(StandardCharsets.UTF_8),
                "c.csv", table.getBytes(StandardCharsets.UTF_8)));
        Path file = Files.write(folder.resolve("class.zip"), zip);
        assertEquals(new CommandRun(0, "inside", ""), CommandRun.of("extract", file.resolve("a/b.txt")));
        assertEquals(
                new CommandRun(0, "A text that is long enough, and then some, to be taken for an article.", ""),
                CommandRun.of("extract", file.resolve("c.csv/row 2")));
        assertEquals(3, CommandRun.of("extract", file.resolve("a/c.txt")).exitCode());
    }

    @Test
    void extractLeavesTheByteOrderMarkAway() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "\uFEFFtext\n");
        assertEquals(new CommandRun(0, "text\n", ""), CommandRun.of("extract", file));
    }

    @Test
    void aFileThatIsNotThereIsCode3() {
        CommandRun run = CommandRun.of("extract", folder.resolve("missing.txt"));
        assertEquals(3, run.exitCode());
        assertTrue(run.err().startsWith("Cannot read " + folder.resolve("missing.txt") + ": "), run.err());
        assertEquals(1, run.err().lines().count());
    }

    @Test
    void segmentPrintsOffsetsAndWords() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "我来到北京，see you");
        assertEquals(
                new CommandRun(0, "0\t1\t我\n1\t3\t来到\n3\t5\t北京\n6\t9\tsee\n10\t13\tyou\n", ""),
                CommandRun.of("segment", file));
    }

    @Test
    void fingerprintPrintsALineAFile() throws IOException {
        Path docs = SmallCorpus.in(folder);
        CommandRun run = CommandRun.of(
                "fingerprint", docs.resolve("article.txt"), docs.resolve("sub/" + SmallCorpus.STRANGE_NAME));
        assertEquals(0, run.exitCode(), run.err());
        List<String> lines = run.out().lines().toList();
        assertEquals(2, lines.size(), run.out());
        assertTrue(lines.getFirst().matches("simhash-grams\t[0-9a-f]{16}\t.*article\\.txt"), run.out());
        assertTrue(lines.getLast().endsWith("编辑 \"版\"\\t二\\n😀\\\\new.txt"), run.out());
    }

    @Test
    void winnowingPrintsManyHashes() throws IOException {
        Path docs = SmallCorpus.in(folder);
        CommandRun run = CommandRun.of("fingerprint", "--method", "winnowing", docs.resolve("article.txt"));
        assertTrue(run.out().matches("winnowing\t[0-9a-f]{16}( [0-9a-f]{16})+\t.*article\\.txt\n"), run.out());
    }

    @Test
    void aTextTooShortForTheMethodHasAnEmptyFingerprint() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "short");
        assertEquals(new CommandRun(0, "simhash-grams\t\t" + file + "\n", ""), CommandRun.of("fingerprint", file));
    }

    @Test
    void theOtherFilesAreFingerprintedWhenOneIsMissing() throws IOException {
        Path docs = SmallCorpus.in(folder);
        CommandRun run = CommandRun.of("fingerprint", folder.resolve("missing.txt"), docs.resolve("article.txt"));
        assertEquals(0, run.exitCode());
        assertEquals(1, run.out().lines().count());
        assertEquals(1, run.err().lines().count());
        assertEquals(
                3, CommandRun.of("fingerprint", folder.resolve("missing.txt")).exitCode());
    }

    @Test
    void compareIsAsRead() throws IOException {
        Path docs = SmallCorpus.in(folder);
        Path left = docs.resolve("article.txt");
        Path right = docs.resolve("sub/" + SmallCorpus.STRANGE_NAME);
        check("cli/compare.txt", CommandRun.of("compare", left, right));
        check("cli/compare.json", CommandRun.of("compare", "--json", left, right));
        check("cli/compare-nothing.txt", CommandRun.of("compare", left, docs.resolve("alone.txt")));
    }

    @Test
    void whatIsLeftOutIsSaidWithTheNumbers() throws IOException {
        Path left = Files.writeString(folder.resolve("left.txt"), ESSAY + "\n" + TASK);
        Path right = Files.writeString(folder.resolve("right.txt"), TASK.replace("六百", "八百") + "\n" + LIST);
        Path task = Files.writeString(folder.resolve("task.txt"), TASK);
        Path other = Files.writeString(folder.resolve("other.txt"), ESSAY + "\n完。");
        check("cli/compare-template.txt", CommandRun.of("compare", "--template", task, left, right));
        check(
                "cli/compare-left-out.json",
                CommandRun.of("compare", "--json", "--leave-out", "quotation,references,short", left, other));
        String all = CommandRun.of("compare", "--leave-out", "none", "--template", task, left, right)
                .out();
        assertTrue(all.startsWith(
                CommandRun.of("compare", left, right).out().lines().limit(4).collect(joining("\n"))));
    }

    @Test
    void aPassageThatIsLeftOutAltogetherIsNotInTheTableOfABatch() throws IOException {
        Path left = Files.writeString(folder.resolve("left.txt"), ESSAY + "\n" + TASK);
        Path right = Files.writeString(folder.resolve("right.txt"), TASK + "\n" + LIST);
        Path task = Files.writeString(folder.resolve("task.txt"), TASK);
        Path list = Files.writeString(folder.resolve("list.tsv"), left + "\t" + right + "\n");
        Path out = folder.resolve("matches.tsv");
        CommandRun.of("compare", "--batch", list, "--matches", out);
        assertEquals(2, Files.readAllLines(out).size());
        CommandRun.of("compare", "--batch", list, "--matches", out, "--template", task);
        assertEquals(1, Files.readAllLines(out).size());
        CommandRun.of("compare", "--batch", list, "--matches", out, "--template", task, "--leave-out", "none");
        assertEquals(2, Files.readAllLines(out).size());
    }

    @Test
    void disguisesAreNamedWithTheirPlace() throws IOException {
        String text = "The ferry stopped at noon, and nobody at the harbour could say when another one would come.";
        Path left = Files.writeString(folder.resolve("left.txt"), text);
        Path right = Files.writeString(
                folder.resolve("right.txt"), text.replace("nobody", "nоbоdy").replace("ferry", "fe\u200brry"));
        String printed = CommandRun.of("compare", left, right).out();
        assertTrue(printed.contains("100% of the left text also stands in the right one"), printed);
        assertTrue(printed.endsWith("""

                        on the right: 1 place with invisible characters inside a word or between characters, first at 6–7
                        on the right: 2 letters of another alphabet: о (U+043E) for o, first at 33–34
                        """), printed);
        String json = CommandRun.of("compare", "--json", left, right).out();
        assertTrue(json.replaceAll("\\s", "").contains("\"disguises\":[]"), json);
        assertTrue(
                json.replaceAll("\\s", "")
                        .contains("\"disguises\":[{\"kind\":\"invisible\",\"start\":6,\"end\":7,\"stands\":\"\"},"
                                + "{\"kind\":\"look-alike\",\"start\":33,\"end\":34,\"stands\":\"o\"}"),
                json);
    }

    @Test
    void whatTwoFilesCannotTellIsWrongUsage() throws IOException {
        Path file = Files.writeString(folder.resolve("left.txt"), ESSAY);
        for (String kinds : List.of("boilerplate", "template,same-author", "quotes", "")) {
            CommandRun run = CommandRun.of("compare", "--leave-out", kinds, file, file);
            assertEquals(2, run.exitCode(), kinds);
            assertEquals(1, run.err().lines().count(), run.err());
        }
        CommandRun run = CommandRun.of("compare", "--template", folder.resolve("missing.txt"), file, file);
        assertEquals(3, run.exitCode());
        assertTrue(run.err().startsWith("Cannot read "), run.err());
    }

    @Test
    void offsetsOfMatchesAreValidInTheExtractedText() throws IOException {
        Path docs = SmallCorpus.in(folder);
        Path left = docs.resolve("article.txt");
        Path right = docs.resolve("repost.txt");
        Path list = Files.writeString(folder.resolve("list.tsv"), left + "\t" + right + "\n");
        Path out = folder.resolve("matches.tsv");
        CommandRun.of("compare", "--batch", list, "--matches", out);
        String leftText = CommandRun.of("extract", left).out();
        String rightText = CommandRun.of("extract", right).out();
        List<String> lines = Files.readAllLines(out);
        assertTrue(lines.size() > 1);
        for (String line : lines.subList(1, lines.size())) {
            String[] cells = line.split("\t", -1);
            String a = leftText.substring(Integer.parseInt(cells[2]), Integer.parseInt(cells[3]));
            String b = rightText.substring(Integer.parseInt(cells[4]), Integer.parseInt(cells[5]));
            if (cells[6].equals("same")) {
                assertEquals(a, b);
            }
        }
    }

    @Test
    void aBatchNamesWhatItCannotReadAndDoesTheRest() throws IOException {
        Path docs = SmallCorpus.in(folder);
        Path article = docs.resolve("article.txt");
        Path missing = folder.resolve("missing.txt");
        Path list = Files.writeString(
                folder.resolve("list.tsv"),
                "\uFEFF" + article + "\t" + docs.resolve("repost.txt") + "\r\n\n" + missing + "\t" + article
                        + "\nno tab\n" + article + "\t" + docs.resolve("alone.txt") + "\n",
                StandardCharsets.UTF_8);
        Path out = folder.resolve("matches.tsv");
        CommandRun run = CommandRun.of("compare", "--batch", list, "--matches", out);
        assertEquals(0, run.exitCode(), run.err());
        assertEquals("2 pairs compared, 2 left out.\n", run.out());
        List<String> errors = run.err().lines().toList();
        assertEquals(2, errors.size(), run.err());
        assertTrue(errors.getFirst().contains("missing.txt"), run.err());
        assertTrue(errors.getLast().startsWith("Line 4 of the list is left out"), run.err());
        Golden.check("cli/matches.tsv", Files.readString(out).replace(folder.toString(), "DIR"));
    }

    @Test
    void aListThatIsNotThereIsCode3AndAnOutputWithoutFolderCode4() throws IOException {
        Path out = folder.resolve("matches.tsv");
        assertEquals(
                3,
                CommandRun.of("compare", "--batch", folder.resolve("no"), "--matches", out)
                        .exitCode());
        Path list = Files.writeString(folder.resolve("list.tsv"), "a\tb\n");
        Path nowhere = folder.resolve("no/matches.tsv");
        assertEquals(
                4,
                CommandRun.of("compare", "--batch", list, "--matches", nowhere).exitCode());
    }

    private void check(String golden, CommandRun run) throws IOException {
        assertEquals("", run.err());
        assertEquals(0, run.exitCode());
        Golden.check(golden, run.out().replace(folder.toString(), "DIR"));
    }
}

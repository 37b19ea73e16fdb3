package app.likeness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.fingerprint.Method;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class EvaluateCommandTest {
    @TempDir
    private Path folder;

    private Path docs = Path.of("");
    private Path truth = Path.of("");

    @BeforeEach
    void write() throws IOException {
        docs = SmallCorpus.in(folder);
        truth = folder.resolve("truth.tsv");
    }

    private CommandRun evaluate(String... lines) throws IOException {
        Files.writeString(truth, String.join("\n", lines) + "\n");
        return CommandRun.of("evaluate", "--quiet", "--truth", truth, docs);
    }

    private static List<String> line(CommandRun run, String method, String threshold) {
        return run.out()
                .lines()
                .map(line -> Arrays.asList(line.split("\t")))
                .filter(cells -> cells.get(0).equals(method) && cells.get(1).equals(threshold))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void everyMethodHasALineForEachThreshold() throws IOException {
        CommandRun run = evaluate(
                "resemblance\tleft\tright",
                "1\tarticle.txt\trepost.txt",
                "1\tessay one.md\tessay-two.txt",
                "1\t" + docs.resolve("article.txt") + "\tsub/编辑 \"版\"\\t二\\n😀\\\\new.txt",
                "1\trepost.txt\tsub/编辑 \"版\"\\t二\\n😀\\\\new.txt");
        assertEquals("", run.err());
        assertEquals(0, run.exitCode());
        assertEquals(
                "method\tthreshold\tright\twrong\trecall\tprecision\tf1",
                run.out().lines().findFirst().orElse(""));
        Set<String> methods = new LinkedHashSet<>();
        run.out().lines().skip(1).forEach(line -> methods.add(line.substring(0, line.indexOf('\t'))));
        assertEquals(Arrays.stream(Method.values()).map(Method::label).toList(), List.copyOf(methods));
        assertEquals(
                List.of("combined", "0.05", "4", "0", "1.0000", "1.0000", "1.0000"), line(run, "combined", "0.05"));
        assertEquals("0", line(run, "exact", "1").get(2));
        assertEquals(
                33,
                run.out()
                        .lines()
                        .filter(line -> line.startsWith("simhash-grams\t"))
                        .count());
        // At the widest distance nothing has been lost.
        assertTrue(Integer.parseInt(line(run, "simhash-grams", "32").get(2)) >= 3, run.out());
        assertEquals(run, evaluate(Files.readString(truth).strip()));
    }

    @Test
    void withLabelsOnlyLabelledPairsCount() throws IOException {
        CommandRun run = evaluate(
                "left\tright\trelated",
                "article.txt\trepost.txt\tyes",
                "essay one.md\tessay-two.txt\tno",
                "alone.txt\tarticle.txt\tno");
        assertEquals(
                List.of("combined", "0.05", "1", "1", "1.0000", "0.5000", "0.6667"), line(run, "combined", "0.05"));
    }

    @Test
    void whatWasNotReadIsSaid() throws IOException {
        CommandRun run = evaluate("left\tright", "article.txt\trepost.txt", "article.txt\tgone.txt");
        assertEquals(0, run.exitCode());
        assertEquals("1 line names a document that was not read, such as gone.txt.\n", run.err());
    }

    @Test
    void aTruthThatCannotBeUsedIsSaidInOneSentence() throws IOException {
        refused(evaluate(""), "its first line must name the columns left and right");
        refused(evaluate("left\tright"), "it names no related pair");
        refused(evaluate("left\tright", "gone.txt\trepost.txt"), "it names no related pair");
        refused(evaluate("left\tright", "article.txt"), "line 2 has too few columns");
        refused(evaluate("left\tright", "article.txt\tarticle.txt"), "line 2 names a document with itself");
        refused(evaluate("left\tright\trelated", "article.txt\trepost.txt\tperhaps"), "related must be yes or no");
        refused(
                evaluate("left\tright\trelated", "article.txt\trepost.txt\tyes", "repost.txt\tarticle.txt\tno"),
                "line 3 says the opposite of an earlier one");
        Files.write(truth, new byte[] {(byte) 0xC3, (byte) 0x28, '\n'});
        refused(CommandRun.of("evaluate", "--quiet", "--truth", truth, docs), "it is not UTF-8");
        refused(CommandRun.of("evaluate", "--quiet", "--truth", folder.resolve("none"), docs), "no file has this name");
    }

    @Test
    void foldersThatAreNotThereAndWrongUsageAreSaid() throws IOException {
        evaluate("left\tright");
        assertEquals(
                3,
                CommandRun.of("evaluate", "--truth", truth, folder.resolve("none"))
                        .exitCode());
        assertEquals(2, CommandRun.of("evaluate", docs).exitCode());
        assertEquals(
                2,
                CommandRun.of("evaluate", "--truth", truth, "--threads", "0", docs)
                        .exitCode());
    }

    private static void refused(CommandRun run, String why) {
        assertEquals(3, run.exitCode(), run.err());
        assertEquals(1, run.err().lines().count(), run.err());
        assertTrue(run.err().contains(why), run.err());
        assertEquals("", run.out());
    }
}

package app.likeness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.fingerprint.Method;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

final class MethodOptionsTest {
    @TempDir
    private Path folder;

    private Path docs = Path.of("");
    private Path article = Path.of("");
    private Path repost = Path.of("");

    @BeforeEach
    void write() throws IOException {
        docs = SmallCorpus.in(folder);
        article = docs.resolve("article.txt");
        repost = docs.resolve("repost.txt");
    }

    private static CommandRun run(String command, Object... arguments) {
        List<Object> all = new ArrayList<>(List.of(command));
        all.addAll(List.of(arguments));
        return CommandRun.of(all.toArray());
    }

    @ParameterizedTest
    @CsvSource({
        "--keywords, 7, from 8 to 10000",
        "--keywords, 10001, from 8 to 10000",
        "--sentences, 0, from 1 to 100",
        "--shingle, 1, from 2 to 127",
        "--shingle, 128, from 2 to 127",
        "--overlap, 4, from 0 to 3",
        "--overlap, -1, from 0 to 3",
        "--chunk, 128, from 2 to 127",
        "--features, titel, 'text, title, longest, ends'",
        "--sentence-hash, sha1, 'xxh64, fnv1a, md5'",
    })
    void whatIsOutOfRangeIsSaidWithTheRange(String option, String value, String range) {
        for (CommandRun run : List.of(
                run("fingerprint", option, value, article),
                run("compare", "--method", "simhash-words", option, value, article, repost),
                run("scan", "--quiet", "--method", "simhash-words", option, value, docs))) {
            assertEquals(2, run.exitCode(), run.err());
            assertTrue(run.err().contains(option) && run.err().contains(range), run.err());
            assertEquals("", run.out());
        }
    }

    @Test
    void whatIsSetChangesTheFingerprintsThatAreWritten() {
        String usual = run("fingerprint", "--method", "simhash-words", article).out();
        String ends = run(
                        "fingerprint", "--method", "simhash-words", "--features", "longest", "--sentences", 2, article)
                .out();
        String md5 = run("fingerprint", "--method", "longest-sentences", "--sentence-hash", "md5", article)
                .out();
        String three = run("fingerprint", "--method", "longest-sentences", "--sentences", 3, article)
                .out();

        assertNotEquals(usual, ends);
        assertNotEquals(md5, three);
        assertEquals(3, three.split("\t", -1)[1].split(" ").length);
        assertEquals(
                usual,
                run("fingerprint", "--method", "simhash-words", "--chunk", 9, article)
                        .out());
    }

    @ParameterizedTest
    @EnumSource(Method.class)
    void twoFilesAreComparedByAnyMethod(Method method) {
        CommandRun run = run("compare", "--method", method.label(), article, repost);
        CommandRun json = run("compare", "--json", "--method", method.label(), article, article);

        assertEquals(0, run.exitCode(), run.err());
        assertEquals(0, json.exitCode(), json.err());
        if (method == Method.COMBINED) {
            assertEquals(run("compare", article, repost).out(), run.out());
        } else if (method == Method.SIMHASH_RECORDS) {
            // The files are no tables.
            assertTrue(run.out().startsWith(method.label() + ": no likeness"), run.out());
        } else {
            assertTrue(run.out().startsWith(method.label() + ": likeness "), run.out());
            assertTrue(json.out().contains("\"likeness\": 1.0000"), json.out());
        }
    }

    @Test
    void aDistanceOfShortTextsIsNotTrusted() throws IOException {
        Path left = Files.writeString(folder.resolve("l.txt"), article(30));
        Path right = Files.writeString(folder.resolve("r.txt"), article(31));
        CommandRun trusted = run("compare", "--method", "simhash-grams", left, right);
        CommandRun doubted = run("compare", "--method", "simhash-grams", article, repost);

        assertEquals(1, trusted.out().lines().count(), trusted.out());
        assertTrue(doubted.out().contains("below 500"), doubted.out());
        assertTrue(run("compare", "--json", "--method", "simhash-grams", article, repost)
                .out()
                .contains("\"too_short_to_trust\": true"));
        assertEquals(
                1,
                run("compare", "--method", "cosine", article, repost)
                        .out()
                        .lines()
                        .count());
    }

    private static String article(int sentences) {
        return IntStream.range(0, sentences)
                .mapToObj(i -> "第" + i + "号浮标在涨潮之后漂到了北边的浅滩上，值班的人把它写进了日志。\n")
                .collect(Collectors.joining());
    }

    @Test
    void aTextWithoutASketchHasNoDistance() throws IOException {
        Path note = Files.writeString(folder.resolve("n.txt"), "灯塔");
        CommandRun run = run("compare", "--method", "simhash-words", note, article);

        assertEquals(0, run.exitCode());
        assertTrue(run.out().contains("no likeness"), run.out());
        assertTrue(run("compare", "--json", "--method", "simhash-words", note, article)
                .out()
                .contains("\"distance\": null"));
    }

    @Test
    void stopWordsThatTakeEveryWordAwayAreSaid() throws IOException {
        String every = run("segment", article)
                .out()
                .lines()
                .map(line -> line.split("\t", -1)[2])
                .collect(Collectors.joining("\n"));
        Path stop = Files.writeString(folder.resolve("stop.txt"), "\uFEFF# all of them\n" + every);
        Path one = Files.createDirectories(folder.resolve("one"));
        Files.copy(article, one.resolve("a.txt"));
        Files.copy(repost, one.resolve("b.txt"));

        CommandRun run =
                run("scan", "--quiet", "--method", "simhash-words", "--stop-words", stop, one.resolve("a.txt"));
        assertEquals(0, run.exitCode(), run.err());
        assertTrue(run.out().contains("1 document has no fingerprint by simhash-words"), run.out());
        assertEquals(
                "simhash-words",
                run("fingerprint", "--method", "simhash-words", "--stop-words", stop, article)
                        .out()
                        .split("\t", -1)[0]);
        assertEquals(
                "",
                run("fingerprint", "--method", "simhash-words", "--stop-words", stop, article)
                        .out()
                        .split("\t", -1)[1]);
    }

    @Test
    void aListThatCannotBeReadIsNamed() throws IOException {
        Path gbk = Files.write(folder.resolve("gbk.txt"), "灯塔\n".getBytes(Charset.forName("GBK")));
        for (Path file : List.of(gbk, folder.resolve("none.txt"), docs)) {
            CommandRun run = run("fingerprint", "--method", "simhash-words", "--stop-words", file, article);
            assertEquals(3, run.exitCode());
            assertTrue(run.err().contains(file.getFileName().toString()), run.err());
        }
    }

    /// Each scan has the pairs of what it asked for, also where the corpus knows the documents with other settings.
    @Test
    void aCorpusKeepsFingerprintsWithTheSettingsThatMadeThem() {
        Path corpus = folder.resolve("kept.likeness");
        Object[] usual = {"--quiet", "--corpus", corpus, "--method", "longest-sentences", docs};
        Object[] longest = {"--quiet", "--corpus", corpus, "--method", "longest-sentences", "--sentences", 1, docs};
        String first = pairs(usual);
        String second = pairs(longest);

        assertNotEquals(first, second);
        assertEquals(first, pairs(usual));
        assertEquals(second, pairs(longest));
        assertEquals(second, pairs("--quiet", "--method", "longest-sentences", "--sentences", 1, docs));
    }

    /// `simhash-words` with settings of its own is not searched by the sketches that every document has.
    @Test
    void wordsOfPartsOfATextAreSearchedByThemselves() {
        String whole = pairs("--quiet", "--method", "simhash-words", "--distance", 0, docs);
        String longest = pairs(
                "--quiet",
                "--method",
                "simhash-words",
                "--features",
                "longest",
                "--sentences",
                1,
                "--distance",
                0,
                docs);

        assertNotEquals(whole, longest);
    }

    private String pairs(Object... arguments) {
        Path file = folder.resolve("pairs.tsv");
        List<Object> all = new ArrayList<>(List.of("scan", "--pairs", file));
        all.addAll(List.of(arguments));
        CommandRun run = CommandRun.of(all.toArray());
        assertEquals(0, run.exitCode(), run.err());
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void everyMethodIsMeasuredWithWhatIsSet() throws IOException {
        Path truth = Files.writeString(folder.resolve("truth.tsv"), "left\tright\narticle.txt\trepost.txt\n");
        String usual = run("evaluate", "--quiet", "--truth", truth, docs).out();
        String set = run("evaluate", "--quiet", "--truth", truth, "--keywords", 8, docs)
                .out();

        assertTrue(usual.lines().count() > 100);
        assertNotEquals(lines(usual, "simhash-keywords"), lines(set, "simhash-keywords"));
        assertEquals(lines(usual, "simhash-words"), lines(set, "simhash-words"));
    }

    private static List<String> lines(String table, String method) {
        return table.lines().filter(line -> line.startsWith(method + "\t")).toList();
    }
}

package app.likeness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FingerprintCommandTest {
    private static final String GOODS = """
            title,price,colour
            steel kettle two litres,24.90,blue
            Steel Kettle two litres,24.9,blue
            wooden salad bowl,18.00,brown

            "linen towel, large",9.50,white
            steel kettle two litres,24.90,blue
            """;

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(textBlock = """
            exact,             [0-9a-f]{32}
            simhash-keywords,  [0-9a-f]{16}
            simhash-words,     [0-9a-f]{16}
            simhash-shingles,  [0-9a-f]{8}
            simhash-chunks,    [0-9a-f]{8}
            simhash-grams,     [0-9a-f]{16}
            longest-sentence,  [0-9a-f]{16}
            longest-sentences, [0-9a-f]{16}( [0-9a-f]{16}){4}
            cosine,            [0-9a-f]{16}:\\d+( [0-9a-f]{16}:\\d+)+
            minhash,           [0-9a-f]{8}( [0-9a-f]{8}){127}
            winnowing,         [0-9a-f]{16}( [0-9a-f]{16})+
            """)
    void everyMethodHasItsShape(String method, String digits) throws IOException {
        Path file = SmallCorpus.in(folder).resolve("article.txt");
        CommandRun run = CommandRun.of("fingerprint", "--method", method, file);

        assertEquals(0, run.exitCode(), run.err());
        assertTrue(run.out().matches(method + "\t" + digits + "\t\\Q" + file + "\\E\n"), run.out());
    }

    @ParameterizedTest
    @CsvSource({"1", "499", "700"})
    void anyNumberOfFilesKeepsItsOrder(int count) throws IOException {
        List<Object> arguments = new ArrayList<>(List.of("fingerprint", "--method", "exact"));
        var expected = new StringBuilder();
        for (int i = 0; i < count; i++) {
            Path file = Files.writeString(folder.resolve(i + ".txt"), "hello world");
            arguments.add(file);
            expected.append("exact\t5eb63bbbe01eeed093cb22bb8f5acdc3\t")
                    .append(file)
                    .append('\n');
        }
        CommandRun run = new CommandRun(0, expected.toString(), "");
        assertEquals(run, CommandRun.of(arguments.toArray()));
        // Options may stand behind files.
        arguments.subList(1, 3).clear();
        arguments.addAll(List.of("--method", "exact"));
        assertEquals(run, CommandRun.of(arguments.toArray()));
    }

    @Test
    void whatIsNoOptionIsNamedAmongManyFilesToo() throws IOException {
        List<Object> arguments = new ArrayList<>(List.of("fingerprint"));
        Path file = Files.writeString(folder.resolve("a.txt"), "hello world");
        for (int i = 0; i < 1_000; i++) {
            arguments.add(i == 500 ? "--metod" : file);
        }
        CommandRun run = CommandRun.of(arguments.toArray());
        assertEquals(2, run.exitCode());
        assertTrue(run.err().contains("--metod"), run.err());
    }

    @Test
    void exactIsTheMd5OfTheText() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "hello world");

        assertEquals(
                new CommandRun(0, "exact\t5eb63bbbe01eeed093cb22bb8f5acdc3\t" + file + "\n", ""),
                CommandRun.of("fingerprint", "--method", "exact", file));
    }

    @Test
    void aTableHasALineARow() throws IOException {
        Path file = Files.writeString(folder.resolve("goods.csv"), GOODS);
        CommandRun run = CommandRun.of("fingerprint", "--method", "simhash-records", file);
        List<String[]> lines =
                run.out().lines().map(line -> line.split("\t", -1)).toList();

        assertEquals(
                List.of("2", "3", "4", "6", "7"),
                lines.stream().map(line -> line[3]).toList());
        assertEquals(lines.get(0)[1], lines.get(4)[1]);
        assertTrue(lines.stream().allMatch(line -> line[1].matches("[0-9a-f]{16}") && line[2].equals(file.toString())));
    }

    @Test
    void nearRowsAreListedAndEqualOnesAsAChain() throws IOException {
        Path file = Files.writeString(folder.resolve("goods.csv"), GOODS);
        Path other = Files.writeString(folder.resolve("more.csv"), "title,price\nspoon,2\n");
        String columns = "title:text:3,price:number:1,colour:enumeration:2";
        CommandRun run =
                CommandRun.of("fingerprint", "--method", "simhash-records", "--columns", columns, "--near", "3", file);

        assertEquals(
                new CommandRun(0, file + "\t2\t" + file + "\t3\t0\n" + file + "\t3\t" + file + "\t7\t0\n", ""), run);
        assertEquals(
                new CommandRun(2, "", "There is no column 'colour' in " + other + ". It has: title, price.\n"),
                CommandRun.of("fingerprint", "--method", "simhash-records", "--columns", columns, file, other));
    }

    @Test
    void aTextThatIsNoTableIsNamed() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "no table at all");
        CommandRun run = CommandRun.of("fingerprint", "--method", "simhash-records", file);

        assertEquals(3, run.exitCode());
        assertTrue(run.err().startsWith("Cannot read " + file + " as a table: "), run.err());
    }

    @Test
    void aTextGetsTheNumberOfItsGroupAtOnceAndKeepsIt() throws IOException {
        Path one = Files.writeString(folder.resolve("one.txt"), "渔船归来了。灯塔还亮着。");
        Path two = Files.writeString(folder.resolve("two.txt"), "卖鱼的人起得早。");
        Path three = Files.writeString(folder.resolve("three.txt"), "今天的风很大，浪也高。灯塔还亮着。");
        Path none = Files.writeString(folder.resolve("none.txt"), "鸥");
        Path corpus = folder.resolve("numbers");

        assertEquals(List.of("0", "1", "0", ""), groups(one, two, three, none));
        assertEquals(List.of("0", "1"), groups("--corpus", corpus, two, one));
        assertEquals(List.of("1", "2", "0"), groups("--corpus", corpus, three, none.resolveSibling("new.txt"), two));
    }

    private List<String> groups(Object... arguments) throws IOException {
        Files.writeString(folder.resolve("new.txt"), "谁在码头上等待呢。");
        List<Object> all = new ArrayList<>(List.of("fingerprint", "--method", "longest-sentences", "--groups"));
        all.addAll(List.of(arguments));
        CommandRun run = CommandRun.of(all.toArray());
        assertEquals("", run.err());
        return run.out().lines().map(line -> line.split("\t", -1)[3]).toList();
    }
}

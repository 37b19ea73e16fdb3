package app.likeness.cli.given;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.cli.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WordListTest {
    private static final String TEXT =
            "青岚查重率的算法由文痕小组提出，青岚查重率越低越好。渡船每天清早第一班载的是卖菜的人，竹筐挨着竹筐，" + "船一靠岸他们就往集市上跑，谁也不肯落在后面；钟楼上的大钟三十年前就停了，指针一直留在四点一刻。";

    @TempDir
    private Path folder;

    private Path words = Path.of("");
    private Path text = Path.of("");

    @BeforeEach
    void write() throws IOException {
        words = Files.writeString(folder.resolve("own.txt"), "青岚查重率 9000 n\n文痕小组\n");
        text = Files.writeString(folder.resolve("text.txt"), TEXT);
    }

    @Test
    void wordsOfTheUserAreCutWhole() {
        assertEquals(List.of(), cut(CommandRun.of("segment", text)));
        assertEquals(List.of("青岚查重率", "文痕小组", "青岚查重率"), cut(CommandRun.of("segment", "--words", words, text)));
    }

    @Test
    void fingerprintsByWordsChangeWithThemAndOthersRefuseThem() {
        for (String method : List.of("simhash-keywords", "simhash-words", "cosine")) {
            CommandRun plain = CommandRun.of("fingerprint", "--method", method, text);
            CommandRun own = CommandRun.of("fingerprint", "--method", method, "--words", words, text);
            assertEquals(0, own.exitCode(), own.err());
            assertNotEquals(plain.out(), own.out(), method);
        }
        CommandRun refused = CommandRun.of("fingerprint", "--method", "minhash", "--words", words, text);
        assertEquals(2, refused.exitCode());
        assertTrue(refused.err().startsWith("--words is for the methods that count words"), refused.err());
    }

    @Test
    void badLinesAreNamedByNumberInOneSentence() throws IOException {
        Files.writeString(words, "好 1\n文·痕 3\n");
        CommandRun one = CommandRun.of("segment", "--words", words, text);
        assertEquals(3, one.exitCode());
        assertTrue(one.err().contains("own.txt: line 2 is not a word"), one.err());
        Files.writeString(words, "文痕 many\n好 0\n文痕\n文·痕\n");
        assertTrue(CommandRun.of("segment", "--words", words, text).err().contains("lines 1, 2 and 4 are not a word"));
        Files.writeString(
                words,
                String.join("\n", IntStream.range(0, 30).mapToObj(i -> "！").toList()));
        assertTrue(CommandRun.of("scan", "--words", words, text)
                .err()
                .contains("lines 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 20 more are not a word"));
        Files.write(words, new byte[] {(byte) 0xCE, (byte) 0xC4});
        assertTrue(CommandRun.of("segment", "--words", words, text).err().contains("not UTF-8"));
        assertEquals(
                3,
                CommandRun.of("scan", "--words", folder.resolve("no.txt"), text).exitCode());
    }

    @Test
    void aCorpusRemembersTheWordsAndTakesItsFingerprintsAnew() throws IOException {
        Path docs = Files.createDirectories(folder.resolve("docs"));
        Files.writeString(docs.resolve("a.txt"), TEXT.repeat(3));
        Files.writeString(docs.resolve("b.txt"), TEXT.repeat(3) + "另有说明见后。");
        assertEquals(List.of(), own(scan(docs)));
        assertEquals(List.of("2 words of your own are in the dictionary"), own(scan(docs, "--words", words)));
        assertEquals(List.of("2 words of your own are in the dictionary"), own(scan(docs)));
        String with = Files.readString(folder.resolve("pairs.tsv"));
        Path none = Files.writeString(folder.resolve("none.txt"), "");
        assertEquals(List.of(), own(scan(docs, "--words", none)));
        assertEquals(List.of(), own(scan(docs)));
        assertEquals(with, Files.readString(folder.resolve("pairs.tsv")));
    }

    private CommandRun scan(Path docs, Object... more) {
        List<Object> arguments = new ArrayList<>(List.of(
                "scan", "--quiet", "--corpus", folder.resolve("kept"), "--method", "simhash-keywords", "--pairs"));
        arguments.add(folder.resolve("pairs.tsv"));
        arguments.addAll(List.of(more));
        arguments.add(docs);
        CommandRun run = CommandRun.of(arguments.toArray());
        assertEquals(0, run.exitCode(), run.err());
        return run;
    }

    private static List<String> own(CommandRun run) {
        return run.out().lines().filter(line -> line.contains("of your own")).toList();
    }

    /// The words of the user that a text was cut into.
    private static List<String> cut(CommandRun run) {
        return run.out()
                .lines()
                .map(line -> line.split("\t", -1)[2])
                .filter(word -> word.equals("青岚查重率") || word.equals("文痕小组"))
                .toList();
    }
}

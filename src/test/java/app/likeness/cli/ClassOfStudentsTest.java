package app.likeness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.scan.ClassHandIn;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a teacher is told of a class, the day it hands in and the day after.
final class ClassOfStudentsTest {
    private static final List<String> COPIES = List.of("02 11", "03 07", "05 05", "09 16");

    @TempDir
    private Path folder;

    private Path hand = Path.of("");
    private Path sheet = Path.of("");

    @BeforeEach
    void handIn() throws IOException {
        hand = ClassHandIn.in(Files.createDirectory(folder.resolve("class")));
        sheet = Files.writeString(folder.resolve("sheet.txt"), ClassHandIn.SHEET);
    }

    @Test
    void whatRemainsOfTheSheetMakesNoPairs() throws IOException {
        assertEquals(COPIES, pairs());
        ClassHandIn.late(hand);
        List<String> more = new ArrayList<>(COPIES);
        more.add(1, "02 24");
        assertEquals(more, pairs());
    }

    /// The numbers of the students whose essays share text.
    private List<String> pairs() throws IOException {
        Path corpus = folder.resolve("class.likeness");
        Path pairs = folder.resolve("pairs.tsv");
        CommandRun run =
                CommandRun.of("scan", "--quiet", "--corpus", corpus, "--template", sheet, "--pairs", pairs, hand);
        assertEquals(0, run.exitCode(), run.err());
        return Files.readAllLines(pairs).stream()
                .skip(1)
                .map(line -> line.replaceAll(".*?student (\\d+).*?student (\\d+).*", "$1 $2"))
                .sorted()
                .collect(Collectors.toList());
    }
}

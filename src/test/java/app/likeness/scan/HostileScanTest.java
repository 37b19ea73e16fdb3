package app.likeness.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.scan.progress.ScanOptions;
import app.likeness.scan.progress.ScanSummary;
import app.likeness.store.Corpus;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import app.likeness.text.SkipReason;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a scan does with files that nobody writes to be read.
final class HostileScanTest {
    private static final String SENTENCE =
            "The mill wheel stood still all winter because the brook below it had frozen. ";

    @TempDir
    private Path place;

    private Path folder;
    private Corpus corpus;

    @BeforeEach
    void open() throws CorpusException, IOException {
        folder = Files.createDirectory(place.resolve("documents"));
        corpus = Corpus.open(place.resolve("corpus.likeness"));
    }

    @AfterEach
    void close() {
        corpus.close();
    }

    @Test
    void aHundredMegabytesOfOneLineAreNamedWithTheLimitAndTheOthersAreRead() throws CorpusException, IOException {
        byte[] block = SENTENCE.repeat(1_000_000 / SENTENCE.length()).getBytes(StandardCharsets.UTF_8);
        try (OutputStream out = Files.newOutputStream(folder.resolve("line.txt"))) {
            for (long written = 0; written < 100_000_000; written += block.length) {
                out.write(block);
            }
        }
        write("essay.txt", SENTENCE.repeat(8));

        assertEquals(1, scan().documents());
        assertEquals(Map.of("line.txt", SkipReason.TOO_LARGE), skips());
        assertTrue(details().endsWith("MB"), details());
    }

    @Test
    void aLineOfTwoMegabytesMeetsItsCopy() throws CorpusException, IOException {
        var line = new StringBuilder();
        for (int i = 0; line.length() < 2_000_000; i++) {
            line.append("boat ")
                    .append(i)
                    .append(" carries ")
                    .append(i * 31L % 977)
                    .append(" crates; ");
        }
        write("one.txt", line.toString());
        write("two.txt", line.append("and that is all").toString());

        ScanSummary summary = scan();
        assertEquals(2, summary.documents());
        assertEquals(1, summary.pairs());
    }

    @Test
    void whatHasNeitherLettersNorDigitsIsNamedAsEmpty() throws CorpusException, IOException {
        write("nothing.txt", "");
        write("blank.txt", " \t\n\n");
        write("marks.txt", "。，！？—…()《》".repeat(500));
        write("hidden.txt", "\u200b\ufeff\u200b".repeat(500));

        assertEquals(0, scan().documents());
        assertEquals(
                Map.of(
                        "nothing.txt",
                        SkipReason.EMPTY,
                        "blank.txt",
                        SkipReason.EMPTY,
                        "marks.txt",
                        SkipReason.EMPTY,
                        "hidden.txt",
                        SkipReason.EMPTY),
                skips());
    }

    @Test
    void aTextOfOneCharacterHasNoDistanceToAnything() throws CorpusException, IOException {
        write("a.txt", "文");
        write("b.txt", "痕");
        write("c.txt", SENTENCE.repeat(8));

        ScanSummary summary = scan();
        assertEquals(3, summary.documents());
        assertEquals(0, summary.pairs());
    }

    @Test
    void halvesOfCharactersDoNotStopAScan() throws CorpusException, IOException {
        // In UTF-16, the only way for a lone half into a text.
        String halves = SENTENCE.repeat(40) + "The boat \ud83d came in \udc00 late, and nobody \ud840\ud840 asked why.";
        byte[] bytes = new byte[2 + 2 * halves.length()];
        bytes[0] = (byte) 0xFE;
        bytes[1] = (byte) 0xFF;
        for (int i = 0; i < halves.length(); i++) {
            bytes[2 + 2 * i] = (byte) (halves.charAt(i) >> 8);
            bytes[3 + 2 * i] = (byte) halves.charAt(i);
        }
        Files.write(folder.resolve("halves.txt"), bytes);
        Files.write(folder.resolve("copy.txt"), bytes);

        ScanSummary summary = scan();
        assertEquals(2, summary.documents());
        assertEquals(1, summary.clusters());
    }

    @Test
    void thousandsOfEqualRowsAreOneGroupWithPairsInProportion() throws CorpusException, IOException {
        int rows = 2_000;
        var table = new StringBuilder("title,text\n");
        for (int i = 0; i < rows; i++) {
            table.append("Row ")
                    .append(i)
                    .append(",")
                    .append(SENTENCE.repeat(3))
                    .append("\n");
        }
        write("rows.csv", table.toString());

        ScanSummary summary = scan();
        assertEquals(rows, summary.documents());
        assertEquals(1, summary.clusters());
        assertTrue(summary.pairs() <= 100L * rows, "pairs: " + summary.pairs());
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    private ScanSummary scan() throws CorpusException {
        return new Scan(corpus, ScanOptions.standard()).run(List.of(new Root(folder, Role.CHECK)), new Recorder());
    }

    private Map<String, SkipReason> skips() throws CorpusException {
        try (CorpusReader reader = corpus.reader()) {
            return reader.skips().stream()
                    .collect(
                            Collectors.toMap(skip -> String.valueOf(skip.path().getFileName()), skip -> skip.reason()));
        }
    }

    private String details() throws CorpusException {
        try (CorpusReader reader = corpus.reader()) {
            return reader.skips().getFirst().detail();
        }
    }
}

package app.likeness.report.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import app.likeness.report.content.ReportException.Reason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputFileTest {
    @TempDir
    Path folder;

    @Test
    void aFileIsReplacedAndNothingIsLeftBeside() throws IOException, ReportException {
        Path file = Files.writeString(folder.resolve("out.tsv"), "old");
        OutputFile.write(file, out -> out.write("新\n"));
        assertEquals("新\n", Files.readString(file));
        assertEquals(List.of(file), files());
    }

    @Test
    void whatStoodThereStaysWhenWritingFails() throws IOException {
        Path file = Files.writeString(folder.resolve("out.tsv"), "old");
        var failure = assertThrows(
                ReportException.class,
                () -> OutputFile.write(file, out -> {
                    out.write("half");
                    throw new IOException("gone");
                }));
        assertEquals(Reason.FAILED, failure.reason());
        assertEquals("old", Files.readString(file));
        assertEquals(List.of(file), files());
    }

    @Test
    void aLinkStaysALink() throws IOException, ReportException {
        Path file = Files.writeString(folder.resolve("real.tsv"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link.tsv"), file);
        OutputFile.write(link, out -> out.write("new"));
        assertTrue(Files.isSymbolicLink(link));
        assertEquals("new", Files.readString(file));
    }

    @Test
    void aDeviceIsWrittenToAndStays() throws ReportException {
        Path device = Path.of("/dev/null");
        assumeTrue(Files.exists(device));
        OutputFile.write(device, out -> out.write("new"));
        assertTrue(Files.exists(device) && !Files.isRegularFile(device));
    }

    @Test
    void aMissingFolderAndAFolderInTheWayAreFoundBeforeTheWork() {
        assertEquals(Reason.NO_FOLDER, reason(folder.resolve("missing/out.tsv")));
        assertEquals(Reason.IS_A_FOLDER, reason(folder));
    }

    private static Reason reason(Path target) {
        return assertThrows(ReportException.class, () -> OutputFile.check(target))
                .reason();
    }

    private List<Path> files() throws IOException {
        try (var files = Files.list(folder)) {
            return files.toList();
        }
    }
}

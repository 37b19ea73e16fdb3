package app.likeness.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplacedFileTest {
    @TempDir
    Path folder;

    @Test
    void aFileIsReplacedAndNothingIsLeftBeside() throws IOException {
        Path file = Files.writeString(folder.resolve("settings"), "old");
        ReplacedFile.write(file, out -> out.write("新\n"));
        assertEquals("新\n", Files.readString(file));
        assertEquals(List.of(file), files());
    }

    @Test
    void whatStoodThereIsWholeUntilTheEnd() throws IOException {
        Path file = Files.writeString(folder.resolve("settings"), "old");
        ReplacedFile.replace(file, beside -> {
            Files.writeString(beside, "new");
            assertEquals("old", Files.readString(file));
        });
        assertEquals("new", Files.readString(file));
    }

    @Test
    void whatStoodThereStaysWhenWritingFails() throws IOException {
        Path file = Files.writeString(folder.resolve("settings"), "old");
        assertThrows(
                IOException.class,
                () -> ReplacedFile.write(file, out -> {
                    out.write("half");
                    throw new IOException("gone");
                }));
        assertEquals("old", Files.readString(file));
        assertEquals(List.of(file), files());
    }

    @Test
    void nothingIsLeftBesideWhenTheFileCannotBeMovedToItsPlace() throws IOException {
        Path inTheWay = Files.createDirectory(folder.resolve("settings"));
        Files.writeString(inTheWay.resolve("file"), "");
        assertThrows(IOException.class, () -> ReplacedFile.write(inTheWay, out -> out.write("new")));
        assertEquals(List.of(inTheWay), files());
    }

    @Test
    void whatAnotherWriterHasBesideIsLeftAlone() throws IOException {
        Path other = Files.writeString(folder.resolve(".settings.1.part"), "half");
        ReplacedFile.write(folder.resolve("settings"), out -> out.write("new"));
        assertEquals("half", Files.readString(other));
    }

    @Test
    void aLinkStaysALink() throws IOException {
        Path file = Files.writeString(folder.resolve("real"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link"), file);
        ReplacedFile.write(link, out -> out.write("new"));
        assertTrue(Files.isSymbolicLink(link));
        assertEquals("new", Files.readString(file));
    }

    private List<Path> files() throws IOException {
        try (var files = Files.list(folder)) {
            return files.toList();
        }
    }
}

package app.likeness.ui.intake;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import app.likeness.text.container.Archives;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class OpenableFileTest {
    @TempDir
    private Path folder;

    @Test
    void aFileOrFolderIsItself() throws IOException {
        assertEquals(Optional.of(folder), OpenableFile.of(folder));
        assertEquals(Optional.empty(), OpenableFile.of(folder.resolve("gone.txt")));
    }

    @Test
    void aFileInAnArchiveIsACopyToRead() throws IOException {
        byte[] essay = "An essay.".getBytes(StandardCharsets.UTF_8);
        Path zip = Files.write(folder.resolve("class.zip"), Archives.zip(Map.of("group 1/essay.txt", essay)));
        Path copy = OpenableFile.of(zip.resolve("group 1/essay.txt")).orElseThrow();
        assertEquals("essay.txt", copy.getFileName().toString());
        assertArrayEquals(essay, Files.readAllBytes(copy));
        assertFalse(copy.startsWith(folder));
        assertEquals(Optional.of(zip), OpenableFile.of(zip.resolve("group 1")));
        Files.delete(copy);
        Files.delete(copy.getParent());
    }

    @Test
    void forARowItIsTheTable() throws IOException {
        Path table = Files.writeString(
                folder.resolve("articles.csv"),
                "title,text\nOne,\"A text that is long enough, and then some, to be taken for an article by anybody.\"\n");
        assertEquals(Optional.of(table), OpenableFile.of(table.resolve("row 2")));
    }
}

package app.likeness.ui.intake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PastedTextsTest {
    @TempDir
    Path folder;

    @Test
    void aTextIsNamedByItsTitleElseByItsFirstWords() throws IOException {
        assertEquals("About the tide.txt", save("About: the/tide?", "It comes in."));
        assertEquals("候车亭 今天启用.txt", save(" ", "\n 候车亭，今天启用。\n第二段"));
        assertEquals("text.txt", save("", "…"));
    }

    @Test
    void nothingIsOverwritten() throws IOException {
        save("Tide", "one");
        assertEquals("Tide 2.txt", save("Tide", "two"));
        assertEquals("Tide 3.txt", save("Tide", "three"));
        assertEquals("one", Files.readString(folder.resolve("pasted").resolve("Tide.txt")));
        assertEquals("three", Files.readString(folder.resolve("pasted").resolve("Tide 3.txt")));
    }

    @Test
    void aLongTitleIsCut() throws IOException {
        assertTrue(save("x".repeat(10_000), "text").length() <= 64);
    }

    @Test
    void aFolderThatCannotBeMadeIsAFailure() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertThrows(IOException.class, () -> PastedTexts.save(file, "Tide", "text"));
    }

    private String save(String title, String text) throws IOException {
        return PastedTexts.save(folder.resolve("pasted"), title, text)
                .getFileName()
                .toString();
    }
}

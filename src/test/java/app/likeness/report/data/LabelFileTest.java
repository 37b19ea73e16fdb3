package app.likeness.report.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.report.data.LabelFile.Line;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LabelFileTest {
    @TempDir
    private Path folder;

    private LabelFile.Content read(String text) throws IOException {
        return LabelFile.read(Files.writeString(folder.resolve("labels.tsv"), text))
                .orElseThrow();
    }

    @Test
    void linesKeepTheirNumbersAndBlankOnesAreLeftOut() throws IOException {
        LabelFile.Content content =
                read("\uFEFFnote\tLeft\tRIGHT\trelated\nx\ta.txt\tb.txt\tYes\n\nx\tb.txt\tc.txt\t0\n");
        assertFalse(content.isComplete());
        assertEquals(
                List.of(
                        new Line(2, Optional.of("a.txt"), Optional.of("b.txt"), Optional.of(true)),
                        new Line(4, Optional.of("b.txt"), Optional.of("c.txt"), Optional.of(false))),
                content.lines());
    }

    @Test
    void withoutTheAnswerEachLineIsARelatedPair() throws IOException {
        LabelFile.Content content = read("left\tright\na.txt\tb.txt\n");
        assertTrue(content.isComplete());
        assertEquals(Optional.of(true), content.lines().getFirst().isRelated());
    }

    @Test
    void whatALineLacksIsEmpty() throws IOException {
        LabelFile.Content content = read("left\tright\trelated\na.txt\na.txt\tb.txt\tperhaps\n");
        assertTrue(content.lines().get(0).isShort());
        assertEquals(Optional.empty(), content.lines().get(1).isRelated());
    }

    @Test
    void otherFilesAreRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("other.txt"), "Dear all,\nsee below.\n");
        assertEquals(Optional.empty(), LabelFile.read(file));
        Files.write(file, new byte[] {'l', (byte) 0xC3, (byte) 0x28});
        assertThrows(CharacterCodingException.class, () -> LabelFile.read(file));
    }

    @Test
    void aPathIsMeantFromARoot() {
        Path root = folder.resolve("essays");
        Map<Path, Integer> documents = Map.of(root.resolve("class\tb").resolve("li.txt"), 7);
        assertEquals(Optional.of(7), LabelFile.find("class\\tb/li.txt", List.of(folder, root), documents));
        assertEquals(Optional.empty(), LabelFile.find("class b/li.txt", List.of(folder, root), documents));
        assertEquals(Optional.empty(), LabelFile.find("\0", List.of(root), documents));
    }
}

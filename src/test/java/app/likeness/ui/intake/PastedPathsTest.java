package app.likeness.ui.intake;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PastedPathsTest {
    @TempDir
    private Path home;

    private Path essays;
    private Path file;

    @BeforeEach
    void write() throws IOException {
        essays = Files.createDirectories(home.resolve("春季 essays"));
        file = Files.writeString(home.resolve("one.txt"), "one");
    }

    @Test
    void eachLineIsAPathHoweverItIsWritten() {
        List<Path> both = List.of(essays, file);
        assertEquals(both, PastedPaths.of(essays + "\n" + file + "\n"));
        assertEquals(both, PastedPaths.of("\"" + essays + "\"\r\n\r\n  '" + file + "'"));
        assertEquals(both, PastedPaths.of(essays.toUri() + "\n" + file.toUri()));
    }

    @Test
    void aTextIsNoPath() {
        assertEquals(List.of(), PastedPaths.of(""));
        assertEquals(List.of(), PastedPaths.of("春季 essays"));
        assertEquals(List.of(), PastedPaths.of("The tide does not only bring ships.\n" + file));
        assertEquals(List.of(), PastedPaths.of(home.resolve("gone").toString()));
        assertEquals(List.of(), PastedPaths.of("one\0two\nfile:%zz\nfile://host/share\n\"\n'"));
    }

    @Test
    void aLongListIsAText() {
        assertEquals(List.of(), PastedPaths.of((file + "\n").repeat(1_001)));
        assertEquals(1_000, PastedPaths.of((file + "\n").repeat(1_000)).size());
    }
}

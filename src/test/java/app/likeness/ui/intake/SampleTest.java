package app.likeness.ui.intake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SampleTest {
    @TempDir
    Path folder;

    @Test
    void theSampleIsUnpackedWithItsFolders() throws IOException {
        Path sample = Sample.folder(folder.resolve("sample"));
        try (Stream<Path> files = Files.walk(sample).filter(Files::isRegularFile)) {
            assertTrue(files.count() > 25, "about thirty documents");
        }
        assertTrue(Files.isDirectory(sample.resolve("essays")));
    }

    @Test
    void whatIsUnpackedAlreadyKeepsItsDate() throws IOException {
        Path sample = Sample.folder(folder.resolve("sample"));
        Path essay = sample.resolve("essays").resolve("broad-beans.md");
        FileTime then = FileTime.fromMillis(1_700_000_000_000L);
        Files.setLastModifiedTime(essay, then);
        Sample.folder(folder.resolve("sample"));
        assertEquals(then, Files.getLastModifiedTime(essay));
    }
}

package app.likeness.report.content;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Compares what was written with a file that somebody has read and found right. `-Dgolden.update` writes the files
/// anew: read the difference before committing it.
public final class Golden {
    private static final Path FOLDER = Path.of("src", "test", "resources", "app", "likeness");

    private Golden() {}

    /// Holds `actual` to the file `name`, a path such as `report/pairs.csv`.
    public static void check(String name, String actual) throws IOException {
        Path file = FOLDER.resolve(name);
        if (System.getProperty("golden.update") != null) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, actual);
        }
        assertEquals(Files.readString(file), actual, name);
    }
}

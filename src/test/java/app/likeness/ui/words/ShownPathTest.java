package app.likeness.ui.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ShownPathTest {
    private final Path user = Path.of(System.getProperty("user.home"));

    @Test
    void whatLiesInTheUsersFolderBeginsWithATilde() {
        assertEquals(
                Path.of("~", "essays", "a.txt").toString(),
                ShownPath.of(user.resolve("essays").resolve("a.txt")));
    }

    @Test
    void otherPathsStayWhole() {
        Path elsewhere = user.resolveSibling("somebody else").resolve("a.txt");
        assertEquals(elsewhere.toString(), ShownPath.of(elsewhere));
        assertEquals(user.toString(), ShownPath.of(user));
    }
}

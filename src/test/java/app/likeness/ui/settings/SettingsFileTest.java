package app.likeness.ui.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.ui.words.Language;
import app.likeness.ui.words.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsFileTest {
    @TempDir
    Path folder;

    @Test
    void whatIsSavedIsLoaded() throws IOException {
        Settings settings = new Settings(
                Language.SIMPLIFIED_CHINESE,
                Theme.DARK,
                150,
                Purpose.ARTICLES,
                "王老师 = R. Meier",
                false,
                false,
                true,
                Set.of(Hint.PAIR, Hint.RESULTS),
                new Settings.Bounds(true, 12, 34, 900, 600, true));
        SettingsFile file = new SettingsFile(folder.resolve("new").resolve("settings.properties"));
        file.save(settings);
        assertEquals(settings, file.load());
    }

    @Test
    void withoutAFileEverythingIsAsAtFirst() {
        assertEquals(Settings.initial(), new SettingsFile(folder.resolve("none")).load());
    }

    @Test
    void whatIsDamagedInTheFileIsAsAtFirst() throws IOException {
        Path file = folder.resolve("settings.properties");
        Files.writeString(file, "language = klingon\ntheme = dark\nwindow.width = wide\nwindow.x = NaN\n\\u12");
        assertEquals(Settings.initial(), new SettingsFile(file).load());
        Files.writeString(file, "language = klingon\ntheme = dark\nwindow.width = wide\n");
        Settings initial = Settings.initial();
        assertEquals(
                new Settings(
                        Language.SYSTEM,
                        Theme.DARK,
                        initial.textSize(),
                        Purpose.ANY,
                        "",
                        initial.letterKeys(),
                        initial.tellsOfTheEnd(),
                        initial.showsFingerprints(),
                        Set.of(),
                        initial.window()),
                new SettingsFile(file).load());
    }

    @Test
    void aNameThatIsLongerThanAVerdictTakesIsNotLoaded() throws IOException {
        Path file = folder.resolve("settings.properties");
        Files.writeString(file, "decider = " + "R".repeat(101) + "\n");
        assertEquals("", new SettingsFile(file).load().decider());
    }

    @Test
    void aTextSizeThatThereIsNotIsTheNearestThatThereIs() throws IOException {
        Path file = folder.resolve("settings.properties");
        for (var each : Map.of("160", 150, "5000", 200, "-3", 80, "large", 100).entrySet()) {
            Files.writeString(file, "text.size = " + each.getKey() + "\nhints.seen = pair moon\n");
            Settings settings = new SettingsFile(file).load();
            assertEquals(each.getValue(), settings.textSize(), each.getKey());
            assertEquals(Set.of(Hint.PAIR), settings.seen());
        }
    }
}

package app.likeness.ui.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.ui.Language;
import app.likeness.ui.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
                Purpose.ARTICLES,
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
        assertEquals(
                new Settings(
                        Language.SYSTEM,
                        Theme.DARK,
                        Purpose.ANY,
                        Settings.initial().window()),
                new SettingsFile(file).load());
    }
}

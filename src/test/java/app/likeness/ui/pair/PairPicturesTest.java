package app.likeness.ui.pair;

import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.ui.pair.model.PairModel;
import app.likeness.ui.words.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.image.WritableImage;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Draws the view in its sizes, themes and languages into `target/pictures`, to be looked at.
class PairPicturesTest {
    private static final Path FOLDER = Path.of("target", "pictures");

    @ParameterizedTest
    @CsvSource(textBlock = """
            # name, language, theme, width, height
            pair.zh.light,     zh, LIGHT, 1280, 800
            pair.zh.dark,      zh, DARK,  1280, 800
            pair.en.light,     en, LIGHT, 1280, 800
            pair.en.dark,      en, DARK,  1280, 800
            pair-900.zh.dark,  zh, DARK,  900,  600
            pair-900.en.light, en, LIGHT, 900,  600
            """)
    void theViewIsDrawn(String name, String language, Theme theme, double width, double height) throws IOException {
        boolean chinese = language.equals("zh");
        Opened opened = Opened.of(
                chinese ? Samples.CHINESE : Samples.ENGLISH, chinese ? Locale.SIMPLIFIED_CHINESE : Locale.ENGLISH);
        try (FxScene window = FxScene.open(opened.model(), opened.messages(), theme, width, height)) {
            Path file = picture(window, name);
            assertTrue(Files.size(file) > 10_000, "the picture is empty: " + file);
        }
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            differences.zh.light, zh, LIGHT, 1280, 800
            differences.en.dark,  en, DARK,  1280, 800
            differences-900.zh.dark, zh, DARK, 900, 600
            """)
    void theDifferencesAreDrawn(String name, String language, Theme theme, double width, double height)
            throws IOException {
        boolean chinese = language.equals("zh");
        Opened opened = Opened.of(
                chinese ? Samples.CHINESE : Samples.ENGLISH, chinese ? Locale.SIMPLIFIED_CHINESE : Locale.ENGLISH);
        try (FxScene window = FxScene.open(opened.model(), opened.messages(), theme, width, height)) {
            window.run(() -> opened.model().modeProperty().set(PairModel.Mode.DIFFERENCES));
            window.run(opened.model()::nextDifference);
            window.run(opened.model()::nextDifference);
            Path file = picture(window, name);
            assertTrue(Files.size(file) > 10_000, "the picture is empty: " + file);
        }
    }

    static Path picture(FxScene window, String name) throws IOException {
        WritableImage image = FxScene.fx(() -> window.scene().snapshot(null));
        Files.createDirectories(FOLDER);
        Path file = FOLDER.resolve(name + ".png");
        ImageIO.write(SwingFXUtils.fromFXImage(image, null), "png", file.toFile());
        return file;
    }
}

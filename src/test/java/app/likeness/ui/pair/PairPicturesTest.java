package app.likeness.ui.pair;

import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.ui.Appearance;
import app.likeness.ui.Fonts;
import app.likeness.ui.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.TimeoutException;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/// Draws the view in its sizes, themes and languages into `target/pictures`, to be looked at.
class PairPicturesTest {
    private static final Path FOLDER = Path.of("target", "pictures");

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

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
    void theViewIsDrawn(String name, String language, Theme theme, double width, double height)
            throws IOException, TimeoutException {
        boolean chinese = language.equals("zh");
        Opened opened = WaitForAsyncUtils.waitForAsyncFx(
                20_000,
                () -> Opened.of(
                        chinese ? Samples.CHINESE : Samples.ENGLISH,
                        chinese ? Locale.SIMPLIFIED_CHINESE : Locale.ENGLISH));
        WritableImage[] image = new WritableImage[1];
        WaitForAsyncUtils.waitForAsyncFx(20_000, () -> {
            var view = new PairView(opened.messages(), opened.model(), () -> {}, ignored -> {});
            view.originProperty().set(chinese ? "第 3 组 · 社区书房" : "Spring essays");
            var frame = new BorderPane(view);
            frame.setLeft(space(width < 1000 ? 48 : 72, 0));
            frame.setTop(space(0, 32));
            frame.setBottom(space(0, 28));
            var scene = new Scene(frame, width, height);
            var appearance = new Appearance(opened.messages(), Fonts.load());
            appearance.themeProperty().set(theme);
            appearance.dress(scene);
            var stage = new Stage();
            stage.setScene(scene);
            stage.show();
        });
        WaitForAsyncUtils.waitForFxEvents();
        WaitForAsyncUtils.waitForAsyncFx(20_000, () -> {
            Stage stage = (Stage) javafx.stage.Window.getWindows().getLast();
            image[0] = stage.getScene().snapshot(null);
            stage.close();
        });
        Files.createDirectories(FOLDER);
        Path file = FOLDER.resolve(name + ".png");
        ImageIO.write(SwingFXUtils.fromFXImage(image[0], null), "png", file.toFile());
        assertTrue(Files.size(file) > 10_000, "the picture is empty: " + file);
    }

    private static Region space(double width, double height) {
        var space = new Region();
        space.setMinSize(width, height);
        return space;
    }
}

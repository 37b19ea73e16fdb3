package app.likeness.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.ui.frame.Appearance;
import app.likeness.ui.parts.Fonts;
import app.likeness.ui.parts.Zoom;
import app.likeness.ui.settings.Preferences;
import app.likeness.ui.settings.Settings;
import app.likeness.ui.support.Looked;
import app.likeness.ui.support.ViewWindow;
import app.likeness.ui.words.Messages;
import java.util.List;
import java.util.Locale;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.Tooltip;
import javafx.stage.Stage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxToolkit;

/// What a tooltip says is as large as the other words of the window, and wraps: a path can be long.
final class TooltipTest {
    private static final String PATH = "/home/reader/texts/" + "a-folder-with-a-name/".repeat(20) + "text.docx";

    /// Pixels of shadow on both sides.
    private static final double SHADOW = 24;

    @ParameterizedTest
    @ValueSource(ints = {100, 200})
    void itGrowsWithTheTextAndWraps(int percent) throws Exception {
        FxToolkit.registerPrimaryStage();
        Tooltip tooltip = ViewWindow.fx(() -> {
            Preferences preferences = new Preferences(Settings.initial());
            preferences.textSizeProperty().set(percent);
            Button button = new Button("File");
            Scene scene = new Scene(new Zoom(button, preferences.textSizeProperty()), 300, 200);
            new Appearance(preferences, new Messages(Locale.ENGLISH), Fonts.load()).dress(scene);
            Stage stage = new Stage();
            stage.setScene(scene);
            stage.show();
            Tooltip made = new Tooltip(PATH);
            made.show(button, stage.getX(), stage.getY());
            made.getScene().getRoot().applyCss();
            made.getScene().getRoot().layout();
            return made;
        });
        Labeled words = ViewWindow.fx(() -> (Labeled) tooltip.getScene().getRoot().lookupAll(".tooltip").stream()
                .filter(Labeled.class::isInstance)
                .findFirst()
                .orElseThrow());
        assertEquals(14.0 * percent / 100, words.getFont().getSize());
        assertTrue(tooltip.getWidth() <= 480.0 * percent / 100 + SHADOW, "width " + tooltip.getWidth());
        assertEquals(
                List.of(), ViewWindow.fx(() -> Looked.cut(tooltip.getScene().getRoot(), all -> true)));
        ViewWindow.fx(() -> {
            ((Stage) tooltip.getOwnerWindow()).close();
            return true;
        });
    }
}

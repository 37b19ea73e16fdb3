package app.likeness.ui.frame;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.ui.parts.Fonts;
import app.likeness.ui.settings.Preferences;
import app.likeness.ui.settings.Settings;
import app.likeness.ui.support.ViewWindow;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Theme;
import java.util.Locale;
import javafx.application.ColorScheme;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

/// Light or dark: as the system is, also when it changes, unless one was chosen.
final class AppearanceTest {
    private final Preferences preferences = new Preferences(Settings.initial());
    private final SimpleObjectProperty<ColorScheme> system = new SimpleObjectProperty<>(ColorScheme.LIGHT);
    private Scene scene;
    private Appearance appearance;

    @BeforeEach
    void dress() throws Exception {
        FxToolkit.registerPrimaryStage();
        scene = ViewWindow.fx(() -> new Scene(new StackPane(), 300, 200));
        appearance =
                ViewWindow.fx(() -> new Appearance(preferences, new Messages(Locale.ENGLISH), Fonts.load(), system));
        ViewWindow.fx(() -> {
            appearance.dress(scene);
            return true;
        });
    }

    @Test
    void theThemeFollowsTheSystemAtOnce() {
        assertEquals("light", worn());
        change(ColorScheme.DARK);
        assertEquals("dark", worn());
        change(ColorScheme.LIGHT);
        assertEquals("light", worn());
    }

    @Test
    void aThemeThatWasChosenStaysUntilTheSystemsIsChosenAgain() {
        choose(Theme.DARK);
        assertEquals("dark", worn());
        choose(Theme.LIGHT);
        change(ColorScheme.DARK);
        assertEquals("light", worn());
        choose(Theme.SYSTEM);
        assertEquals("dark", worn());
    }

    @Test
    void theSwitchLeadsToTheOtherOneWhateverTheSystemIs() {
        change(ColorScheme.DARK);
        ViewWindow.fx(() -> {
            appearance.switchTheme();
            return true;
        });
        assertEquals("light", worn());
    }

    @Test
    void aClosedWindowHearsNothingOfTheSystem() {
        ViewWindow.fx(() -> {
            appearance.close();
            return true;
        });
        change(ColorScheme.DARK);
        assertEquals("light", worn());
    }

    private void change(ColorScheme now) {
        ViewWindow.fx(() -> {
            system.set(now);
            return true;
        });
    }

    private void choose(Theme theme) {
        ViewWindow.fx(() -> {
            preferences.themeProperty().set(theme);
            return true;
        });
    }

    /// Whose colours the scene wears.
    private String worn() {
        return ViewWindow.fx(() -> scene.getStylesheets().stream()
                .filter(sheet -> sheet.contains("tokens-"))
                .map(sheet -> sheet.replaceAll(".*tokens-(\\w+)\\.css", "$1"))
                .findFirst()
                .orElse("none"));
    }
}

package app.likeness.ui.frame;

import app.likeness.ui.parts.Fonts;
import app.likeness.ui.parts.SizedSheet;
import app.likeness.ui.parts.Zoom;
import app.likeness.ui.settings.Preferences;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.TextSize;
import app.likeness.ui.words.Theme;
import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.util.List;
import java.util.Objects;
import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.beans.InvalidationListener;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.scene.Scene;
import javafx.scene.control.Tooltip;
import javafx.stage.PopupWindow;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.util.Subscription;

/// Dresses a scene: the theme's controls, our colours and rules, and the font of the language.
public final class Appearance {
    /// In pixels at the usual text size: what is longer, such as a path, goes on in the next line.
    private static final double TOOLTIP_WIDTH = 480;

    private final Preferences preferences;
    private final Messages messages;
    private final Fonts fonts;
    private final ObservableValue<ColorScheme> system;
    private Subscription listening = Subscription.EMPTY;

    public Appearance(Preferences preferences, Messages messages, Fonts fonts) {
        this(preferences, messages, fonts, Platform.getPreferences().colorSchemeProperty());
    }

    /// @param system whether the system is light or dark
    Appearance(Preferences preferences, Messages messages, Fonts fonts, ObservableValue<ColorScheme> system) {
        this.preferences = preferences;
        this.messages = messages;
        this.fonts = fonts;
        this.system = system;
    }

    public ObjectProperty<Theme> themeProperty() {
        return preferences.themeProperty();
    }

    /// From dark to light or back.
    void switchTheme() {
        themeProperty().set(isDark() ? Theme.LIGHT : Theme.DARK);
    }

    /// Dresses `scene` now and whenever the theme, the system's colours or the language changes. For the scene of
    /// the main window, which [Zoom] makes larger, as it does dialogs; what else stands in front of them, menus and
    /// tooltips, gets its measures in the size of the text.
    public void dress(Scene scene) {
        InvalidationListener listener = ignored -> {
            wear(scene);
            Window.getWindows().forEach(window -> wearInFront(window, scene));
        };
        themeProperty().addListener(listener);
        messages.localeProperty().addListener(listener);
        preferences.textSizeProperty().addListener(listener);
        system.addListener(listener);
        ListChangeListener<Window> windows = change -> {
            while (change.next()) {
                change.getAddedSubList().forEach(window -> wearInFront(window, scene));
            }
        };
        Window.getWindows().addListener(windows);
        // These two belong to the toolkit and outlive the window.
        listening = Subscription.combine(
                () -> system.removeListener(listener), () -> Window.getWindows().removeListener(windows));
        wear(scene);
    }

    /// Dresses nothing any more; on the FX thread.
    void close() {
        listening.unsubscribe();
    }

    private void wear(Scene scene) {
        String controls =
                isDark() ? new PrimerDark().getUserAgentStylesheet() : new PrimerLight().getUserAgentStylesheet();
        if (!controls.equals(Application.getUserAgentStylesheet())) {
            Application.setUserAgentStylesheet(controls);
        }
        wear(scene, sheets(TextSize.USUAL));
    }

    private void wearInFront(Window window, Scene main) {
        Scene scene = window.getScene();
        if (scene != null && isInFront(window, main)) {
            int percent = preferences.textSizeProperty().get();
            wear(scene, sheets(scene.getRoot() instanceof Zoom ? TextSize.USUAL : percent));
            if (window instanceof Tooltip tooltip) {
                // JavaFX 26 takes no -fx-max-width for the words in it.
                tooltip.setMaxWidth(TOOLTIP_WIDTH * percent / TextSize.USUAL);
            }
        }
    }

    private static boolean isInFront(Window window, Scene main) {
        Window owner = window instanceof Stage stage
                ? stage.getOwner()
                : window instanceof PopupWindow popup ? popup.getOwnerWindow() : null;
        return owner != null && (owner == main.getWindow() || isInFront(owner, main));
    }

    private static void wear(Scene scene, List<String> sheets) {
        if (!scene.getStylesheets().equals(sheets)) {
            scene.getStylesheets().setAll(sheets);
        }
    }

    private List<String> sheets(int percent) {
        String rules = sheet("likeness.css");
        return List.of(
                sheet(isDark() ? "tokens-dark.css" : "tokens-light.css"),
                percent == TextSize.USUAL ? rules : SizedSheet.of(rules, percent),
                fonts.stylesheet(messages.locale()));
    }

    private boolean isDark() {
        return switch (themeProperty().get()) {
            case SYSTEM -> system.getValue() == ColorScheme.DARK;
            case LIGHT -> false;
            case DARK -> true;
        };
    }

    private static String sheet(String name) {
        return Objects.requireNonNull(Appearance.class.getResource(name), name).toExternalForm();
    }
}

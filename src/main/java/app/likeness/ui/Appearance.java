package app.likeness.ui;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.util.List;
import java.util.Objects;
import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.beans.InvalidationListener;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;

/// Dresses a scene: the theme's controls, our colours and rules, and the font of the language.
public final class Appearance {
    private final ObjectProperty<Theme> theme = new SimpleObjectProperty<>(Theme.SYSTEM);
    private final Messages messages;
    private final Fonts fonts;

    public Appearance(Messages messages, Fonts fonts) {
        this.messages = messages;
        this.fonts = fonts;
    }

    public ObjectProperty<Theme> themeProperty() {
        return theme;
    }

    /// From dark to light or back.
    void switchTheme() {
        theme.set(isDark() ? Theme.LIGHT : Theme.DARK);
    }

    /// Dresses `scene` now and whenever the theme, the system's colours or the language changes. For the scene of
    /// the main window: dialogs and menus take over what their owner wears.
    public void dress(Scene scene) {
        InvalidationListener listener = ignored -> wear(scene);
        theme.addListener(listener);
        messages.localeProperty().addListener(listener);
        Platform.getPreferences().colorSchemeProperty().addListener(listener);
        wear(scene);
    }

    private void wear(Scene scene) {
        boolean dark = isDark();
        String controls = dark ? new PrimerDark().getUserAgentStylesheet() : new PrimerLight().getUserAgentStylesheet();
        if (!controls.equals(Application.getUserAgentStylesheet())) {
            Application.setUserAgentStylesheet(controls);
        }
        List<String> sheets = List.of(
                sheet(dark ? "tokens-dark.css" : "tokens-light.css"),
                sheet("likeness.css"),
                fonts.stylesheet(messages.locale()));
        if (!scene.getStylesheets().equals(sheets)) {
            scene.getStylesheets().setAll(sheets);
        }
    }

    private boolean isDark() {
        return switch (theme.get()) {
            case SYSTEM -> Platform.getPreferences().getColorScheme() == ColorScheme.DARK;
            case LIGHT -> false;
            case DARK -> true;
        };
    }

    private static String sheet(String name) {
        return Objects.requireNonNull(Appearance.class.getResource(name), name).toExternalForm();
    }
}

package app.likeness.ui.settings;

import app.likeness.ui.Language;
import app.likeness.ui.Theme;

/// What the user has chosen for good.
///
/// @param purpose what a new corpus starts with
/// @param window where the main window stood last
public record Settings(Language language, Theme theme, Purpose purpose, Bounds window) {
    /// Where a window stands on the screens and how large it is, in pixels of JavaFX.
    ///
    /// @param isPlaced false: the system chooses the place, and `x` and `y` mean nothing
    public record Bounds(boolean isPlaced, double x, double y, double width, double height, boolean isMaximized) {}

    /// Before anything was chosen: the system's language and theme, 1,280 × 800.
    public static Settings initial() {
        return new Settings(Language.SYSTEM, Theme.SYSTEM, Purpose.ANY, new Bounds(false, 0, 0, 1280, 800, false));
    }
}

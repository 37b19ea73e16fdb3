package app.likeness.ui.settings;

import app.likeness.ui.words.Language;
import app.likeness.ui.words.Theme;
import java.util.EnumSet;
import java.util.Set;

/// What the user has chosen for good.
///
/// @param textSize in percent of the usual size
/// @param purpose what a new corpus starts with
/// @param decider who decides, as it shall stand beside what they decide; may be empty
/// @param letterKeys whether a letter alone is a key, such as U for unmasking
/// @param tellsOfTheEnd whether the system says so when long work is done behind other windows
/// @param showsFingerprints whether lists tell how far the fingerprints of a pair are apart
/// @param seen the hints that were put away
/// @param window where the main window stood last
public record Settings(
        Language language,
        Theme theme,
        int textSize,
        Purpose purpose,
        String decider,
        boolean letterKeys,
        boolean tellsOfTheEnd,
        boolean showsFingerprints,
        Set<Hint> seen,
        Bounds window) {
    public Settings {
        seen = Set.copyOf(seen);
    }

    /// Where a window stands on the screens and how large it is, in pixels of JavaFX.
    ///
    /// @param isPlaced false: the system chooses the place, and `x` and `y` mean nothing
    public record Bounds(boolean isPlaced, double x, double y, double width, double height, boolean isMaximized) {}

    /// Before anything was chosen: the system's language and theme, 1,280 × 800.
    public static Settings initial() {
        return new Settings(
                Language.SYSTEM,
                Theme.SYSTEM,
                100,
                Purpose.ANY,
                "",
                true,
                true,
                true,
                EnumSet.noneOf(Hint.class),
                new Bounds(false, 0, 0, 1280, 800, false));
    }
}

package app.likeness.ui.settings;

import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;

/// Where the window stood last, and how to put it there again.
public final class StageBounds {
    private static final double LEAST_WIDTH = 720;
    private static final double LEAST_HEIGHT = 480;

    /// At the first start nobody knows yet how high the title bar is.
    private static final double ROOM_FOR_FRAME = 40;

    private StageBounds() {}

    /// Puts `stage` where it was; where the system wants it when there is no such place or that screen is gone,
    /// but with the title bar on the screen. Never larger than the
    /// screen.
    public static void restore(Stage stage, Settings.Bounds bounds) {
        boolean isVisible = bounds.isPlaced()
                && !Screen.getScreensForRectangle(bounds.x(), bounds.y(), bounds.width(), bounds.height())
                        .isEmpty();
        Rectangle2D screen = isVisible
                ? Screen.getScreensForRectangle(bounds.x(), bounds.y(), bounds.width(), bounds.height())
                        .getFirst()
                        .getVisualBounds()
                : Screen.getPrimary().getVisualBounds();
        stage.setMinWidth(Math.min(LEAST_WIDTH, screen.getWidth()));
        stage.setMinHeight(Math.min(LEAST_HEIGHT, screen.getHeight()));
        stage.setWidth(Math.clamp(bounds.width(), stage.getMinWidth(), screen.getWidth()));
        double highest = isVisible ? screen.getHeight() : screen.getHeight() - ROOM_FOR_FRAME;
        stage.setHeight(Math.clamp(bounds.height(), stage.getMinHeight(), Math.max(stage.getMinHeight(), highest)));
        if (isVisible) {
            stage.setX(bounds.x());
            stage.setY(bounds.y());
        } else if (stage.getHeight() > highest - 2 * ROOM_FOR_FRAME) {
            // JavaFX 25 centres a window without its frame: the title bar would stand above a low screen.
            stage.setX(screen.getMinX() + Math.floor((screen.getWidth() - stage.getWidth()) / 2));
            stage.setY(screen.getMinY());
        }
        stage.setMaximized(bounds.isMaximized());
    }

    /// Where `stage` stands now. A maximised window keeps the size that it had before.
    public static Settings.Bounds of(Stage stage, Settings.Bounds before) {
        if (stage.isMaximized()) {
            return new Settings.Bounds(
                    before.isPlaced(), before.x(), before.y(), before.width(), before.height(), true);
        }
        return new Settings.Bounds(true, stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight(), false);
    }
}

package app.likeness.ui.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.ui.settings.Settings.Bounds;
import app.likeness.ui.support.ViewWindow;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

/// The window stands where it stood, or where it can be seen.
final class StageBoundsTest {
    private Rectangle2D screen;

    @BeforeEach
    void start() throws Exception {
        FxToolkit.registerPrimaryStage();
        screen = ViewWindow.fx(() -> Screen.getPrimary().getVisualBounds());
    }

    @Test
    void placeAndSizeAreKept() {
        Bounds kept = new Bounds(true, screen.getMinX() + 40, screen.getMinY() + 30, 760, 500, false);
        assertEquals(kept, restored(kept));
    }

    @Test
    void onAScreenThatIsGoneTheWindowStandsWhereTheSystemPutsIt() {
        ViewWindow.fx(() -> {
            Stage stage = new Stage();
            StageBounds.restore(stage, new Bounds(true, screen.getMaxX() + 9_000, 100, 800, 500, false));
            assertTrue(Double.isNaN(stage.getX()) && Double.isNaN(stage.getY()), "no place is asked for");
            assertEquals(800, stage.getWidth());
            return true;
        });
    }

    @Test
    void aWindowIsNeverLargerThanTheScreenAndNeverTooSmallToBeUsed() {
        Bounds large = restored(new Bounds(false, 0, 0, 90_000, 70_000, false));
        assertEquals(screen.getWidth(), large.width());
        assertEquals(screen.getHeight() - 40, large.height());
        Bounds small = restored(new Bounds(false, 0, 0, 5, -3, false));
        assertTrue(small.width() >= 720 && small.height() >= 480, small.toString());
    }

    @Test
    void aMaximisedWindowKeepsTheSizeThatItHadBefore() {
        Bounds before = new Bounds(true, screen.getMinX() + 10, screen.getMinY() + 10, 800, 600, true);
        ViewWindow.fx(() -> {
            Stage stage = new Stage();
            StageBounds.restore(stage, before);
            assertTrue(stage.isMaximized());
            assertEquals(before, StageBounds.of(stage, before));
            stage.setMaximized(false);
            assertFalse(StageBounds.of(stage, before).isMaximized());
            return true;
        });
    }

    @Test
    void atFirstTheSystemChoosesThePlaceOfAWindowWithRoomAroundIt() {
        assertFalse(Settings.initial().window().isPlaced());
        ViewWindow.fx(() -> {
            Stage stage = new Stage();
            StageBounds.restore(stage, new Bounds(false, 0, 0, 800, screen.getHeight() - 140, false));
            assertTrue(Double.isNaN(stage.getX()) && Double.isNaN(stage.getY()));
            return true;
        });
    }

    @Test
    void atFirstTheTitleBarOfAHighWindowIsOnTheScreenAndSoIsItsEnd() {
        ViewWindow.fx(() -> {
            Stage stage = new Stage();
            StageBounds.restore(stage, new Bounds(false, 0, 0, 800, screen.getHeight(), false));
            assertEquals(screen.getHeight() - 40, stage.getHeight());
            assertEquals(screen.getMinY(), stage.getY());
            return true;
        });
    }

    private static Bounds restored(Bounds kept) {
        return ViewWindow.fx(() -> {
            Stage stage = new Stage();
            StageBounds.restore(stage, kept);
            return StageBounds.of(stage, kept);
        });
    }
}

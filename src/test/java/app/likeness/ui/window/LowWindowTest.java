package app.likeness.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.ui.parts.Sight;
import app.likeness.ui.support.PairedTexts;
import app.likeness.ui.support.ReviewWindow;
import app.likeness.ui.support.RunningApp;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Bounds;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.ScrollBar;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Windows with little room: the smallest one with the largest letters, where what stands above a text leaves some
/// lines
/// of it in sight, and those in which a view just has room for all its words.
final class LowWindowTest {
    private static final int LARGEST = 200;

    /// Of five lines, in pixels.
    private static final double FIVE_LINES = 5 * 22 * LARGEST / 100.0;

    @TempDir
    private Path home;

    private ReviewWindow window;
    private RunningApp app;

    @BeforeEach
    void start() throws TimeoutException, IOException {
        window = new ReviewWindow(home);
        app = window.app();
        window.openPairs(PairedTexts.write(home.resolve("texts"), 1), 1);
    }

    @AfterEach
    void stop() throws TimeoutException {
        window.close();
    }

    @Test
    void aPairShowsFiveLinesBelowOneRowOfItsHead() {
        window.openChosen();
        assertTrue(isShown(".open-file"), "three rows where there is room");
        makeLow();
        app.await("the pane", () -> seen(app.robot().lookup(".text-pane").query()) >= FIVE_LINES);
        assertFalse(isShown(".open-file"));
        Node more = app.robot().lookup("#pair-more").query();
        double right = more.localToScene(more.getLayoutBounds()).getMaxX();
        assertTrue(right <= app.scene().getWidth(), "the line over the pair ends at " + right);
    }

    @Test
    void aPairGivesItsTextThreeFifthsOfAnUsualWindow() {
        app.robot().interact(() -> {
            app.stage().setWidth(1280);
            app.stage().setHeight(800);
        });
        window.openChosen();
        app.await(
                "the pane",
                () -> seen(app.robot().lookup(".text-pane").query())
                        >= 0.6 * app.scene().getHeight());
        assertTrue(isShown(".open-file"), "nothing of the heads is folded for it");
        assertTrue(app.isShown("match-list"), "nor is the list of passages");
    }

    @Test
    void aReportFoldsItsPartsAndShowsThemWhenAsked() {
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT5);
        app.await("the report", () -> app.isShown("report-headline"));
        assertFalse(app.isShown("report-fold"));
        assertTrue(app.isShown("part-shared-chip"));
        makeLow();
        app.await("the page", () -> seen(app.robot().lookup(".report-desk").query()) >= FIVE_LINES);
        assertFalse(app.isShown("part-shared-chip"));
        app.fire("report-fold");
        app.await("the parts", () -> app.isShown("part-shared-chip"));
    }

    @Test
    void noViewIsWiderThanTheWindow() {
        app.robot().interact(() -> app.stage().setHeight(760));
        for (int width : new int[] {900, 999, 1000, 1099, 1100, 1159, 1160}) {
            app.robot().interact(() -> app.stage().setWidth(width));
            for (KeyCode view :
                    List.of(KeyCode.DIGIT2, KeyCode.DIGIT3, KeyCode.DIGIT4, KeyCode.DIGIT5, KeyCode.DIGIT6)) {
                app.robot().push(KeyCode.CONTROL, view);
                app.robot().interact(() -> {
                    app.scene().getRoot().applyCss();
                    app.scene().getRoot().layout();
                });
                assertEquals(List.of(), scrollBarsBelow(), view + " at " + width);
            }
        }
    }

    /// What can be scrolled sideways now, by the classes of what it stands in.
    private List<String> scrollBarsBelow() {
        return app.robot().lookup(".scroll-bar").queryAllAs(ScrollBar.class).stream()
                .filter(bar -> bar.getOrientation() == Orientation.HORIZONTAL && bar.getWidth() > 0)
                .filter(bar -> new Sight(bar).isClear())
                .map(bar -> String.valueOf(bar.getParent()))
                .toList();
    }

    private boolean isShown(String selector) {
        return app.robot().lookup(selector).queryAll().stream().anyMatch(node -> node.getScene() != null);
    }

    private void makeLow() {
        app.robot().interact(() -> {
            app.preferences().textSizeProperty().set(LARGEST);
            app.stage().setWidth(900);
            app.stage().setHeight(600);
        });
    }

    /// How much of the height of a node is in sight above the status bar, in pixels.
    private double seen(Node node) {
        app.scene().getRoot().applyCss();
        app.scene().getRoot().layout();
        Bounds bounds = node.localToScene(node.getLayoutBounds());
        Node status = app.scene().lookup(".status-bar");
        double end = status.localToScene(status.getLayoutBounds()).getMinY();
        return Math.min(end, bounds.getMaxY()) - Math.max(0, bounds.getMinY());
    }
}

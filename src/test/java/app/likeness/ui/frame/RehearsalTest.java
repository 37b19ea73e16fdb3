package app.likeness.ui.frame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import app.likeness.ui.parts.Background;
import app.likeness.ui.support.RunningApp;
import java.nio.file.Path;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.control.TableView;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RehearsalTest {
    @TempDir
    Path folder;

    private RunningApp app;

    @BeforeEach
    void start() throws TimeoutException {
        app = new RunningApp(folder);
    }

    @AfterEach
    void close() throws TimeoutException {
        app.close();
    }

    @Test
    void theViewsThatFollowAScanAreReadyBeforeItBegins() {
        Node focused = app.scene().getFocusOwner();
        for (String table : new String[] {"groups-preview", "documents-table", "groups-table"}) {
            app.await(table, () -> app.isLaidOut(table));
            assertEquals(
                    0,
                    app.node(table, TableView.class)
                            .lookupAll(".table-row-cell")
                            .size(),
                    "no row is left in " + table);
            assertFalse(app.isShown(table), table);
        }
        assertSame(focused, app.scene().getFocusOwner());
    }

    @Test
    void whoeverGoesElsewhereIsNotHeldUp() {
        app.robot().interact(() -> {
            // It has no views: making one ready would fail.
            MainWindow empty = new MainWindow();
            assertThrows(NullPointerException.class, () -> new Rehearsal(Background.direct(), empty).begin());
            empty.viewProperty().set(Navigation.RESULTS);
            new Rehearsal(Background.direct(), empty).begin();
        });
    }
}

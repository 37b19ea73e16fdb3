package app.likeness.ui.frame;

import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.ui.support.RunningApp;
import app.likeness.ui.words.Language;
import app.likeness.ui.words.Theme;
import java.nio.file.Path;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HomeViewTest {
    @TempDir
    private Path folder;

    private RunningApp app;

    @BeforeEach
    void start() throws TimeoutException {
        app = new RunningApp(folder);
    }

    @AfterEach
    void stop() throws TimeoutException {
        app.close();
    }

    @Test
    void theFirstPageFitsAWindowOfTheUsualSizeInEveryLanguage() {
        for (Language language : Language.values()) {
            app.robot().interact(() -> {
                app.dress(language, Theme.LIGHT);
                app.stage().setWidth(1280);
                app.stage().setHeight(800);
            });
            app.robot().interact(() -> {
                app.scene().getRoot().applyCss();
                app.scene().getRoot().layout();
                ScrollPane home = (ScrollPane) app.scene().getRoot().lookup(".home");
                double wanted = ((Region) home.getContent()).getHeight();
                double room = home.getViewportBounds().getHeight();
                assertTrue(wanted > 0 && wanted <= room, language + ": " + wanted + " in " + room);
            });
        }
    }
}

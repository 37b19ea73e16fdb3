package app.likeness.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.ui.support.RunningApp;
import app.likeness.ui.words.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What documents state of themselves, from the file to the window.
class DatedDocumentsTest {
    private static final String PAGE =
            "<html><head><meta charset=utf-8><title>%s</title>%s</head><body><h1>%1$s</h1><p>"
                    + "The tide does not only bring ships. It brings salt, noise and strangers, and a town that wants the trade"
                    + " has to make room for all three. When the old quay closed, the shops behind it lost half their customers"
                    + " within a single winter, and nobody had counted them before.</p></body></html>";

    @TempDir
    Path folder;

    private RunningApp app;

    @BeforeEach
    void start() throws TimeoutException, IOException {
        Path data = Files.createDirectories(folder.resolve("data"));
        Files.writeString(data.resolve("settings.properties"), """
                language = english
                theme = light
                window.width = 990
                window.height = 640
                """);
        app = new RunningApp(data);
    }

    @AfterEach
    void stop() throws TimeoutException {
        app.close();
    }

    @Test
    void authorsAndDatesStandInTheTableAndOverThePair() throws IOException {
        Path pages = Files.createDirectories(folder.resolve("pages"));
        Files.writeString(
                pages.resolve("a.html"),
                PAGE.formatted(
                        "The tide and the town",
                        "<meta name=author content='Jane Doe'><meta property=article:published_time content=2026-03-05>"));
        Files.writeString(
                pages.resolve("b.html"),
                PAGE.formatted("A tide for the town", "<link rel=canonical href=https://e.example/2026/03/02/tide>"));
        app.drop(pages);
        app.await(
                "results",
                () -> app.isShown("results-headline")
                        && app.text("results-headline").startsWith("2 of 2"));
        app.await("dates", () -> spoken().stream().anyMatch(each -> each.endsWith("2026, page date, sure")));
        assertTrue(spoken().contains("Jane Doe, from the page's meta tags, likely"), spoken().toString());

        TableView<?> table = app.node("documents-table", TableView.class);
        app.robot().interact(() -> {
            table.requestFocus();
            table.getSelectionModel().select(0);
        });
        app.robot().push(KeyCode.ENTER);
        app.await("the pair", () -> app.isShown("pair-view") && app.isShown("earlier-B"));
        assertEquals("3 days earlier", app.text("earlier-B"));
        assertTrue(app.text("stated-A").startsWith("Jane Doe · "), app.text("stated-A"));
        assertTrue(app.text("stated-B").matches("(2 Mar|Mar 2,) 2026"), app.text("stated-B"));
        app.speak(Language.SIMPLIFIED_CHINESE);
        app.robot().push(KeyCode.ESCAPE);
        app.await("the words", () -> spoken().contains("Jane Doe（来自网页的元标签，很可能）"));
    }

    private Set<String> spoken() {
        return app.robot().lookup("#documents-table .table-cell").<TableCell<?, ?>>queryAll().stream()
                .map(TableCell::getAccessibleText)
                .filter(text -> text != null)
                .collect(Collectors.toSet());
    }
}

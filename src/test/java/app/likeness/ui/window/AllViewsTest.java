package app.likeness.ui.window;

import static org.junit.jupiter.api.Assertions.assertAll;

import app.likeness.ui.support.RunningApp;
import app.likeness.ui.support.Walk;
import app.likeness.ui.words.Language;
import app.likeness.ui.words.Theme;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.Parent;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.shape.Rectangle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Walks through every view with the sample, in three languages, at 100% and 200%, in a small and in a usual window.
class AllViewsTest {
    /// @param text size of the text, in percent
    private record WindowSize(int text, int width, int height) {
        static final WindowSize USUAL = new WindowSize(100, 1280, 800);
    }

    @TempDir
    Path user;

    private RunningApp app;
    private final Walk walk = new Walk(this::isOfADocument);

    /// Each view begins where the one before it ends, and each language too: a change of language costs most, as
    /// everything is dressed anew.
    private List<Language> languages = Walk.LANGUAGES;

    private List<WindowSize> sizes = List.of(
            WindowSize.USUAL,
            new WindowSize(200, 1280, 800),
            new WindowSize(200, 900, 600),
            new WindowSize(100, 900, 600));

    @BeforeEach
    void start() throws TimeoutException, IOException {
        app = RunningApp.inEnglish(user.resolve("data"));
        // Nobody looks at pictures here, and to paint them is most of the work.
        app.robot().interact(() -> app.scene().getRoot().setClip(new Rectangle()));
    }

    @AfterEach
    void stop() throws TimeoutException {
        app.close();
    }

    @Test
    void noWordsAreCutAndEveryControlHasANameAndARole() {
        look("home");
        app.fire("try-sample");
        app.await(
                "results",
                () -> app.isShown("hint-line")
                        && !table("documents-table").getItems().isEmpty());
        select("documents-table", 1);
        look("results");
        app.robot().interact(() -> app.node("show-pairs", ToggleButton.class).fire());
        select("pairs-table", 0);
        look("pairs");
        app.fire("hint-next");
        app.await("the pair", () -> app.isShown("pair-view"));
        app.await(
                "its texts", () -> !app.robot().lookup(".text-pane").queryAll().isEmpty());
        look("pair");
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT2);
        app.await("folders", () -> app.isShown("scan-strip"));
        look("folders");
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT4);
        look("groups");
        select("groups-table", 0);
        app.fire("open-group");
        app.await("the group", () -> app.isShown("member-list"));
        app.robot()
                .interact(() -> app.node("member-list", ListView.class)
                        .getSelectionModel()
                        .select(1));
        for (String tab : List.of("timeline", "map", "grid", "common")) {
            app.fire("tab-" + tab);
            app.await(
                    tab,
                    () -> !tab.equals("common")
                            || !app.node("common-parts", ListView.class)
                                    .getItems()
                                    .isEmpty());
            look("group " + tab);
        }
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT3);
        app.robot()
                .interact(() -> app.node("show-documents", ToggleButton.class).fire());
        select("documents-table", 0);
        app.robot().interact(() -> table("documents-table").requestFocus());
        app.robot().push(KeyCode.CONTROL, KeyCode.ENTER);
        app.await("the report", () -> app.isShown("report-headline"));
        look("report");
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT6);
        app.await("a pair to label", () -> !app.text("label-note").isEmpty());
        look("methods");
        app.robot().push(KeyCode.CONTROL, KeyCode.COMMA);
        look("settings");
        app.robot().push(KeyCode.F1);
        look("keys");
        app.robot().push(KeyCode.SHIFT, KeyCode.F1);
        look("help");
        assertAll(walk::assertAllWell, walk::assertNoForeignWords);
    }

    /// Each view begins in the language where the one before it ends, and each language in the window of the one
    /// before: a change of language costs most, as everything is dressed anew.
    private void look(String view) {
        for (Language language : languages) {
            for (WindowSize size : sizes) {
                show(language, size);
                app.robot().interactNoWait(() -> {
                    Parent root = app.scene().getRoot();
                    walk.look(root, language, view + " " + size.text() + "% " + size.width());
                    walk.open(root, language, size.text());
                    walk.rest(root, language, size.text());
                });
            }
            sizes = sizes.reversed();
        }
        languages = languages.reversed();
        show(languages.getFirst(), WindowSize.USUAL);
    }

    private void show(Language language, WindowSize size) {
        app.robot().interact(() -> {
            app.dress(language, Theme.LIGHT);
            app.preferences().textSizeProperty().set(size.text());
            app.stage().setWidth(size.width());
            app.stage().setHeight(size.height());
        });
    }

    private boolean isOfADocument(String words) {
        return words.contains(String.valueOf(user.getFileName()))
                || app.names().stream().anyMatch(words::contains);
    }

    private void select(String table, int row) {
        app.robot().interact(() -> table(table).getSelectionModel().clearAndSelect(row));
    }

    private TableView<?> table(String id) {
        return app.node(id, TableView.class);
    }
}

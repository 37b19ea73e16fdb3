package app.likeness.ui.support;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.TableView;
import javafx.scene.control.TextArea;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;

/// The program with pairs to judge, and ways to ask it what is given.
public final class ReviewWindow implements AutoCloseable {
    private final RunningApp app;

    /// @param home a folder of its own
    public ReviewWindow(Path home) throws TimeoutException, IOException {
        app = RunningApp.inEnglish(home.resolve("data"));
    }

    public RunningApp app() {
        return app;
    }

    /// Scans a folder and chooses the first of its pairs.
    public void openPairs(Path folder, int count) {
        app.drop(folder);
        app.await("the results", () -> app.isShown("documents-table"));
        app.robot().interact(() -> app.node("show-pairs", ToggleButton.class).fire());
        app.await("the pairs", () -> pairs().getItems().size() == count);
        app.robot().interact(() -> {
            pairs().requestFocus();
            pairs().getSelectionModel().select(0);
        });
    }

    /// Opens the chosen pair.
    public void openChosen() {
        app.robot().interact(() -> pairs().requestFocus());
        app.robot().push(KeyCode.ENTER);
        awaitPair();
    }

    public TableView<?> pairs() {
        return app.node("pairs-table", TableView.class);
    }

    public TextArea note() {
        return app.node("pair-note", TextArea.class);
    }

    public void awaitPair() {
        app.await(
                "the pair",
                () -> app.isShown("pair-view")
                        && app.robot().lookup(".text-pane").queryAll().size() >= 2
                        && !app.node("pair-verdict-confirmed", ToggleButton.class)
                                .isDisabled());
    }

    public boolean isGiven(String state) {
        return app.node("pair-verdict-" + state, ToggleButton.class).isSelected();
    }

    @Override
    public void close() throws TimeoutException {
        app.close();
    }
}

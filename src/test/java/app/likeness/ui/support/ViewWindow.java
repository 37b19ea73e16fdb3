package app.likeness.ui.support;

import app.likeness.ui.frame.Appearance;
import app.likeness.ui.parts.Fonts;
import app.likeness.ui.settings.Preferences;
import app.likeness.ui.settings.Settings;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Theme;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/// One view in a window of the headless platform, dressed as in the program.
public final class ViewWindow implements AutoCloseable {
    private final Stage stage;

    private ViewWindow(Stage stage) {
        this.stage = stage;
    }

    /// Shows a view.
    ///
    /// @param view made on the FX thread
    public static ViewWindow open(
            Messages messages, Theme theme, double width, double height, Supplier<? extends Parent> view) {
        try {
            FxToolkit.registerPrimaryStage();
        } catch (TimeoutException e) {
            throw new IllegalStateException("the toolkit does not start", e);
        }
        ViewWindow window = fx(() -> {
            Scene scene = new Scene(view.get(), width, height);
            Appearance appearance = new Appearance(new Preferences(Settings.initial()), messages, Fonts.load());
            appearance.themeProperty().set(theme);
            appearance.dress(scene);
            Stage stage = new Stage();
            stage.setScene(scene);
            stage.show();
            return new ViewWindow(stage);
        });
        WaitForAsyncUtils.waitForFxEvents();
        return window;
    }

    public static <T> T fx(Callable<T> work) {
        return WaitForAsyncUtils.waitForAsyncFx(60_000, work);
    }

    /// Does something on the FX thread and waits until the window is laid out again.
    public void run(Runnable action) {
        fx(() -> {
            action.run();
            layOut();
            return true;
        });
    }

    /// Asks something on the FX thread, with the window laid out.
    public <T> T ask(Callable<T> question) {
        return fx(() -> {
            layOut();
            return question.call();
        });
    }

    public <T extends Node> T node(String id, Class<T> type) {
        return ask(() -> type.cast(stage.getScene().lookup("#" + id)));
    }

    /// A key on the node that has the focus.
    public void press(KeyCode code, boolean shortcut) {
        run(() -> {
            Node owner = stage.getScene().getFocusOwner();
            (owner == null ? stage.getScene().getRoot() : owner)
                    .fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, shortcut, false, false));
        });
    }

    public void press(KeyCode code) {
        press(code, false);
    }

    /// A click at a point of a node.
    public void click(Node node, double x, double y, int clicks) {
        run(() -> Mouse.fire(node, MouseEvent.MOUSE_CLICKED, x, y, clicks));
    }

    public Scene scene() {
        return stage.getScene();
    }

    @Override
    public void close() {
        fx(() -> {
            stage.close();
            return true;
        });
    }

    private void layOut() {
        stage.getScene().getRoot().applyCss();
        stage.getScene().getRoot().layout();
    }
}

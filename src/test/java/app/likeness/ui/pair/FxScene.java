package app.likeness.ui.pair;

import app.likeness.review.Review;
import app.likeness.ui.frame.Appearance;
import app.likeness.ui.pair.model.PairModel;
import app.likeness.ui.pair.text.Side;
import app.likeness.ui.pair.text.TextPane;
import app.likeness.ui.parts.Fonts;
import app.likeness.ui.settings.Preferences;
import app.likeness.ui.settings.Settings;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Theme;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.control.ContextMenu;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/// The pair view in a window of the headless platform.
public final class FxScene implements AutoCloseable {
    final PairView view;
    final PairModel model;
    final List<String> calls;
    private final Stage stage;

    private FxScene(PairView view, PairModel model, List<String> calls, Stage stage) {
        this.view = view;
        this.calls = calls;
        this.model = model;
        this.stage = stage;
    }

    static FxScene open(PairModel model, Messages messages, Theme theme, double width, double height) {
        try {
            FxToolkit.registerPrimaryStage();
        } catch (TimeoutException e) {
            throw new IllegalStateException("the toolkit does not start", e);
        }
        FxScene scene = fx(() -> {
            var calls = new ArrayList<String>();
            var view = new PairView(
                    messages,
                    model,
                    () -> calls.add("back"),
                    (Path path) -> calls.add("open " + path.getFileName()),
                    new Judging(
                            new Region(), new Region(), new ContextMenu(), new SimpleObjectProperty<>(Review.NONE)));
            view.originProperty().set(messages.locale().getLanguage().equals("zh") ? "第 3 组 · 社区书房" : "Spring essays");
            var frame = new BorderPane(view);
            // What the main window has around a view.
            frame.setLeft(space(width < 1000 ? 48 : 72, 0));
            frame.setTop(space(0, 32));
            frame.setBottom(space(0, 28));
            var window = new Scene(frame, width, height);
            var appearance = new Appearance(new Preferences(Settings.initial()), messages, Fonts.load());
            appearance.themeProperty().set(theme);
            appearance.dress(window);
            var stage = new Stage();
            stage.setScene(window);
            stage.show();
            return new FxScene(view, model, calls, stage);
        });
        // A busy machine may not have drawn it yet; what a layout asks for in turn comes with the second one.
        for (int layout = 0; layout < 2; layout++) {
            WaitForAsyncUtils.waitForFxEvents();
            scene.run(() -> {});
        }
        return scene;
    }

    public static <T> T fx(Callable<T> work) {
        return WaitForAsyncUtils.waitForAsyncFx(30_000, work);
    }

    /// Does something on the FX thread and waits until the window is laid out again.
    void run(Runnable action) {
        fx(() -> {
            action.run();
            stage.getScene().getRoot().applyCss();
            stage.getScene().getRoot().layout();
            return true;
        });
    }

    void key(KeyCode code, boolean shift, boolean alt) {
        run(() -> view.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, shift, false, alt, false)));
    }

    Scene scene() {
        return stage.getScene();
    }

    TextPane pane(Side side) {
        return view.reading().pane(side);
    }

    @Override
    public void close() {
        fx(() -> {
            stage.close();
            return true;
        });
    }

    private static Region space(double width, double height) {
        var space = new Region();
        space.setMinSize(width, height);
        return space;
    }
}

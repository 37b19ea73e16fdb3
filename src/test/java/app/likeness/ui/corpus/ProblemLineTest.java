package app.likeness.ui.corpus;

import app.likeness.ui.words.Messages;
import java.nio.file.Path;
import java.util.Locale;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

class ProblemLineTest {
    @Test
    void aLongPathInRightToLeftLettersIsShown() throws Exception {
        FxToolkit.registerPrimaryStage();
        WaitForAsyncUtils.waitForAsyncFx(10_000, () -> {
            Messages messages = new Messages(Locale.ENGLISH);
            Problem problem = new Problem.CannotOpen(Path.of("/" + "مجلد المقالات الطويلة جدا ".repeat(30)));
            ProblemLine line = new ProblemLine(
                    messages,
                    new SimpleObjectProperty<>(problem),
                    new SimpleObjectProperty<>(false),
                    new SimpleObjectProperty<>(true));
            Scene scene = new Scene(new VBox(line), 500, 300);
            Stage stage = new Stage();
            stage.setScene(scene);
            stage.show();
            scene.getRoot().layout();
            scene.snapshot(null);
            stage.hide();
        });
    }
}

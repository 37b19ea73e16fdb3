package app.likeness.ui.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.fingerprint.MethodSettings;
import app.likeness.fingerprint.SentenceHash;
import app.likeness.fingerprint.words.Feature;
import app.likeness.fingerprint.words.StopWords;
import app.likeness.ui.corpus.MethodsModel;
import app.likeness.ui.parts.Background;
import app.likeness.ui.support.ViewWindow;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Theme;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Supplier;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MethodSettingsDialogTest {
    private final Messages messages = new Messages(Locale.ENGLISH);
    private final MethodsModel model = new MethodsModel();
    private final ViewWindow owner = ViewWindow.open(messages, Theme.LIGHT, 400, 300, Region::new);
    private final MethodSettingsDialog dialog = ViewWindow.fx(() -> {
        var made = new MethodSettingsDialog(messages, owner.scene().getWindow(), model, Background.direct());
        made.open();
        return made;
    });

    @TempDir
    private Path folder;

    @AfterEach
    void close() {
        run(() -> {
            dialog.window().close();
            return true;
        });
        owner.close();
    }

    private Scene scene() {
        return dialog.window().stage().getScene();
    }

    private static <T> T run(Supplier<T> work) {
        return ViewWindow.fx(work::get);
    }

    private boolean type(String id, String digits) {
        ((Spinner<?>) scene().lookup(id)).getEditor().setText(digits);
        return true;
    }

    private boolean press(String id) {
        ((Button) scene().lookup(id)).fire();
        return true;
    }

    private boolean check(String id, boolean isSelected) {
        ((CheckBox) scene().lookup(id)).setSelected(isSelected);
        return true;
    }

    private String text(String id) {
        return run(() -> ((Label) scene().lookup(id)).getText());
    }

    @Test
    @SuppressWarnings("unchecked")
    void whatIsSetIsUsedFromTheNextScanOn() {
        run(() -> check("#feature-text", false)
                && check("#feature-ends", true)
                && type("#settings-keywords", "20")
                && type("#settings-sentences", "3")
                && type("#settings-shingle", "6")
                && type("#settings-overlap", "2")
                && type("#settings-chunk", "9"));
        run(() -> {
            ((ComboBox<SentenceHash>) scene().lookup("#settings-hash")).setValue(SentenceHash.MD5);
            return press("#settings-use");
        });

        assertEquals(
                new MethodSettings(Set.of(Feature.ENDS), 20, 3, SentenceHash.MD5, 6, 2, 9, StopWords.STANDARD),
                model.settingsProperty().get());
        assertFalse(run(() -> dialog.window().stage().isShowing()));
    }

    @Test
    void whatIsOutOfRangeIsTheNearestThatIsNot() {
        run(() -> type("#settings-keywords", "3")
                && type("#settings-sentences", "999")
                && type("#settings-shingle", "1")
                && type("#settings-overlap", "50")
                && type("#settings-chunk", ""));
        run(() -> check("#feature-text", false) && press("#settings-use"));

        assertEquals(
                new MethodSettings(Set.of(Feature.TEXT), 8, 100, SentenceHash.XXH64, 2, 1, 5, StopWords.STANDARD),
                model.settingsProperty().get());
    }

    @Test
    void lettersAreNotTaken() {
        run(() -> type("#settings-keywords", "20"));
        run(() -> type("#settings-keywords", "many"));

        assertEquals(
                "20",
                run(() -> ((Spinner<?>) scene().lookup("#settings-keywords"))
                        .getEditor()
                        .getText()));
    }

    @Test
    void aListOfStopWordsIsTakenOrItIsSaidWhyNot() throws IOException {
        Path list = Files.writeString(folder.resolve("mine.txt"), "# mine\n灯塔\n海面\n");
        Path gbk = Files.write(folder.resolve("gbk.txt"), "灯塔\n".getBytes(Charset.forName("GBK")));
        run(() -> {
            dialog.read(gbk);
            return true;
        });
        assertTrue(text("#settings-problem").contains("gbk.txt"));
        assertTrue(text("#settings-stop-words").startsWith("the list of the program"));
        run(() -> {
            dialog.read(folder.resolve("gone.txt"));
            return true;
        });
        assertTrue(text("#settings-problem").contains("gone.txt"));
        run(() -> {
            dialog.read(list);
            return true;
        });
        assertEquals("", text("#settings-problem"));
        assertEquals("2 words of your list", text("#settings-stop-words"));
        run(() -> press("#settings-use"));

        assertTrue(
                List.of(Feature.TEXT).containsAll(model.settingsProperty().get().features()));
        assertEquals(2, model.settingsProperty().get().stopWords().size());
    }

    @Test
    void asAtFirstIsAsTheSourcesHaveIt() {
        run(() -> type("#settings-keywords", "20") && press("#settings-standard") && press("#settings-use"));

        assertEquals(MethodSettings.STANDARD, model.settingsProperty().get());
    }
}

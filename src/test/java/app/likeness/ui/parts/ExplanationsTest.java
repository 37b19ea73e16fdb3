package app.likeness.ui.parts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.ui.support.PairedTexts;
import app.likeness.ui.support.ReviewWindow;
import app.likeness.ui.support.RunningApp;
import app.likeness.ui.words.Messages;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.stage.Popup;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Numbers say what they mean to the mouse, to the keyboard and to a screen reader.
final class ExplanationsTest {
    @TempDir
    private Path home;

    private final Messages english = new Messages(Locale.ENGLISH);
    private ReviewWindow window;
    private RunningApp app;

    @BeforeEach
    void start() throws Exception {
        window = new ReviewWindow(home);
        app = window.app();
        window.openPairs(PairedTexts.write(home.resolve("texts"), 2), 2);
    }

    @AfterEach
    void stop() throws Exception {
        window.close();
    }

    @Test
    void aNumberThatThePointerRestsOnSaysWhatItMeansUntilThePointerLeaves() {
        app.robot().moveTo("#results-headline");
        app.await("the words", () -> said().equals(List.of(english.get("explain.headline", 2, 0, 0))));
        app.robot().moveTo("#results-search");
        app.await("nothing", () -> said().isEmpty());
    }

    @Test
    void wordsGiveWayToThePointerAndGoWithWhatTheyAreAbout() {
        app.robot().moveTo("#results-headline");
        app.await("the words", () -> !said().isEmpty());
        app.robot().moveTo(Objects.requireNonNull(popup()).lookup(".label")).moveBy(2, 2);
        app.await("what lies under them", () -> said().isEmpty());
        app.robot().moveTo("#results-search");
        app.robot().moveTo("#results-headline");
        app.await("the words", () -> !said().isEmpty());
        app.robot().interact(() -> {
            Node view = app.node("results-headline", Node.class).getParent();
            view.setVisible(false);
        });
        app.await("nothing", () -> said().isEmpty());
    }

    @Test
    void aNumberThatTheKeyboardReachesSaysWhatItMeansAndTellsAScreenReader() {
        Label headline = app.node("results-headline", Label.class);
        int steps = 0;
        app.robot().interact(() -> app.node("results-search", Node.class).requestFocus());
        while (!headline.isFocused() && steps++ < 80) {
            app.robot().push(KeyCode.TAB);
        }
        assertTrue(headline.isFocused(), "Tab does not lead to the headline");
        String words = english.get("explain.headline", 2, 0, 0);
        app.await("the words", () -> said().equals(List.of(words)));
        assertEquals(words, headline.getAccessibleHelp());
        app.robot().push(KeyCode.ESCAPE);
        app.await("nothing", () -> said().isEmpty());
        assertTrue(app.isShown("results-headline"), "Esc does nothing but take the words away");
    }

    @Test
    void theNumbersOfTheChosenRowAreToldByAKeyWithTheFractionBehindThem() {
        app.robot().interact(() -> window.pairs().getSelectionModel().clearSelection());
        app.robot().interact(() -> window.pairs().requestFocus());
        app.robot().push(KeyCode.CONTROL, KeyCode.I);
        // Where no row is chosen, it is the first one.
        app.await("the words", () -> said().size() >= 3);
        List<String> told = said();
        // Each text of the pair is in the other but for the last two words of one.
        assertTrue(
                told.stream()
                        .anyMatch(
                                each -> each.matches(
                                        "(?s).*: (\\d+|\\d,\\d+) of the \\1 counted characters of “text \\d a.txt · Text \\d” stand in “text \\d b.txt · Text \\d” word for word.*")),
                told.toString());
        assertTrue(
                told.stream().noneMatch(each -> each.endsWith(english.get("results.column.distance.meaning"))),
                told.toString());
        app.robot().push(KeyCode.DOWN);
        app.await("nothing", () -> said().isEmpty());
    }

    @Test
    void aShareLeadsToTheCharactersThatWereCounted() {
        window.openChosen();
        app.robot().moveTo("#pair-view .share-bar");
        app.await("the words", () -> said().stream().anyMatch(each -> each.contains("counted characters")));
        app.robot().interact(() -> ((Button) Objects.requireNonNull(popup()).lookup("#explanation-way")).fire());
        app.await(
                "the passage",
                () -> app.robot()
                        .lookup("#why-sentence")
                        .queryAs(Label.class)
                        .getText()
                        .startsWith("Same"));
        assertEquals(List.of(), said());
    }

    /// What the explanation says that is shown; empty where none is.
    private List<String> said() {
        Scene scene = popup();
        return scene == null
                ? List.of()
                : scene.getRoot().lookupAll(".explanation > .label").stream()
                        .map(each -> ((Label) each).getText())
                        .toList();
    }

    private static @Nullable Scene popup() {
        return Window.getWindows().stream()
                .filter(each -> each instanceof Popup && each.isShowing())
                .map(Window::getScene)
                .filter(scene -> scene.getRoot().lookup(".explanation") != null)
                .findFirst()
                .orElse(null);
    }
}

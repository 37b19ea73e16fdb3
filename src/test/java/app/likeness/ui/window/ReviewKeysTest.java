package app.likeness.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.ui.support.PairedTexts;
import app.likeness.ui.support.ReviewWindow;
import app.likeness.ui.support.RunningApp;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Shortcut;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The keys of the review: they are listed, do what they say, and letters can be switched off.
final class ReviewKeysTest {
    @TempDir
    private Path home;

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
    void everyKeyOfTheMenusStandsOnTheSheetWithTheSameWords() {
        List<String> missing = new ArrayList<>();
        Messages english = new Messages(Locale.ENGLISH);
        Set<String> said = Stream.of(Shortcut.values())
                .flatMap(each -> Stream.of(each.shown().split("  ")).map(key -> key + " " + english.get(each.key())))
                .collect(Collectors.toSet());
        MenuBar bar = (MenuBar) app.robot().lookup(".menu-bar").query();
        for (MenuItem item : items(bar.getMenus())) {
            if (item.getAccelerator() != null) {
                String key = item.getAccelerator().getDisplayText();
                // The views stand on the sheet as one line, "Ctrl+1 – Ctrl+6".
                if (!key.matches("Ctrl\\+[1-6]") && !said.contains(key + " " + item.getText())) {
                    missing.add(key + " " + item.getText());
                }
            }
        }
        assertEquals(List.of(), missing);
        app.robot().push(KeyCode.F1);
        app.await("the sheet", () -> app.isShown("keys-page"));
        List<String> shown = labels("#keys-page .key");
        for (Shortcut shortcut : Shortcut.values()) {
            assertTrue(shown.contains(shortcut.shown()), shortcut + " is not on the sheet");
        }
    }

    @Test
    void lettersThatAreSwitchedOffDoNothingAndAreNotShown() {
        window.openChosen();
        assertEquals(List.of("C", "A", "L", "N"), seenLetters(".verdict-bar .letter-key"));
        app.robot().interact(() -> app.preferences().letterKeysProperty().set(false));
        assertEquals(List.of(), seenLetters(".letter-key"));
        app.robot().push(KeyCode.C);
        app.robot().push(KeyCode.F1);
        app.await("the sheet", () -> app.isShown("keys-page"));
        assertFalse(window.isGiven("confirmed"));
        List<String> keys = seenLetters("#keys-page .key");
        assertTrue(keys.contains("F8") && !keys.contains("C"), keys.toString());
        long letters = Stream.of(Shortcut.values()).filter(Shortcut::isLetter).count();
        assertEquals(letters, seenLetters("#keys-page .letters-off").size());
        app.robot().push(KeyCode.ESCAPE);
        app.robot().interact(() -> app.preferences().letterKeysProperty().set(true));
        assertEquals(List.of("C", "A", "L", "N"), seenLetters(".verdict-bar .letter-key"));
        app.robot().push(KeyCode.C);
        app.await("the verdict", () -> window.isGiven("confirmed"));
    }

    @Test
    void afterEnterInANoteLettersAreKeysAgain() {
        window.openChosen();
        app.robot().push(KeyCode.N);
        app.robot().write("call a lawyer");
        assertFalse(window.isGiven("acceptable"));
        app.robot().push(KeyCode.ENTER);
        app.await("the focus", () -> !window.note().isFocused());
        app.robot().push(KeyCode.A);
        app.await("the verdict", () -> window.isGiven("acceptable"));
        assertEquals("call a lawyer", window.note().getText());
        app.robot().push(KeyCode.F8);
        app.await("the next pair", () -> app.text("pair-position").startsWith("2 /"));
    }

    private static List<MenuItem> items(List<? extends MenuItem> menus) {
        List<MenuItem> all = new ArrayList<>();
        for (MenuItem item : menus) {
            all.add(item);
            if (item instanceof Menu menu) {
                all.addAll(items(menu.getItems()));
            }
        }
        return all;
    }

    private List<String> labels(String query) {
        return app.robot().lookup(query).queryAllAs(Label.class).stream()
                .map(Label::getText)
                .toList();
    }

    /// What the labels say that can be seen.
    private List<String> seenLetters(String query) {
        app.robot().interact(() -> app.scene().getRoot().applyCss());
        return app.robot().lookup(query).queryAllAs(Label.class).stream()
                .filter(ReviewKeysTest::isSeen)
                .map(Label::getText)
                .toList();
    }

    private static boolean isSeen(Node node) {
        for (Node each = node; each != null; each = each.getParent()) {
            if (!each.isVisible()) {
                return false;
            }
        }
        return true;
    }
}

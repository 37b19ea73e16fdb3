package app.likeness.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.ui.settings.Preferences;
import app.likeness.ui.settings.Purpose;
import app.likeness.ui.settings.Settings;
import app.likeness.ui.settings.SettingsPage;
import app.likeness.ui.support.ViewWindow;
import app.likeness.ui.words.Language;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Theme;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The settings are few, can be searched, and each says what it is at first and why.
final class SettingsPageTest {
    /// Kept without being asked.
    private static final List<String> NOT_ASKED = List.of("seen", "window");

    private final Messages messages = new Messages(Locale.ENGLISH);
    private final Preferences preferences = new Preferences(Settings.initial());
    private ViewWindow window;

    @BeforeEach
    void open() {
        window = ViewWindow.open(
                messages, Theme.LIGHT, 900, 700, () -> new SettingsPage(messages, preferences, () -> {}).page());
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void everySettingThatIsKeptIsOnThePageAndTheyAreFew() {
        List<String> asked = Arrays.stream(Settings.class.getRecordComponents())
                .map(RecordComponent::getName)
                .filter(name -> !NOT_ASKED.contains(name))
                .toList();
        assertEquals(
                asked.stream().map(name -> "settings-" + name).sorted().toList(),
                window.ask(() -> Stream.of(".setting .combo-box", ".setting .check-box", ".setting .text-field")
                        .flatMap(kind -> window.scene().getRoot().lookupAll(kind).stream())
                        .map(Node::getId)
                        .sorted()
                        .toList()));
        assertTrue(asked.size() <= 8, "few: " + asked);
    }

    @Test
    void eachSettingSaysItsNameWhatItIsAtFirstAndWhyInEveryLanguage() {
        for (Locale language : List.of(Locale.ENGLISH, Locale.SIMPLIFIED_CHINESE, Locale.TRADITIONAL_CHINESE)) {
            window.run(() -> messages.setLocale(language));
            String first = messages.get("settings.initial", "").strip();
            for (Node setting : settings()) {
                List<String> words = words(setting);
                assertEquals(
                        1, words.stream().filter(each -> each.startsWith(first)).count(), words.toString());
                assertTrue(words.stream().allMatch(each -> each.length() > 1), words.toString());
                assertTrue(words.size() >= 3, "name, first value and reason: " + words);
            }
        }
    }

    @Test
    void aSettingIsFoundByItsNameAndByTheWordsOfItsReason() {
        for (String wanted : List.of("text size", "speak to the computer", "evening", "ten seconds")) {
            window.run(() -> window.node("sheet-search", TextField.class).setText(wanted));
            List<Node> found = settings().stream().filter(Node::isVisible).toList();
            assertEquals(1, found.size(), wanted);
            assertTrue(
                    String.join(" ", all(found.getFirst()))
                            .toLowerCase(Locale.ROOT)
                            .contains(wanted),
                    wanted);
        }
        window.run(() -> window.node("sheet-search", TextField.class).setText("no such thing"));
        assertTrue(settings().stream().noneMatch(Node::isVisible));
        window.run(() -> window.node("sheet-search", TextField.class).clear());
        assertTrue(settings().stream().allMatch(Node::isVisible));
    }

    @Test
    void whatIsChangedIsKeptAtOnceAndLeadsBackToWhatItWasAtFirst() {
        assertTrue(resets().stream().noneMatch(Node::isVisible));
        window.run(() -> {
            preferences.languageProperty().set(Language.SIMPLIFIED_CHINESE);
            preferences.themeProperty().set(Theme.DARK);
            preferences.textSizeProperty().set(150);
            preferences.purposeProperty().set(Purpose.ESSAYS);
            window.node("settings-decider", TextField.class).setText("R. Meier");
            window.node("settings-letterKeys", CheckBox.class).fire();
            window.node("settings-tellsOfTheEnd", CheckBox.class).fire();
            window.node("settings-showsFingerprints", CheckBox.class).fire();
        });
        assertFalse(preferences.letterKeysProperty().get());
        assertEquals("R. Meier", preferences.deciderProperty().get());
        assertFalse(preferences.tellsOfTheEndProperty().get());
        assertFalse(preferences.showsFingerprintsProperty().get());
        assertEquals(
                150,
                window.ask(
                        () -> window.node("settings-textSize", ComboBox.class).getValue()));
        assertTrue(resets().stream().allMatch(Node::isVisible));
        window.run(() -> resets().forEach(Button::fire));
        assertTrue(resets().stream().noneMatch(Node::isVisible));
        Settings initial = Settings.initial();
        assertEquals(initial, preferences.settings(initial.window()));
    }

    @Test
    void aNameIsCutWhereAVerdictTakesNoMore() {
        window.run(() -> window.node("settings-decider", TextField.class).setText("R".repeat(300)));
        assertEquals("R".repeat(100), preferences.deciderProperty().get());
    }

    private List<Node> settings() {
        return window.ask(() -> List.copyOf(window.scene().getRoot().lookupAll(".setting")));
    }

    private List<Button> resets() {
        return window.ask(() -> window.scene().getRoot().lookupAll(".setting .button").stream()
                .filter(each -> String.valueOf(each.getId()).endsWith("-reset"))
                .map(Button.class::cast)
                .toList());
    }

    /// The words beside the control.
    private List<String> words(Node setting) {
        return window.ask(() -> setting.lookupAll(".label").stream()
                .filter(each -> each instanceof Label
                        && each.getStyleClass().stream().anyMatch(name -> name.startsWith("text-")))
                .map(each -> ((Label) each).getText())
                .toList());
    }

    private List<String> all(Node setting) {
        return window.ask(() -> Stream.of(".label", ".check-box")
                .flatMap(kind -> setting.lookupAll(kind).stream())
                .map(each -> ((Labeled) each).getText())
                .filter(text -> text != null)
                .toList());
    }
}

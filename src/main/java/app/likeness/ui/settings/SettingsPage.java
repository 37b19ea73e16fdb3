package app.likeness.ui.settings;

import app.likeness.review.Verdict;
import app.likeness.ui.parts.BreakingRow;
import app.likeness.ui.parts.Overlay;
import app.likeness.ui.words.Language;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.TextSize;
import app.likeness.ui.words.Theme;
import java.util.List;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.Property;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The settings: few, each with the reason why it is as it is at first, and the way back to that. What is changed is
/// seen at once and kept.
public final class SettingsPage {
    private static final Settings INITIAL = Settings.initial();

    /// The keys of a setting's words.
    ///
    /// @param reason why it is at first as it is
    private record Words(String name, String reason) {}

    // Kept, because what is bound to it in both directions does not hold it.
    private final ObjectProperty<Integer> textSize;

    private final Messages messages;
    private final Overlay page;

    /// @param onClose takes the page away
    public SettingsPage(Messages messages, Preferences preferences, Runnable onClose) {
        this.messages = messages;
        page = new Overlay(messages, "settings.title", onClose);
        page.setId("settings-page");
        textSize = preferences.textSizeProperty().asObject();
        page.heading("settings.look");
        choice(
                new Words("settings.language", "settings.language.reason"),
                List.of(Language.values()),
                preferences.languageProperty(),
                INITIAL.language(),
                each -> messages.text(each.key()));
        choice(
                new Words("settings.theme", "settings.theme.reason"),
                List.of(Theme.values()),
                preferences.themeProperty(),
                INITIAL.theme(),
                each -> messages.text(each.key()));
        choice(
                new Words("settings.textSize", "settings.textSize.reason"),
                TextSize.STEPS,
                textSize,
                INITIAL.textSize(),
                this::percent);
        page.heading("settings.work");
        choice(
                new Words("settings.purpose", "settings.purpose.reason"),
                List.of(Purpose.values()),
                preferences.purposeProperty(),
                INITIAL.purpose(),
                each -> messages.text(each.key()));
        onOff(
                new Words("settings.tellsOfTheEnd", "settings.tellsOfTheEnd.reason"),
                "settings.tellsOfTheEnd.on",
                preferences.tellsOfTheEndProperty(),
                INITIAL.tellsOfTheEnd());
        text(
                new Words("settings.decider", "settings.decider.reason"),
                "settings.decider.prompt",
                preferences.deciderProperty(),
                INITIAL.decider());
        page.heading("settings.keys");
        onOff(
                new Words("settings.letterKeys", "settings.letterKeys.reason"),
                "settings.letterKeys.on",
                preferences.letterKeysProperty(),
                INITIAL.letterKeys());
        page.heading("settings.advanced");
        onOff(
                new Words("settings.showsFingerprints", "settings.showsFingerprints.reason"),
                "settings.showsFingerprints.on",
                preferences.showsFingerprintsProperty(),
                INITIAL.showsFingerprints());
    }

    public Overlay page() {
        return page;
    }

    private <T> void choice(
            Words words, List<T> values, Property<T> property, T initial, Function<T, ObservableValue<String>> name) {
        ComboBox<T> box = new ComboBox<>();
        box.getItems().setAll(values);
        box.setCellFactory(list -> new NameCell<>(name));
        box.setButtonCell(new NameCell<>(name));
        box.valueProperty().bindBidirectional(property);
        box.accessibleTextProperty().bind(messages.text(words.name()));
        box.setMinWidth(Region.USE_PREF_SIZE);
        setting(words, box, property, initial, name.apply(initial));
    }

    private void onOff(Words words, String on, BooleanProperty property, boolean initial) {
        CheckBox box = new CheckBox();
        box.textProperty().bind(messages.text(on));
        box.setWrapText(true);
        box.setMinHeight(Region.USE_PREF_SIZE);
        box.selectedProperty().bindBidirectional(property);
        setting(words, box, property, initial, messages.text(initial ? "settings.isOn" : "settings.isOff"));
    }

    private void text(Words words, String prompt, StringProperty property, String initial) {
        TextField field = new TextField();
        field.setTextFormatter(new TextFormatter<>(SettingsPage::limited));
        field.promptTextProperty().bind(messages.text(prompt));
        field.accessibleTextProperty().bind(messages.text(words.name()));
        field.textProperty().bindBidirectional(property);
        setting(words, field, property, initial, messages.text("settings.isEmpty"));
    }

    /// Cuts what is typed or pasted beyond the longest name.
    private static TextFormatter.Change limited(TextFormatter.Change change) {
        int room = Verdict.LONGEST_DECIDER
                - change.getControlNewText().length()
                + change.getText().length();
        if (change.getText().length() > room) {
            change.setText(change.getText().substring(0, Math.max(0, room)));
        }
        return change;
    }

    private <T> void setting(
            Words words, Node control, Property<T> property, T initial, ObservableValue<String> initialName) {
        control.setId(words.name().replace('.', '-'));
        Label reason = page.label(words.reason(), "text-note");
        reason.getStyleClass().add("text-quiet");
        Label first = new Label();
        first.textProperty().bind(messages.text("settings.initial", initialName));
        first.getStyleClass().addAll("text-note", "text-quiet");
        first.setMinWidth(Region.USE_PREF_SIZE);
        Button reset = new Button();
        reset.textProperty().bind(messages.text("settings.reset"));
        reset.accessibleTextProperty().bind(messages.text("settings.reset.accessible", messages.text(words.name())));
        reset.getStyleClass().add("small");
        reset.setMinWidth(Region.USE_PREF_SIZE);
        reset.setId(control.getId() + "-reset");
        reset.setOnAction(event -> property.setValue(initial));
        reset.visibleProperty()
                .bind(Bindings.createBooleanBinding(() -> !initial.equals(property.getValue()), property));
        BreakingRow row = new BreakingRow(control, first, reset);
        row.getStyleClass().add("setting-row");
        VBox setting = new VBox(page.label(words.name(), "text-strong"), row, reason);
        setting.getStyleClass().add("setting");
        page.entry(setting);
    }

    private ObservableValue<String> percent(Integer size) {
        return messages.localeProperty().map(locale -> messages.percent(size / 100.0));
    }

    /// A value by its name, which follows the language.
    private static final class NameCell<T> extends ListCell<T> {
        private final Function<T, ObservableValue<String>> name;

        NameCell(Function<T, ObservableValue<String>> name) {
            this.name = name;
        }

        @Override
        protected void updateItem(T value, boolean isEmpty) {
            super.updateItem(value, isEmpty);
            textProperty().unbind();
            if (isEmpty || value == null) {
                setText("");
            } else {
                textProperty().bind(name.apply(value));
            }
        }
    }
}

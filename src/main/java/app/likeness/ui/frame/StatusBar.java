package app.likeness.ui.frame;

import app.likeness.compare.findings.Findings;
import app.likeness.ui.corpus.Workspace;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.parts.Zoom;
import app.likeness.ui.settings.Preferences;
import app.likeness.ui.words.Language;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.TextSize;
import atlantafx.base.theme.Tweaks;
import java.util.Locale;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.IntegerExpression;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.Property;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import org.kordamp.ikonli.materialdesign2.MaterialDesignW;

/// The line at the foot: that nothing leaves the computer, what is open, the quick ways to another language and theme.
final class StatusBar extends HBox {
    /// Below this width a sign stands for the words at the left.
    private static final double ROOM_FOR_WORDS = 800;
    /// Below this one a sign alone stands for the choice of a language, too.
    private static final double ROOM_FOR_LANGUAGE = 600;

    StatusBar(WindowState state, Runnable switchTheme) {
        Messages messages = state.messages();
        Preferences preferences = state.preferences();
        ObservableValue<String> corpus = corpus(state);
        getStyleClass().add("status-bar");
        Label offline = new Label();
        offline.textProperty().bind(messages.text("status.offline"));
        offline.setGraphic(new FontIcon(MaterialDesignL.LOCK_OUTLINE));
        offline.getStyleClass().add("offline");
        offline.setMinWidth(Region.USE_PREF_SIZE);
        offline.contentDisplayProperty().bind(wordsFrom(ROOM_FOR_WORDS));
        Tooltip words = new Tooltip();
        words.textProperty().bind(messages.text("status.offline"));
        offline.setTooltip(words);

        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);

        Label name = new Label();
        name.textProperty().bind(corpus);
        name.setId("status-corpus");
        Tooltip whole = new Tooltip();
        whole.textProperty().bind(corpus);
        name.setTooltip(whole);
        Label numbers = new Label();
        numbers.textProperty().bind(counts(state));
        numbers.setId("status-counts");
        numbers.setMinWidth(Region.USE_PREF_SIZE);
        Explanations.add(numbers, () -> messages.get("explain.counts"));
        numbers.managedProperty().bind(numbers.textProperty().isNotEmpty());
        numbers.visibleProperty().bind(numbers.managedProperty());

        Button theme = new Button();
        theme.setId("status-theme");
        theme.getStyleClass().add("status-button");
        theme.setGraphic(new FontIcon(MaterialDesignW.WEATHER_NIGHT));
        describe(theme, messages.text("status.theme.tooltip"));
        theme.setOnAction(event -> switchTheme.run());

        Button hidden = new Button();
        hidden.setId("status-names-hidden");
        hidden.getStyleClass().add("status-button");
        hidden.setGraphic(new FontIcon(MaterialDesignE.EYE_OFF_OUTLINE));
        hidden.textProperty().bind(messages.text("status.namesHidden"));
        hidden.setMinWidth(Region.USE_PREF_SIZE);
        describe(hidden, messages.text("status.namesHidden.tooltip"));
        hidden.contentDisplayProperty().bind(wordsFrom(ROOM_FOR_WORDS));
        hidden.visibleProperty().bind(state.reviewing().namesHiddenProperty());
        hidden.managedProperty().bind(hidden.visibleProperty());
        hidden.setOnAction(event -> state.reviewing().showNames());

        MenuButton languages = languages(messages, preferences.languageProperty());
        languages.contentDisplayProperty().bind(wordsFrom(ROOM_FOR_LANGUAGE));
        getChildren()
                .addAll(
                        offline,
                        space,
                        hidden,
                        name,
                        numbers,
                        sizes(messages, preferences.textSizeProperty()),
                        languages,
                        theme);
    }

    /// Name and state of what is open.
    private static StringBinding corpus(WindowState state) {
        ObservableValue<String> corpus = state.corpus();
        return Bindings.createStringBinding(
                () -> corpus.getValue().isEmpty()
                        ? state.messages().get("status.none")
                        : state.messages().get("status.saved", corpus.getValue()),
                state.messages().localeProperty(),
                corpus);
    }

    /// How many documents it has; empty without one.
    private static StringBinding counts(WindowState state) {
        Workspace workspace = state.workspace();
        return Bindings.createStringBinding(
                () -> {
                    Findings findings = workspace.snapshotProperty().get().findings();
                    return workspace.openProperty().get()
                            ? state.messages()
                                    .get("status.counts", findings.documents().size(), findings.unread())
                            : "";
                },
                state.messages().localeProperty(),
                workspace.snapshotProperty(),
                workspace.openProperty());
    }

    /// Words beside a sign, from a width on; the sign alone in less.
    private ObservableValue<ContentDisplay> wordsFrom(double least) {
        return Zoom.width(this)
                .map(width -> width.doubleValue() < least ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT);
    }

    private static MenuButton sizes(Messages messages, IntegerProperty textSize) {
        MenuButton button = new MenuButton();
        button.setId("status-text-size");
        button.getStyleClass().addAll("status-button", Tweaks.NO_ARROW);
        button.setGraphic(new FontIcon(MaterialDesignF.FORMAT_SIZE));
        StringBinding what = messages.text("status.textSize.tooltip");
        Explanations.add(button, what::get);
        button.accessibleTextProperty().bind(what);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.textProperty().bind(percent(messages, textSize));
        for (int step : TextSize.STEPS) {
            MenuItem item = new MenuItem();
            item.textProperty().bind(percent(messages, new SimpleIntegerProperty(step)));
            item.setOnAction(event -> textSize.set(step));
            button.getItems().add(item);
        }
        return button;
    }

    private static StringBinding percent(Messages messages, IntegerExpression size) {
        return Bindings.createStringBinding(
                () -> messages.percent(size.get() / 100.0), messages.localeProperty(), size);
    }

    private static MenuButton languages(Messages messages, Property<Language> language) {
        MenuButton button = new MenuButton();
        button.setId("status-language");
        button.getStyleClass().addAll("status-button", Tweaks.NO_ARROW);
        button.setGraphic(new FontIcon(MaterialDesignT.TRANSLATE));
        describe(button, messages.text("status.language.tooltip"));
        button.textProperty().bind(messages.text("status.language"));
        ToggleGroup group = new ToggleGroup();
        for (Language each : Language.values()) {
            if (each != Language.SYSTEM) {
                RadioMenuItem item = new RadioMenuItem();
                item.setToggleGroup(group);
                item.setId("language-" + each.name().toLowerCase(Locale.ROOT));
                item.textProperty().bind(messages.text(each.key()));
                item.setOnAction(event -> language.setValue(each));
                messages.localeProperty()
                        .subscribe(now -> item.setSelected(now.equals(each.locale(Locale.getDefault()))));
                button.getItems().add(item);
            }
        }
        return button;
    }

    private static void describe(ButtonBase button, ObservableValue<String> words) {
        Tooltip tooltip = new Tooltip();
        tooltip.textProperty().bind(words);
        button.setTooltip(tooltip);
        button.accessibleTextProperty().bind(words);
        button.setMinWidth(Region.USE_PREF_SIZE);
    }
}

package app.likeness.ui;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import org.kordamp.ikonli.materialdesign2.MaterialDesignW;

/// The line at the foot: that nothing leaves the computer, what is open, the quick ways to the other language and
/// theme.
final class StatusBar extends HBox {
    /// @param corpus name and state of what is open
    /// @param counts how many documents it has; may be empty
    StatusBar(
            Messages messages,
            ObservableValue<String> corpus,
            ObservableValue<String> counts,
            Runnable switchLanguage,
            Runnable switchTheme) {
        getStyleClass().add("status-bar");
        Label offline = new Label();
        offline.textProperty().bind(messages.text("status.offline"));
        offline.setGraphic(new FontIcon(MaterialDesignL.LOCK_OUTLINE));
        offline.getStyleClass().add("offline");
        offline.setMinWidth(Region.USE_PREF_SIZE);

        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);

        Label name = new Label();
        name.textProperty().bind(corpus);
        name.setId("status-corpus");
        Label numbers = new Label();
        numbers.textProperty().bind(counts);
        numbers.setId("status-counts");
        numbers.setMinWidth(Region.USE_PREF_SIZE);
        numbers.managedProperty().bind(numbers.textProperty().isNotEmpty());
        numbers.visibleProperty().bind(numbers.managedProperty());

        Button language = new Button();
        language.setId("status-language");
        language.getStyleClass().add("status-button");
        language.textProperty().bind(messages.text("status.language.other"));
        language.setGraphic(new FontIcon(MaterialDesignT.TRANSLATE));
        describe(language, messages.text("status.language.tooltip"));
        language.setOnAction(event -> switchLanguage.run());

        Button theme = new Button();
        theme.setId("status-theme");
        theme.getStyleClass().add("status-button");
        theme.setGraphic(new FontIcon(MaterialDesignW.WEATHER_NIGHT));
        describe(theme, messages.text("status.theme.tooltip"));
        theme.setOnAction(event -> switchTheme.run());

        getChildren().addAll(offline, space, name, numbers, language, theme);
    }

    private static void describe(Button button, ObservableValue<String> words) {
        Tooltip tooltip = new Tooltip();
        tooltip.textProperty().bind(words);
        button.setTooltip(tooltip);
        button.accessibleTextProperty().bind(words);
        button.setMinWidth(Region.USE_PREF_SIZE);
    }
}

package app.likeness.ui.frame;

import app.likeness.ui.words.Messages;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/// The way between the views, at the left edge.
final class Rail extends VBox {
    private final Map<Navigation, ToggleButton> buttons = new EnumMap<>(Navigation.class);

    /// @param view the view that is shown; set when the user chooses one
    /// @param isOpen whether a corpus is open: most views have nothing to show before
    /// @param compact icons only, the names as tooltips
    Rail(
            Messages messages,
            ObjectProperty<Navigation> view,
            ObservableValue<Boolean> isOpen,
            ObservableValue<Boolean> compact) {
        getStyleClass().add("rail");
        ToggleGroup group = new ToggleGroup();
        Region gap = new Region();
        setVgrow(gap, Priority.ALWAYS);
        for (Navigation target : Navigation.values()) {
            ToggleButton button = button(messages, target, compact);
            button.setToggleGroup(group);
            button.setOnAction(event -> {
                // A toggle that is pressed again would let go.
                button.setSelected(true);
                view.set(target);
            });
            if (!target.worksWithoutCorpus()) {
                button.disableProperty().bind(isOpen.map(open -> !open));
            }
            buttons.put(target, button);
            if (target.isAtFoot() && !getChildren().contains(gap)) {
                getChildren().add(gap);
            }
            getChildren().add(button);
        }
        view.subscribe(shown -> group.selectToggle(buttons.get(shown)));
    }

    private static ToggleButton button(Messages messages, Navigation target, ObservableValue<Boolean> compact) {
        FontIcon icon = new FontIcon(target.icon());
        ToggleButton button = new ToggleButton();
        button.setGraphic(icon);
        button.getStyleClass().setAll("rail-item");
        button.setId("nav-" + target.name().toLowerCase(Locale.ROOT));
        button.textProperty().bind(messages.text(target.key()));
        button.accessibleTextProperty().bind(messages.text(target.key()));
        button.contentDisplayProperty()
                .bind(compact.map(small -> small ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.TOP));
        button.setMaxWidth(Double.MAX_VALUE);
        Tooltip name = new Tooltip();
        name.textProperty().bind(messages.text(target.key()));
        button.tooltipProperty().bind(compact.map(small -> small ? name : null));
        return button;
    }
}

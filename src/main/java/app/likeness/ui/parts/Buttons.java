package app.likeness.ui.parts;

import app.likeness.ui.words.KeyHint;
import app.likeness.ui.words.Messages;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/// Buttons as the design has them: an icon before the words, the key behind them; and items of menus.
public final class Buttons {
    private Buttons() {}

    /// A button with an icon.
    public static Button of(Messages messages, String key, Ikon icon, Runnable action) {
        return of(messages, key, icon, "", action);
    }

    /// A button with an icon that shows which key does the same.
    ///
    /// @param keys as they stand on the button, such as "F5"; empty shows none
    public static Button of(Messages messages, String key, Ikon icon, String keys, Runnable action) {
        Label text = new Label();
        text.textProperty().bind(messages.text(key));
        text.setMinWidth(Region.USE_PREF_SIZE);
        List<Node> parts = new ArrayList<>(List.of(new FontIcon(icon), text));
        if (!keys.isEmpty()) {
            parts.add(new KeyHint(keys));
        }
        HBox face = new HBox(parts.toArray(Node[]::new));
        face.getStyleClass().add("button-face");
        Button button = new Button();
        button.setGraphic(face);
        button.accessibleTextProperty().bind(messages.text(key));
        button.setOnAction(event -> action.run());
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }

    /// A square button with an icon alone; its words are a tooltip.
    public static Button icon(Messages messages, String key, Ikon icon, Runnable action) {
        Button button = new Button();
        button.setGraphic(new FontIcon(icon));
        button.getStyleClass().add("button-icon");
        button.accessibleTextProperty().bind(messages.text(key));
        Tooltip words = new Tooltip();
        words.textProperty().bind(messages.text(key));
        button.setTooltip(words);
        button.setOnAction(event -> action.run());
        return button;
    }

    /// An item of a menu.
    public static MenuItem item(Messages messages, String key, Runnable action) {
        MenuItem item = new MenuItem();
        item.textProperty().bind(messages.text(key));
        item.setOnAction(event -> action.run());
        return item;
    }
}

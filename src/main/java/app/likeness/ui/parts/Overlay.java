package app.likeness.ui.parts;

import app.likeness.ui.words.Messages;
import app.likeness.ui.words.SheetWords;
import atlantafx.base.controls.CustomTextField;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;

/// A page that lies over the views until it is closed: a title, a field to search it, and entries that are shown while
/// they have the words that are searched for.
public final class Overlay extends BorderPane {
    private final Messages messages;
    private final CustomTextField search = new CustomTextField();
    private final VBox column = new VBox();
    private final ScrollPane scroll = new ScrollPane();

    /// @param titleKey of the page's name
    /// @param onClose takes the page away
    public Overlay(Messages messages, String titleKey, Runnable onClose) {
        this.messages = messages;
        getStyleClass().add("sheet");
        Label title = new Label();
        title.getStyleClass().add("text-view-title");
        title.textProperty().bind(messages.text(titleKey));
        title.setMinWidth(Region.USE_PREF_SIZE);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        search.promptTextProperty().bind(messages.text("sheet.search"));
        search.accessibleTextProperty().bind(messages.text("sheet.search"));
        search.setLeft(new FontIcon(MaterialDesignM.MAGNIFY));
        search.getStyleClass().add("search");
        search.setId("sheet-search");
        search.textProperty().subscribe(() -> filter());
        Button close = Buttons.icon(messages, "sheet.close", MaterialDesignC.CLOSE, onClose);
        close.getStyleClass().add("flat");
        close.setId("sheet-close");
        HBox header = new BreakingRow(title, space, search, close);
        header.getStyleClass().add("view-header");
        column.getStyleClass().add("sheet-column");
        scroll.setContent(new StackPane(column));
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("edge-to-edge");
        scroll.accessibleTextProperty().bind(messages.text(titleKey));
        setTop(header);
        setCenter(scroll);
        messages.localeProperty().subscribe(() -> filter());
    }

    /// The focus goes to the search.
    @Override
    public void requestFocus() {
        search.requestFocus();
    }

    /// Adds a heading; it is shown as long as an entry after it is.
    public void heading(String key) {
        Label heading = label(key, "text-section");
        heading.getStyleClass().add("sheet-heading");
        column.getChildren().add(heading);
    }

    /// Adds what is shown while it has the words that are searched for.
    public void entry(Node entry) {
        entry.getStyleClass().add("sheet-entry");
        column.getChildren().add(entry);
    }

    /// Words that wrap.
    public Label label(String key, String styleClass) {
        Label label = new Label();
        label.textProperty().bind(messages.text(key));
        label.getStyleClass().add(styleClass);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    /// Shows all entries again.
    public void showAll() {
        search.clear();
        scroll.setVvalue(0);
    }

    private void filter() {
        String wanted = search.getText().strip().toLowerCase(messages.locale());
        Node heading = null;
        for (Node node : column.getChildren()) {
            if (node.getStyleClass().contains("sheet-heading")) {
                heading = node;
                show(node, false);
            } else {
                boolean has = SheetWords.of(node).toLowerCase(messages.locale()).contains(wanted);
                show(node, has);
                if (has && heading != null) {
                    show(heading, true);
                }
            }
        }
    }

    private static void show(Node node, boolean isShown) {
        node.setVisible(isShown);
        node.setManaged(isShown);
    }
}

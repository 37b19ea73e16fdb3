package app.likeness.ui.folders;

import app.likeness.text.table.ArticleTable;
import app.likeness.text.table.TableColumns;
import app.likeness.text.table.TableRole;
import app.likeness.ui.corpus.Naming;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.ShownPath;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.function.BiConsumer;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/// The tables whose rows are documents: a card for each, with what its columns are taken for and a way to say
/// otherwise. Out of sight where there are none.
public final class TableCards extends VBox {
    private static final int SHOWN = 4;

    private final Messages messages;
    private final BiConsumer<Path, Optional<TableColumns>> choose;
    private final Naming naming;
    private final FlowPane cards = new FlowPane();
    private final BooleanProperty all = new SimpleBooleanProperty();

    /// @param choose hears what the columns of a table hold; empty for what the program finds
    public TableCards(
            Messages messages,
            ObservableValue<List<ArticleTable>> tables,
            BiConsumer<Path, Optional<TableColumns>> choose,
            Naming naming) {
        this.messages = messages;
        this.choose = choose;
        this.naming = naming;
        getStyleClass().add("block");
        setId("tables");
        Label title = new Label();
        title.textProperty().bind(messages.text("folders.tables.title"));
        title.getStyleClass().add("text-section");
        cards.getStyleClass().add("root-cards");
        getChildren().setAll(title, cards);
        visibleProperty().bind(tables.map(shown -> !shown.isEmpty()));
        managedProperty().bind(visibleProperty());
        tables.subscribe(this::fill);
        all.subscribe(() -> fill(tables.getValue()));
        naming.hidden().subscribe(() -> fill(tables.getValue()));
    }

    private void fill(List<ArticleTable> tables) {
        int shown = all.get() ? tables.size() : Math.min(SHOWN, tables.size());
        List<Node> nodes = new ArrayList<>();
        tables.subList(0, shown).forEach(table -> nodes.add(card(table, nodes.size() + 1)));
        if (shown < tables.size()) {
            Hyperlink more = new Hyperlink();
            more.textProperty().bind(messages.text("folders.tables.more", tables.size() - shown));
            more.setOnAction(event -> all.set(true));
            nodes.add(more);
        }
        cards.getChildren().setAll(nodes);
    }

    /// @param number of the card, from 1
    private Node card(ArticleTable table, int number) {
        Label name = new Label(null, new FontIcon(MaterialDesignT.TABLE));
        if (naming.hidden().getValue()) {
            name.textProperty().bind(messages.text("names.table", number));
        } else {
            name.setText(name(table.path()));
            name.setTooltip(new Tooltip(ShownPath.of(table.path())));
        }
        name.getStyleClass().add("text-section");
        name.setMinWidth(0);
        Label rows = new Label();
        rows.textProperty()
                .bind(
                        table.columns().isTable()
                                ? messages.text("folders.table.rows", table.rows())
                                : messages.text("folders.table.oneDocument"));
        rows.getStyleClass().add("text-note");
        Explanations.add(rows, () -> messages.get("explain.rows"));
        Label columns = new Label();
        columns.textProperty().bind(Bindings.createStringBinding(() -> columns(table), messages.localeProperty()));
        columns.getStyleClass().addAll("text-note", "text-quiet");
        columns.setWrapText(true);
        Button change = new Button();
        change.textProperty().bind(messages.text("folders.table.change"));
        change.setId("change-columns");
        change.setOnAction(event -> naming.whenShown(
                () -> new ColumnDialog(messages, table, getScene().getWindow())
                        .show(answer -> choose.accept(table.path(), answer))));
        VBox card = new VBox(name, rows, columns, change);
        card.getStyleClass().addAll("plain-card", "root-card");
        return card;
    }

    /// A sheet is named with its file.
    private static String name(Path path) {
        String name = String.valueOf(path.getFileName());
        Path file = path.getParent();
        boolean isFile = name.matches("(?i).*\\.(?:csv|tsv|tab|txt)");
        return isFile || file == null ? name : file.getFileName() + " · " + name;
    }

    private String columns(ArticleTable table) {
        var columns = new StringJoiner(" · ");
        for (TableRole role : TableRole.values()) {
            table.columns()
                    .column(role)
                    .ifPresent(column -> columns.add(messages.get(
                            "folders.table.column", messages.get(ColumnDialog.key(role)), table.name(column))));
        }
        return columns.toString();
    }
}

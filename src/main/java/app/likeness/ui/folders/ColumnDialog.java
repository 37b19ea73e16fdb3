package app.likeness.ui.folders;

import app.likeness.text.table.ArticleTable;
import app.likeness.text.table.TableColumns;
import app.likeness.text.table.TableRole;
import app.likeness.ui.parts.DialogWindow;
import app.likeness.ui.words.Messages;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Spinner;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/// Asks what the columns of a table hold: one choice for each of the roles, and the row that names them.
final class ColumnDialog {
    private static final int LAST_HEADER = 100;
    private static final double LABEL = 120;
    private static final double CHOICE = 160;

    private final Messages messages;
    private final ArticleTable table;
    private final Map<TableRole, ComboBox<Integer>> choices = new EnumMap<>(TableRole.class);
    private final CheckBox rows = new CheckBox();
    private final Spinner<Integer> header;
    private final Window owner;

    /// The place of no column.
    private static final int NONE = -1;

    ColumnDialog(Messages messages, ArticleTable table, Window owner) {
        this.messages = messages;
        this.table = table;
        header = new Spinner<>(
                0, LAST_HEADER, Math.min(LAST_HEADER, table.columns().header()));
        this.owner = owner;
    }

    /// Shows the dialog; `onAnswer` hears what was chosen, empty for what the program finds.
    void show(Consumer<Optional<TableColumns>> onAnswer) {
        DialogWindow window = new DialogWindow(messages, owner, "columns.title");
        window.say(messages.text("columns.question", String.valueOf(table.path().getFileName())));
        window.show(content());
        Button read =
                window.answer("columns.action.read", ButtonData.OK_DONE, () -> onAnswer.accept(Optional.of(columns())));
        read.setId("columns-read");
        Button found =
                window.answer("columns.action.asFound", ButtonData.LEFT, () -> onAnswer.accept(Optional.empty()));
        found.setId("columns-found");
        window.answer("common.cancel", ButtonData.CANCEL_CLOSE, () -> {});
        ComboBox<Integer> text = choice(TableRole.TEXT);
        read.disableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> rows.isSelected() && text.getValue() == NONE,
                        rows.selectedProperty(),
                        text.valueProperty()));
        window.open();
    }

    private Node content() {
        rows.textProperty().bind(messages.text("columns.rows"));
        rows.setSelected(table.columns().isTable());
        rows.setId("columns-rows");
        GridPane grid = new GridPane();
        grid.getStyleClass().add("dialog-grid");
        int line = 0;
        for (TableRole role : TableRole.values()) {
            add(grid, line++, key(role), choice(role));
        }
        add(grid, line, "columns.header", header);
        header.setId("columns-header");
        grid.disableProperty().bind(rows.selectedProperty().not());
        VBox content = new VBox(rows, grid);
        content.getStyleClass().add("dialog-column");
        return content;
    }

    private void add(GridPane grid, int line, String key, Control choice) {
        Label label = DialogWindow.words(messages.text(key));
        label.setMinWidth(LABEL);
        label.setLabelFor(choice);
        choice.accessibleTextProperty().bind(label.textProperty());
        choice.setMinWidth(CHOICE);
        choice.setMaxWidth(Double.MAX_VALUE);
        GridPane.setHgrow(choice, Priority.ALWAYS);
        grid.addRow(line, label, choice);
    }

    private ComboBox<Integer> choice(TableRole role) {
        return choices.computeIfAbsent(role, each -> {
            ComboBox<Integer> choice = new ComboBox<>();
            List<Integer> columns = new ArrayList<>(List.of(NONE));
            int last = Math.max(
                    table.width(),
                    table.columns().columns().values().stream()
                            .mapToInt(column -> column + 1)
                            .max()
                            .orElse(0));
            for (int column = 0; column < last; column++) {
                columns.add(column);
            }
            choice.getItems().setAll(columns);
            choice.setValue(table.columns().column(each).orElse(NONE));
            choice.setCellFactory(list -> new ColumnCell());
            choice.setButtonCell(new ColumnCell());
            choice.setId("columns-" + each.label());
            return choice;
        });
    }

    private TableColumns columns() {
        if (!rows.isSelected()) {
            return TableColumns.ONE_DOCUMENT;
        }
        Map<TableRole, Integer> columns = new EnumMap<>(TableRole.class);
        choices.forEach((role, choice) -> {
            if (choice.getValue() != NONE) {
                columns.put(role, choice.getValue());
            }
        });
        return new TableColumns(header.getValue(), columns);
    }

    /// The key of the role's name.
    static String key(TableRole role) {
        return switch (role) {
            case TEXT -> "columns.role.text";
            case TITLE -> "columns.role.title";
            case DATE -> "columns.role.date";
            case ADDRESS -> "columns.role.address";
            case AUTHOR -> "columns.role.author";
            case SOURCE -> "columns.role.source";
        };
    }

    /// A column by its name, with what stands in it first.
    private final class ColumnCell extends ListCell<Integer> {
        private static final int LONGEST = 24;

        @Override
        protected void updateItem(@Nullable Integer column, boolean empty) {
            super.updateItem(column, empty);
            textProperty().unbind();
            if (empty || column == null) {
                setText("");
            } else if (column == NONE) {
                textProperty().bind(messages.text("columns.none"));
            } else {
                setText(words(column));
            }
        }

        private String words(int column) {
            String name = table.name(column);
            String example = column < table.example().size() ? table.example().get(column) : "";
            if (example.isEmpty()) {
                return name;
            }
            String start = example.codePointCount(0, example.length()) <= LONGEST
                    ? example
                    : example.substring(0, example.offsetByCodePoints(0, LONGEST)) + "…";
            return name + " – " + start;
        }
    }
}

package app.likeness.ui.folders;

import app.likeness.text.ArticleTable;
import app.likeness.text.TableColumns;
import app.likeness.text.TableRole;
import app.likeness.ui.Messages;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import javafx.util.StringConverter;

/// Asks what the columns of a table hold: one choice for each of the roles, and the row that names them.
final class ColumnDialog {
    private static final int LAST_HEADER = 100;

    private final Messages messages;
    private final ArticleTable table;
    private final Map<TableRole, ComboBox<Integer>> choices = new EnumMap<>(TableRole.class);
    private final CheckBox rows = new CheckBox();
    private final Spinner<Integer> header;
    private final Dialog<ButtonType> dialog = new Dialog<>();
    private final ButtonType read;
    private final ButtonType found;

    /// The place of no column.
    private static final int NONE = -1;

    ColumnDialog(Messages messages, ArticleTable table, Window owner) {
        this.messages = messages;
        this.table = table;
        header = new Spinner<>(
                0, LAST_HEADER, Math.min(LAST_HEADER, table.columns().header()));
        read = new ButtonType(messages.get("columns.action.read"), ButtonData.OK_DONE);
        found = new ButtonType(messages.get("columns.action.asFound"), ButtonData.LEFT);
        dialog.initOwner(owner);
        dialog.setTitle(messages.get("columns.title"));
        dialog.setHeaderText(
                messages.get("columns.question", String.valueOf(table.path().getFileName())));
        dialog.getDialogPane().setContent(content());
        dialog.getDialogPane()
                .getButtonTypes()
                .setAll(read, found, new ButtonType(messages.get("common.cancel"), ButtonData.CANCEL_CLOSE));
        Node button = dialog.getDialogPane().lookupButton(read);
        button.setId("columns-read");
        ComboBox<Integer> text = choice(TableRole.TEXT);
        button.disableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> rows.isSelected() && text.getValue() == NONE,
                        rows.selectedProperty(),
                        text.valueProperty()));
    }

    /// Shows the dialog; `onAnswer` hears what was chosen, empty for what the program finds.
    void show(Consumer<Optional<TableColumns>> onAnswer) {
        dialog.setOnHidden(event -> {
            ButtonType result = dialog.getResult();
            if (read.equals(result)) {
                onAnswer.accept(Optional.of(columns()));
            } else if (found.equals(result)) {
                onAnswer.accept(Optional.empty());
            }
        });
        dialog.show();
    }

    private Node content() {
        rows.setText(messages.get("columns.rows"));
        rows.setSelected(table.columns().isTable());
        rows.setId("columns-rows");
        GridPane grid = new GridPane(12, 8);
        int line = 0;
        for (TableRole role : TableRole.values()) {
            Label label = new Label(messages.get(key(role)));
            label.setLabelFor(choice(role));
            choice(role).setAccessibleText(label.getText());
            grid.addRow(line++, label, choice(role));
        }
        Label names = new Label(messages.get("columns.header"));
        names.setLabelFor(header);
        header.setAccessibleText(names.getText());
        grid.addRow(line, names, header);
        grid.disableProperty().bind(rows.selectedProperty().not());
        VBox content = new VBox(12, rows, grid);
        return content;
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
            choice.setConverter(new ColumnWords());
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
    private final class ColumnWords extends StringConverter<Integer> {
        private static final int LONGEST = 24;

        @Override
        public String toString(Integer column) {
            if (column == null || column == NONE) {
                return messages.get("columns.none");
            }
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

        @Override
        public Integer fromString(String words) {
            throw new UnsupportedOperationException("columns are chosen, not typed");
        }
    }
}

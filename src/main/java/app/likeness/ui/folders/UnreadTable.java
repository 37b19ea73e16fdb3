package app.likeness.ui.folders;

import app.likeness.report.words.SkipWords;
import app.likeness.text.Skip;
import app.likeness.ui.table.ColumnRoom;
import app.likeness.ui.table.ColumnWidths;
import app.likeness.ui.table.Columns;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.RootNames;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.SortedList;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;

/// Every file that was not read, with its reason. Enter and double-click open the file in the system.
final class UnreadTable extends TableView<Skip> {
    private static final double ROW_HEIGHT = 32;
    private static final double LEAST_WIDTH = 90;

    private final Messages messages;
    private final Consumer<Path> openInSystem;
    private final Consumer<Path> chooseCharset;
    private final ObservableList<Skip> skips = FXCollections.observableArrayList();
    private RootNames names = new RootNames(List.of());

    UnreadTable(Messages messages, Consumer<Path> openInSystem, Consumer<Path> chooseCharset) {
        this.messages = messages;
        this.openInSystem = openInSystem;
        this.chooseCharset = chooseCharset;
        getStyleClass().add("dense-rows");
        setId("unread-table");
        setFixedCellSize(ROW_HEIGHT);
        setColumnResizePolicy(new ColumnWidths());
        ColumnRoom<Skip> room = new ColumnRoom<>(this);
        getColumns()
                .addAll(List.of(
                        sized(Columns.text(messages, "folders.unread.column.file", this::name), 170),
                        sized(
                                Columns.words(messages, "folders.unread.column.reason", Skip::reason, Reasons::name),
                                165),
                        sized(
                                Columns.localText(
                                        messages,
                                        "folders.unread.column.detail",
                                        Skip::detail,
                                        (locale, detail) -> new SkipWords(locale).detail(detail)),
                                230),
                        sized(Columns.folder(messages, "folders.unread.column.folder", this::folder), 190)));
        room.keep(List.of(getColumns().get(0), getColumns().get(1)));
        accessibleTextProperty().bind(messages.text("folders.unread.listTitle"));
        SortedList<Skip> sorted = new SortedList<>(skips);
        sorted.comparatorProperty().bind(comparatorProperty());
        setItems(sorted);
        setRowFactory(table -> row());
        setOnKeyPressed(event -> {
            Skip chosen = getSelectionModel().getSelectedItem();
            if (event.getCode() == KeyCode.ENTER && chosen != null) {
                openInSystem.accept(chosen.path());
                event.consume();
            }
        });
    }

    /// @param roots tell whose a file is
    void show(List<Skip> shown, RootNames roots) {
        names = roots;
        skips.setAll(shown);
    }

    private static TableColumn<Skip, ?> sized(TableColumn<Skip, ?> column, double width) {
        column.setMinWidth(LEAST_WIDTH);
        column.setPrefWidth(width);
        return column;
    }

    private String name(Skip skip) {
        return names.file(skip.path());
    }

    private String folder(Skip skip) {
        return names.folder(skip.path());
    }

    /// What the columns may be too narrow for.
    private String wholeOf(Skip skip) {
        String detail = new SkipWords(messages.localeProperty().get()).detail(skip.detail());
        return skip.path() + (detail.isEmpty() ? "" : "\n" + detail);
    }

    private TableRow<Skip> row() {
        TableRow<Skip> row = new TableRow<>();
        MenuItem file = new MenuItem();
        file.textProperty().bind(messages.text("common.openFile"));
        file.setOnAction(event -> openInSystem.accept(row.getItem().path()));
        MenuItem folder = new MenuItem();
        folder.textProperty().bind(messages.text("common.openFolder"));
        folder.setOnAction(event -> {
            Path parent = row.getItem().path().getParent();
            if (parent != null) {
                openInSystem.accept(parent);
            }
        });
        MenuItem charset = new MenuItem();
        charset.setId("read-in-charset");
        charset.textProperty().bind(messages.text("common.readInCharset"));
        charset.setOnAction(event -> chooseCharset.accept(row.getItem().path()));
        ContextMenu menu = new ContextMenu(file, folder, charset);
        Tooltip path = new Tooltip();
        row.itemProperty().subscribe(skip -> path.setText(skip == null ? "" : wholeOf(skip)));
        row.tooltipProperty().bind(row.itemProperty().map(skip -> path));
        row.contextMenuProperty().bind(row.itemProperty().map(skip -> menu));
        row.setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2 && !row.isEmpty()) {
                openInSystem.accept(row.getItem().path());
            }
        });
        return row;
    }
}

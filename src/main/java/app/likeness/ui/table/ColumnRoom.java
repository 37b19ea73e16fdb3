package app.likeness.ui.table;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.collections.ListChangeListener;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

/// Which columns of a table are seen: those that are wanted, as far as there is room for the least width of each. Where
/// there is too little, the last ones go that are not to be kept, so that nobody has to scroll sideways.
public final class ColumnRoom<R> {
    /// The border and the scroll bar of a table, in pixels.
    private static final double EDGES = 14;

    private final TableView<R> table;
    private final Set<TableColumn<R, ?>> unwanted = new HashSet<>();
    private final Set<TableColumn<R, ?>> kept = new HashSet<>();

    public ColumnRoom(TableView<R> table) {
        this.table = table;
        table.widthProperty().subscribe(this::fit);
        table.getColumns().addListener((ListChangeListener<TableColumn<R, ?>>) change -> {
            while (change.next()) {
                change.getAddedSubList()
                        .forEach(column -> column.minWidthProperty().subscribe(this::fit));
            }
        });
    }

    /// Says which columns stay, however little room there is. Without any, all that are wanted do.
    public void keep(List<TableColumn<R, ?>> columns) {
        kept.addAll(columns);
        fit();
    }

    void want(TableColumn<R, ?> column, boolean isWanted) {
        if (isWanted) {
            unwanted.remove(column);
        } else {
            unwanted.add(column);
        }
        if (table.getColumns().contains(column)) {
            fit();
        } else {
            column.setVisible(isWanted);
        }
    }

    private void fit() {
        Set<TableColumn<R, ?>> fitting = new HashSet<>(table.getColumns());
        fitting.removeAll(unwanted);
        double needed =
                EDGES + fitting.stream().mapToDouble(TableColumn::getMinWidth).sum();
        boolean isTight = !kept.isEmpty() && table.getWidth() > 0;
        for (TableColumn<R, ?> last : table.getColumns().reversed()) {
            if (isTight && needed > table.getWidth() && !kept.contains(last) && fitting.remove(last)) {
                needed -= last.getMinWidth();
            }
        }
        // Setting what is so makes the cells of all rows anew.
        for (TableColumn<R, ?> column : table.getColumns()) {
            if (column.isVisible() != fitting.contains(column)) {
                column.setVisible(fitting.contains(column));
            }
        }
    }
}

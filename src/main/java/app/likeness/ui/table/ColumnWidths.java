package app.likeness.ui.table;

import java.util.List;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableColumnBase;
import javafx.scene.control.TableView;
import javafx.util.Callback;

/// How the columns of a table share its width: each has its least width, and what is left is divided in proportion to
/// what each wants beyond that, up to its most. Other than with the policies of JavaFX the widths depend on the table
/// alone, not on how wide it was before and which columns came and went. A column that the user draws wider takes from
/// those after it, and keeps its proportion from then on.
@SuppressWarnings({"rawtypes", "unchecked"}) // TableView asks for it so
public final class ColumnWidths implements Callback<TableView.ResizeFeatures, Boolean> {
    /// Below this, in pixels, nothing is left to divide.
    private static final double ROUNDING = 0.5;

    @Override
    public Boolean call(TableView.ResizeFeatures features) {
        List<? extends TableColumnBase<?, ?>> columns = visible(features.getTable());
        if (features.getColumn() != null) {
            boolean isDone = TableView.CONSTRAINED_RESIZE_POLICY_SUBSEQUENT_COLUMNS.call(features);
            columns.forEach(column -> column.setPrefWidth(column.getWidth()));
            return isDone;
        }
        double[] widths = divide(
                features.getContentWidth(),
                columns.stream().mapToDouble(TableColumnBase::getMinWidth).toArray(),
                columns.stream().mapToDouble(TableColumnBase::getPrefWidth).toArray(),
                columns.stream().mapToDouble(TableColumnBase::getMaxWidth).toArray());
        for (int i = 0; i < widths.length; i++) {
            features.setColumnWidth(columns.get(i), widths[i]);
        }
        return false;
    }

    private static List<? extends TableColumnBase<?, ?>> visible(TableView<?> table) {
        return table.getVisibleLeafColumns().stream()
                .map(TableColumn.class::cast)
                .map(column -> (TableColumnBase<?, ?>) column)
                .toList();
    }

    /// Divides a width among columns.
    ///
    /// @param least of each column, in pixels
    /// @param wanted of each column; what it wants beyond its least is its part
    /// @param most of each column
    /// @return whole pixels that add up to `room`, as far as least and most allow it
    static double[] divide(double room, double[] least, double[] wanted, double[] most) {
        double[] widths = least.clone();
        double left = room;
        for (double width : widths) {
            left -= width;
        }
        while (left > ROUNDING) {
            double parts = 0;
            for (int i = 0; i < widths.length; i++) {
                parts += widths[i] < most[i] ? part(least[i], wanted[i]) : 0;
            }
            if (parts == 0) {
                break;
            }
            double given = 0;
            for (int i = 0; i < widths.length; i++) {
                if (widths[i] < most[i]) {
                    double more = Math.min(most[i] - widths[i], left * part(least[i], wanted[i]) / parts);
                    widths[i] += more;
                    given += more;
                }
            }
            left -= given;
        }
        return whole(widths);
    }

    /// A column that wants no more than its least takes what others leave.
    private static double part(double least, double wanted) {
        return Math.max(1, wanted - least);
    }

    /// Rounds so that the sum stays what it was.
    private static double[] whole(double[] widths) {
        double exact = 0;
        double rounded = 0;
        for (int i = 0; i < widths.length; i++) {
            exact += widths[i];
            widths[i] = Math.floor(exact + ROUNDING / 1000) - rounded;
            rounded += widths[i];
        }
        return widths;
    }
}

package app.likeness.text.table;

import java.util.List;

/// One table of a spreadsheet as it is shown: dates and numbers as text, formulas as their results.
///
/// @param rows from the first with a cell that is not empty, without the empty ones at the end; of several empty ones
///     one after the other there is one or none
public record Sheet(String name, List<Row> rows) {
    /// A row of it.
    ///
    /// @param number that spreadsheets show beside it, from 1
    /// @param cells from the first column on, without the empty ones at the end
    public record Row(int number, List<String> cells) {
        public Row {
            cells = List.copyOf(cells);
        }
    }

    public Sheet {
        rows = List.copyOf(rows);
    }
}

package app.likeness.text;

import java.util.List;

/// One table of a spreadsheet as it is shown: dates and numbers as text, formulas as their results.
///
/// @param rows from the first with a cell that is not empty, without the empty ones at the end; a row's cells from the
///             first column on, without the empty ones at its end
public record Sheet(String name, List<List<String>> rows) {
    public Sheet {
        rows = List.copyOf(rows);
    }
}

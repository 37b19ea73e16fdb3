package app.likeness.text.table;

import java.util.List;

/// The tables of one spreadsheet.
///
/// @param sheets in the order of the file; hidden ones are left out
/// @param isCut whether rows are missing because the file holds more than is read
public record Sheets(List<Sheet> sheets, boolean isCut) {
    public Sheets {
        sheets = List.copyOf(sheets);
    }
}

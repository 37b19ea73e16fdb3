package app.likeness.text;

import java.util.List;

/// What reading the tables of one file gave: the tables, or the reason why there are none.
public sealed interface SheetReading permits SheetReading.Sheets, Skip {
    /// The tables.
    ///
    /// @param sheets in the order of the file; hidden ones are left out
    /// @param isCut whether rows are missing because the file holds more than is read
    record Sheets(List<Sheet> sheets, boolean isCut) implements SheetReading {
        public Sheets {
            sheets = List.copyOf(sheets);
        }
    }
}

package app.likeness.text.formats.document;

import app.likeness.text.reader.ReaderReply;
import app.likeness.text.table.Sheet;
import java.util.ArrayList;
import java.util.List;

/// The tables of a spreadsheet as they are read, up to a limit of characters and cells.
public final class SheetRows {
    private final Allowance allowance = Allowance.atHand();
    private final List<Sheet> sheets = new ArrayList<>();
    private final List<Sheet.Row> rows = new ArrayList<>();
    private String name = "";
    private long size;

    /// Begins the next table.
    public void sheet(String nameOfSheet) {
        end();
        name = nameOfSheet;
    }

    /// Adds a row, which the caller gives away; its empty cells at the end are dropped. Of several empty rows one
    /// after the other the last ones are never kept.
    ///
    /// @param number that is shown beside it, from 1
    public void row(int number, List<String> cells) {
        while (!cells.isEmpty() && cells.getLast().isBlank()) {
            cells.removeLast();
        }
        if (cells.isEmpty() && rows.isEmpty()) {
            return;
        }
        rows.add(new Sheet.Row(number, cells));
        size++;
        for (String cell : cells) {
            size += 1L + cell.length();
        }
        if (size > allowance.characters()) {
            allowance.reach();
            throw new TextLimitException();
        }
    }

    private void end() {
        while (!rows.isEmpty() && rows.getLast().cells().isEmpty()) {
            rows.removeLast();
        }
        if (!rows.isEmpty()) {
            sheets.add(new Sheet(name, rows));
        }
        rows.clear();
    }

    /// The tables that hold anything.
    List<Sheet> sheets() {
        end();
        return sheets;
    }

    /// The tables themselves, or their rows as lines of text, cells apart by tabs.
    public ReaderReply reply(boolean asTables, boolean isCut, Properties properties) {
        if (asTables) {
            return new ReaderReply.Tables(sheets(), isCut);
        }
        DocumentText text = new DocumentText(2);
        for (Sheet sheet : sheets()) {
            for (Sheet.Row row : sheet.rows()) {
                for (int i = 0; i < row.cells().size(); i++) {
                    text.append(i == 0 ? "" : "\t");
                    text.append(row.cells().get(i).replace('\n', ' '));
                }
                text.endParagraph();
            }
        }
        return new ReaderReply.Text(
                text.text(),
                isCut ? DocumentText.noticeOf(allowance.characters()) : "",
                properties.title(),
                properties.author(),
                properties.created(),
                properties.modified());
    }
}

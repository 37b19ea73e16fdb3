package app.likeness.text.table;

import java.nio.file.Path;
import java.util.List;

/// A table in which each row is a document, as it was read.
///
/// @param path of the file, or of the sheet in it (`articles.xlsx/Sheet1`)
/// @param rows how many articles it has
/// @param names what the columns are called; empty where nothing names them
/// @param example the cells of the first article, shortened
public record ArticleTable(Path path, int rows, List<String> names, List<String> example, TableColumns columns) {
    private static final int SHOWN = 60;
    private static final int FIRST_LETTERS = 26;

    public ArticleTable {
        names = List.copyOf(names);
        example = example.stream().map(ArticleTable::shortened).toList();
    }

    private static String shortened(String cell) {
        String line = cell.substring(0, Math.min(cell.length(), 4 * SHOWN)).replaceAll("\\s+", " ");
        return line.codePointCount(0, line.length()) <= SHOWN
                ? line
                : line.substring(0, line.offsetByCodePoints(0, SHOWN)) + "…";
    }

    /// What a column is called: by its name, else by its letter as spreadsheets do (A, B, … Z, AA).
    public String name(int column) {
        if (column < names.size() && !names.get(column).isBlank()) {
            return names.get(column);
        }
        var letters = new StringBuilder();
        for (int left = column; left >= 0; left = left / FIRST_LETTERS - 1) {
            letters.insert(0, (char) ('A' + left % FIRST_LETTERS));
        }
        return letters.toString();
    }

    /// How many columns there are to choose from.
    public int width() {
        return Math.max(names.size(), example.size());
    }
}

package app.likeness.text.container;

import app.likeness.text.Attempt;
import app.likeness.text.FileBytes;
import app.likeness.text.FileName;
import app.likeness.text.charset.TextDecoder;
import app.likeness.text.extract.CharsetChoices;
import app.likeness.text.reader.FileFormat;
import app.likeness.text.table.ColumnFinder;
import app.likeness.text.table.CsvRows;
import app.likeness.text.table.Sheet;
import app.likeness.text.table.Sheets;
import app.likeness.text.table.TableColumns;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;

/// Finds tables in which each row is an article: files of separated values, told by their ending, and the sheets of
/// spreadsheets. Other tables are one document.
final class Tables {
    private static final Set<String> SEPARATED = Set.of("csv", "tsv", "tab");
    private static final Set<String> SPREADSHEETS = Set.of("xlsx", "xlsm", "xls", "xlt", "et", "ods", "fods");

    /// As many columns as spreadsheets have.
    private static final int MOST_COLUMNS = 16_384;

    private static final int FIRST_ROWS = 5;

    private final BiFunction<Path, FileBytes, Attempt<Sheets>> sheets;
    private final Map<Path, TableColumns> choices;
    private final CharsetChoices charsets;
    private final Optional<List<String>> records;

    /// @param sheets reads spreadsheets
    /// @param choices what the user says of the columns of tables, by path
    /// @param charsets in which the user wants them read
    /// @param records the columns that a table must have for its rows to be read as records; empty for articles
    Tables(
            BiFunction<Path, FileBytes, Attempt<Sheets>> sheets,
            Map<Path, TableColumns> choices,
            CharsetChoices charsets,
            Optional<List<String>> records) {
        this.charsets = charsets;
        this.sheets = sheets;
        this.choices = Map.copyOf(choices);
        this.records = records;
    }

    /// Whether the file may be a table, by its name: only then it is looked into.
    static boolean mayBeTable(Path path) {
        String ending = FileName.ending(path);
        return SEPARATED.contains(ending) || SPREADSHEETS.contains(ending);
    }

    /// The rows of the file `path`, if they are articles.
    ///
    /// @param modifiedAt of the file
    Optional<MemberSource> source(Path path, Instant modifiedAt, FileBytes bytes) {
        String ending = FileName.ending(path);
        if (SEPARATED.contains(ending) || (ending.equals("txt") && isWide(bytes.bytes()))) {
            return separated(path, modifiedAt, bytes, ending);
        }
        return isSpreadsheet(path, bytes) ? spreadsheet(path, modifiedAt, bytes) : Optional.empty();
    }

    /// Excel's "Unicode text" begins with a byte order mark of UTF-16, and its cells are separated by tabs.
    private static boolean isWide(byte[] bytes) {
        return bytes.length > 2
                && ((bytes[0] == (byte) 0xFF && bytes[1] == (byte) 0xFE)
                        || (bytes[0] == (byte) 0xFE && bytes[1] == (byte) 0xFF));
    }

    private Optional<MemberSource> separated(Path path, Instant modifiedAt, FileBytes bytes, String ending) {
        String text = charsets.of(path)
                .map(charset -> TextDecoder.decodeAs(bytes.bytes(), charset))
                .orElseGet(() -> TextDecoder.decode(bytes.bytes()))
                .text();
        char found = ending.equals("csv") ? CsvRows.separator(text) : '\t';
        char separator = found == 0 ? ',' : found;
        List<List<String>> sample = ColumnFinder.sample(new CsvRows(text, separator), MOST_COLUMNS);
        if (sample.isEmpty()) {
            return Optional.empty();
        }
        int width = width(sample);
        if (width < 2 && ending.equals("txt")) {
            // Most texts in UTF-16 are no tables.
            return Optional.empty();
        }
        sample.replaceAll(row -> joined(row, width, separator));
        return columns(path, sample)
                .map(columns -> new TableSource(path, modifiedAt, columns, rows(text, separator, width)));
    }

    private static Iterator<Sheet.Row> rows(String text, char separator, int width) {
        var rows = new CsvRows(text, separator);
        return new Iterator<>() {
            private int number;

            @Override
            public boolean hasNext() {
                return rows.hasNext();
            }

            @Override
            public Sheet.Row next() {
                return new Sheet.Row(++number, joined(rows.next(MOST_COLUMNS), width, separator));
            }
        };
    }

    /// A row with more cells than there are columns: somebody forgot quotes, and the rest belongs to the last one.
    private static List<String> joined(List<String> row, int width, char separator) {
        if (row.size() <= width) {
            return row;
        }
        List<String> joined = new ArrayList<>(row.subList(0, width - 1));
        joined.add(String.join(String.valueOf(separator), row.subList(width - 1, row.size())));
        return joined;
    }

    /// The number of cells that most rows have.
    private static int width(List<List<String>> sample) {
        var counts = new TreeMap<Integer, Integer>();
        sample.forEach(row -> counts.merge(row.size(), 1, Integer::sum));
        return counts.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .orElseThrow()
                .getKey();
    }

    private Optional<TableColumns> columns(Path table, List<List<String>> sample) {
        Optional<TableColumns> asRecords = records.flatMap(names -> records(sample, names));
        if (asRecords.isPresent()) {
            return asRecords;
        }
        TableColumns chosen = choices.get(table);
        return chosen != null ? Optional.of(chosen).filter(TableColumns::isTable) : ColumnFinder.of(sample);
    }

    /// The first rows may stand above the names of the columns.
    private static Optional<TableColumns> records(List<List<String>> sample, List<String> names) {
        for (int i = 0; i < Math.min(FIRST_ROWS, sample.size() - 1); i++) {
            if (sample.get(i).stream().filter(cell -> !cell.isEmpty()).count() > 1
                    && sample.get(i).containsAll(names)) {
                return Optional.of(TableColumns.records(i + 1));
            }
        }
        return Optional.empty();
    }

    private static boolean isSpreadsheet(Path path, FileBytes bytes) {
        if (!SPREADSHEETS.contains(FileName.ending(path)) && bytes.bytes()[0] != 'P') {
            return false;
        }
        return FileFormat.of(path, bytes.bytes())
                .map(format -> switch (format) {
                    case WORKBOOK -> true;
                    case OLE, OPEN_DOCUMENT, FLAT_OPEN_DOCUMENT -> SPREADSHEETS.contains(FileName.ending(path));
                    default -> false;
                })
                .orElse(false);
    }

    private Optional<MemberSource> spreadsheet(Path path, Instant modifiedAt, FileBytes bytes) {
        if (!(sheets.apply(path, bytes) instanceof Attempt.Got<Sheets> read)) {
            return Optional.empty();
        }
        var paths = new MemberPaths(path);
        List<SheetSource.Named> named = new ArrayList<>();
        for (Sheet sheet : read.value().sheets()) {
            Path place = paths.of(sheet.name().replace('/', '_'))
                    .orElseGet(() -> path.resolve("sheet " + (named.size() + 1)));
            List<List<String>> sample = sheet.rows().stream()
                    .limit(ColumnFinder.SAMPLE)
                    .map(Sheet.Row::cells)
                    .toList();
            named.add(new SheetSource.Named(place, sheet, columns(place, sample)));
        }
        return named.stream().anyMatch(each -> each.columns().isPresent())
                ? Optional.of(new SheetSource(path, modifiedAt, read.value().isCut(), named))
                : Optional.empty();
    }
}

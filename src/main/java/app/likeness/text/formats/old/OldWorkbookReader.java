package app.likeness.text.formats.old;

import app.likeness.text.formats.document.SheetRows;
import app.likeness.text.formats.document.TextLimitException;
import app.likeness.text.reader.ReaderReply;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.poi.hssf.usermodel.HSSFWorkbook;
import org.apache.poi.poifs.filesystem.DirectoryNode;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.DataFormatter;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;

/// Excel workbooks of Excel 97 to 2003: cells as they are shown, hidden sheets left out.
public final class OldWorkbookReader {
    private final DataFormatter formatter = new DataFormatter(Locale.ROOT);

    private OldWorkbookReader() {}

    public static ReaderReply read(DirectoryNode root, boolean asTables) throws IOException {
        SheetRows rows = new SheetRows();
        boolean isCut = false;
        try (HSSFWorkbook workbook = new HSSFWorkbook(root, false)) {
            try {
                new OldWorkbookReader().read(workbook, rows);
            } catch (TextLimitException cut) {
                isCut = true;
            }
            return rows.reply(asTables, isCut, OldProperties.of(workbook));
        }
    }

    private void read(HSSFWorkbook workbook, SheetRows rows) {
        for (int i = 0; i < workbook.getNumberOfSheets(); i++) {
            if (workbook.isSheetHidden(i) || workbook.isSheetVeryHidden(i)) {
                continue;
            }
            Sheet sheet = workbook.getSheetAt(i);
            rows.sheet(sheet.getSheetName());
            int last = -1;
            for (Row row : sheet) {
                if (row.getRowNum() == last + 2) {
                    rows.row(row.getRowNum(), new ArrayList<>());
                }
                last = row.getRowNum();
                List<String> cells = new ArrayList<>();
                for (Cell cell : row) {
                    while (cells.size() < cell.getColumnIndex()) {
                        cells.add("");
                    }
                    cells.add(shown(cell));
                }
                rows.row(row.getRowNum() + 1, cells);
            }
        }
    }

    private String shown(Cell cell) {
        CellType type = cell.getCellType() == CellType.FORMULA ? cell.getCachedFormulaResultType() : cell.getCellType();
        return switch (type) {
            case STRING -> cell.getRichStringCellValue().getString();
            case BOOLEAN -> cell.getBooleanCellValue() ? "TRUE" : "FALSE";
            case NUMERIC ->
                formatter
                        .formatRawCellContents(
                                cell.getNumericCellValue(),
                                cell.getCellStyle().getDataFormat(),
                                cell.getCellStyle().getDataFormatString())
                        .strip();
            default -> "";
        };
    }
}

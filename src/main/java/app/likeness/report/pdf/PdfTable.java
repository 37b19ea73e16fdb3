package app.likeness.report.pdf;

import app.likeness.report.pdf.PdfColumns.Column;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/// A table with its header on every page.
final class PdfTable {
    private static final float GAP = 8;

    private final PdfCanvas canvas;
    private final List<Column> columns = new ArrayList<>();
    private final List<String> labels;
    private final PdfColumns rows;
    private final PdfColumns header;

    /// @param widths of the columns, in points; together at most the width of the page
    PdfTable(PdfBook book, List<String> labels, List<Integer> widths) {
        this.canvas = book.canvas();
        this.labels = List.copyOf(labels);
        float x = PdfCanvas.LEFT;
        for (int width : widths) {
            columns.add(new Column(x + GAP / 2, width - GAP));
            x += width;
        }
        this.rows = new PdfColumns(canvas, columns, PdfBook.SMALL, this::head);
        this.header = new PdfColumns(canvas, columns, PdfBook.SMALL, () -> {});
    }

    void begin() throws IOException {
        canvas.skip(4);
        canvas.ensure(80);
        head();
    }

    private void head() throws IOException {
        List<List<PdfPiece>> cells =
                labels.stream().map(label -> List.of(PdfStyle.BOLD.of(label))).toList();
        int lines = 1;
        for (int i = 0; i < columns.size(); i++) {
            lines = Math.max(
                    lines,
                    PdfLines.of(canvas.fonts(), cells.get(i), columns.get(i).width(), PdfBook.SMALL)
                            .size());
        }
        float height = lines * PdfCanvas.leading(PdfBook.SMALL) + 6;
        canvas.fill(PdfCanvas.LEFT, canvas.y(), PdfCanvas.WIDTH, height, PdfInk.SUBTLE);
        canvas.skip(3);
        header.row(cells, lines);
        canvas.skip(5);
    }

    /// What follows are the last two rows: they go on to the next page together.
    void lastTwo() throws IOException {
        rows.page(2 * (4 * PdfCanvas.leading(PdfBook.SMALL) + 6));
    }

    /// A row with a line below it.
    void row(List<List<PdfPiece>> cells) throws IOException {
        rows.row(cells, 4);
        canvas.skip(2.5f);
        canvas.rule(PdfCanvas.LEFT, canvas.y(), PdfCanvas.WIDTH, PdfInk.QUIET);
        canvas.skip(3.5f);
    }
}

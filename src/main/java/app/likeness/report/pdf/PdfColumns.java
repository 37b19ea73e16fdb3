package app.likeness.report.pdf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Text in columns beside each other: row for row, over as many pages as it needs.
final class PdfColumns {
    /// A column.
    record Column(float x, float width) {}

    /// What is drawn at the top of each page that a row goes on to.
    @FunctionalInterface
    interface Top {
        void draw() throws IOException;
    }

    private final PdfCanvas canvas;
    private final List<Column> columns;
    private final float size;
    private final Top top;

    PdfColumns(PdfCanvas canvas, List<Column> columns, float size, Top top) {
        this.canvas = canvas;
        this.columns = List.copyOf(columns);
        this.size = size;
        this.top = top;
    }

    /// Draws a row of cells with their tops at one height. It goes on to the next page as a whole where the page
    /// has room for less than `least` lines of it; line by line where it is higher than that. No line of it stands
    /// alone on the next page.
    void row(List<List<PdfPiece>> cells, int least) throws IOException {
        List<PdfLines> lines = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            lines.add(new PdfLines(canvas.fonts(), cells.get(i), columns.get(i).width(), size));
        }
        float leading = PdfCanvas.leading(size);
        List<List<PdfLine>> ready = new ArrayList<>();
        for (PdfLines each : lines) {
            ready.add(upTo(each, least));
        }
        int height = ready.stream().mapToInt(List::size).max().orElse(0);
        page(Math.min(least, height) * leading);
        boolean more = true;
        while (more) {
            int room = Math.max(1, (int) (canvas.room() / leading));
            int used = 0;
            int longest = 0;
            more = false;
            for (int i = 0; i < lines.size(); i++) {
                List<PdfLine> block = ready.get(i);
                block.addAll(upTo(lines.get(i), room + 2 - block.size()));
                longest = Math.max(longest, block.size());
            }
            if (longest == room + 1 && room > 2) {
                room--;
            }
            for (int i = 0; i < lines.size(); i++) {
                List<PdfLine> block = ready.get(i);
                List<PdfLine> now = block.subList(0, Math.min(room, block.size()));
                draw(now, columns.get(i));
                used = Math.max(used, now.size());
                List<PdfLine> rest = new ArrayList<>(block.subList(now.size(), block.size()));
                more |= !rest.isEmpty();
                ready.set(i, rest);
            }
            canvas.skip(used * leading);
            if (more) {
                page(leading * 2);
            }
        }
    }

    /// Goes on to the next page unless this one has so much room left.
    void page(float height) throws IOException {
        float before = canvas.y();
        canvas.ensure(height);
        if (canvas.y() < before) {
            top.draw();
        }
    }

    private void draw(List<PdfLine> lines, Column column) throws IOException {
        float y = canvas.y();
        for (PdfLine line : lines) {
            canvas.line(line, column.x(), y, column.width());
            y += PdfCanvas.leading(size);
        }
    }

    private static List<PdfLine> upTo(PdfLines lines, int count) throws IOException {
        List<PdfLine> taken = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            @Nullable PdfLine line = lines.next();
            if (line == null) {
                return taken;
            }
            taken.add(line);
        }
        return taken;
    }
}

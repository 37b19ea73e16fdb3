package app.likeness.text.formats;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Puts the glyphs of a page side by side into lines: those on one baseline, parted where a gap is too wide to be one
/// between words. Sorted from the top, then from the left. O(n log n).
final class PdfRows {
    /// Baselines this close, in sizes, are one: superscripts stand higher.
    private static final float SAME_ROW = 0.45f;

    /// A gap of so many sizes parts two lines: where the document wrote one glyph right behind the other, and else.
    private static final float GAP_IN_ORDER = 2.6f;

    private static final float GAP = 0.95f;

    private PdfRows() {}

    static List<PdfLine> of(List<Glyph> glyphs) {
        List<Glyph> sorted = new ArrayList<>(glyphs);
        sorted.sort(Comparator.comparingDouble(Glyph::y));
        List<PdfLine> lines = new ArrayList<>();
        List<Glyph> row = new ArrayList<>();
        float baseline = 0;
        float size = 0;
        for (Glyph glyph : sorted) {
            if (!row.isEmpty() && glyph.y() - baseline > SAME_ROW * Math.min(Math.max(size, glyph.size()), 4 * size)) {
                addRow(row, lines);
                row.clear();
            }
            if (row.isEmpty() || (glyph.size() > size && !glyph.isBlank())) {
                baseline = glyph.y();
                size = glyph.size();
            }
            row.add(glyph);
        }
        addRow(row, lines);
        return lines;
    }

    private static void addRow(List<Glyph> row, List<PdfLine> lines) {
        row.sort(Comparator.comparingDouble(Glyph::x));
        List<Glyph> line = new ArrayList<>();
        Glyph before = null;
        for (Glyph glyph : row) {
            if (before != null && !glyph.isBlank()) {
                float gap = glyph.x() - before.right();
                boolean inOrder = glyph.index() > before.index() && glyph.index() - before.index() <= 3;
                if (gap > (inOrder ? GAP_IN_ORDER : GAP) * Math.max(glyph.size(), before.size())) {
                    add(line, lines);
                    line = new ArrayList<>();
                }
            }
            line.add(glyph);
            before = glyph.isBlank() ? before : glyph;
        }
        add(line, lines);
    }

    private static void add(List<Glyph> line, List<PdfLine> lines) {
        if (line.stream().anyMatch(glyph -> !glyph.isBlank())) {
            lines.add(PdfLine.of(line));
        }
    }
}

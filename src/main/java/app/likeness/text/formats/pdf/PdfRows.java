package app.likeness.text.formats.pdf;

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

    /// Glyphs that reach so far into each other, as a part of the narrower one, are two texts printed over each
    /// other, when there are so many of them in a row.
    private static final float OVERLAP = 0.4f;

    private static final int OVERLAPS = 3;

    /// A glyph that was written so many behind another one still belongs to its word.
    private static final int IN_ORDER = 3;

    private PdfRows() {}

    static List<GlyphLine> of(List<Glyph> glyphs) {
        List<Glyph> sorted = new ArrayList<>(glyphs);
        sorted.sort(Comparator.comparingDouble(Glyph::y));
        List<GlyphLine> lines = new ArrayList<>();
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

    private static void addRow(List<Glyph> row, List<GlyphLine> lines) {
        row.sort(Comparator.comparingDouble(Glyph::x));
        if (isPrintedOver(row)) {
            layers(row).forEach(layer -> addLayer(layer, lines));
        } else {
            addLayer(row, lines);
        }
    }

    private static boolean isPrintedOver(List<Glyph> row) {
        int overlaps = 0;
        Glyph before = null;
        for (Glyph glyph : row) {
            if (!glyph.isBlank()) {
                overlaps += before != null
                                && reachesInto(before, glyph)
                                && Math.abs(glyph.index() - before.index()) >= IN_ORDER
                                && !glyph.text().equals(before.text())
                        ? 1
                        : 0;
                before = glyph;
            }
        }
        return overlaps >= OVERLAPS;
    }

    private static boolean reachesInto(Glyph before, Glyph glyph) {
        return glyph.x() < before.right() - OVERLAP * Math.min(before.width(), glyph.width());
    }

    /// The glyphs of a row as the document wrote them, one text above the other: each run of glyphs that goes on to
    /// the right is in the first layer that has room for it. A layer is sorted by x.
    private static List<List<Glyph>> layers(List<Glyph> row) {
        List<Glyph> written = new ArrayList<>(row);
        written.sort(Comparator.comparingInt(Glyph::index));
        List<List<Glyph>> layers = new ArrayList<>();
        for (int from = 0; from < written.size(); ) {
            int to = from + 1;
            while (to < written.size()
                    && written.get(to).index() - written.get(to - 1).index() <= IN_ORDER
                    && !reachesInto(written.get(to - 1), written.get(to))) {
                to++;
            }
            List<Glyph> run = written.subList(from, to);
            layers.stream()
                    .filter(layer -> hasRoom(layer, run))
                    .findFirst()
                    .orElseGet(() -> {
                        layers.add(new ArrayList<>());
                        return layers.getLast();
                    })
                    .addAll(run);
            from = to;
        }
        layers.forEach(layer -> layer.sort(Comparator.comparingDouble(Glyph::x)));
        return layers;
    }

    private static boolean hasRoom(List<Glyph> layer, List<Glyph> run) {
        float left = run.getFirst().x();
        float right = run.getLast().right();
        return layer.stream()
                .noneMatch(glyph ->
                        glyph.x() < right - OVERLAP * glyph.width() && glyph.right() > left + OVERLAP * glyph.width());
    }

    private static void addLayer(List<Glyph> row, List<GlyphLine> lines) {
        List<Glyph> line = new ArrayList<>();
        Glyph before = null;
        for (Glyph glyph : row) {
            if (before != null && !glyph.isBlank()) {
                float gap = glyph.x() - before.right();
                boolean inOrder = glyph.index() > before.index() && glyph.index() - before.index() <= IN_ORDER;
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

    private static void add(List<Glyph> line, List<GlyphLine> lines) {
        if (line.stream().anyMatch(glyph -> !glyph.isBlank())) {
            lines.add(GlyphLine.of(line));
        }
    }
}

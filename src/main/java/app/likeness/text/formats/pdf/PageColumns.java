package app.likeness.text.formats.pdf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Puts the lines of a page into the order in which they are read.
///
/// Looks for a gutter: a place that no line crosses in a run of rows with running text on both sides of it. What is
/// above the run comes first, then the left column, the right column, what is below, each ordered in the same way.
/// Without a gutter, rows come from the top and lines on one row become one, with tabs: that is a table.
final class PageColumns {
    /// The least rows on either side.
    private static final int LEAST_ROWS = 4;

    /// The least part of running text that a line on either side holds on the average, in glyphs.
    private static final int LEAST_GLYPHS = 12;

    private static final int DEEPEST = 6;
    private static final int PLACES = 120;

    private PageColumns() {}

    /// The lines of each block of running text, in the order of reading.
    static List<List<GlyphLine>> blocks(List<GlyphLine> lines) {
        List<List<GlyphLine>> blocks = new ArrayList<>();
        divide(lines, 0, blocks);
        return blocks;
    }

    private record Run(float place, float top, float bottom, int score) {}

    private static void divide(List<GlyphLine> lines, int depth, List<List<GlyphLine>> blocks) {
        if (lines.isEmpty()) {
            return;
        }
        Run best = depth < DEEPEST && lines.size() >= 2 * LEAST_ROWS ? gutter(lines) : null;
        if (best == null) {
            blocks.add(joined(lines));
            return;
        }
        List<GlyphLine> above = new ArrayList<>();
        List<GlyphLine> left = new ArrayList<>();
        List<GlyphLine> right = new ArrayList<>();
        List<GlyphLine> below = new ArrayList<>();
        for (GlyphLine line : lines) {
            List<GlyphLine> part = line.y() < best.top
                    ? above
                    : line.y() > best.bottom ? below : line.left() >= best.place ? right : left;
            part.add(line);
        }
        divide(above, depth + 1, blocks);
        divide(left, depth + 1, blocks);
        divide(right, depth + 1, blocks);
        divide(below, depth + 1, blocks);
    }

    private static @Nullable Run gutter(List<GlyphLine> lines) {
        float left = Float.MAX_VALUE;
        float right = -Float.MAX_VALUE;
        for (GlyphLine line : lines) {
            left = Math.min(left, line.left());
            right = Math.max(right, line.right());
        }
        List<GlyphLine> sorted = new ArrayList<>(lines);
        sorted.sort(Comparator.comparingDouble(GlyphLine::y));
        Run best = null;
        for (int i = PLACES / 8; i <= PLACES - PLACES / 8; i++) {
            Run run = run(sorted, left + (right - left) * i / PLACES);
            if (run != null && (best == null || run.score > best.score)) {
                best = run;
            }
        }
        return best;
    }

    /// The best run of lines from the top that do not cross `place`; null when none has text on both sides.
    private static @Nullable Run run(List<GlyphLine> sorted, float place) {
        Run best = null;
        int start = 0;
        for (int i = 0; i <= sorted.size(); i++) {
            boolean crosses = i < sorted.size()
                    && sorted.get(i).left() < place
                    && sorted.get(i).right() > place;
            if (i == sorted.size() || crosses) {
                Run run = run(sorted.subList(start, i), place, best == null ? 0 : best.score);
                best = run == null ? best : run;
                start = i + 1;
            }
        }
        return best;
    }

    private static @Nullable Run run(List<GlyphLine> lines, float place, int toBeat) {
        int rowsLeft = 0;
        int rowsRight = 0;
        int glyphsLeft = 0;
        int glyphsRight = 0;
        for (GlyphLine line : lines) {
            if (line.right() <= place) {
                rowsLeft++;
                glyphsLeft += line.glyphs().size();
            } else {
                rowsRight++;
                glyphsRight += line.glyphs().size();
            }
        }
        int score = Math.min(rowsLeft, rowsRight);
        if (score < LEAST_ROWS
                || score <= toBeat
                || glyphsLeft < LEAST_GLYPHS * rowsLeft
                || glyphsRight < LEAST_GLYPHS * rowsRight) {
            return null;
        }
        return new Run(place, lines.getFirst().y(), lines.getLast().y(), score);
    }

    /// Lines of one row become one.
    private static List<GlyphLine> joined(List<GlyphLine> lines) {
        List<GlyphLine> sorted = new ArrayList<>(lines);
        sorted.sort(Comparator.comparingDouble(GlyphLine::y).thenComparingDouble(GlyphLine::left));
        List<GlyphLine> rows = new ArrayList<>();
        List<GlyphLine> row = new ArrayList<>();
        for (GlyphLine line : sorted) {
            if (!row.isEmpty()
                    && line.y() - row.getFirst().y()
                            > 0.4f * Math.min(line.size(), row.getFirst().size())) {
                addRow(row, rows);
                row.clear();
            }
            row.add(line);
        }
        addRow(row, rows);
        return rows;
    }

    private static void addRow(List<GlyphLine> row, List<GlyphLine> rows) {
        row.sort(Comparator.comparingDouble(GlyphLine::left));
        row.stream().reduce(GlyphLine::with).ifPresent(rows::add);
    }
}

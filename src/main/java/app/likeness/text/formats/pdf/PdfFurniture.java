package app.likeness.text.formats.pdf;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/// Finds the headers, footers and page numbers of a PDF document: lines near the upper or lower end of a page that
/// come again at the same height on other pages, digits aside; and page numbers that stand alone.
final class PdfFurniture {
    /// So many rows at either end of a page may be furniture.
    private static final int ROWS = 3;

    /// They stand in this part of the page's height at either end.
    private static final float MARGIN = 0.16f;

    /// A page number's line.
    private static final Pattern NUMBER = Pattern.compile(
            "(?i)[\\s\\-–—·.|/\\[(]*(?:page|seite|第|p\\.?|共|-)?\\s*(?:\\d{1,5}|[ivxlc]{1,7})\\s*(?:页|頁)?"
                    + "\\s*(?:(?:/|of|von|共|，共|, ?|\\|)?\\s*\\d{1,5}\\s*(?:页|頁)?)?[\\s\\-–—·.|/\\])]*");

    /// How far the same line may move from page to page, in points.
    private static final float DRIFT = 8;

    private final Map<String, Integer> counts = new HashMap<>();
    private int pages;
    private int numbers;

    /// Takes a page; all pages are to be taken before the first is asked about.
    void add(List<GlyphLine> lines, float height) {
        pages++;
        Set<String> seen = new HashSet<>();
        boolean hasNumber = false;
        for (GlyphLine line : ends(lines, height)) {
            String text = line.text();
            hasNumber |= NUMBER.matcher(text).matches();
            for (String key : keys(text, line.y())) {
                if (seen.add(key)) {
                    counts.merge(key, 1, Integer::sum);
                }
            }
        }
        numbers += hasNumber ? 1 : 0;
    }

    /// The lines of a page that are no furniture.
    List<GlyphLine> without(List<GlyphLine> lines, float height) {
        Set<GlyphLine> furniture = Collections.newSetFromMap(new IdentityHashMap<>());
        for (GlyphLine line : ends(lines, height)) {
            String text = line.text();
            boolean isNumber = NUMBER.matcher(text).matches() && (numbers * 2 >= pages || pages == 1);
            int times = keys(text, line.y()).stream()
                    .mapToInt(key -> counts.getOrDefault(key, 0))
                    .max()
                    .orElse(0);
            boolean isRepeated = times >= 2 && (times * 5 >= pages || times >= 8);
            if (isNumber || isRepeated) {
                furniture.add(line);
            }
        }
        return furniture.size() == lines.size()
                ? lines
                : lines.stream().filter(line -> !furniture.contains(line)).toList();
    }

    /// The lines of the rows at both ends, as far as they stand in the margins.
    private static List<GlyphLine> ends(List<GlyphLine> lines, float height) {
        List<GlyphLine> sorted = new ArrayList<>(lines);
        sorted.sort(Comparator.comparingDouble(GlyphLine::y));
        List<GlyphLine> ends = new ArrayList<>();
        take(sorted, 0, MARGIN * height, ends);
        Collections.reverse(sorted);
        take(sorted, (1 - MARGIN) * height, height, ends);
        return ends;
    }

    private static void take(List<GlyphLine> lines, float from, float to, List<GlyphLine> ends) {
        int rows = 0;
        float last = Float.NaN;
        for (GlyphLine line : lines) {
            boolean isNew = Float.isNaN(last) || Math.abs(line.y() - last) > 0.5f * line.size();
            rows += isNew ? 1 : 0;
            if (rows > ROWS || line.y() < from || line.y() > to) {
                return;
            }
            last = line.y();
            ends.add(line);
        }
    }

    /// The text without its digits, at the height where it stands and the next one.
    private static List<String> keys(String text, float y) {
        String bare = text.replaceAll("\\d+", "#").replaceAll("\\s+", " ").strip();
        int height = (int) (y / DRIFT);
        return List.of(bare + "@" + height, bare + "@" + (height + (y / DRIFT - height < 0.5 ? -1 : 1)));
    }
}

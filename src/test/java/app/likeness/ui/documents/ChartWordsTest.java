package app.likeness.ui.documents;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.ShareBand;
import app.likeness.compare.findings.Stop;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ChartWordsTest {
    private static final List<String> ENGLISH = List.of("Almost same", "Edited copy", "Large parts shared", "Passages");
    private static final List<String> CHINESE = List.of("几乎相同", "改写稿", "大段相同", "有相同段落");

    @Test
    void noWordIsCutOrStandsOnAnotherOrOnTheLine() {
        for (List<String> names : List.of(ENGLISH, CHINESE)) {
            for (double usual : new double[] {0, 0.13, 0.4, 0.88}) {
                for (int percent = 0; percent <= 100; percent += 3) {
                    for (double width = 240; width <= 860; width += 31) {
                        check(width, 136, names, usual, percent / 100.0);
                        check(width, 206, names, usual, percent / 100.0);
                    }
                }
            }
        }
    }

    private static void check(double width, double height, List<String> names, double usual, double line) {
        String place = width + "×" + height + ", line " + line + ", usual " + usual;
        ChartWords chart = words(width, height, names, usual, line);
        List<ChartWords.Word> words = chart.words();
        for (ChartWords.Word word : words) {
            assertTrue(word.place().getMinX() >= 0 && word.place().getMaxX() <= width, place + ": " + word);
            assertTrue(word.place().getMinY() >= 0 && word.place().getMaxY() <= height, place + ": " + word);
            boolean isAboveTheLine = word.place().getMaxY() <= chart.lineTop();
            boolean isBelowTheHandle = word.place().getMinY() >= chart.bottom() + 15;
            assertTrue(
                    isAboveTheLine || isBelowTheHandle || !word.covers(ChartWords.x(line, width)),
                    place + ": the line goes through " + word);
        }
        for (int i = 0; i < words.size(); i++) {
            for (int j = i + 1; j < words.size(); j++) {
                assertFalse(
                        words.get(i).place().intersects(words.get(j).place()),
                        place + ": " + words.get(i) + words.get(j));
            }
        }
        assertEquals(1, words.stream().filter(ChartWords.Word::isStrong).count(), place);
        assertTrue(chart.bottom() - chart.top() >= 36, place);
    }

    @Test
    void inANarrowChartTheNamesTakeTwoRowsAndTheTitleStandsAboveTheLine() {
        ChartWords chart = words(294, 136, ENGLISH, 0.13, 0.18);
        List<String> all = said(chart);
        assertTrue(all.containsAll(ENGLISH), all.toString());
        assertTrue(all.contains("Balanced 18% · 31 documents to the right"), all.toString());
        assertTrue(chart.lineTop() > 20);
    }

    @Test
    void whereTheTitleIsLongerThanTheChartAShorterOneStands() {
        assertTrue(said(words(200, 136, ENGLISH, 0.13, 0.18)).contains("Balanced 18% · 31"));
    }

    @Test
    void stopsThatStandNearOneAnotherKeepTheirNames() {
        List<String> strict = said(words(850, 206, ENGLISH, 0.13, 0.40));
        assertTrue(strict.containsAll(List.of("Wide 13%", "Balanced 18%")), strict.toString());
        List<String> high = said(words(850, 206, ENGLISH, 0.88, 0.9));
        assertTrue(high.containsAll(List.of("Wide 88%", AXIS)), high.toString());
    }

    private static final String AXIS = "share of the shorter document that the other also has";

    private static List<String> said(ChartWords chart) {
        return chart.words().stream().map(ChartWords.Word::words).toList();
    }

    private static ChartWords words(double width, double height, List<String> names, double usual, double line) {
        Map<ShareBand, String> bands = new EnumMap<>(ShareBand.class);
        Iterator<String> each = names.iterator();
        for (ShareBand band : ShareBand.values()) {
            bands.put(band, each.next());
        }
        List<ChartWords.Mark> marks = new ArrayList<>();
        Iterator<String> stops = List.of("Wide", "Balanced", "Strict").iterator();
        for (Stop stop : Stop.values()) {
            double share = stop.share(usual);
            String name = stops.next();
            if (share != line) {
                marks.add(new ChartWords.Mark(share, name + " " + Math.round(share * 100) + "%"));
            }
        }
        Map<Double, String> scale = new TreeMap<>();
        for (int percent = 0; percent <= 100; percent += 20) {
            scale.put(percent / 100.0, percent + "%");
        }
        String stop = "Balanced " + Math.round(line * 100) + "%";
        return new ChartWords(
                width,
                height,
                new ChartWords.Said(
                        line,
                        List.of(stop + " · 31 documents to the right", stop + " · 31"),
                        bands,
                        marks,
                        scale,
                        AXIS),
                ChartWordsTest::width,
                ChartWordsTest::width);
    }

    /// About as wide as the letters of the window.
    private static double width(String words) {
        return words.codePoints().mapToDouble(each -> each < 0x2000 ? 5.8 : 12).sum();
    }
}

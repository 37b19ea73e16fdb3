package app.likeness.ui.documents;

import app.likeness.compare.ShareBand;
import app.likeness.ui.parts.LabelPlaces;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import javafx.geometry.Rectangle2D;

/// Where the words of the histogram stand, so that none is cut, none stands on another and none on the line. Where
/// there is little room the label of the line is shorter, the names of the bands take two rows, and at last there are
/// fewer of them. All in the drawing's pixels.
final class ChartWords {
    /// Where 0 % and 100 % stand: so far from the left edge and from the right one.
    static final double LEFT = 44;

    static final double RIGHT = 20;

    /// Of one row of words.
    static final double ROW = 15;

    private static final double FIRST_ROW = 6;
    private static final double BAND_ROW = 25;
    private static final double BELOW_BANDS = 2;

    private static final double BOTTOM = 38;

    /// A lower chart goes without the row that names the stops.
    private static final double BOTTOM_LOW = 22;

    private static final double LOW = 150;

    /// Bars that are lower tell nothing.
    private static final double LEAST_BARS = 36;

    /// Beside words, at both sides.
    private static final double PAD = 3;

    private static final double EDGE = 2;

    /// Words in their place, which has a little room at both sides.
    record Word(String words, Rectangle2D place, boolean isStrong) {
        double x() {
            return place.getMinX() + PAD;
        }

        double y() {
            return place.getMinY();
        }

        /// Whether a vertical line here would go through the words.
        boolean covers(double x) {
            return place.getMinX() < x && x < place.getMaxX();
        }
    }

    /// A stop that has a mark, with its words.
    record Mark(double share, String words) {}

    /// What is to be said.
    ///
    /// @param line where the line stands, 0…1
    /// @param titles of the line, the longest first
    /// @param bands the name of each
    /// @param marks ascending
    /// @param scale what stands under the axis, by share
    /// @param axis what the axis tells of
    record Said(
            double line,
            List<String> titles,
            Map<ShareBand, String> bands,
            List<Mark> marks,
            Map<Double, String> scale,
            String axis) {}

    private final double width;
    private final double height;
    private final Said said;
    private final ToDoubleFunction<String> small;
    private final ToDoubleFunction<String> strong;
    private final double bottom;
    private final List<Word> words = new ArrayList<>();
    private final LabelPlaces places;
    private double lineTop = FIRST_ROW + PAD;
    private double top;

    /// @param small how wide words are
    /// @param strong how wide bold words are
    ChartWords(
            double width, double height, Said said, ToDoubleFunction<String> small, ToDoubleFunction<String> strong) {
        this.width = width;
        this.height = height;
        this.said = said;
        this.small = small;
        this.strong = strong;
        bottom = Math.rint(height - (height < LOW ? BOTTOM_LOW : BOTTOM));
        places = new LabelPlaces(new Rectangle2D(0, 0, width, height));
        placeTitle();
        placeBands();
        placeUnderTheAxis();
    }

    static double x(double share, double width) {
        return Math.rint(LEFT + share * (width - LEFT - RIGHT));
    }

    List<Word> words() {
        return words;
    }

    /// Where the highest bar may end.
    double top() {
        return top;
    }

    /// Where the axis is.
    double bottom() {
        return bottom;
    }

    /// Where the line begins: below its label, if that stands over it.
    double lineTop() {
        return lineTop;
    }

    /// Whether the stops have marks.
    boolean hasMarks() {
        return height >= LOW;
    }

    private double x(double share) {
        return x(share, width);
    }

    private void placeTitle() {
        double line = x(said.line());
        for (String title : said.titles()) {
            double length = length(title, strong);
            Rectangle2D right = row(line + 8 - PAD, FIRST_ROW, length);
            Rectangle2D left = row(line - 8 + PAD - length, FIRST_ROW, length);
            Rectangle2D over =
                    row(Math.clamp(line - length / 2, EDGE, Math.max(EDGE, width - EDGE - length)), FIRST_ROW, length);
            Optional<Rectangle2D> free = places.firstFree(List.of(right, left, over));
            if (free.isPresent()) {
                Word word = new Word(title, free.get(), true);
                words.add(word);
                if (word.covers(line)) {
                    lineTop = FIRST_ROW + ROW + 1;
                }
                return;
            }
        }
    }

    /// In one row if that has room for all names, else in two if that has room for more.
    private void placeBands() {
        List<Word> one = bands(1);
        boolean isLowForTwo = bottom - (BAND_ROW + 2 * ROW + BELOW_BANDS) < LEAST_BARS;
        List<Word> two = one.size() == said.bands().size() || isLowForTwo ? List.of() : bands(2);
        boolean inTwo = two.size() > one.size();
        top = BAND_ROW + (inTwo ? 2 : 1) * ROW + BELOW_BANDS;
        for (Word word : inTwo ? two : one) {
            places.take(word.place());
            words.add(word);
        }
    }

    /// The names that have room in so many rows, each where its band begins, beside the line; the last one ends at the
    /// edge.
    private List<Word> bands(int rows) {
        LabelPlaces free = new LabelPlaces(new Rectangle2D(0, 0, width, height));
        double line = x(said.line());
        free.take(new Rectangle2D(line - 1 - PAD, BAND_ROW, 2 + 2 * PAD, rows * ROW));
        // A number of the scale may stand beside the lowest row.
        free.take(row(0, BAND_ROW + rows * ROW - ROW / 2, LEFT - PAD));
        List<Word> placed = new ArrayList<>();
        double next = 1;
        double end = 1;
        int number = 0;
        for (ShareBand band : ShareBand.values()) {
            number++;
            String name = said.bands().getOrDefault(band, "");
            double length = length(name, small);
            double start = x(band.least()) + 6 - PAD;
            double limit = rows == 1 && band != ShareBand.ALMOST_SAME ? next : end;
            double last = limit == 1 ? width - EDGE : x(limit) - PAD;
            List<Double> starts = new ArrayList<>(List.of(start));
            if (said.line() >= band.least() && said.line() < next) {
                starts.add(line + 1 + PAD);
                starts.add(line - 1 - PAD - length);
            }
            if (band == ShareBand.ALMOST_SAME) {
                starts.add(width - EDGE - length);
            }
            for (int i = 0; i < rows; i++) {
                double y = BAND_ROW + (number + i) % rows * ROW;
                Optional<Rectangle2D> place = free.firstFree(starts.stream()
                        .filter(from -> from + length <= last)
                        .map(from -> row(from, y, length))
                        .toList());
                if (place.isPresent()) {
                    placed.add(new Word(name, place.get(), false));
                    break;
                }
            }
            end = next;
            next = band.least();
        }
        return placed;
    }

    private void placeUnderTheAxis() {
        // The handle.
        places.take(new Rectangle2D(x(said.line()) - 6, bottom - 6, 12, 21));
        if (hasMarks()) {
            placeMarks();
        }
        said.scale().forEach((share, name) -> {
            double length = length(name, small);
            put(name, List.of(row(x(share) - length / 2, bottom + 6, length)));
        });
        if (hasMarks()) {
            List<Rectangle2D> leftwards = new ArrayList<>();
            double length = length(said.axis(), small);
            for (double from = width - RIGHT - length + PAD; from >= EDGE; from -= 4) {
                leftwards.add(row(from, bottom + 21, length));
            }
            put(said.axis(), leftwards);
        }
    }

    private void put(String name, List<Rectangle2D> where) {
        places.firstFree(where).ifPresent(place -> words.add(new Word(name, place, false)));
    }

    /// As many of the marks as have room beside one another, each as near to its middle as can be.
    private void placeMarks() {
        List<List<Rectangle2D>> wanted = new ArrayList<>();
        for (Mark mark : said.marks()) {
            double length = length(mark.words(), small);
            double x = x(mark.share());
            double middle = Math.clamp(x - length / 2, EDGE, Math.max(EDGE, width - EDGE - length));
            wanted.add(List.of(
                    row(middle, bottom + 21, length),
                    row(x - 4 - PAD, bottom + 21, length),
                    row(x + 4 + PAD - length, bottom + 21, length),
                    row(x, bottom + 21, length),
                    row(x - length, bottom + 21, length)));
        }
        for (int many = wanted.size(); many > 0; many--) {
            List<Rectangle2D> apart = apart(wanted.subList(0, many), List.of());
            if (!apart.isEmpty()) {
                for (int i = 0; i < many; i++) {
                    put(said.marks().get(i).words(), List.of(apart.get(i)));
                }
                return;
            }
        }
    }

    /// The first choice of one place each in which none covers another; empty when there is none.
    private List<Rectangle2D> apart(List<List<Rectangle2D>> wanted, List<Rectangle2D> chosen) {
        if (chosen.size() == wanted.size()) {
            return chosen;
        }
        for (Rectangle2D place : wanted.get(chosen.size())) {
            boolean isFree = place.getMinX() >= 0
                    && place.getMaxX() <= width
                    && chosen.stream()
                            .allMatch(
                                    other -> other.getMaxX() <= place.getMinX() || place.getMaxX() <= other.getMinX());
            if (isFree) {
                List<Rectangle2D> more = new ArrayList<>(chosen);
                more.add(place);
                List<Rectangle2D> all = apart(wanted, more);
                if (!all.isEmpty()) {
                    return all;
                }
            }
        }
        return List.of();
    }

    /// In whole pixels: a place is free to the last bit or not.
    private static double length(String words, ToDoubleFunction<String> font) {
        return Math.ceil(font.applyAsDouble(words)) + 2 * PAD;
    }

    private static Rectangle2D row(double x, double y, double length) {
        return new Rectangle2D(Math.rint(x), Math.rint(y), length, ROW);
    }
}

package app.likeness.ui.words;

import java.util.List;

/// The sizes of text, in percent of the usual one.
public final class TextSize {
    public static final int USUAL = 100;

    /// From the smallest to the largest.
    public static final List<Integer> STEPS = List.of(80, 90, 100, 110, 125, 150, 175, 200);

    private TextSize() {}

    /// The next step above `percent`; the largest stays.
    public static int larger(int percent) {
        return STEPS.stream().filter(step -> step > percent).findFirst().orElse(STEPS.getLast());
    }

    /// The next step below `percent`; the smallest stays.
    public static int smaller(int percent) {
        return STEPS.reversed().stream()
                .filter(step -> step < percent)
                .findFirst()
                .orElse(STEPS.getFirst());
    }

    /// The step that is nearest to `percent`; the smaller one of two.
    public static int nearest(double percent) {
        int nearest = STEPS.getFirst();
        for (int step : STEPS) {
            if (Math.abs(step - percent) < Math.abs(nearest - percent)) {
                nearest = step;
            }
        }
        return nearest;
    }
}

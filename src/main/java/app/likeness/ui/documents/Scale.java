package app.likeness.ui.documents;

import java.util.ArrayList;
import java.util.List;

/// Where the marks of a square root scale of counts stand.
final class Scale {
    /// The least distance between two marks, in pixels.
    private static final double APART = 22;

    private Scale() {}

    /// Zero and round numbers (1, 2, 4, 10, 20, 40, 100 …) up to `highest`, at least 22 pixels apart on a scale of
    /// this height; the largest of them is always there.
    static List<Integer> marks(int highest, double height) {
        List<Integer> round = new ArrayList<>();
        for (long ten = 1; ten <= highest; ten *= 10) {
            for (int factor : new int[] {1, 2, 4}) {
                if (factor * ten <= highest) {
                    round.add((int) (factor * ten));
                }
            }
        }
        List<Integer> marks = new ArrayList<>();
        double last = Double.POSITIVE_INFINITY;
        double most = Math.sqrt(Math.max(1, highest));
        for (int count : round.reversed()) {
            double above = height * Math.sqrt(count) / most;
            if (above >= APART && last - above >= APART) {
                marks.add(count);
                last = above;
            }
        }
        marks.add(0);
        return List.copyOf(marks.reversed());
    }
}

package app.likeness.evaluate;

import app.likeness.fingerprint.Method;
import java.util.ArrayList;
import java.util.List;

/// Precision and recall of one method over its thresholds.
///
/// @param points the strictest threshold first
public record Curve(Method method, List<Point> points) {
    public Curve {
        points = List.copyOf(points);
    }

    /// The curve by how many related and unrelated pairs are on each step of the method's ladder first.
    ///
    /// @param related how many pairs are related in truth, found or not
    public static Curve of(Method method, long[] right, long[] wrong, long related) {
        Ladder ladder = Ladder.of(method);
        List<Point> points = new ArrayList<>();
        long allRight = 0;
        long allWrong = 0;
        for (int step = 0; step < ladder.steps(); step++) {
            allRight += right[step];
            allWrong += wrong[step];
            points.add(new Point(ladder.threshold(step), allRight, allWrong, related));
        }
        return new Curve(method, points);
    }

    /// What the method takes for pairs at one threshold.
    ///
    /// @param threshold as [Ladder#threshold] has it
    /// @param right how many of them are related
    /// @param wrong how many are not
    /// @param related how many pairs are related in truth
    public record Point(double threshold, long right, long wrong, long related) {
        /// Of the related pairs the share that is found, 0…1; 0 when there are none.
        public double recall() {
            return related == 0 ? 0 : (double) right / related;
        }

        /// Of the pairs that are found the share that is related, 0…1; 1 when none is found: nothing wrong was
        /// said.
        public double precision() {
            return right + wrong == 0 ? 1 : (double) right / (right + wrong);
        }

        /// The harmonic mean of the two, 0…1 (van Rijsbergen 1979).
        public double f1() {
            double sum = precision() + recall();
            return sum == 0 ? 0 : 2 * precision() * recall() / sum;
        }
    }

    /// The point at this threshold, else the one at the last stricter threshold of the curve.
    public Point at(double threshold) {
        return points.get(Ladder.of(method).stepOf(threshold));
    }
}

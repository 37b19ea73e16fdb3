package app.likeness.evaluate;

import app.likeness.fingerprint.Method;
import java.util.List;

/// Precision and recall of one method over its thresholds.
///
/// @param points the strictest threshold first
public record Curve(Method method, List<Point> points) {
    public Curve {
        points = List.copyOf(points);
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

    /// The point with the largest [Point#f1]; of several the strictest.
    public Point best() {
        Point best = points.getFirst();
        for (Point point : points) {
            if (point.f1() > best.f1()) {
                best = point;
            }
        }
        return best;
    }
}

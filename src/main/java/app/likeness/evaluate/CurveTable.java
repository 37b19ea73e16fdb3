package app.likeness.evaluate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Curves as rows of a table, one for each method and threshold: the same in the files of the window and on the
/// command line.
public final class CurveTable {
    /// The names of the columns.
    public static final List<String> COLUMNS =
            List.of("method", "threshold", "right", "wrong", "recall", "precision", "f1");

    private CurveTable() {}

    /// The rows, without the names of the columns.
    public static List<List<String>> rows(List<Curve> curves) {
        List<List<String>> rows = new ArrayList<>();
        for (Curve curve : curves) {
            for (Curve.Point point : curve.points()) {
                rows.add(List.of(
                        curve.method().label(),
                        threshold(point.threshold()),
                        Long.toString(point.right()),
                        Long.toString(point.wrong()),
                        share(point.recall()),
                        share(point.precision()),
                        share(point.f1())));
            }
        }
        return List.copyOf(rows);
    }

    private static String threshold(double threshold) {
        return threshold == Math.rint(threshold)
                ? Long.toString((long) threshold)
                : String.format(Locale.ROOT, "%.4f", threshold).replaceAll("0+$", "");
    }

    private static String share(double share) {
        return String.format(Locale.ROOT, "%.4f", share);
    }
}

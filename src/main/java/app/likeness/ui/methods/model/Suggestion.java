package app.likeness.ui.methods.model;

import app.likeness.evaluate.Curve.Point;
import app.likeness.scan.study.MethodFigures;
import java.util.OptionalDouble;

/// Where a method does best by what is known: at the threshold with the highest F1 of those that a scan can be asked
/// for; of equals at the strictest, which says fewer wrong things about pairs that nobody labelled.
public final class Suggestion {
    private Suggestion() {}

    /// The best threshold; empty where the line does as well already, or nothing can be said: no related pair is
    /// known, none is found, or the method has no line to be moved.
    public static OptionalDouble of(MethodFigures figures) {
        if (MethodLines.kind(figures.method()) == MethodLines.Kind.FIXED) {
            return OptionalDouble.empty();
        }
        Point best = null;
        for (Point point : figures.curve().points()) {
            if (MethodLines.isAllowed(figures.method(), point.threshold())
                    && (best == null || point.f1() > best.f1())) {
                best = point;
            }
        }
        return best == null || best.f1() <= figures.now().f1()
                ? OptionalDouble.empty()
                : OptionalDouble.of(best.threshold());
    }
}

package app.likeness.scan.study;

import app.likeness.evaluate.Curve;
import app.likeness.fingerprint.Method;

/// How a method does.
///
/// @param now what it takes for pairs where its line stands
public record MethodFigures(Curve curve, Curve.Point now) {
    public Method method() {
        return curve.method();
    }

    /// Whether there is a threshold at which it takes any two documents for a pair.
    public boolean findsAnything() {
        Curve.Point last = curve.points().getLast();
        return last.right() + last.wrong() > 0;
    }
}

package app.likeness.scan;

import app.likeness.evaluate.Curve;
import app.likeness.fingerprint.Method;

/// How a method does.
///
/// @param now what it takes for pairs where its line stands
public record MethodFigures(Curve curve, Curve.Point now) {
    public Method method() {
        return curve.method();
    }
}

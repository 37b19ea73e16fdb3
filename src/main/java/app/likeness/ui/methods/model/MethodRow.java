package app.likeness.ui.methods.model;

import app.likeness.evaluate.Curve.Point;
import app.likeness.fingerprint.Method;
import app.likeness.scan.study.MethodFigures;
import org.jspecify.annotations.Nullable;

/// A method in the table.
///
/// @param line where it takes two documents for a pair
/// @param now how it does there; null when that is not known
/// @param here the same against what the combination shows on this corpus; null when that is not known
/// @param millis how long the fingerprint of a document takes; no number when it is not known
public record MethodRow(
        Method method,
        double line,
        @Nullable Point now,
        @Nullable Point here,
        double millis) {
    /// The row of a method as far as it is known.
    public static MethodRow of(Method method, StudyModel model) {
        Study study = model.studyProperty().get();
        MethodFigures now = StudyModel.of(study.figures(), method);
        MethodFigures here = StudyModel.of(study.here(), method);
        return new MethodRow(
                method,
                model.lines().lines().getValue().getOrDefault(method, 0.0),
                now == null ? null : now.now(),
                here == null ? null : here.now(),
                study.millis().getOrDefault(method, Double.NaN));
    }

    public double precision() {
        return now == null || now.right() + now.wrong() == 0 ? Double.NaN : now.precision();
    }

    public double recall() {
        return now == null || now.related() == 0 ? Double.NaN : now.recall();
    }

    public double f1() {
        return now == null || now.related() == 0 ? Double.NaN : now.f1();
    }

    /// How many pairs it finds among the documents that were looked at.
    public double pairs() {
        return here == null ? Double.NaN : here.right() + here.wrong();
    }

    /// Of the pairs that it or the combination finds the share that both find (Jaccard), 0…1.
    public double agreement() {
        long either = here == null ? 0 : here.related() + here.wrong();
        return here == null || either == 0 ? Double.NaN : (double) here.right() / either;
    }
}

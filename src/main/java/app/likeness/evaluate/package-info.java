/// Known pairs and the values of a method come in, precision and recall over its thresholds go out. It leans on
/// `fingerprint` for the methods' names; pure functions.
///
/// Read first: `Truth`, `MethodCurves`, `Curve`.
@NullMarked
package app.likeness.evaluate;

import org.jspecify.annotations.NullMarked;

/// The drawn curves: points of precision and recall come in, charts go out, in the window and as a picture. It leans on
/// `ui.methods.model`.
///
/// Read first: `CurveChart`, `RecallChart`.
@NullMarked
package app.likeness.ui.methods.chart;

import org.jspecify.annotations.NullMarked;

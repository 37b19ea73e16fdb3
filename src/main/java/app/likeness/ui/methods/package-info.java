/// The methods side by side: `StudyModel` comes in, a table, curves and cards of texts to label go out. It leans on
/// `ui.methods.chart` and `ui.methods.model`.
///
/// Read first: `MethodsView`, `ChartPanel`, `LabelStrip`.
@NullMarked
package app.likeness.ui.methods;

import org.jspecify.annotations.NullMarked;

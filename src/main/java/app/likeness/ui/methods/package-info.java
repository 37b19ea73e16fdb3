/// The fingerprint methods side by side, on labelled pairs or on the whole corpus; and labelling pairs. Read
/// [MethodsView], [StudyModel] and [CurvePlot] first.
@NullMarked
package app.likeness.ui.methods;

import org.jspecify.annotations.NullMarked;

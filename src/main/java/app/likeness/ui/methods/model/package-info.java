/// What the view of methods knows: labels and a study of the corpus come in, thresholds, curves and suggestions go out
/// as properties. It leans on `scan.study`; no node is made here.
///
/// Read first: `StudyModel`, `LabelModel`, `Labels`.
@NullMarked
package app.likeness.ui.methods.model;

import org.jspecify.annotations.NullMarked;

/// A pane of text: a text and its marks come in, cells that lay out what is in sight go out. It knows neither the model
/// of a pair nor how to find. It leans on `ui.parts`.
///
/// Read first: `TextPane`, `PairText`, `Marks`.
@NullMarked
package app.likeness.ui.pair.text;

import org.jspecify.annotations.NullMarked;

/// The window's own controls: nothing of a corpus comes in, nodes and ways to draw go out, with `Background`, the only
/// way off the window's thread. It leans on `ui.words`.
///
/// Read first: `Background`, `DialogWindow`, `Fonts`.
@NullMarked
package app.likeness.ui.parts;

import org.jspecify.annotations.NullMarked;

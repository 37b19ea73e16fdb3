/// The form that is compared: a text comes in, its letters and digits in one script, width and case go out, with a map
/// back and with every fold that may be a disguise. It leans on OpenCC's tables of characters.
///
/// Read first: `FoldedText`, `TextFolder`, `FoldFinder`.
@NullMarked
package app.likeness.text.fold;

import org.jspecify.annotations.NullMarked;

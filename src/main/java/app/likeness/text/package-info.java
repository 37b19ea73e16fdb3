/// A file's bytes become plain text, its folded form, its words and its sentences.
///
/// Read first: `TextExtractors`, `FoldedText`, `JiebaWordSegmenter`.
@NullMarked
package app.likeness.text;

import org.jspecify.annotations.NullMarked;

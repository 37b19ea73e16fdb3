/// What all stages of reading share: a span in a text, its sentences, the bytes of a file, a file that is written whole
/// or not at all, and the skip of a file that is no document. It leans on nothing.
///
/// Read first: `Span`, `Skip`, `SentenceSplitter`.
@NullMarked
package app.likeness.text;

import org.jspecify.annotations.NullMarked;

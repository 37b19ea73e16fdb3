/// Which words of a text vote: those that are no stop words, where they stand. It leans on `text` and on
/// `fingerprint.hash`.
///
/// Read first: `StopWords`, `Feature`.
@NullMarked
package app.likeness.fingerprint.words;

import org.jspecify.annotations.NullMarked;

/// Short stretches of a text: folded text comes in, the hashes of all pieces of a few characters or words go out, with
/// their places. It leans on `text` and on `fingerprint.hash`.
///
/// Read first: `Grams`, `ShortGrams`.
@NullMarked
package app.likeness.fingerprint.grams;

import org.jspecify.annotations.NullMarked;

/// A comparison and what may be left out of it come in; how much of each text counts, whether two texts make a pair,
/// and the reason of each passage go out. It leans on `compare.align` and `compare.exclude`.
///
/// Read first: `PairVerifier`, `CountedComparison`, `Originality`.
@NullMarked
package app.likeness.compare.count;

import org.jspecify.annotations.NullMarked;

/// Two texts come in as units, the passages that they have in common go out as a `Comparison`. `Aligner` reads like the
/// method: runs that are the very same, passages by their sentences, what was moved, edges and gaps. It leans on
/// `compare.units` and `compare.passages`.
///
/// Read first: `Aligner`, `PassageMatches`, `MatchBuilder`.
@NullMarked
package app.likeness.compare.align;

import org.jspecify.annotations.NullMarked;

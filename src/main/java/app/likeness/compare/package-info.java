/// Fingerprints become candidates, candidates verified pairs with matches, pairs clusters. Pure functions.
///
/// Read first: `CandidateFinder`, `PairVerifier`, `Aligner`.
@NullMarked
package app.likeness.compare;

import org.jspecify.annotations.NullMarked;

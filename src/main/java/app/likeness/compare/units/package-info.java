/// What the aligner reads: a folded text comes in as units, runs of units that two texts have in common go out.
/// Everything is an array of numbers here. It leans on `text.fold`.
///
/// Read first: `UnitText`, `CommonRuns`, `SharedStretches`.
@NullMarked
package app.likeness.compare.units;

import org.jspecify.annotations.NullMarked;

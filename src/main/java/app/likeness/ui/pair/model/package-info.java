/// What the view of a pair knows: two documents come in, their comparison and the passage in front go out as
/// properties. It leans on `compare.count`; no node is made here.
///
/// Read first: `PairModel`, `PairLoader`, `Alignment`.
@NullMarked
package app.likeness.ui.pair.model;

import org.jspecify.annotations.NullMarked;

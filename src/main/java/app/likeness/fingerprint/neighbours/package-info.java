/// Sketches come in, all pairs of them within k bits go out, by one of several searches that must agree.
/// `NeighbourChoice` picks by number and distance. It leans on nothing but arrays.
///
/// Read first: `HammingNeighbours`, `NeighbourChoice`.
@NullMarked
package app.likeness.fingerprint.neighbours;

import org.jspecify.annotations.NullMarked;

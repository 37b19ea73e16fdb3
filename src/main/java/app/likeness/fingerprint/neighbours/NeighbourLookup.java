package app.likeness.fingerprint.neighbours;

/// Says of one sketch after the other which groups of equal sketches are within a distance of it. What it holds was
/// made for this distance; all kinds answer alike and differ in what a look-up takes, and what making them took.
/// Immutable.
///
/// To have one: [HammingNeighbours#lookup].
public sealed interface NeighbourLookup
        permits CountedNeighbours, ProbedNeighbours, ExpandedNeighbours, TabledNeighbours {
    /// The groups whose sketches are within the distance of `sketch`, ascending; among them its own, if it is
    /// there.
    int[] near(long sketch);
}

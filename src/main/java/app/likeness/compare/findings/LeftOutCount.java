package app.likeness.compare.findings;

import app.likeness.compare.Exclusion;

/// How much of what pairs share one kind of exclusion takes out. What several kinds take out counts for each of them.
///
/// @param pairs the pairs that it takes characters from, those that are left out altogether included
/// @param characters folded characters, in each pair on the side where they are more; at least 1
public record LeftOutCount(Exclusion kind, int pairs, long characters) {}

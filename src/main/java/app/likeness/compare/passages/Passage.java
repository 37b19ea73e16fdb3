package app.likeness.compare.passages;

import app.likeness.compare.units.Block;

/// A passage that was found by its sentences.
///
/// @param units where it stands
/// @param evidence how sure it is: the logarithm of how much likelier it is a passage than chance, times the cosine of
///     its sides
public record Passage(Block units, double evidence, boolean isSummary) {}

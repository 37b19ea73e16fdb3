package app.likeness.compare;

/// A pair with what it was counted from.
public record VerifiedPair(PairTally tally, Comparison comparison) {}

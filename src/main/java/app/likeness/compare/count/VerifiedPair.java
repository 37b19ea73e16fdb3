package app.likeness.compare.count;

import app.likeness.compare.Comparison;
import app.likeness.compare.PairTally;

/// A pair with what it was counted from.
public record VerifiedPair(PairTally tally, Comparison comparison) {}

package app.likeness.scan.held;

import app.likeness.store.kept.Reading;

/// What was taken from a text: its fingerprints, and the grams that tell in how many texts each occurs. Holds on to the
/// array.
public final class Taken {
    private final Reading.Prints prints;
    private final long[] grams;

    /// @param grams the different ones, in any order
    Taken(Reading.Prints prints, long[] grams) {
        this.prints = prints;
        this.grams = grams;
    }

    public Reading.Prints prints() {
        return prints;
    }

    /// The different grams, in no order; not to be written to.
    long[] grams() {
        return grams;
    }
}

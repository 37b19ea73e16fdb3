package app.likeness.scan.held;

import app.likeness.store.kept.Reading;

/// What was taken from a text: its fingerprints, and the seed grams by which passages are found. Holds on to the
/// array.
public final class Taken {
    private final Reading.Prints prints;
    private final int[] grams;

    /// @param grams the seed grams in its order
    Taken(Reading.Prints prints, int[] grams) {
        this.prints = prints;
        this.grams = grams;
    }

    public Reading.Prints prints() {
        return prints;
    }

    /// The seed grams in the order of the text; not to be written to.
    int[] grams() {
        return grams;
    }
}

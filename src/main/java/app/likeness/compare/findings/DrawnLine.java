package app.likeness.compare.findings;

import java.util.Optional;

/// A line that somebody drew by hand.
///
/// @param share 0…1
public record DrawnLine(double share) implements Line {
    public DrawnLine {
        if (!(share >= 0 && share <= 1)) {
            throw new IllegalArgumentException("a line is drawn between 0 and 1: " + share);
        }
    }

    @Override
    public double share(double usual) {
        return share;
    }

    @Override
    public String label() {
        return Double.toString(share);
    }

    static Optional<DrawnLine> labelled(String label) {
        try {
            return Optional.of(new DrawnLine(Double.parseDouble(label)));
        } catch (IllegalArgumentException noLine) {
            return Optional.empty();
        }
    }
}

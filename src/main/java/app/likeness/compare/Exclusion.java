package app.likeness.compare;

import java.util.Arrays;
import java.util.Optional;

/// Why shared text may be left out of the numbers by right. The first four are stretches of one text, `SHORT` is a
/// passage, `SAME_AUTHOR` a whole pair.
public enum Exclusion {
    /// Text that everybody was given, also where somebody edited it ([app.likeness.compare.exclude.Templates]).
    TEMPLATE("template", 1),
    /// Text that is marked as somebody else's ([app.likeness.compare.exclude.Quotations]).
    QUOTATION("quotation", 2),
    /// The list of the works that were used ([app.likeness.compare.exclude.ReferenceLists]).
    REFERENCES("references", 4),
    /// Text that stands in many documents of the corpus .
    BOILERPLATE("boilerplate", 8),
    /// A passage that weighs less than [app.likeness.compare.count.CountedComparison#LEAST_WEIGHT].
    SHORT("short", 16),
    /// Both documents are by the same author, who may use their own work again.
    SAME_AUTHOR("same-author", 0);

    private final String label;
    private final int bit;

    Exclusion(String label, int bit) {
        this.label = label;
        this.bit = bit;
    }

    /// The name in files and on the command line.
    public String label() {
        return label;
    }

    public static Optional<Exclusion> named(String label) {
        return Arrays.stream(values()).filter(kind -> kind.label.equals(label)).findFirst();
    }

    /// Whether it is a stretch of one text.
    public boolean isOfText() {
        return compareTo(SHORT) < 0;
    }

    /// Its bit in the masks of [Tally], which reach the disk; 0 for the one that no single character carries.
    public int bit() {
        return bit;
    }
}

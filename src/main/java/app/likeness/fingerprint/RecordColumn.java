package app.likeness.fingerprint;

import org.jspecify.annotations.Nullable;

/// A column of a table that counts for the fingerprints of its rows.
///
/// @param name as the table's first line has it
/// @param kind null where it is to be inferred from each table
/// @param weight how much its feature adds to each bit, above 0 up to 1000
public record RecordColumn(String name, @Nullable Kind kind, double weight) {
    public static final double LARGEST_WEIGHT = 1000;

    /// What stands in a column.
    public enum Kind {
        /// Names, titles, remarks: similar ones have near features.
        TEXT("text"),
        /// Equal numbers have one feature, different ones unrelated features.
        NUMBER("number"),
        /// One of a few values, each with a feature far from those of the others.
        ENUMERATION("enumeration");

        private final String label;

        Kind(String label) {
            this.label = label;
        }

        /// The name on the command line.
        public String label() {
            return label;
        }
    }

    public RecordColumn {
        if (!(weight > 0 && weight <= LARGEST_WEIGHT)) {
            throw new IllegalArgumentException("weight must be above 0 and at most 1000: " + weight);
        }
    }
}

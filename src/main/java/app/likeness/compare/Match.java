package app.likeness.compare;

import app.likeness.text.Span;
import java.util.List;

/// Two passages with the same or nearly the same content: one span in each text.
///
/// @param runs what is the very same on both sides, in order on both, neither overlapping nor empty, all inside the
///     two spans; what lies between them was changed
public record Match(Span left, Span right, Kind kind, List<Run> runs) {
    /// `SAME`: not a character differs in the folded forms. `EDITED`: some do. `MOVED`: it stands in another order
    /// among the matches of the right text than of the left one (its characters may differ too).
    public enum Kind {
        SAME("same"),
        EDITED("edited"),
        MOVED("moved");

        private final String label;

        Kind(String label) {
            this.label = label;
        }

        /// The name in files.
        public String label() {
            return label;
        }
    }

    /// A stretch whose folded characters are the same on both sides.
    ///
    /// @param characters how many folded characters it has
    public record Run(Span left, Span right, int characters) {}

    public Match {
        runs = List.copyOf(runs);
        if (runs.isEmpty()) {
            throw new IllegalArgumentException("a match needs at least one run");
        }
    }

    /// Folded characters that are the same on both sides.
    public int sharedCharacters() {
        return runs.stream().mapToInt(Run::characters).sum();
    }
}

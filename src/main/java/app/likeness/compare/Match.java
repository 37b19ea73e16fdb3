package app.likeness.compare;

import app.likeness.text.Span;
import java.util.List;

/// Two passages with the same or nearly the same content: one span in each text. Every letter and digit inside the
/// spans counts as shared but for what one side has beyond the other (`Surplus`); what of it is the very same, the runs
/// tell.
///
/// @param runs what is the very same on both sides, in order on both, neither overlapping nor empty, all inside the
///     two spans; what lies between them was changed or stands in another order. May be empty
public record Match(Span left, Span right, Kind kind, List<Run> runs) {
    /// `SAME`: not a character differs in the folded forms. `EDITED`: some do. `REORDERED`: it stands in another
    /// order among the matches of the right text than of the left one, or its parts do (its characters may differ
    /// too). `SUMMARISED`: one side tells in short what the other tells at length.
    public enum Kind {
        SAME("same"),
        EDITED("edited"),
        REORDERED("reordered"),
        SUMMARISED("summarised");

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
        if (left.isEmpty() || right.isEmpty()) {
            throw new IllegalArgumentException("a match needs text on both sides: " + left + ", " + right);
        }
    }

    /// Folded characters that are the same on both sides.
    public int sharedCharacters() {
        return runs.stream().mapToInt(Run::characters).sum();
    }

    /// The match seen from the other side.
    Match mirrored() {
        List<Run> turned = runs.stream()
                .map(run -> new Run(/* left= */ run.right(), /* right= */ run.left(), run.characters()))
                .toList();
        return new Match(/* left= */ right, /* right= */ left, kind, turned);
    }

    public Match as(Kind other) {
        return new Match(left, right, other, runs);
    }
}

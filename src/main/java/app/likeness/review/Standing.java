package app.likeness.review;

import java.util.List;
import java.util.Optional;

/// How a pair, group or document stands in a corpus now.
///
/// @param state `OPEN` also where an earlier verdict no longer covers everything
/// @param basis what it follows from
/// @param verdict the one that it follows from, or that held before newcomers came; empty where it follows from
///     several or from none
/// @param newcomers documents that came since, by number: not empty only where the state would be another without
///     them
public record Standing(State state, Basis basis, Optional<Verdict> verdict, List<Long> newcomers) {
    /// Nothing was ever decided.
    public static final Standing OPEN = new Standing(State.OPEN, Basis.NONE, Optional.empty(), List.of());

    /// What a standing follows from.
    public enum Basis {
        NONE,
        /// A verdict about the very thing.
        OWN,
        /// The verdict about a group that holds it.
        GROUP,
        /// The verdict about one of its documents.
        DOCUMENT,
        /// The verdicts about its parts: the pairs of a group or document, the passages of a pair.
        PARTS,
        /// A verdict that was given in another corpus, or in this one before its file was lost.
        REMEMBERED
    }

    public Standing {
        newcomers = List.copyOf(newcomers);
    }

    static Standing of(Verdict verdict, Basis basis) {
        return new Standing(verdict.state(), basis, Optional.of(verdict), List.of());
    }

    /// What is left of it when `found` came since; the same when nobody did.
    Standing with(List<Long> found) {
        return found.isEmpty() ? this : new Standing(State.OPEN, basis, verdict, found);
    }

    /// The note of the verdict about the very thing; empty where there is none.
    public String note() {
        return basis == Basis.OWN ? verdict.map(Verdict::note).orElse("") : "";
    }

    /// Whether it is left out of the lists of what there is to look at.
    public boolean isQuiet() {
        return state == State.ACCEPTABLE;
    }
}

package app.likeness.text.fold;

import app.likeness.text.FoldKind;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// What folding changed in one text, in the order of the text: found on demand, for a document that is looked at, and
/// once when it is read, to be counted.
public final class Folds {
    /// Changes whenever another fold of the same text may be found.
    public static final int VERSION = 2;

    private final List<Fold> all;
    private final List<Fold> suspicious;

    private Folds(List<Fold> all) {
        this.all = List.copyOf(all);
        this.suspicious = all.stream().filter(Fold::suspicious).toList();
    }

    /// The folds of `text`. O(length).
    ///
    /// @param folded the folded form of `text`
    public static Folds of(String text, FoldedText folded) {
        return new Folds(new FoldFinder(text, folded).find());
    }

    /// All of them, by start; one may lie inside another, as a letter in a word whose letters are set apart.
    public List<Fold> all() {
        return all;
    }

    /// Those that ordinary writing does not have.
    public List<Fold> suspicious() {
        return suspicious;
    }

    /// Those that ordinary writing does not have, with others that only a counterpart of the text shows; by start.
    public List<Fold> suspiciousWith(List<Fold> others) {
        return Stream.concat(suspicious.stream(), others.stream())
                .sorted(Comparator.comparing(Fold::span))
                .toList();
    }

    /// How many suspicious ones there are of each kind that occurs, as [Fold#count] counts them.
    public Map<FoldKind, Integer> counts() {
        Map<FoldKind, Integer> counts = new EnumMap<>(FoldKind.class);
        suspicious.forEach(fold -> counts.merge(fold.kind(), fold.count(), Integer::sum));
        return counts;
    }
}

package app.likeness.compare;

import app.likeness.text.Document;
import app.likeness.text.Skip;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// What was found in a corpus, before it is said what is left out: gives the findings under any setting without
/// reading a text.
///
/// @param documents by path
/// @param pairs in no order
/// @param authors the authors of documents by number, as far as they are known
/// @param skips by path
public record Tallies(List<Document> documents, List<PairTally> pairs, Map<Long, String> authors, List<Skip> skips) {
    public Tallies {
        documents = List.copyOf(documents);
        pairs = List.copyOf(pairs);
        authors = Map.copyOf(authors);
        skips = List.copyOf(skips);
    }

    /// The findings when `leftOut` is left out: without the pairs of which nothing counts. O(pairs × log pairs).
    public Findings findings(Exclusions leftOut) {
        List<Pair> counted = new ArrayList<>(pairs.size());
        for (PairTally pair : pairs) {
            if (!isLeftOut(pair, leftOut)) {
                counted.add(pair.pair(leftOut));
            }
        }
        List<LeftOutCount> counts = leftOut.kinds().stream()
                .map(kind -> count(kind, leftOut))
                .filter(count -> count.pairs() > 0)
                .toList();
        counted.sort(Clusters.STRONGEST_FIRST);
        return new Findings(
                documents,
                counted,
                Clusters.of(counted, Clusters.LEAST_SHARE),
                skips,
                leftOut,
                pairs.size() - counted.size(),
                counts);
    }

    /// Those of `counted`, which this gave, that stand at a line or above it: pairs with a share of at least
    /// `least`, and, if `showsLongPassages`, the others with a passage that is long enough to count. Weaker pairs
    /// than [Clusters#LEAST_SHARE] connect no documents, however low the line is. O(pairs × log pairs).
    ///
    /// @param least 0…1
    public Findings above(Findings counted, double least, boolean showsLongPassages) {
        Set<PairKey> longOnes = showsLongPassages ? longPassages(counted.leftOut()) : Set.of();
        List<Pair> above = counted.pairs().stream()
                .filter(pair -> pair.share() >= least || longOnes.contains(new PairKey(pair.leftId(), pair.rightId())))
                .toList();
        return new Findings(
                counted.documents(),
                above,
                Clusters.of(above, Math.max(least, Clusters.LEAST_SHARE)),
                counted.skips(),
                counted.leftOut(),
                counted.pairsLeftOut(),
                counted.leftOutCounts());
    }

    private record PairKey(long leftId, long rightId) {}

    /// The pairs with a passage that is long enough to count when `leftOut` is left out.
    private Set<PairKey> longPassages(Exclusions leftOut) {
        Exclusions longOnly = leftOut.with(Exclusion.SHORT);
        return pairs.stream()
                .filter(pair -> pair.counts(longOnly))
                .map(pair -> new PairKey(pair.leftId(), pair.rightId()))
                .collect(Collectors.toSet());
    }

    private LeftOutCount count(Exclusion kind, Exclusions leftOut) {
        int taken = 0;
        long characters = 0;
        for (PairTally pair : pairs) {
            PairCounts counts = pair.counts();
            int out;
            if (kind != Exclusion.SAME_AUTHOR) {
                out = Math.max(
                        counts.sharedLeft().uncounted(kind, leftOut),
                        counts.sharedRight().uncounted(kind, leftOut));
            } else if (isBySameAuthor(pair)) {
                out = Math.max(counts.sharedLeft().total(), counts.sharedRight().total());
            } else {
                out = 0;
            }
            taken += out > 0 ? 1 : 0;
            characters += out;
        }
        return new LeftOutCount(kind, taken, characters);
    }

    /// How many pairs `kind` takes out of the findings beside the other kinds of `leftOut`: so many come back when
    /// it is counted again, and so many go when it is left out as well. O(pairs).
    public int pairsTaken(Exclusion kind, Exclusions leftOut) {
        boolean isOut = leftOut.contains(kind);
        Exclusions other = isOut ? leftOut.without(kind) : leftOut.with(kind);
        int taken = 0;
        for (PairTally pair : pairs) {
            // Most pairs are told by the setting itself.
            taken += isLeftOut(pair, leftOut) == isOut && isLeftOut(pair, other) != isOut ? 1 : 0;
        }
        return taken;
    }

    /// How many pairs of the findings have other shares than they have when everything counts. O(pairs).
    public int pairsRecounted(Exclusions leftOut) {
        return (int) pairs.stream()
                .filter(pair -> !isLeftOut(pair, leftOut)
                        && !pair.counts().shares(leftOut).equals(pair.counts().shares(Exclusions.NONE)))
                .count();
    }

    private boolean isLeftOut(PairTally pair, Exclusions leftOut) {
        return pair.isLeftOut(leftOut) || (leftOut.contains(Exclusion.SAME_AUTHOR) && isBySameAuthor(pair));
    }

    /// Whether both documents of a pair are by the same author, as far as that is known.
    public boolean isBySameAuthor(PairTally pair) {
        String left = authors.get(pair.leftId());
        return left != null && left.equals(authors.get(pair.rightId()));
    }
}

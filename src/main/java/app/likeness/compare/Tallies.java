package app.likeness.compare;

import app.likeness.text.Document;
import app.likeness.text.Skip;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/// What was found in a corpus, before it is said what is left out: gives the findings under any setting without
/// reading a text.
///
/// @param documents by path
/// @param pairs by the numbers of their documents
/// @param authors the authors of documents by number, as far as they are known
/// @param skips by path
public record Tallies(List<Document> documents, List<PairTally> pairs, Map<Long, String> authors, List<Skip> skips) {
    private static final Comparator<PairTally> BY_DOCUMENTS =
            Comparator.comparingLong(PairTally::leftId).thenComparingLong(PairTally::rightId);

    public Tallies {
        documents = List.copyOf(documents);
        pairs = pairs.stream().sorted(BY_DOCUMENTS).toList();
        authors = Map.copyOf(authors);
        skips = List.copyOf(skips);
    }

    /// The findings when `leftOut` is left out: without the pairs of which nothing counts. O(pairs).
    public Findings findings(Exclusions leftOut) {
        return counted(leftOut).findings();
    }

    /// The same, to be looked at above some line. O(pairs).
    public Counted counted(Exclusions leftOut) {
        Exclusions longOnly = leftOut.with(Exclusion.SHORT);
        PairTally[] counting =
                pairs.stream().filter(pair -> !isLeftOut(pair, leftOut)).toArray(PairTally[]::new);
        Pair[] counted = new Pair[counting.length];
        double[] shares = new double[counting.length];
        for (int i = 0; i < counting.length; i++) {
            counted[i] = counting[i].pair(leftOut);
            shares[i] = counted[i].share();
        }
        List<Pair> strongestFirst = new ArrayList<>(counted.length);
        BitSet longOnes = new BitSet();
        for (int place : Ranking.descending(shares)) {
            longOnes.set(strongestFirst.size(), counting[place].counts(longOnly));
            strongestFirst.add(counted[place]);
        }
        List<LeftOutCount> counts = leftOut.kinds().stream()
                .map(kind -> count(kind, leftOut))
                .filter(count -> count.pairs() > 0)
                .toList();
        return new Counted(
                new Findings(
                        documents,
                        strongestFirst,
                        Clusters.of(strongestFirst, Clusters.LEAST_SHARE),
                        skips,
                        leftOut,
                        pairs.size() - counted.length,
                        counts),
                longOnes);
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

package app.likeness.compare.findings;

import app.likeness.compare.Exclusion;
import app.likeness.compare.Exclusions;
import app.likeness.compare.Pair;
import app.likeness.compare.PairTally;
import app.likeness.compare.Shares;
import app.likeness.text.Skip;
import app.likeness.text.document.Document;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// What was found in a corpus, before it is said what is left out: gives the findings under any setting without reading
/// a text. Immutable.
public final class Tallies {
    /// So many documents one author hands in.
    private static final int FEW = 5;

    private static final int LEAST_AUTHORS = 3;

    private static final Comparator<PairTally> BY_DOCUMENTS =
            Comparator.comparingLong(PairTally::leftId).thenComparingLong(PairTally::rightId);

    private final List<Document> documents;
    private final PackedTallies pairs;
    private final Map<Long, String> authors;
    private final List<Skip> skips;

    /// O(pairs × log pairs).
    ///
    /// @param documents by path
    /// @param pairs in any order
    /// @param authors the authors of documents by number, as far as they are known
    /// @param skips by path
    public Tallies(List<Document> documents, List<PairTally> pairs, Map<Long, String> authors, List<Skip> skips) {
        this(documents, new PackedTallies(pairs.stream().sorted(BY_DOCUMENTS).toList()), Map.copyOf(authors), skips);
    }

    private Tallies(List<Document> documents, PackedTallies pairs, Map<Long, String> authors, List<Skip> skips) {
        this.documents = List.copyOf(documents);
        this.pairs = pairs;
        this.authors = authors;
        this.skips = List.copyOf(skips);
    }

    /// The same with other documents and files in it: their names are hidden.
    public Tallies with(List<Document> others, List<Skip> otherSkips) {
        return new Tallies(others, pairs, authors, otherSkips);
    }

    /// By path.
    public List<Document> documents() {
        return documents;
    }

    /// By the numbers of their documents.
    public List<PairTally> pairs() {
        return pairs.pairs();
    }

    /// The authors of documents by number, as far as they are known.
    public Map<Long, String> authors() {
        return authors;
    }

    /// The files that are not documents, by path.
    public List<Skip> skips() {
        return skips;
    }

    /// The findings when `leftOut` is left out: without the pairs of which nothing counts. O(pairs).
    public Findings findings(Exclusions leftOut) {
        return counted(leftOut).findings();
    }

    /// The same, to be looked at above some line. O(pairs).
    public Counted counted(Exclusions leftOut) {
        var count = new Count(leftOut);
        for (PackedTallies.Walk walk = pairs.walk(); walk.next(); ) {
            count.add(walk);
        }
        return count.counted();
    }

    /// Counts under one setting.
    private final class Count {
        private final Exclusions leftOut;
        private final Exclusions longOnly;
        private final Exclusion[] kinds;
        /// By kind.
        private final int[] taken;
        private final long[] characters;
        /// By place of the walk the pairs, what ranks them, and which count and have a passage that is long
        /// enough to.
        private final @Nullable Pair[] all = new Pair[pairs().size()];
        private final double[] shares = new double[all.length];
        private final BitSet counting = new BitSet(all.length);
        private final BitSet longOnes = new BitSet(all.length);

        Count(Exclusions leftOut) {
            this.leftOut = leftOut;
            longOnly = leftOut.with(Exclusion.SHORT);
            kinds = leftOut.kinds().toArray(Exclusion[]::new);
            taken = new int[kinds.length];
            characters = new long[kinds.length];
        }

        void add(PackedTallies.Walk pair) {
            for (int kind = 0; kind < kinds.length; kind++) {
                int out = uncounted(pair, kinds[kind]);
                taken[kind] += out > 0 ? 1 : 0;
                characters[kind] += out;
            }
            if (!isLeftOut(pair, leftOut)) {
                Pair made = pair.pair(leftOut);
                all[pair.place()] = made;
                shares[pair.place()] = made.rank();
                counting.set(pair.place());
                longOnes.set(pair.place(), pair.counts(longOnly));
            }
        }

        /// The characters that a kind takes out of a pair, on the side where they are more.
        private int uncounted(PackedTallies.Walk pair, Exclusion kind) {
            if (kind != Exclusion.SAME_AUTHOR) {
                return pair.uncounted(kind, leftOut);
            }
            Shares all = pair.shares(Exclusions.NONE);
            return isBySameAuthor(pair.leftId(), pair.rightId()) ? Math.max(all.sharedLeft(), all.sharedRight()) : 0;
        }

        Counted counted() {
            int[] ranked = Ranking.descending(pairs.byDocuments(counting), shares);
            List<Pair> strongestFirst = new ArrayList<>(ranked.length);
            BitSet longPlaces = new BitSet(ranked.length);
            for (int place : ranked) {
                longPlaces.set(strongestFirst.size(), longOnes.get(place));
                strongestFirst.add(Objects.requireNonNull(all[place]));
            }
            List<LeftOutCount> counts = new ArrayList<>();
            for (int kind = 0; kind < kinds.length; kind++) {
                if (taken[kind] > 0) {
                    counts.add(new LeftOutCount(kinds[kind], taken[kind], characters[kind]));
                }
            }
            return new Counted(
                    new Findings(
                            documents,
                            strongestFirst,
                            List.of(),
                            skips,
                            leftOut,
                            all.length - strongestFirst.size(),
                            counts),
                    longPlaces);
        }
    }

    /// By kind how many pairs it takes out of the findings beside the other kinds of `leftOut`: so many come back
    /// when it is counted again, and so many go when it is left out as well. O(pairs).
    public Map<Exclusion, Integer> pairsTaken(Exclusions leftOut) {
        Exclusion[] kinds = Exclusion.values();
        // By kind the setting in which it alone is switched.
        Exclusions[] others = Arrays.stream(kinds)
                .map(kind -> leftOut.contains(kind) ? leftOut.without(kind) : leftOut.with(kind))
                .toArray(Exclusions[]::new);
        int[] taken = new int[kinds.length];
        for (PackedTallies.Walk walk = pairs.walk(); walk.next(); ) {
            boolean isOut = isLeftOut(walk, leftOut);
            for (int kind = 0; kind < kinds.length; kind++) {
                boolean mayChange = leftOut.contains(kinds[kind]) == isOut;
                taken[kind] += mayChange && isLeftOut(walk, others[kind]) != isOut ? 1 : 0;
            }
        }
        Map<Exclusion, Integer> byKind = new EnumMap<>(Exclusion.class);
        for (int kind = 0; kind < kinds.length; kind++) {
            byKind.put(kinds[kind], taken[kind]);
        }
        return byKind;
    }

    /// How many pairs of the findings have other shares than they have when everything counts. O(pairs).
    public int pairsRecounted(Exclusions leftOut) {
        int recounted = 0;
        for (PackedTallies.Walk walk = pairs.walk(); walk.next(); ) {
            boolean mayChange = walk.isTouched(leftOut) && !isLeftOut(walk, leftOut);
            recounted += mayChange && !walk.shares(leftOut).equals(walk.shares(Exclusions.NONE)) ? 1 : 0;
        }
        return recounted;
    }

    private boolean isLeftOut(PackedTallies.Walk pair, Exclusions leftOut) {
        return pair.isLeftOut(leftOut)
                || (leftOut.contains(Exclusion.SAME_AUTHOR) && isBySameAuthor(pair.leftId(), pair.rightId()));
    }

    /// Whether what stands for authors looks like it: it tells at least three apart, and most of them wrote a few
    /// of the documents. A folder for each task, with a class in it, does not.
    public boolean hasAuthors() {
        Map<String, Integer> works = new HashMap<>();
        authors.values().forEach(author -> works.merge(author, 1, Integer::sum));
        long few = works.values().stream().filter(count -> count <= FEW).count();
        return works.size() >= LEAST_AUTHORS && 2 * few > works.size();
    }

    /// Whether both documents are by the same author, as far as that is known.
    public boolean isBySameAuthor(long leftId, long rightId) {
        String left = authors.get(leftId);
        return left != null && left.equals(authors.get(rightId));
    }
}

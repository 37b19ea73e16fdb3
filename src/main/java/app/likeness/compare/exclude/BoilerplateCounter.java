package app.likeness.compare.exclude;

import app.likeness.compare.DisjointSets;
import app.likeness.compare.Exclusions;
import app.likeness.compare.Pair;
import app.likeness.compare.PairTally;
import app.likeness.text.fold.FoldedText;
import java.util.Arrays;
import java.util.List;

/// Counts in how many documents of a corpus winnowed grams stand, to find what stands in many: in more than
/// [#LEAST_DOCUMENTS] and in more than a fiftieth of them.
///
/// Documents of which each has most of its text in the other ([#COPY]) are one document here, with all that are so
/// connected to them: an article that was copied often is no boilerplate. First every document is screened with
/// counters that may be too high, then the few grams that may be frequent are counted exactly. Memory: 16 MB, and 12
/// bytes for each place of such a gram. Confined to one thread.
public final class BoilerplateCounter {
    /// What stands in no more documents than these does not stand in many, however few there are.
    public static final int LEAST_DOCUMENTS = 5;
    static final int SHARE = 50;

    /// Copies have this share of each in the other, everything counted.
    static final double COPY = 0.6;

    private static final int BITS = 22;

    private final long[] ids;
    private final int[] groups;
    private final int limit;
    private final int[] counters = new int[1 << BITS];
    private boolean mayFind;
    private long[] grams = new long[1024];
    private int[] places = new int[1024];
    private int size;

    /// @param ids the numbers of all documents, ascending
    /// @param pairs of these documents
    public BoilerplateCounter(long[] ids, List<PairTally> pairs) {
        this.ids = ids.clone();
        DisjointSets sets = new DisjointSets(ids.length);
        for (PairTally tally : pairs) {
            Pair pair = tally.pair(Exclusions.NONE);
            int left = Arrays.binarySearch(ids, pair.leftId());
            int right = Arrays.binarySearch(ids, pair.rightId());
            if (left >= 0 && right >= 0 && Math.min(pair.containmentLeft(), pair.containmentRight()) >= COPY) {
                sets.unite(left, right);
            }
        }
        this.groups = new int[ids.length];
        int different = 0;
        for (int i = 0; i < ids.length; i++) {
            groups[i] = sets.find(i);
            different += groups[i] == i ? 1 : 0;
        }
        this.limit = Math.max(LEAST_DOCUMENTS, different / SHARE);
    }

    /// Counts the different winnowed hashes of a document for the first time.
    public void screen(long[] hashes) {
        for (long hash : hashes) {
            mayFind |= ++counters[slot(hash)] > limit;
        }
    }

    /// Whether anything may be found: otherwise counting again finds nothing.
    public boolean mayFind() {
        return mayFind;
    }

    /// Counts them for the second time, when all documents were screened.
    public void count(long id, long[] hashes) {
        for (long hash : hashes) {
            if (counters[slot(hash)] > limit) {
                add(id, hash);
            }
        }
    }

    /// Counts the grams at the ends of the runs of `found`, in documents that share text.
    public void countEdges(long id, FoldedText text, Boilerplate found) {
        for (long gram : found.edges(text)) {
            add(id, gram);
        }
    }

    /// The grams that stand in many documents, among those counted since the beginning or the last call, and those
    /// of `earlier`.
    public Boilerplate found(Boilerplate earlier) {
        long[] different = Arrays.stream(grams, 0, size).sorted().distinct().toArray();
        long[] counted = new long[size];
        for (int i = 0; i < size; i++) {
            counted[i] = (long) Arrays.binarySearch(different, grams[i]) << Integer.SIZE | places[i];
        }
        Arrays.sort(counted);
        int[] documents = new int[different.length];
        for (int i = 0; i < counted.length; i++) {
            documents[(int) (counted[i] >>> Integer.SIZE)] += i == 0 || counted[i] != counted[i - 1] ? 1 : 0;
        }
        size = 0;
        return united(different, documents, earlier);
    }

    private Boilerplate united(long[] different, int[] documents, Boilerplate earlier) {
        long[] all = new long[different.length + earlier.size()];
        int[] counts = new int[all.length];
        int known = 0;
        int filled = 0;
        for (int i = 0; i <= different.length; i++) {
            while (known < earlier.size() && (i == different.length || earlier.gram(known) <= different[i])) {
                all[filled] = earlier.gram(known);
                counts[filled++] = earlier.documents(known++);
            }
            boolean isNew = i < different.length && (filled == 0 || all[filled - 1] != different[i]);
            if (isNew && documents[i] > limit) {
                all[filled] = different[i];
                counts[filled++] = documents[i];
            }
        }
        return new Boilerplate(Arrays.copyOf(all, filled), Arrays.copyOf(counts, filled));
    }

    private void add(long id, long gram) {
        if (size == grams.length) {
            grams = Arrays.copyOf(grams, 2 * size);
            places = Arrays.copyOf(places, 2 * size);
        }
        grams[size] = gram;
        places[size++] = groups[Arrays.binarySearch(ids, id)];
    }

    private static int slot(long hash) {
        return (int) ((hash * 0x9E3779B97F4A7C15L) >>> (Long.SIZE - BITS));
    }
}

package app.likeness.compare.passages;

import app.likeness.compare.units.Block;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Groups seeds that lie near each other in both texts (Sanchez-Perez et al., PAN 2014): sentences between them are
/// bridged up to a number; where the two fragments that come of it do not resemble each other enough, fewer are.
final class SeedClusters {
    private final SentenceVectors left;
    private final SentenceVectors right;
    private final double leastCosine;
    /// By token what the fragment at hand has of it; all 0 in between.
    private final double[] sums;

    private final List<Cluster> clusters = new ArrayList<>();

    /// Seeds that belong together.
    static final class Cluster {
        private final Block sentences;
        private final long[] seeds;

        private Cluster(Block sentences, long[] seeds) {
            this.sentences = sentences;
            this.seeds = seeds;
        }

        /// From the first to behind the last sentence of the seeds, on both sides.
        Block sentences() {
            return sentences;
        }

        /// Ascending, see [Seeds].
        long[] seeds() {
            return seeds;
        }
    }

    /// @param leastCosine what the vectors of the two fragments of a cluster must reach
    SeedClusters(SentenceVectors.OfPair vectors, double leastCosine) {
        this.left = vectors.left();
        this.right = vectors.right();
        this.leastCosine = leastCosine;
        this.sums = new double[left.vocabulary()];
    }

    /// The clusters of `seeds`, which ascend. O(seeds × log(seeds) × gap).
    List<Cluster> of(long[] seeds, int gap) {
        clusters.clear();
        if (seeds.length > 0) {
            add(seeds, gap);
        }
        return List.copyOf(clusters);
    }

    private void add(long[] seeds, int gap) {
        for (long[] group : split(seeds, gap)) {
            Block block = block(group);
            if (cosine(block) >= leastCosine) {
                clusters.add(new Cluster(block, group));
            } else if (gap > 0) {
                add(group, gap - 1);
            }
        }
    }

    private static Block block(long[] seeds) {
        int right = Integer.MAX_VALUE;
        int rightEnd = 0;
        for (long seed : seeds) {
            right = Math.min(right, Seeds.right(seed));
            rightEnd = Math.max(rightEnd, Seeds.right(seed) + 1);
        }
        return new Block(Seeds.left(seeds[0]), Seeds.left(seeds[seeds.length - 1]) + 1, right, rightEnd);
    }

    /// Cut where more than `gap` sentences lie between two seeds, on the left and on the right in turns, until
    /// there is nothing to cut.
    private static List<long[]> split(long[] seeds, int gap) {
        List<long[]> groups = List.of(seeds);
        int unchanged = 0;
        for (boolean byLeft = true; unchanged < 2; byLeft = !byLeft) {
            List<long[]> next = new ArrayList<>();
            for (long[] group : groups) {
                long[] sorted = byLeft ? group : turned(group);
                int from = 0;
                for (int i = 1; i <= sorted.length; i++) {
                    if (i == sorted.length || Seeds.left(sorted[i]) - Seeds.left(sorted[i - 1]) - 1 > gap) {
                        long[] part = Arrays.copyOfRange(sorted, from, i);
                        next.add(byLeft ? part : turned(part));
                        from = i;
                    }
                }
            }
            unchanged = next.size() == groups.size() ? unchanged + 1 : 0;
            groups = next;
        }
        return groups;
    }

    /// With left and right exchanged, ascending.
    private static long[] turned(long[] seeds) {
        long[] turned = new long[seeds.length];
        for (int i = 0; i < turned.length; i++) {
            turned[i] = Long.rotateLeft(seeds[i], 32);
        }
        Arrays.sort(turned);
        return turned;
    }

    /// The cosine of the sums of the sentence vectors of both sides, 0…1.
    double cosine(Block sentences) {
        double squaresLeft = add(left, sentences.left(), sentences.leftEnd());
        double product = 0;
        for (int i = right.start(sentences.right()); i < right.start(sentences.rightEnd()); i++) {
            product += right.weight(i) * sums[right.token(i)];
        }
        clear(left, sentences.left(), sentences.leftEnd());
        double squaresRight = add(right, sentences.right(), sentences.rightEnd());
        clear(right, sentences.right(), sentences.rightEnd());
        return squaresLeft * squaresRight > 0 ? product / Math.sqrt(squaresLeft * squaresRight) : 0;
    }

    private double add(SentenceVectors vectors, int from, int to) {
        double squares = 0;
        for (int i = vectors.start(from); i < vectors.start(to); i++) {
            double before = sums[vectors.token(i)];
            double now = before + vectors.weight(i);
            squares += now * now - before * before;
            sums[vectors.token(i)] = now;
        }
        return squares;
    }

    private void clear(SentenceVectors vectors, int from, int to) {
        for (int i = vectors.start(from); i < vectors.start(to); i++) {
            sums[vectors.token(i)] = 0;
        }
    }
}

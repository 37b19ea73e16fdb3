package app.likeness.compare.findings;

import app.likeness.compare.Exclusions;
import app.likeness.compare.Pair;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/// Everything of a corpus that counts under one setting, ready to be asked what of it stands at a line or above:
/// while somebody drags the line no pair is counted again. Immutable.
public final class Counted {
    /// Without clusters, which are asked for where the line stands, and seldom wherever it stands.
    private final Findings unclustered;
    /// The same with them, once they were asked for.
    private volatile @Nullable Findings findings;
    /// What gives the pairs their numbers; null where they are numbered as they stand.
    private final @Nullable PackedTallies source;
    /// By place in [#pairs]: the number of the pair.
    private final int[] numbers;
    /// By number: which pairs have a passage that is long enough to count.
    private final BitSet longOnes;

    /// @param unclustered wherever the line is drawn, without clusters
    /// @param numbers by place in its pairs: the place on a walk along `source`
    /// @param longOnes by number
    Counted(Findings unclustered, PackedTallies source, int[] numbers, BitSet longOnes) {
        this(unclustered, null, source, numbers, longOnes);
    }

    private Counted(
            Findings unclustered,
            @Nullable Findings findings,
            @Nullable PackedTallies source,
            int[] numbers,
            BitSet longOnes) {
        this.unclustered = unclustered;
        this.findings = findings;
        this.source = source;
        this.numbers = numbers;
        this.longOnes = longOnes;
    }

    /// Findings without a pair that a line shows for its long passage alone.
    public static Counted of(Findings findings) {
        int[] places = new int[findings.pairs().size()];
        Arrays.setAll(places, place -> place);
        return new Counted(findings, findings, null, places, new BitSet());
    }

    /// What counts, wherever the line is drawn, with the clusters that all its pairs form. The first time O(pairs).
    public Findings findings() {
        Findings known = findings;
        if (known == null) {
            known = with(unclustered.pairs(), clusters(unclustered.pairs(), Clusters.LEAST_SHARE, place -> place));
            findings = known;
        }
        return known;
    }

    /// How many pairs the setting leaves out altogether.
    public int pairsLeftOut() {
        return unclustered.pairsLeftOut();
    }

    /// All pairs, strongest share first.
    public List<Pair> pairs() {
        return unclustered.pairs();
    }

    /// The setting.
    public Exclusions leftOut() {
        return unclustered.leftOut();
    }

    /// The same with other documents in it: their names are hidden.
    public Counted with(Findings others) {
        return new Counted(others, others, source, numbers, longOnes);
    }

    /// The number of a pair, from 0 to below [#count]: the same under every setting, so that what was made for a pair
    /// is found again.
    ///
    /// @param place in [#pairs]
    public int number(int place) {
        return numbers[place];
    }

    /// How many numbers there are, of pairs that count and of others.
    public int count() {
        return source == null ? numbers.length : source.pairs().size();
    }

    /// Whether a number means the same pair in both.
    @SuppressWarnings("ReferenceEquality") // what gives the numbers is large, and made once
    public boolean isNumberedAs(Counted other) {
        return this == other || (source != null && source == other.source);
    }

    /// What stands at a line or above it: pairs with a share of at least `least`, and, if `showsLongPassages`, the
    /// others with a passage that is long enough to count. Weaker pairs than [Clusters#LEAST_SHARE] connect no
    /// documents, however low the line is. O(pairs).
    ///
    /// @param least 0…1
    public Findings above(double least, boolean showsLongPassages) {
        List<Pair> above = new ArrayList<>(pairs().size());
        int[] places = new int[pairs().size()];
        for (int place = 0; place < pairs().size(); place++) {
            Pair pair = pairs().get(place);
            if (pair.share() >= least || (showsLongPassages && longOnes.get(numbers[place]))) {
                places[above.size()] = place;
                above.add(pair);
            }
        }
        // Down to there nothing that connects documents is left out.
        return with(
                above,
                least <= Clusters.LEAST_SHARE ? findings().clusters() : clusters(above, least, place -> places[place]));
    }

    private Findings with(List<Pair> pairs, List<Cluster> clusters) {
        return new Findings(
                unclustered.documents(),
                pairs,
                clusters,
                unclustered.skips(),
                unclustered.leftOut(),
                unclustered.pairsLeftOut(),
                unclustered.leftOutCounts());
    }

    /// @param places by place in `above` the place in [#pairs]
    private List<Cluster> clusters(List<Pair> above, double least, IntUnaryOperator places) {
        return source == null
                ? Clusters.ofStrongestFirst(above, least)
                : source.clusters(above, least, place -> numbers[places.applyAsInt(place)]);
    }
}

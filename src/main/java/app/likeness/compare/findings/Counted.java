package app.likeness.compare.findings;

import app.likeness.compare.Exclusions;
import app.likeness.compare.Pair;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Everything of a corpus that counts under one setting, ready to be asked what of it stands at a line or above:
/// while somebody drags the line no pair is counted again. Immutable.
public final class Counted {
    /// Without clusters, which are asked for where the line stands, and seldom wherever it stands.
    private final Findings unclustered;
    /// The same with them, once they were asked for.
    private volatile @Nullable Findings findings;
    /// By place in [#pairs]: which have a passage that is long enough to count.
    private final BitSet longOnes;

    /// @param unclustered wherever the line is drawn, without clusters
    /// @param longOnes by place in its pairs
    Counted(Findings unclustered, BitSet longOnes) {
        this(unclustered, null, longOnes);
    }

    private Counted(Findings unclustered, @Nullable Findings findings, BitSet longOnes) {
        this.unclustered = unclustered;
        this.findings = findings;
        this.longOnes = longOnes;
    }

    /// Findings without a pair that a line shows for its long passage alone.
    public static Counted of(Findings findings) {
        return new Counted(findings, findings, new BitSet());
    }

    /// What counts, wherever the line is drawn, with the clusters that all its pairs form. The first time O(pairs).
    public Findings findings() {
        Findings known = findings;
        if (known == null) {
            known = with(pairs(), Clusters.ofStrongestFirst(pairs(), Clusters.LEAST_SHARE));
            findings = known;
        }
        return known;
    }

    /// How many pairs the setting leaves out altogether.
    public int pairsLeftOut() {
        return unclustered.pairsLeftOut();
    }

    /// All pairs, strongest first ([Pair#rank]).
    public List<Pair> pairs() {
        return unclustered.pairs();
    }

    /// The setting.
    public Exclusions leftOut() {
        return unclustered.leftOut();
    }

    /// The same with other documents in it: their names are hidden.
    public Counted with(Findings others) {
        return new Counted(others, others, longOnes);
    }

    /// What stands at a line or above it: pairs with a rank of at least `least`, and, if `showsLongPassages`, the
    /// others with a passage that is long enough to count, standing phrases at the widest stop alone. Weaker pairs
    /// than [Clusters#LEAST_SHARE] connect no documents, however low the line is. O(pairs).
    ///
    /// @param least 0…1
    public Findings above(double least, boolean showsLongPassages) {
        boolean showsAll = showsLongPassages && least <= Stop.LEAST;
        List<Pair> above = new ArrayList<>(pairs().size());
        for (int place = 0; place < pairs().size(); place++) {
            Pair pair = pairs().get(place);
            if (pair.rank() >= least || (longOnes.get(place) && (pair.isPhrases() ? showsAll : showsLongPassages))) {
                above.add(pair);
            }
        }
        // Down to there nothing that connects documents is left out.
        return with(
                above, least <= Clusters.LEAST_SHARE ? findings().clusters() : Clusters.ofStrongestFirst(above, least));
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
}

package app.likeness.compare;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/// Everything of a corpus that counts under one setting, ready to be asked what of it stands at a line or above:
/// while somebody drags the line no pair is counted again. Immutable.
public final class Counted {
    private final Findings findings;
    /// By place in the pairs of `findings`: which have a passage that is long enough to count.
    private final BitSet longOnes;

    /// @param findings wherever the line is drawn, with the clusters that all their pairs form
    Counted(Findings findings, BitSet longOnes) {
        this.findings = findings;
        this.longOnes = longOnes;
    }

    /// Findings without a pair that a line shows for its long passage alone.
    public static Counted of(Findings findings) {
        return new Counted(findings, new BitSet());
    }

    /// What counts, wherever the line is drawn.
    public Findings findings() {
        return findings;
    }

    /// All pairs, strongest share first.
    public List<Pair> pairs() {
        return findings.pairs();
    }

    /// The setting.
    public Exclusions leftOut() {
        return findings.leftOut();
    }

    /// The same with other documents in it: their names are hidden.
    public Counted with(Findings others) {
        return new Counted(others, longOnes);
    }

    /// What stands at a line or above it: pairs with a share of at least `least`, and, if `showsLongPassages`, the
    /// others with a passage that is long enough to count. Weaker pairs than [Clusters#LEAST_SHARE] connect no
    /// documents, however low the line is. O(pairs).
    ///
    /// @param least 0…1
    public Findings above(double least, boolean showsLongPassages) {
        List<Pair> above = new ArrayList<>(pairs().size());
        for (int place = 0; place < pairs().size(); place++) {
            Pair pair = pairs().get(place);
            if (pair.share() >= least || (showsLongPassages && longOnes.get(place))) {
                above.add(pair);
            }
        }
        return new Findings(
                findings.documents(),
                above,
                // Down to there nothing that connects documents is left out.
                least <= Clusters.LEAST_SHARE ? findings.clusters() : Clusters.ofStrongestFirst(above, least),
                findings.skips(),
                findings.leftOut(),
                findings.pairsLeftOut(),
                findings.leftOutCounts());
    }
}

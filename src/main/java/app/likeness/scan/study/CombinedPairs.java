package app.likeness.scan.study;

import app.likeness.compare.Pair;
import app.likeness.compare.findings.Findings;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What the scan found, as the method `combined`: the share of each pair, and which pairs stand on this side of the
/// line. Immutable.
public final class CombinedPairs {
    public static final CombinedPairs NONE = new CombinedPairs(List.of(), List.of());

    private final List<Pair> pairs;
    private final Map<PairIds, Pair> byIds;
    private final Set<PairIds> shown = new HashSet<>();

    /// @param counted wherever the line is drawn
    /// @param shown what of it stands on this side of the line
    public CombinedPairs(Findings counted, Findings shown) {
        this(counted.pairs(), shown.pairs());
    }

    /// @param shown some of `pairs`
    public CombinedPairs(List<Pair> pairs, List<Pair> shown) {
        this.pairs = List.copyOf(pairs);
        byIds = HashMap.newHashMap(pairs.size());
        pairs.forEach(pair -> byIds.put(PairIds.of(pair), pair));
        shown.forEach(pair -> this.shown.add(PairIds.of(pair)));
    }

    /// All pairs, strongest share first.
    public List<Pair> pairs() {
        return pairs;
    }

    /// Whether the pair stands on this side of the line.
    public boolean isShown(PairIds pair) {
        return shown.contains(pair);
    }

    /// The pairs on this side of the line.
    Set<PairIds> shown() {
        return shown;
    }

    /// The share of the pair, 0…1; 0 when it was not found.
    public double share(PairIds ids) {
        Pair pair = byIds.get(ids);
        return pair == null ? 0 : pair.share();
    }
}

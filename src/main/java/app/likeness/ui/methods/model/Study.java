package app.likeness.ui.methods.model;

import app.likeness.compare.Pair;
import app.likeness.fingerprint.Method;
import app.likeness.scan.study.CombinedPairs;
import app.likeness.scan.study.MethodFigures;
import app.likeness.scan.study.PairIds;
import app.likeness.scan.study.Spread;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What is known of the methods.
///
/// @param figures of every method on the basis that was asked for; empty where it cannot be measured, or not yet
/// @param here the same against what the combination shows, on all pairs of `documents` documents; empty before all
///     pairs were looked at
/// @param spreads how what each method says goes with what pairs share; empty before all pairs were looked at
/// @param millis how long the fingerprint of a document takes, by method
/// @param documents how many documents that is
/// @param of how many there are
/// @param measured how many of the labels count
/// @param candidates pairs for labelling, the most informative first
public record Study(
        List<MethodFigures> figures,
        List<MethodFigures> here,
        Map<Method, Spread> spreads,
        Map<Method, Double> millis,
        int documents,
        int of,
        int measured,
        List<PairIds> candidates) {
    static final Study NOTHING = new Study(List.of(), List.of(), Map.of(), Map.of(), 0, 0, 0, List.of());

    /// Pairs near the line that are offered.
    private static final int NEAR = 200;

    /// Alternately the pair of the combination that is nearest to the line, and the one on which the methods
    /// disagree most.
    static List<PairIds> candidates(CombinedPairs combined, double line, List<PairIds> disputed) {
        List<PairIds> near = combined.pairs().stream()
                .sorted(Comparator.comparingDouble((Pair pair) -> Math.abs(pair.share() - line))
                        .thenComparing(Pair::leftId)
                        .thenComparing(Pair::rightId))
                .limit(NEAR)
                .map(PairIds::of)
                .toList();
        List<PairIds> candidates = new ArrayList<>();
        Set<PairIds> there = new HashSet<>();
        for (int i = 0; i < Math.max(near.size(), disputed.size()); i++) {
            if (i < near.size() && there.add(near.get(i))) {
                candidates.add(near.get(i));
            }
            if (i < disputed.size() && there.add(disputed.get(i))) {
                candidates.add(disputed.get(i));
            }
        }
        return candidates;
    }
}

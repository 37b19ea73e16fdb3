package app.likeness.ui.methods.model;

import app.likeness.scan.study.PairIds;
import app.likeness.store.kept.PairLabel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The labels of a corpus.
///
/// @param all in the order in which they were given
/// @param known whether a pair of present documents is related: the later of two labels counts, and what was confirmed
///     in the review is related where no label says otherwise
/// @param waiting labels of texts that the corpus does not have now
/// @param confirmed pairs that count because they were confirmed
public record Labels(List<PairLabel> all, Map<PairIds, Boolean> known, int waiting, Set<PairIds> confirmed) {
    static final Labels NONE = new Labels(List.of(), Map.of(), 0, Set.of());

    /// Fewer say nothing.
    public static final int FEWEST = 10;

    static Labels of(List<PairLabel> all, Set<PairIds> confirmed) {
        Map<PairIds, Boolean> known = new LinkedHashMap<>();
        int waiting = 0;
        for (PairLabel label : all) {
            if (label.isPresent()) {
                known.put(ids(label), label.isRelated());
            } else {
                waiting++;
            }
        }
        Set<PairIds> added = new HashSet<>(confirmed);
        added.removeAll(known.keySet());
        added.forEach(pair -> known.put(pair, true));
        return new Labels(List.copyOf(all), Map.copyOf(known), waiting, Set.copyOf(added));
    }

    private static PairIds ids(PairLabel label) {
        return PairIds.of(label.leftId().orElseThrow(), label.rightId().orElseThrow());
    }

    /// The labels of a pair.
    List<PairLabel> of(PairIds pair) {
        List<PairLabel> of = new ArrayList<>();
        for (PairLabel label : all) {
            if (label.isPresent() && ids(label).equals(pair)) {
                of.add(label);
            }
        }
        return of;
    }

    public int related() {
        return (int) known.values().stream().filter(each -> each).count();
    }

    public boolean isEnough() {
        return known.size() >= FEWEST;
    }
}

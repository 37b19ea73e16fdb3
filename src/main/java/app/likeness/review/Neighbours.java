package app.likeness.review;

import app.likeness.compare.PairTally;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// Which documents share text with some documents.
final class Neighbours {
    private final Map<Long, Set<Long>> neighbours = new HashMap<>();

    /// Looks at all pairs once and keeps those of `documents`. O(pairs).
    Neighbours(Set<Long> documents, Collection<PairTally> pairs) {
        for (PairTally pair : pairs) {
            if (documents.contains(pair.leftId())) {
                neighbours
                        .computeIfAbsent(pair.leftId(), ignored -> new HashSet<>())
                        .add(pair.rightId());
            }
            if (documents.contains(pair.rightId())) {
                neighbours
                        .computeIfAbsent(pair.rightId(), ignored -> new HashSet<>())
                        .add(pair.leftId());
            }
        }
    }

    Set<Long> of(long document) {
        return neighbours.getOrDefault(document, Set.of());
    }

    /// The documents that share text with all of `documents`, and these themselves, ascending. O(neighbours of the
    /// first one × documents).
    Set<Long> around(List<Long> documents) {
        Set<Long> around = new TreeSet<>(of(documents.getFirst()));
        documents.subList(1, documents.size()).forEach(each -> around.retainAll(of(each)));
        around.addAll(documents);
        return around;
    }
}

package app.likeness.ui.documents;

import app.likeness.compare.Pair;
import app.likeness.compare.ShareBand;
import app.likeness.compare.findings.Findings;
import app.likeness.review.State;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Findings made ready to be shown.
///
/// @param total documents that are checked; those that they are only compared with are nowhere counted
/// @param groups clusters that they form
/// @param grouped documents in these clusters
/// @param sharing documents that share text, by their strongest band
/// @param documents those that share text, the largest share first
/// @param pairs strongest share first
/// @param pairsLeftOut pairs that are not here because nothing of what they share counts
/// @param pairsBelow pairs that are not here because they stand below the line
/// @param documentsByPassage how many of the checked `documents` have no pair at the line or above, and are shown for a
///     long passage
/// @param pairsByPassage how many of `pairs` stand below the line: a long passage shows them
/// @param namesAuthors whether one of `documents` names its author
/// @param namesSources whether one of `documents` names the site, paper or publisher it appeared in
/// @param hasDisguises whether one of `documents` is disguised
/// @param documentStates how many of `documents` stand in each state of the review; a state that none stands in is
///     absent
/// @param pairStates the same of `pairs`
/// @param others the documents of the rows, and more, that the checked ones are only compared with
record Results(
        int total,
        int groups,
        int grouped,
        Map<ShareBand, Integer> sharing,
        List<DocumentRow> documents,
        List<PairRow> pairs,
        int pairsLeftOut,
        int pairsBelow,
        int documentsByPassage,
        int pairsByPassage,
        boolean namesAuthors,
        boolean namesSources,
        boolean hasDisguises,
        Map<State, Integer> documentStates,
        Map<State, Integer> pairStates,
        Set<Long> others) {
    static final Results NONE = new Results(
            0, 0, 0, Map.of(), List.of(), List.of(), 0, 0, 0, 0, false, false, false, Map.of(), Map.of(), Set.of());

    Results {
        sharing = Map.copyOf(sharing);
        documents = List.copyOf(documents);
        pairs = List.copyOf(pairs);
        documentStates = Map.copyOf(documentStates);
        pairStates = Map.copyOf(pairStates);
    }

    /// The same where some documents are only compared with: what is counted is what is checked. O(pairs + documents
    /// in groups).
    Results checked(Set<Long> notChecked, Findings findings) {
        if (notChecked.isEmpty()) {
            return this;
        }
        Map<ShareBand, Integer> bands = new EnumMap<>(ShareBand.class);
        Set<Long> seen = new HashSet<>(notChecked);
        int byPassage = 0;
        for (int place = 0; place < pairs.size(); place++) {
            Pair pair = pairs.get(place).pair();
            // The weakest ones are last.
            boolean isBelow = place >= pairs.size() - pairsByPassage;
            for (long id : new long[] {pair.leftId(), pair.rightId()}) {
                if (seen.add(id)) {
                    bands.merge(pair.band(), 1, Integer::sum);
                    byPassage += isBelow ? 1 : 0;
                }
            }
        }
        long inGroups = findings.clusters().stream()
                .flatMap(cluster -> cluster.documentIds().stream())
                .filter(id -> !notChecked.contains(id))
                .count();
        return new Results(
                total - notChecked.size(),
                groups,
                (int) inGroups,
                bands,
                documents,
                pairs,
                pairsLeftOut,
                pairsBelow,
                byPassage,
                pairsByPassage,
                namesAuthors,
                namesSources,
                hasDisguises,
                documentStates,
                pairStates,
                notChecked);
    }

    /// How many of some of the rows are of checked documents. O(1) for all rows, O(rows) for others.
    int checked(List<DocumentRow> rows) {
        if (others.isEmpty()) {
            return rows.size();
        }
        if (rows.size() == documents.size()) {
            return sharingDocuments();
        }
        return (int) rows.stream()
                .filter(row -> !others.contains(row.document().id()))
                .count();
    }

    /// How many checked documents share text.
    int sharingDocuments() {
        return sharing.values().stream().mapToInt(Integer::intValue).sum();
    }

    /// Whether every document and every pair stands in one of these states.
    boolean isAllIn(Set<State> states) {
        return states.containsAll(documentStates.keySet()) && states.containsAll(pairStates.keySet());
    }

    /// Each count is its own: comparing all rows of a large corpus would stop the window.
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }

    int sharing(ShareBand band) {
        return sharing.getOrDefault(band, 0);
    }
}

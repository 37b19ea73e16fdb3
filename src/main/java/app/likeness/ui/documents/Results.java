package app.likeness.ui.documents;

import app.likeness.compare.Findings;
import app.likeness.compare.Pair;
import app.likeness.compare.ShareBand;
import app.likeness.review.Review;
import app.likeness.review.Standing;
import app.likeness.review.State;
import app.likeness.ui.DocumentsById;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Findings made ready to be shown.
///
/// @param total documents in the corpus
/// @param groups clusters that they form
/// @param grouped documents in these clusters
/// @param sharing documents that share text, by their strongest band
/// @param documents those that share text, the largest share first
/// @param pairs strongest share first
/// @param pairsLeftOut pairs that are not here because nothing of what they share counts
/// @param pairsBelow pairs that are not here because they stand below the line
/// @param namesAuthors whether one of `documents` names its author
/// @param hasDisguises whether one of `documents` is disguised
record Results(
        int total,
        int groups,
        int grouped,
        Map<ShareBand, Integer> sharing,
        List<DocumentRow> documents,
        List<PairRow> pairs,
        int pairsLeftOut,
        int pairsBelow,
        boolean namesAuthors,
        boolean hasDisguises) {
    static final Results NONE = new Results(0, 0, 0, Map.of(), List.of(), List.of(), 0, 0, false, false);

    /// Each count is its own: comparing all rows of a large corpus would stop the window.
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }

    /// O(documents × log documents + pairs).
    static Results of(DocumentsById byId, Findings findings, int pairsBelow, Review review) {
        BestPairs best = new BestPairs(byId, review);
        List<PairRow> pairs = new ArrayList<>(findings.pairs().size());
        for (Pair pair : findings.pairs()) {
            int left = byId.place(pair.leftId());
            int right = byId.place(pair.rightId());
            // A scan that runs may have replaced the document and not yet its pairs.
            if (left >= 0 && right >= 0) {
                Standing standing = review.pair(pair);
                pairs.add(new PairRow(
                        pair, byId.documents().get(left), byId.documents().get(right), standing));
                best.offer(pair, left, pair.containmentLeft(), pair.containmentRight(), standing.isQuiet());
                best.offer(pair, right, pair.containmentRight(), pair.containmentLeft(), standing.isQuiet());
            }
        }
        List<DocumentRow> documents = best.rows();
        return new Results(
                findings.documents().size(),
                findings.clusters().size(),
                findings.clusteredDocuments(),
                best.sharing(),
                documents,
                pairs,
                findings.pairsLeftOut(),
                pairsBelow,
                documents.stream()
                        .anyMatch(row -> row.document().metadata().author().isPresent()),
                documents.stream().anyMatch(row -> row.document().disguised() > 0));
    }

    /// How many rows of a list stand in each state.
    static <R> Map<State, Integer> states(List<R> rows, Function<R, Standing> standing) {
        Map<State, Integer> counts = new EnumMap<>(State.class);
        rows.forEach(row -> counts.merge(standing.apply(row).state(), 1, Integer::sum));
        return Collections.unmodifiableMap(counts);
    }

    int sharing(ShareBand band) {
        return sharing.getOrDefault(band, 0);
    }
}

package app.likeness.ui.documents;

import app.likeness.compare.Pair;
import app.likeness.ui.corpus.DocumentsById;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The pairs of documents in the order of these. Two documents may name each other as their strongest partner: their
/// pair then stands in the list once.
final class DistinctPairs {
    private DistinctPairs() {}

    /// O(rows), without hashing all that is known of a pair: the window waits for it.
    ///
    /// @param byId where the documents are found; one that is there no more has its pair for itself
    static List<Pair> of(List<DocumentRow> rows, DocumentsById byId) {
        // By place of the document the pair that it came with.
        @Nullable Pair[] known = new Pair[byId.documents().size()];
        List<Pair> distinct = new ArrayList<>(rows.size());
        for (DocumentRow row : rows) {
            Pair pair = row.best();
            int partner = byId.place(row.partner().id());
            Pair other = partner < 0 ? null : known[partner];
            if (other == null || other.leftId() != pair.leftId() || other.rightId() != pair.rightId()) {
                distinct.add(pair);
            }
            int place = byId.place(row.document().id());
            if (place >= 0) {
                known[place] = pair;
            }
        }
        return distinct;
    }
}

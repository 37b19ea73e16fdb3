package app.likeness.ui.documents;

import app.likeness.compare.Pair;
import app.likeness.review.Standing;
import app.likeness.text.document.Document;

/// A pair with its two documents.
///
/// @param standing how it stands in the review
record PairRow(Pair pair, Document left, Document right, Standing standing) {
    /// Which pair it is, whatever its numbers are.
    record Key(long leftId, long rightId) {}

    Key key() {
        return new Key(pair.leftId(), pair.rightId());
    }
}

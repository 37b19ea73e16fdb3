package app.likeness.ui.documents;

import app.likeness.compare.Pair;
import app.likeness.review.Standing;
import app.likeness.text.document.Document;

/// A document that shares text, with the one that has most of it.
///
/// @param best the pair of the two
/// @param standing how the document stands in the review, with all its pairs
record DocumentRow(Document document, Document partner, Pair best, Standing standing) {
    /// How much of the document also stands in its partner, 0…1.
    double shared() {
        return document.id() == best.leftId() ? best.containmentLeft() : best.containmentRight();
    }

    /// How much of the partner also stands in the document, 0…1.
    double otherWay() {
        return document.id() == best.leftId() ? best.containmentRight() : best.containmentLeft();
    }
}

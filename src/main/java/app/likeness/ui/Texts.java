package app.likeness.ui;

import app.likeness.compare.Counting;
import app.likeness.store.CorpusException;

/// The stored texts of the open corpus. To be called on the lane `read` of [Background].
@FunctionalInterface
public interface Texts {
    /// The text of a document; empty when there is no such document any more.
    String text(long documentId) throws CorpusException;

    /// How what they share is counted.
    default Counting counting() throws CorpusException {
        return Counting.everything();
    }
}

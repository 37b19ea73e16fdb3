package app.likeness.scan;

import app.likeness.compare.DocumentFingerprints;
import app.likeness.store.Fingerprinted;

/// A document with its fingerprints: its folded hash, the sketch of its grams and its winnowed hashes.
record HashedDocument(ComparedDocument document, DocumentFingerprints fingerprints) {
    static HashedDocument of(Fingerprinted document) {
        return new HashedDocument(ComparedDocument.of(document), fingerprints(document));
    }

    /// What an index knows of a text by.
    static DocumentFingerprints fingerprints(Fingerprinted document) {
        return new DocumentFingerprints(
                document.prints().foldedHash(),
                document.prints().grams().orElse(null),
                document.prints().selection().distinctHashes());
    }
}

package app.likeness.scan;

import app.likeness.compare.DocumentFingerprints;
import app.likeness.store.Fingerprinted;

/// A document with its fingerprints: its folded hash, the sketch of its grams and its winnowed hashes.
record HashedDocument(ComparedDocument document, DocumentFingerprints fingerprints) {
    static HashedDocument of(Fingerprinted document) {
        return new HashedDocument(ComparedDocument.of(document), OpenIndex.fingerprints(document));
    }
}

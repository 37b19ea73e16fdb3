package app.likeness.scan.held;

import app.likeness.compare.index.DocumentFingerprints;
import app.likeness.store.kept.Fingerprinted;

/// A document with its fingerprints: its folded hash, the sketch of its grams and its winnowed hashes.
public record HashedDocument(ComparedDocument document, DocumentFingerprints fingerprints) {
    public static HashedDocument of(Fingerprinted document) {
        return new HashedDocument(ComparedDocument.of(document), fingerprints(document));
    }

    /// What an index knows of a text by.
    public static DocumentFingerprints fingerprints(Fingerprinted document) {
        return new DocumentFingerprints(
                document.prints().foldedHash(),
                document.prints().grams().orElse(null),
                document.prints().selection().distinctHashes());
    }
}

package app.likeness.compare.index;

import app.likeness.fingerprint.Selection;
import app.likeness.fingerprint.Sketch;
import app.likeness.fingerprint.hash.Hash64;
import app.likeness.text.fold.FoldedText;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What the search for candidates needs to know of one document. Immutable; holds on to the array that it is given.
public final class DocumentFingerprints {
    private final long foldedHash;
    private final @Nullable Sketch sketch;
    private final long[] hashes;

    /// @param foldedHash [Hash64] of the folded characters
    /// @param sketch null for a text too short for one
    /// @param hashes the different winnowed hashes, ascending as signed numbers
    public DocumentFingerprints(long foldedHash, @Nullable Sketch sketch, long[] hashes) {
        this.foldedHash = foldedHash;
        this.sketch = sketch;
        this.hashes = hashes;
    }

    /// The fingerprints of a text whose folded form is `folded`.
    public static DocumentFingerprints of(FoldedText folded, @Nullable Sketch sketch, Selection selection) {
        return new DocumentFingerprints(Hash64.of(folded.characters()), sketch, selection.distinctHashes());
    }

    /// The same winnowed hashes, told from others by `foldedHash`, with another sketch.
    public DocumentFingerprints with(long foldedHash, @Nullable Sketch sketch) {
        return new DocumentFingerprints(foldedHash, sketch, hashes);
    }

    public long foldedHash() {
        return foldedHash;
    }

    public Optional<Sketch> sketch() {
        return Optional.ofNullable(sketch);
    }

    /// How many different winnowed hashes there are.
    public int size() {
        return hashes.length;
    }

    /// Winnowed hash `index`; they ascend as signed numbers.
    public long hash(int index) {
        return hashes[index];
    }

    /// All of them; not to be written to.
    public long[] hashes() {
        return hashes;
    }
}

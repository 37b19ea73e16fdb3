package app.likeness.compare;

import app.likeness.fingerprint.Grams;
import app.likeness.fingerprint.Sketch;
import app.likeness.text.FoldedText;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// One document made ready for verification: to be made once and used for all its candidates. Immutable.
public final class ComparedText {
    private final long documentId;
    private final ExcludedText excluded;
    private final @Nullable Sketch sketch;
    private final long[] grams;

    /// @param sketch the default sketch, null for a text too short for one
    public ComparedText(long documentId, ExcludedText excluded, @Nullable Sketch sketch) {
        this.documentId = documentId;
        this.excluded = excluded;
        this.sketch = sketch;
        this.grams = Grams.of(excluded.folded()).distinct();
    }

    public long documentId() {
        return documentId;
    }

    public FoldedText folded() {
        return excluded.folded();
    }

    ///  The text with what may be left out of it.
    public ExcludedText excluded() {
        return excluded;
    }

    public Optional<Sketch> sketch() {
        return Optional.ofNullable(sketch);
    }

    /// The different gram hashes, ascending as signed numbers.
    long[] grams() {
        return grams;
    }
}

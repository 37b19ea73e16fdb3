package app.likeness.compare.count;

import app.likeness.compare.Comparison;
import app.likeness.compare.PairTally;
import app.likeness.compare.align.Aligner;
import app.likeness.compare.exclude.ExcludedText;
import app.likeness.compare.index.LocalEvidence;
import app.likeness.compare.index.TellingGrams;
import app.likeness.compare.units.NumberedHashes;
import app.likeness.compare.units.UnitText;
import app.likeness.fingerprint.Sketch;
import app.likeness.text.Span;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.fold.Letters;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// One document made ready for verification: to be made once and used for all its candidates. Safe for use by
/// several threads.
public final class ComparedText {
    private final long documentId;
    private final FoldedText folded;
    private final Supplier<ExcludedText> exclusion;
    private @Nullable ExcludedText excluded;
    private final @Nullable Sketch sketch;
    private @Nullable UnitText units;
    private int @Nullable [] seedGrams;
    private @Nullable TellingGrams telling;
    private int rareLonger = -1;

    /// @param sketch the default sketch, null for a text too short for one
    public ComparedText(long documentId, ExcludedText excluded, @Nullable Sketch sketch) {
        this(documentId, excluded.folded(), () -> excluded, sketch);
    }

    /// @param exclusion asked for what may be left out of the text once a pair is counted: most texts have none
    /// @param sketch the default sketch, null for a text too short for one
    public ComparedText(long documentId, FoldedText folded, Supplier<ExcludedText> exclusion, @Nullable Sketch sketch) {
        this.documentId = documentId;
        this.folded = folded;
        this.exclusion = exclusion;
        this.sketch = sketch;
    }

    public long documentId() {
        return documentId;
    }

    public FoldedText folded() {
        return folded;
    }

    /// The text with what may be left out of it.
    public synchronized ExcludedText excluded() {
        if (excluded == null) {
            excluded = exclusion.get();
        }
        return excluded;
    }

    /// How many units of the text begin in a span.
    int units(Span span) {
        Letters letters = new Letters(folded);
        return folded.unitFrom(letters.before(span.end())) - folded.unitFrom(letters.before(span.start()));
    }

    /// The text as the aligner reads it.
    synchronized UnitText units() {
        if (units == null) {
            units = new UnitText(folded);
        }
        return units;
    }

    /// The different grams.
    NumberedHashes grams() {
        return units().differentGrams();
    }

    /// The seed grams that tell something, as [LocalEvidence#telling] gives them.
    ///
    /// @param evidence the same at each call
    synchronized TellingGrams telling(LocalEvidence evidence) {
        if (telling == null) {
            telling = evidence.telling(seedGrams());
        }
        return telling;
    }

    /// How many longer grams of the text are rare ([LocalEvidence#rareLonger(int\[\])]).
    ///
    /// @param evidence the same at each call
    synchronized int rareLonger(LocalEvidence evidence) {
        if (rareLonger < 0) {
            rareLonger = evidence.rareLonger(seedGrams());
        }
        return rareLonger;
    }

    /// The seed grams in the order of the text; not to be changed.
    synchronized int[] seedGrams() {
        if (seedGrams == null) {
            seedGrams = units().seedGrams();
        }
        return seedGrams;
    }

    /// What this text, on the left, and another one have in common.
    ///
    /// @param cancelled asked now and then
    /// @throws java.util.concurrent.CancellationException when it says so
    public Comparison comparedWith(ComparedText other, BooleanSupplier cancelled) {
        return new Aligner().compare(folded, other.folded, this::units, other::units, cancelled);
    }

    /// What the corpus keeps of this text, on the left, and another one.
    ///
    /// @param comparison what the two have in common
    /// @param distinctive how much of that stands in few documents, 0…1
    public PairTally talliedWith(ComparedText other, Comparison comparison, double distinctive) {
        return new PairTally(
                documentId,
                other.documentId,
                sketch == null || other.sketch == null ? -1 : sketch.distance(other.sketch),
                comparison.resemblance(),
                distinctive,
                new CountedComparison(comparison, excluded(), other.excluded()).counts());
    }
}

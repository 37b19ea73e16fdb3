package app.likeness.compare.units;

import app.likeness.fingerprint.grams.Grams;
import app.likeness.fingerprint.grams.SeedGrams;
import app.likeness.text.Span;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.fold.SentenceUnits;
import org.jspecify.annotations.Nullable;

/// A folded text as the aligner reads it: units that can be compared, their grams and their running weight. Safe for
/// use by several threads.
public final class UnitText {
    private final FoldedText text;
    private final Grams grams;
    /// `weights[u]` is what the units before `u` weigh together.
    private final int[] weights;
    private int @Nullable [] sentences;
    private @Nullable GramIndex gramIndex;
    private @Nullable Triples triples;
    private @Nullable TextTokens tokens;

    public UnitText(FoldedText text) {
        this.text = text;
        this.grams = Grams.of(text);
        this.weights = new int[text.units() + 1];
        for (int unit = 0; unit < text.units(); unit++) {
            weights[unit + 1] = weights[unit] + grams.unitWeight(unit);
        }
    }

    public FoldedText folded() {
        return text;
    }

    Grams grams() {
        return grams;
    }

    synchronized GramIndex gramIndex() {
        if (gramIndex == null) {
            gramIndex = new GramIndex(grams);
        }
        return gramIndex;
    }

    synchronized Triples triples() {
        if (triples == null) {
            triples = new Triples(this);
        }
        return triples;
    }

    /// What passages are looked for by.
    public synchronized TextTokens tokens() {
        if (tokens == null) {
            tokens = new TextTokens(this);
        }
        return tokens;
    }

    /// The different grams.
    public NumberedHashes differentGrams() {
        return gramIndex().different();
    }

    /// The seed grams in the order of the text ([SeedGrams]).
    public int[] seedGrams() {
        return SeedGrams.of(grams);
    }

    public int units() {
        return grams.units();
    }

    /// Equal for equal units.
    public long unit(int unit) {
        return grams.unitHash(unit);
    }

    /// The first unit of each sentence, then the number of units ([SentenceUnits]); not to be changed.
    public synchronized int[] sentences() {
        if (sentences == null) {
            sentences = SentenceUnits.starts(text);
        }
        return sentences;
    }

    /// What the units from `from` to `to` weigh: 1 a Han character, 2 a word.
    public int weight(int from, int to) {
        return weights[to] - weights[from];
    }

    /// How many folded characters the units from `from` to `to` have.
    public int characters(int from, int to) {
        return text.unitStart(to) - text.unitStart(from);
    }

    /// Where the units from `from` to `to` stand in the original text; at least one unit.
    public Span span(int from, int to) {
        return new Span(text.start(text.unitStart(from)), text.end(text.unitStart(to) - 1));
    }
}

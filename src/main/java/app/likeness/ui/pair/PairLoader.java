package app.likeness.ui.pair;

import app.likeness.compare.Comparison;
import app.likeness.compare.Pair;
import app.likeness.store.CorpusException;
import app.likeness.text.Document;
import app.likeness.text.FoldedText;
import app.likeness.ui.Texts;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;

/// Reads and compares the two texts of a pair: the work of the background lane.
final class PairLoader {
    /// What came of loading.
    sealed interface Outcome {
        record Loaded(OpenedPair pair) implements Outcome {}

        /// The corpus no longer has the document.
        record Gone(Document document) implements Outcome {}

        /// Nobody waits for the pair any more.
        record Superseded() implements Outcome {}
    }

    private final Texts texts;
    private final BiFunction<FoldedText, FoldedText, Comparison> compare;

    PairLoader(Texts texts, BiFunction<FoldedText, FoldedText, Comparison> compare) {
        this.texts = texts;
        this.compare = compare;
    }

    /// @param wanted asked before each long step
    Outcome load(Pair pair, Document left, Document right, BooleanSupplier wanted) throws CorpusException {
        if (!wanted.getAsBoolean()) {
            return new Outcome.Superseded();
        }
        String leftText = texts.text(left.id());
        String rightText = texts.text(right.id());
        if (leftText.isEmpty() || rightText.isEmpty()) {
            return new Outcome.Gone(leftText.isEmpty() ? left : right);
        }
        if (!wanted.getAsBoolean()) {
            return new Outcome.Superseded();
        }
        return new Outcome.Loaded(OpenedPair.of(
                pair, left, right, leftText, rightText, texts.counting(), texts.acceptable(pair), compare));
    }
}

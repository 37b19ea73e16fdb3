package app.likeness.ui.pair.model;

import app.likeness.compare.Comparison;
import app.likeness.compare.Pair;
import app.likeness.compare.rows.SideBySideRow;
import app.likeness.store.kept.CorpusException;
import app.likeness.text.document.Document;
import app.likeness.text.fold.FoldedText;
import app.likeness.ui.corpus.Texts;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/// Reads and compares the two texts of a pair: the work of the background lane.
public final class PairLoader {
    /// What came of loading.
    sealed interface Outcome {
        /// The pair as it is to be shown.
        ///
        /// @param rows of the pair; none where nobody asked for them
        record Loaded(OpenedPair pair, List<SideBySideRow> rows) implements Outcome {
            public Loaded {
                rows = List.copyOf(rows);
            }
        }

        /// The corpus no longer has the document.
        record Gone(Document document) implements Outcome {}

        /// Nobody waits for the pair any more.
        record Superseded() implements Outcome {}
    }

    /// What two texts share.
    @FunctionalInterface
    public interface TextComparison {
        /// Compares, unless it is told to stop.
        ///
        /// @param cancelled asked now and then
        /// @throws CancellationException when it says so
        Comparison of(FoldedText left, FoldedText right, BooleanSupplier cancelled);
    }

    private final Texts texts;
    private final TextComparison compare;

    PairLoader(Texts texts, TextComparison compare) {
        this.texts = texts;
        this.compare = compare;
    }

    /// @param withRows whether the rows are wanted at once
    /// @param wanted asked before each long step, and during the comparison
    Outcome load(Pair pair, Document left, Document right, boolean withRows, BooleanSupplier wanted)
            throws CorpusException {
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
        try {
            OpenedPair opened = OpenedPair.of(
                    pair,
                    left,
                    right,
                    leftText,
                    rightText,
                    texts.counting(),
                    texts.acceptable(pair),
                    (one, other) -> compare.of(one, other, () -> !wanted.getAsBoolean()));
            return new Outcome.Loaded(opened, withRows ? opened.rows() : List.of());
        } catch (CancellationException e) {
            return new Outcome.Superseded();
        }
    }
}

package app.likeness.ui.originality;

import app.likeness.compare.Pair;
import app.likeness.compare.count.CountedComparison;
import app.likeness.compare.count.PairComparison;
import app.likeness.compare.count.SourceText;
import app.likeness.compare.exclude.Counting;
import app.likeness.compare.exclude.ExcludedText;
import app.likeness.review.PassageKey;
import app.likeness.store.kept.CorpusException;
import app.likeness.text.document.Document;
import app.likeness.ui.corpus.DocumentsById;
import app.likeness.ui.corpus.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/// Reads a document and its sources and compares them: the work of the background lane.
final class ReportLoader {
    /// So many sources are compared; they are the strongest ones, and the view says how many more there are.
    static final int MOST_SOURCES = 40;

    private final Texts texts;

    ReportLoader(Texts texts) {
        this.texts = texts;
    }

    /// The report of a document; empty when its text is gone or nobody waits for it any more.
    ///
    /// @param pairs those that it is in, in the order of [ReportOrder]
    /// @param acceptable the documents with which what it shares is acceptable: they do not count at first
    /// @param documents all documents by id
    /// @param wanted asked before and during each comparison
    Optional<OriginalityReport> load(
            Document document, List<Pair> pairs, Set<Long> acceptable, DocumentsById documents, BooleanSupplier wanted)
            throws CorpusException {
        String text = texts.text(document.id());
        if (text.isEmpty()) {
            return Optional.empty();
        }
        Counting counting = texts.counting();
        var comparing = new PairComparison(counting.finder());
        ExcludedText own = comparing.excluded(text);
        List<Source> sources = new ArrayList<>();
        for (Pair pair : pairs.subList(0, Math.min(MOST_SOURCES, pairs.size()))) {
            if (!wanted.getAsBoolean()) {
                return Optional.empty();
            }
            boolean isLeft = pair.leftId() == document.id();
            Document other = documents.get(isLeft ? pair.rightId() : pair.leftId());
            String otherText = other == null ? "" : texts.text(other.id());
            if (other != null && !otherText.isEmpty()) {
                ExcludedText its = comparing.excluded(otherText);
                CountedComparison counted;
                try {
                    // With the left and the right text where the pair has them, so that the numbers are the pair's.
                    counted = comparing.counted(
                            isLeft ? own : its,
                            isLeft ? its : own,
                            PassageKey.accepted(texts.acceptable(pair)),
                            () -> !wanted.getAsBoolean());
                } catch (CancellationException e) {
                    return Optional.empty();
                }
                sources.add(source(other, pair, isLeft, counted, otherText.length(), acceptable.contains(other.id())));
            }
        }
        int notRead = Math.max(0, pairs.size() - MOST_SOURCES);
        return Optional.of(OriginalityReport.of(document, text, own, sources, acceptable, notRead, counting.leftOut()));
    }

    private static Source source(
            Document other, Pair pair, boolean isLeft, CountedComparison counted, int length, boolean isAcceptable) {
        return new Source(
                other,
                pair,
                isLeft ? SourceText.ofLeft(counted) : SourceText.ofRight(counted),
                counted.comparison().matches().stream()
                        .map(match -> isLeft ? match.right() : match.left())
                        .toList(),
                length,
                isAcceptable);
    }
}

package app.likeness.ui;

import app.likeness.compare.Aligner;
import app.likeness.compare.Comparison;
import app.likeness.compare.CountedComparison;
import app.likeness.compare.Counting;
import app.likeness.compare.ExcludedText;
import app.likeness.report.PairTexts;
import app.likeness.report.ReportException;
import app.likeness.report.ReportException.Reason;
import app.likeness.store.CorpusException;
import app.likeness.text.Document;
import app.likeness.text.FoldedText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/// The texts of the open corpus for a report. Keeps the last few: a report shows a document with its strongest partners
/// in turn. To be used on the lane `read`.
final class ReportTexts implements PairTexts {
    private static final int KEPT = 16;

    private final Texts texts;
    private final Counting counting;
    private final Aligner aligner = new Aligner();
    private final Map<Long, ExcludedText> kept = new LinkedHashMap<>(KEPT, 0.75f, true);

    ReportTexts(Texts texts) throws CorpusException {
        this.texts = texts;
        this.counting = texts.counting();
    }

    @Override
    public String text(Document document) throws ReportException {
        try {
            return texts.text(document.id());
        } catch (CorpusException e) {
            throw new ReportException(Reason.CORPUS, e.file(), e);
        }
    }

    /// Compared in the direction in which the corpus holds the pair, so that the fractions are the ones that its
    /// percentages were counted from.
    @Override
    public CountedComparison compare(Document left, Document right) throws ReportException {
        ExcludedText leftText = excluded(left);
        ExcludedText rightText = excluded(right);
        Comparison comparison = left.id() < right.id()
                ? aligner.compare(leftText.folded(), rightText.folded())
                : aligner.compare(rightText.folded(), leftText.folded()).mirrored();
        return new CountedComparison(comparison, leftText, rightText);
    }

    @Override
    public List<OptionalInt> otherDocuments(CountedComparison compared) throws ReportException {
        try {
            List<OptionalInt> others = texts.otherDocuments(compared);
            return others.isEmpty()
                    ? compared.comparison().matches().stream()
                            .map(match -> OptionalInt.empty())
                            .toList()
                    : others;
        } catch (CorpusException e) {
            throw new ReportException(Reason.CORPUS, e.file(), e);
        }
    }

    private ExcludedText excluded(Document document) throws ReportException {
        ExcludedText known = kept.get(document.id());
        if (known == null) {
            String text = text(document);
            known = counting.finder().excluded(text, FoldedText.of(text));
            kept.put(document.id(), known);
            if (kept.size() > KEPT) {
                kept.remove(kept.keySet().iterator().next());
            }
        }
        return known;
    }
}

package app.likeness.report.content;

import app.likeness.compare.Comparison;
import app.likeness.compare.ExcludedSpan;
import app.likeness.compare.Match;
import app.likeness.compare.OtherDocuments;
import app.likeness.compare.align.Aligner;
import app.likeness.compare.count.CountedComparison;
import app.likeness.compare.exclude.ExcludedText;
import app.likeness.compare.exclude.ExclusionFinder;
import app.likeness.review.PassageKey;
import app.likeness.review.Review;
import app.likeness.review.Standing;
import app.likeness.text.document.Document;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.fold.Letters;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The texts of a corpus for a report. Keeps the last few: a report shows a document with its strongest partners in
/// turn. Confined to one thread.
public final class StoredTexts implements PairTexts {
    private static final int KEPT = 16;

    /// Asks the corpus.
    public interface Source {
        /// The text of a document; empty when there is no such document any more.
        String text(long document) throws ReportException;

        /// By match how many other documents have the passage; an empty list where nobody knows.
        List<Optional<OtherDocuments>> otherDocuments(CountedComparison compared) throws ReportException;
    }

    private record Kept(String text, ExcludedText excluded) {}

    private final Source source;
    private final ExclusionFinder exclusions;
    private final Review review;
    private final Aligner aligner = new Aligner();
    private final Map<Long, Kept> kept = new LinkedHashMap<>(KEPT, 0.75f, true);

    /// @param review passages that are acceptable in it do not count
    public StoredTexts(Source source, ExclusionFinder exclusions, Review review) {
        this.source = source;
        this.exclusions = exclusions;
        this.review = review;
    }

    @Override
    public String text(Document document) throws ReportException {
        return kept(document).text;
    }

    @Override
    public List<ExcludedSpan> leftOut(Document document) throws ReportException {
        return kept(document).excluded.spans();
    }

    /// Compared in the direction in which the corpus holds the pair, so that the fractions are the ones that its
    /// percentages were counted from.
    @Override
    public CountedComparison compare(Document left, Document right) throws ReportException {
        ExcludedText leftText = kept(left).excluded;
        ExcludedText rightText = kept(right).excluded;
        Comparison comparison = left.id() < right.id()
                ? aligner.compare(leftText.folded(), rightText.folded())
                : aligner.compare(rightText.folded(), leftText.folded()).mirrored();
        var acceptable = new BitSet();
        if (!review.passages(left.id(), right.id()).isEmpty()) {
            List<Standing> standings = standings(left, right, comparison.matches());
            for (int i = 0; i < standings.size(); i++) {
                acceptable.set(i, standings.get(i).isQuiet());
            }
        }
        return new CountedComparison(comparison, leftText, rightText, acceptable);
    }

    @Override
    public List<Optional<OtherDocuments>> otherDocuments(CountedComparison compared) throws ReportException {
        List<Optional<OtherDocuments>> others = source.otherDocuments(compared);
        return others.isEmpty()
                ? compared.comparison().matches().stream()
                        .map(match -> Optional.<OtherDocuments>empty())
                        .toList()
                : others;
    }

    @Override
    public List<Standing> standings(Document left, Document right, CountedComparison compared) throws ReportException {
        return standings(left, right, compared.comparison().matches());
    }

    private List<Standing> standings(Document left, Document right, List<Match> matches) throws ReportException {
        Map<PassageKey, Standing> judged = review.passages(left.id(), right.id());
        if (judged.isEmpty()) {
            return matches.stream().map(match -> Standing.OPEN).toList();
        }
        var leftLetters = new Letters(kept(left).excluded.folded());
        var rightLetters = new Letters(kept(right).excluded.folded());
        List<Standing> standings = new ArrayList<>();
        for (Match match : matches) {
            PassageKey key = PassageKey.of(match, leftLetters, rightLetters);
            // A review has the document with the smaller number on the left.
            boolean isTurned = left.id() > right.id();
            standings.add(judged.getOrDefault(
                    isTurned ? new PassageKey(/* left= */ key.right(), /* right= */ key.left()) : key, Standing.OPEN));
        }
        return standings;
    }

    private Kept kept(Document document) throws ReportException {
        Kept known = kept.get(document.id());
        if (known != null) {
            return known;
        }
        String text = source.text(document.id());
        var read = new Kept(text, exclusions.excluded(text, FoldedText.of(text)));
        kept.put(document.id(), read);
        if (kept.size() > KEPT) {
            kept.remove(kept.keySet().iterator().next());
        }
        return read;
    }
}

package app.likeness.cli;

import app.likeness.compare.Comparison;
import app.likeness.compare.CountedComparison;
import app.likeness.compare.ExcludedText;
import app.likeness.compare.ExclusionFinder;
import app.likeness.compare.Match;
import app.likeness.report.PairTexts;
import app.likeness.report.ReportException;
import app.likeness.report.ReportException.Reason;
import app.likeness.scan.PassageDocuments;
import app.likeness.store.CorpusException;
import app.likeness.store.CorpusReader;
import app.likeness.text.Document;
import app.likeness.text.FoldedText;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/// The texts of a corpus for a report. Keeps the last few: a report shows a document with its strongest partners in
/// turn.
final class CorpusTexts implements PairTexts {
    private static final int KEPT = 16;

    private record Kept(String text, ExcludedText excluded) {}

    private final CorpusReader reader;
    private final Engine engine;
    private final ExclusionFinder exclusions;
    private final Map<Long, Kept> kept = new LinkedHashMap<>(KEPT, 0.75f, true);
    /// Made when the first report asks: the formats without passages do not need it.
    private @Nullable PassageDocuments passages;

    CorpusTexts(CorpusReader reader, Engine engine) throws CorpusException {
        this.reader = reader;
        this.engine = engine;
        this.exclusions = reader.exclusionFinder();
    }

    @Override
    public String text(Document document) throws ReportException {
        return kept(document).text;
    }

    /// The comparison in the direction in which the corpus holds the pair, turned where the report shows it the
    /// other way round: so the fractions are the ones that the pair's percentages were counted from.
    @Override
    public CountedComparison compare(Document left, Document right) throws ReportException {
        ExcludedText leftText = kept(left).excluded;
        ExcludedText rightText = kept(right).excluded;
        Comparison comparison = left.id() < right.id()
                ? engine.compare(leftText.folded(), rightText.folded())
                : turned(engine.compare(rightText.folded(), leftText.folded()));
        return new CountedComparison(comparison, leftText, rightText);
    }

    @Override
    public List<OptionalInt> otherDocuments(CountedComparison compared) throws ReportException {
        try {
            if (passages == null) {
                Optional<PassageDocuments> stored = PassageDocuments.stored(reader);
                passages = stored.isPresent() ? stored.get() : PassageDocuments.inMemory(reader);
            }
            return passages.others(compared);
        } catch (CorpusException e) {
            throw new ReportException(Reason.CORPUS, e.file(), e);
        }
    }

    static Comparison turned(Comparison comparison) {
        List<Match> matches = comparison.matches().stream()
                .map(match -> new Match(
                        /* left= */ match.right(),
                        /* right= */ match.left(),
                        match.kind(),
                        match.runs().stream()
                                .map(run -> new Match.Run(
                                        /* left= */ run.right(), /* right= */ run.left(), run.characters()))
                                .toList()))
                .sorted(Comparator.comparing(Match::left).thenComparing(Match::right))
                .toList();
        return new Comparison(
                matches,
                /* charactersLeft= */ comparison.charactersRight(),
                /* charactersRight= */ comparison.charactersLeft(),
                /* sharedLeft= */ comparison.sharedRight(),
                /* sharedRight= */ comparison.sharedLeft(),
                comparison.resemblance());
    }

    private Kept kept(Document document) throws ReportException {
        Kept known = kept.get(document.id());
        if (known != null) {
            return known;
        }
        try {
            String text = reader.text(document.id());
            var read = new Kept(text, exclusions.excluded(text, FoldedText.of(text)));
            kept.put(document.id(), read);
            if (kept.size() > KEPT) {
                Entry<Long, Kept> oldest = kept.entrySet().iterator().next();
                kept.remove(oldest.getKey());
            }
            return read;
        } catch (CorpusException e) {
            throw new ReportException(Reason.CORPUS, e.file(), e);
        }
    }
}

package app.likeness.scan.ask;

import app.likeness.compare.PairCounts;
import app.likeness.compare.count.CountedComparison;
import app.likeness.compare.count.PairComparison;
import app.likeness.review.JudgedCounts;
import app.likeness.review.PassageKey;
import app.likeness.review.Review;
import app.likeness.review.Review.QuietPassages;
import app.likeness.review.Subject.OfPair;
import app.likeness.review.TextKey;
import app.likeness.review.Verdict;
import app.likeness.store.Corpus;
import app.likeness.store.CorpusReader;
import app.likeness.store.VerdictStore;
import app.likeness.store.kept.CorpusException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Counts pairs without their acceptable passages. Confined to the thread of its reader.
public final class JudgedPassages {
    private final CorpusReader reader;
    private final VerdictStore store;
    private final Map<QuietPassages, Optional<PairCounts>> known = new HashMap<>();
    private @Nullable PairComparison comparing;

    public JudgedPassages(CorpusReader reader, VerdictStore store) {
        this.reader = reader;
        this.store = store;
    }

    /// Counts the pairs of a corpus by its own verdicts: after a scan, when their counts may be others.
    public static void count(Corpus corpus, CorpusReader reader) throws CorpusException {
        List<Verdict> verdicts = reader.verdicts();
        if (!verdicts.isEmpty()) {
            try (VerdictStore store = corpus.verdicts()) {
                Map<Long, TextKey> texts = reader.texts();
                Review review = Review.of(verdicts, List.of(), texts, reader.pairs());
                new JudgedPassages(reader, store).count(review, texts, true);
            }
        }
    }

    /// Makes the corpus count every pair without those of its passages that `review` says are acceptable.
    ///
    /// @param texts of the documents, by number
    /// @param afresh whether pairs that were counted so before are counted again: documents may be others
    /// @return whether any pair has other counts now
    public boolean count(Review review, Map<Long, TextKey> texts, boolean afresh) throws CorpusException {
        if (afresh) {
            known.clear();
            comparing = null;
        }
        Map<OfPair, PairCounts> counts = new HashMap<>();
        for (QuietPassages quiet : review.quietPassages()) {
            TextKey left = texts.get(quiet.left());
            TextKey right = texts.get(quiet.right());
            if (left != null && right != null) {
                OfPair pair = new OfPair(left, right);
                Optional<PairCounts> counted = known.get(quiet);
                if (counted == null) {
                    counted = counts(quiet);
                    known.put(quiet, counted);
                }
                counted.ifPresent(found -> counts.put(pair, pair.left().equals(left) ? found : found.mirrored()));
            }
        }
        JudgedCounts now = new JudgedCounts(counts);
        if (now.equals(store.counts())) {
            return false;
        }
        store.replaceCounts(now);
        return true;
    }

    /// What counts of a pair; empty where none of the passages is found any more.
    private Optional<PairCounts> counts(QuietPassages quiet) throws CorpusException {
        PairComparison comparing = comparing();
        CountedComparison counted = comparing.counted(
                comparing.excluded(reader.text(quiet.left())),
                comparing.excluded(reader.text(quiet.right())),
                PassageKey.accepted(quiet.passages()),
                () -> false);
        return counted.hasAcceptable() ? Optional.of(counted.counts()) : Optional.empty();
    }

    private PairComparison comparing() throws CorpusException {
        PairComparison ready = comparing;
        if (ready == null) {
            ready = new PairComparison(reader.exclusionFinder());
            comparing = ready;
        }
        return ready;
    }
}

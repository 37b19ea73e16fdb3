package app.likeness.ui.corpus;

import app.likeness.compare.Exclusions;
import app.likeness.compare.OtherDocuments;
import app.likeness.compare.Pair;
import app.likeness.compare.count.CountedComparison;
import app.likeness.compare.exclude.Counting;
import app.likeness.compare.findings.UsualShare;
import app.likeness.report.names.DistinctTitles;
import app.likeness.report.names.NameMask;
import app.likeness.review.PassageKey;
import app.likeness.review.Review;
import app.likeness.scan.ask.NearDocuments;
import app.likeness.scan.ask.PassageDocuments;
import app.likeness.store.Corpus;
import app.likeness.store.CorpusReader;
import app.likeness.store.VerdictStore;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Root;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/// An open file and the connections that the lane `read` uses.
///
/// @param reader asks
/// @param verdicts reads and writes what was judged
public record OpenCorpus(Corpus corpus, CorpusReader reader, VerdictStore verdicts) {
    /// What a corpus says when it is opened.
    ///
    /// @param isNew whether nobody has said yet what it leaves out
    /// @param last what it holds before it is scanned
    public record Connected(OpenCorpus opened, List<Root> roots, Shown shown, boolean isNew, LastLook last) {}

    /// Connects to a file; on the lane `read`.
    ///
    /// @param first what a corpus leaves out for which nobody has said it yet
    public static Connected connect(Corpus corpus, Exclusions first) throws CorpusException {
        CorpusReader reader = corpus.reader();
        try {
            Optional<Exclusions> chosen = reader.chosenExclusions();
            return new Connected(
                    new OpenCorpus(corpus, reader, corpus.verdicts()),
                    reader.roots(),
                    new Shown(chosen.orElse(first), reader.line(), UsualShare.UNKNOWN),
                    chosen.isEmpty(),
                    LastLook.of(reader.documentDigests()));
        } catch (CorpusException | RuntimeException e) {
            reader.close();
            throw e;
        }
    }

    /// What the files hold now; on the lane `read`.
    LastLook look() throws CorpusException {
        return LastLook.of(reader.documentDigests());
    }

    /// Lets go of the connections; on the lane `read`.
    public void disconnect() {
        reader.close();
        verdicts.close();
    }

    /// What the corpus has now, documents of one title told apart; on the lane `read`.
    ///
    /// @param reading the number of this answer, from 1
    public Snapshot snapshot(long reading, Shown shown) throws CorpusException {
        return Snapshot.of(
                reading,
                reader.roots(),
                reader.documentsByRoot(),
                DistinctTitles.in(reader.tallies()),
                shown,
                reader.isComplete());
    }

    /// The texts of whatever corpus is open when they are asked for; to be asked on the lane `read`.
    ///
    /// @param open gives null while none is open
    static Texts texts(
            Supplier<@Nullable OpenCorpus> open,
            Supplier<Shown> shown,
            Supplier<Review> review,
            ObservableValue<NameMask> mask) {
        return new Texts() {
            @Override
            public String text(long documentId) throws CorpusException {
                OpenCorpus current = open.get();
                return current == null ? "" : current.reader().text(documentId);
            }

            @Override
            public List<Optional<OtherDocuments>> otherDocuments(CountedComparison pair, BooleanSupplier cancelled)
                    throws CorpusException {
                OpenCorpus current = open.get();
                Optional<PassageDocuments> passages =
                        current == null ? Optional.empty() : PassageDocuments.stored(current.reader());
                return passages.isPresent() ? passages.get().others(pair, cancelled) : List.of();
            }

            @Override
            public Optional<NearDocuments.Neighbours> near(long documentId, int distance) throws CorpusException {
                OpenCorpus current = open.get();
                return current == null ? Optional.empty() : NearDocuments.of(current.reader(), documentId, distance);
            }

            @Override
            public ObservableValue<NameMask> maskProperty() {
                return mask;
            }

            @Override
            public Set<PassageKey> acceptable(Pair pair) {
                return review.get().quietPassages(pair.leftId(), pair.rightId());
            }

            @Override
            public Counting counting() throws CorpusException {
                OpenCorpus current = open.get();
                return current == null
                        ? Counting.everything()
                        : new Counting(
                                current.reader().exclusionFinder(), shown.get().leftOut());
            }
        };
    }
}

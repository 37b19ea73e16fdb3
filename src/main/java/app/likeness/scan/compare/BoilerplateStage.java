package app.likeness.scan.compare;

import app.likeness.compare.Comparison;
import app.likeness.compare.Exclusion;
import app.likeness.compare.PairTally;
import app.likeness.compare.count.ComparedText;
import app.likeness.compare.count.CountedComparison;
import app.likeness.compare.exclude.Boilerplate;
import app.likeness.compare.exclude.BoilerplateCounter;
import app.likeness.compare.exclude.CommonText;
import app.likeness.compare.exclude.Furniture;
import app.likeness.scan.held.ComparedDocument;
import app.likeness.scan.held.ComparedTexts;
import app.likeness.scan.held.HashedDocuments;
import app.likeness.scan.held.HeldComparisons;
import app.likeness.scan.progress.StageProgress;
import app.likeness.store.CorpusReader;
import app.likeness.store.CorpusWriter;
import app.likeness.store.kept.BoilerplateState;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Role;
import app.likeness.text.fold.FoldedText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Gatherers;
import java.util.stream.LongStream;

/// After the comparison: finds what stands in many documents, and counts the pairs anew that have some of it. It can
/// only come now, because the pairs tell which documents are copies of one article.
///
/// What also stands in a source, a document that was given to compare with and is one of a few, is never common: it is
/// what somebody looks for, and that many took it makes it no phrase.
///
/// The whole corpus is searched when it was never searched, or when more than a twentieth of it has come or changed
/// since; otherwise what is known is looked for in the documents that are fresh.
public final class BoilerplateStage {
    private static final int FEW = 20;

    /// Pairs that are counted at once.
    private static final int PIECE = 64;

    /// A listed text is cut to so many characters.
    private static final int LONGEST_TEXT = 1_000;

    private final CorpusReader reader;
    private final CorpusWriter writer;
    private final HashedDocuments documents;
    private final HeldComparisons held;
    private final int threads;
    private final StageProgress progress;

    /// @param held what pairs were counted from, as far as it is at hand
    public BoilerplateStage(
            CorpusReader reader,
            CorpusWriter writer,
            HashedDocuments documents,
            HeldComparisons held,
            int threads,
            StageProgress progress) {
        this.reader = reader;
        this.writer = writer;
        this.documents = documents;
        this.held = held;
        this.threads = threads;
        this.progress = progress;
    }

    /// Counts what the comparison found, unless it found nothing new.
    ///
    /// @param wasCounted whether everything was counted before this scan changed anything
    /// @param fresh the documents that came or changed in this scan
    public void run(boolean wasCounted, Set<Long> fresh) throws CorpusException {
        if (reader.isCounted()) {
            return;
        }
        Optional<BoilerplateState> state = reader.boilerplateState();
        long[] sources = sources();
        boolean isKnown = wasCounted
                && state.isPresent()
                && ofSources(reader.boilerplate(), sources).length == 0
                && (state.get().changes() + fresh.size()) * (long) FEW
                        <= state.get().documents();
        if (isKnown) {
            recount(reader.pairsOf(fresh), reader.boilerplate());
            int changes = state.get().changes() + fresh.size();
            writer.finishCounting(new BoilerplateState(state.get().documents(), changes));
        } else {
            search(reader.pairs(), sources);
            writer.finishCounting(new BoilerplateState(reader.documents(), 0));
        }
    }

    /// The documents to compare with; none where they are as many as those to check, because then they are an
    /// archive, which has common phrases of its own.
    private long[] sources() throws CorpusException {
        long[] sources = reader.ids(Role.COMPARE_WITH);
        return sources.length > 0 && 2 * sources.length < reader.compared() ? sources : new long[0];
    }

    /// The grams of `boilerplate` that stand in some of the sources and not in many of them, ascending.
    private long[] ofSources(Boilerplate boilerplate, long[] sources) throws CorpusException {
        Map<Long, Integer> counts = new HashMap<>();
        for (long id : boilerplate.isEmpty() ? new long[0] : sources) {
            progress.check();
            for (long gram :
                    boilerplate.known(documents.document(id).fingerprints().hashes())) {
                counts.merge(gram, 1, Integer::sum);
            }
        }
        return counts.entrySet().stream()
                .filter(entry -> entry.getValue() <= BoilerplateCounter.LEAST_DOCUMENTS)
                .mapToLong(Map.Entry::getKey)
                .sorted()
                .toArray();
    }

    private void search(List<PairTally> pairs, long[] sources) throws CorpusException {
        var none = new Boilerplate(new long[0], new int[0]);
        var counter = new BoilerplateCounter(reader.ids(), pairs);
        documents.forEach(document -> {
            progress.check();
            counter.screen(document.fingerprints().hashes());
        });
        Boilerplate found = none;
        if (counter.mayFind()) {
            documents.forEach(document -> {
                progress.check();
                counter.count(document.document().id(), document.fingerprints().hashes());
            });
            found = counter.found(none);
            found = found.without(ofSources(found, sources));
        }
        Map<Long, CommonText> texts = new HashMap<>();
        if (!found.isEmpty()) {
            Collection<Long> with = with(pairs, found);
            for (long id : with) {
                progress.check();
                counter.countEdges(id, FoldedText.of(reader.text(id)), found);
            }
            found = counter.found(found);
            var furniture = new Furniture(found);
            for (long id : with) {
                progress.check();
                furniture.count(FoldedText.of(reader.text(id)));
            }
            found = found.without(furniture.inside());
            for (long id : with) {
                list(reader.text(id), found, texts);
            }
        }
        writer.putBoilerplate(found, texts.values());
        recount(pairs, found);
    }

    /// The documents of `pairs` that have some of the boilerplate, by number.
    private Collection<Long> with(List<PairTally> pairs, Boilerplate boilerplate) throws CorpusException {
        Set<Long> with = new HashSet<>();
        for (long id : ids(pairs)) {
            progress.check();
            if (boilerplate.isIn(documents.document(id).fingerprints().hashes())) {
                with.add(id);
            }
        }
        return with;
    }

    /// The documents of `pairs`, ascending.
    private static long[] ids(List<PairTally> pairs) {
        return pairs.stream()
                .flatMapToLong(pair -> LongStream.of(pair.leftId(), pair.rightId()))
                .sorted()
                .distinct()
                .toArray();
    }

    /// Lists the runs of a text; of those that begin alike the one that comes first in the order of their words, so
    /// that the list does not depend on the order of the documents.
    private static void list(String text, Boilerplate boilerplate, Map<Long, CommonText> texts) {
        for (Boilerplate.Run run : boilerplate.runs(FoldedText.of(text))) {
            int end = Math.min(run.span().end(), run.span().start() + LONGEST_TEXT);
            var common = new CommonText(
                    run.gram(), run.documents(), text.substring(run.span().start(), end));
            texts.merge(run.gram(), common, (one, other) -> one.text().compareTo(other.text()) <= 0 ? one : other);
        }
    }

    /// A pair with its texts, and what comparing them gave where that is held.
    private record Work(
            PairTally pair, ComparedTexts.Text left, ComparedTexts.Text right, Optional<Comparison> comparison) {}

    /// Counts the pairs anew of which a document has some of the boilerplate, or which were counted with what was
    /// boilerplate before.
    private void recount(List<PairTally> pairs, Boilerplate boilerplate) throws CorpusException {
        Collection<Long> with = boilerplate.isEmpty() ? Set.of() : with(pairs, boilerplate);
        List<PairTally> affected = pairs.stream()
                .filter(pair -> with.contains(pair.leftId())
                        || with.contains(pair.rightId())
                        || pair.counts().has(Exclusion.BOILERPLATE))
                .sorted(Comparator.comparingLong(PairTally::leftId).thenComparingLong(PairTally::rightId))
                .toList();
        long[] ids = ids(affected);
        ComparedTexts texts = texts(ids, boilerplate);
        for (int from = 0; from < affected.size(); from += PIECE) {
            progress.check();
            List<Work> piece = new ArrayList<>();
            for (PairTally pair : affected.subList(from, Math.min(affected.size(), from + PIECE))) {
                piece.add(new Work(
                        pair,
                        texts.text(Arrays.binarySearch(ids, pair.leftId())),
                        texts.text(Arrays.binarySearch(ids, pair.rightId())),
                        held.of(pair.leftId(), pair.rightId())));
            }
            writer.recount(piece.stream()
                    .gather(Gatherers.mapConcurrent(threads, work -> counted(work, progress::isCancelled)))
                    .toList());
        }
    }

    /// The texts of documents, numbered by their place in `ids`, each with what is left out of it.
    private ComparedTexts texts(long[] ids, Boilerplate boilerplate) throws CorpusException {
        List<ComparedDocument> compared = new ArrayList<>(ids.length);
        for (long id : ids) {
            compared.add(documents.document(id).document());
        }
        return new ComparedTexts(reader, compared, reader.templateFinder().with(boilerplate));
    }

    private static PairTally counted(Work work, BooleanSupplier cancelled) {
        ComparedText left = work.left.ready();
        ComparedText right = work.right.ready();
        Comparison comparison = work.comparison.orElseGet(() -> left.comparedWith(right, cancelled));
        PairTally pair = work.pair;
        return pair.with(new CountedComparison(comparison, left.excluded(), right.excluded()).counts());
    }
}

package app.likeness.scan.study;

import app.likeness.compare.Pair;
import app.likeness.evaluate.Curve;
import app.likeness.evaluate.Ladder;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.MethodSettings;
import app.likeness.fingerprint.hash.Hash64;
import app.likeness.store.kept.CorpusException;
import app.likeness.text.document.Document;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// How the methods do on the documents of a corpus, in pieces of some tens of milliseconds: the fingerprints of all
/// methods are taken anew; labelled pairs are looked at one by one, and *all* pairs of at most [#MOST_DOCUMENTS]
/// documents, fewer where their texts are long for the heap. Those are chosen by a hash of their numbers, so that
/// right and wrong pairs are as frequent among them as in the whole corpus, and the same each time.
///
/// `combined` is what the scan found. To be used by one thread at a time.
public final class MethodStudy {
    /// Of so many documents all pairs are looked at: two million, some seconds.
    public static final int MOST_DOCUMENTS = 2_000;

    /// Documents whose fingerprints are taken in one piece.
    private static final int BATCH = 24;

    private final MethodPrints prints;
    private final Map<Long, Long> bytes = new HashMap<>();
    private final List<Long> sample;
    private final Set<Long> inSample;
    private final Map<Method, Double> voters;
    private final int threads;
    private final long memory;
    private long held;
    private @Nullable MethodSurvey survey;

    /// @param documents of the corpus that are compared
    /// @param voters where the methods that have a say in what is disputed take two documents for a pair
    /// @param settings what is set of the methods
    /// @param memory for fingerprints, in bytes
    public MethodStudy(
            MethodPrints.Source texts,
            List<Document> documents,
            Map<Method, Double> voters,
            MethodSettings settings,
            int threads,
            long memory) {
        this.prints = new MethodPrints(texts, threads, settings);
        this.voters = Map.copyOf(voters);
        this.threads = threads;
        this.memory = memory;
        documents.forEach(document -> bytes.put(document.id(), 3_000L + 6L * document.characters()));
        this.sample = sample(documents);
        this.inSample = new HashSet<>(sample);
    }

    private List<Long> sample(List<Document> documents) {
        List<Long> chosen = new ArrayList<>();
        long size = 0;
        for (Document document : documents.stream()
                .sorted(Comparator.comparingLong((Document each) -> Hash64.of(Long.toString(each.id())))
                        .thenComparing(Document::id))
                .limit(MOST_DOCUMENTS)
                .toList()) {
            size += bytes(document.id());
            if (size <= memory / 2) {
                chosen.add(document.id());
            }
        }
        chosen.sort(Comparator.naturalOrder());
        return List.copyOf(chosen);
    }

    private long bytes(long documentId) {
        return bytes.getOrDefault(documentId, 0L);
    }

    /// The documents of which all pairs are looked at, ascending.
    public List<Long> sample() {
        return sample;
    }

    /// Takes the next fingerprints of these pairs' documents.
    ///
    /// @return whether all are taken for which there is memory
    public boolean take(Collection<PairIds> pairs) throws CorpusException {
        List<Long> ids = new ArrayList<>(2 * pairs.size());
        for (PairIds pair : pairs) {
            ids.add(pair.leftId());
            ids.add(pair.rightId());
        }
        return takeNext(ids);
    }

    private boolean takeNext(List<Long> ids) throws CorpusException {
        Set<Long> next = new HashSet<>();
        for (long id : ids) {
            if (next.size() == BATCH) {
                break;
            }
            if (bytes.containsKey(id) && !prints.has(id) && !next.contains(id) && held + bytes(id) <= memory) {
                next.add(id);
                held += bytes(id);
            }
        }
        prints.take(List.copyOf(next));
        return next.size() < BATCH;
    }

    /// Looks at the next of all pairs of the sample.
    ///
    /// @return whether all were looked at
    public boolean survey() throws CorpusException {
        MethodSurvey running = survey;
        if (running == null) {
            if (takeNext(sample)) {
                survey = new MethodSurvey(
                        prints, sample.stream().filter(prints::has).toList(), voters, threads);
            }
            return false;
        }
        running.step();
        return running.isDone();
    }

    public boolean isSurveyed() {
        return survey != null && survey.isDone();
    }

    /// The share of the survey that is done, 0…1: taking fingerprints is half of it.
    public double progress() {
        if (survey != null) {
            return 0.5 + survey.progress() / 2;
        }
        long taken = sample.stream().filter(prints::has).count();
        return sample.isEmpty() ? 0 : 0.5 * taken / sample.size();
    }

    /// How long the fingerprint of a document takes on one thread, in milliseconds; none for `combined`.
    public double millis(Method method) {
        return method == Method.COMBINED ? Double.NaN : prints.nanos(method) / 1e6 / Math.max(1, prints.size());
    }

    /// The pairs of the sample on which the methods disagree, most disputed first; none before the survey is done.
    public List<PairIds> disputed() {
        return survey != null && survey.isDone()
                ? survey.disputed().stream().map(MethodSurvey.Disputed::pair).toList()
                : List.of();
    }

    /// Whether the fingerprints of both documents were taken.
    public boolean has(PairIds pair) {
        return prints.has(pair.leftId()) && prints.has(pair.rightId());
    }

    /// What `method` says of a pair of which [#has] is true; no number where a document has no fingerprint.
    public double value(Method method, PairIds pair, CombinedPairs combined) {
        return method == Method.COMBINED ? combined.share(pair) : prints.value(method, pair);
    }

    /// How the methods do on labelled pairs; nothing is known of others.
    ///
    /// @param labels whether a pair is related; those of which the fingerprints were not taken do not count
    public List<MethodFigures> labelled(
            Map<PairIds, Boolean> labels, CombinedPairs combined, Map<Method, Double> lines) {
        Map<PairIds, Boolean> known = new HashMap<>();
        labels.forEach((pair, isRelated) -> {
            if (has(pair)) {
                known.put(pair, isRelated);
            }
        });
        long related = known.values().stream().filter(each -> each).count();
        return all(method -> {
            Counts counts = new Counts(method, lines.get(method));
            known.forEach((pair, isRelated) -> counts.add(value(method, pair, combined), isRelated, 1));
            return counts.figures(related);
        });
    }

    /// How the methods do on all pairs of the sample, where the pairs of `related` are related and all others are
    /// not. Only after the survey.
    public List<MethodFigures> complete(
            Predicate<PairIds> isRelated,
            Collection<PairIds> relatedPairs,
            CombinedPairs combined,
            Map<Method, Double> lines) {
        MethodSurvey done = Objects.requireNonNull(survey, "after the survey");
        List<PairIds> related = relatedPairs.stream().filter(this::isInSample).toList();
        return all(method -> {
            Counts counts = new Counts(method, lines.get(method));
            if (method == Method.COMBINED) {
                for (Pair pair : combined.pairs()) {
                    PairIds ids = PairIds.of(pair);
                    if (isInSample(ids)) {
                        counts.add(pair.share(), isRelated.test(ids), 1);
                    }
                }
                return counts.figures(related.size());
            }
            long[] found = done.counts(method);
            Ladder ladder = Ladder.of(method);
            for (int step = 0; step < found.length; step++) {
                counts.add(ladder.threshold(step), false, found[step]);
            }
            for (PairIds pair : related) {
                double value = value(method, pair, combined);
                counts.add(value, true, 1);
                counts.add(value, false, -1);
            }
            return counts.figures(related.size());
        });
    }

    /// How the methods agree with `combined` on all pairs of the sample: related is what it shows. Only after the
    /// survey.
    public List<MethodFigures> against(CombinedPairs combined, Map<Method, Double> lines) {
        return complete(combined::isShown, combined.shown(), combined, lines);
    }

    /// How what `method` says of pairs goes with what they share. Of pairs that the scan found it counts all whose
    /// value is known without further fingerprints: with `simhash-grams` every one, otherwise those of the sample.
    /// Of all others it counts those of the sample. Only after the survey, and not of `combined`.
    public Spread spread(Method method, CombinedPairs combined) {
        Ladder ladder = Ladder.of(method);
        MethodSurvey done = Objects.requireNonNull(survey, "after the survey");
        long documents = sample.stream().filter(prints::has).count();
        long[] others = Arrays.copyOf(done.counts(method), ladder.steps() + 1);
        others[ladder.steps()] =
                documents * (documents - 1) / 2 - Arrays.stream(others).sum();
        List<Integer> columns = new ArrayList<>();
        List<Double> shares = new ArrayList<>();
        for (Pair pair : combined.pairs()) {
            double value = known(method, pair, combined);
            int column = Spread.column(ladder, value);
            boolean isInSample = isInSample(PairIds.of(pair));
            if (isInSample) {
                others[column]--;
            }
            if (isInSample || !Double.isNaN(value)) {
                columns.add(column);
                shares.add(pair.share());
            }
        }
        Spread spread = new Spread(method, others);
        for (int i = 0; i < columns.size(); i++) {
            spread.add(columns.get(i), shares.get(i));
        }
        return spread;
    }

    /// What a method says of a pair that was found, as far as it is known without taking fingerprints.
    private double known(Method method, Pair pair, CombinedPairs combined) {
        PairIds ids = PairIds.of(pair);
        if (isInSample(ids)) {
            return value(method, ids, combined);
        }
        return method == Method.SIMHASH_GRAMS && pair.hammingDistance().isPresent()
                ? pair.hammingDistance().getAsInt()
                : Double.NaN;
    }

    /// Whether both documents are of the sample.
    public boolean isInSample(PairIds pair) {
        return inSample.contains(pair.leftId()) && inSample.contains(pair.rightId()) && has(pair);
    }

    @FunctionalInterface
    private interface OfMethod {
        MethodFigures of(Method method);
    }

    private static List<MethodFigures> all(OfMethod figures) {
        List<MethodFigures> all = new ArrayList<>();
        for (Method method : Method.values()) {
            all.add(figures.of(method));
        }
        return List.copyOf(all);
    }

    /// Counts right and wrong pairs by the first step that they are on, and at the line.
    private static final class Counts {
        private final Method method;
        private final Ladder ladder;
        private final double line;
        private final long[] right;
        private final long[] wrong;
        private long rightNow;
        private long wrongNow;

        Counts(Method method, @Nullable Double line) {
            this.method = method;
            this.ladder = Ladder.of(method);
            this.line = line == null ? ladder.threshold(ladder.steps() - 1) : line;
            this.right = new long[ladder.steps()];
            this.wrong = new long[ladder.steps()];
        }

        void add(double value, boolean isRelated, long pairs) {
            int step = ladder.step(value);
            long now = ladder.holds(value, line) ? pairs : 0;
            if (step >= 0) {
                (isRelated ? right : wrong)[step] += pairs;
            }
            if (isRelated) {
                rightNow += now;
            } else {
                wrongNow += now;
            }
        }

        MethodFigures figures(long related) {
            return new MethodFigures(
                    Curve.of(method, right, wrong, related), new Curve.Point(line, rightNow, wrongNow, related));
        }
    }
}

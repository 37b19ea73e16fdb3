package app.likeness.scan.study;

import app.likeness.evaluate.Ladder;
import app.likeness.evaluate.PairValues;
import app.likeness.fingerprint.Method;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.stream.Gatherers;
import java.util.stream.IntStream;

/// Looks at every pair of some documents: how many pairs each method has at each threshold, and on which pairs the
/// methods disagree most. Done in pieces; to be used by one thread at a time. O(documents² × methods).
final class MethodSurvey {
    /// Pairs in one piece: some tens of milliseconds.
    private static final long PIECE = 20_000;

    /// The most disputed pairs that are kept.
    private static final int DISPUTED = 400;

    /// The most of one document, so that no large group takes all places.
    private static final int DISPUTED_A_DOCUMENT = 6;

    private static final Comparator<Disputed> LEAST_FIRST = Comparator.comparingDouble(Disputed::disagreement)
            .thenComparing(each -> each.pair().leftId(), Comparator.reverseOrder())
            .thenComparing(each -> each.pair().rightId(), Comparator.reverseOrder());

    private final MethodPrints prints;
    private final List<Long> sample;
    private final int[] places;
    private final Map<Method, Double> lines;
    private final int threads;
    private final List<Method> methods;
    private final long[][] counts;
    private final PriorityQueue<Disputed> disputed = new PriorityQueue<>(LEAST_FIRST);
    private int row;

    /// A pair of which some methods say that it is one, and some that it is none.
    ///
    /// @param disagreement 0 where all say the same, 1 where half of them say so
    record Disputed(PairIds pair, double disagreement) {}

    /// What was found in the pairs of one document with those behind it.
    private static final class Row {
        private final long[][] counts;
        private final List<Disputed> disputed;

        Row(long[][] counts, List<Disputed> disputed) {
            this.counts = counts;
            this.disputed = disputed;
        }
    }

    /// @param prints of all documents of the sample
    /// @param lines where the methods that have a say take two documents for a pair
    MethodSurvey(MethodPrints prints, List<Long> sample, Map<Method, Double> lines, int threads) {
        this.prints = prints;
        this.sample = sample;
        this.places = sample.stream().mapToInt(prints::place).toArray();
        this.lines = Map.copyOf(lines);
        this.threads = threads;
        this.methods = prints.methods();
        this.counts = counts();
    }

    boolean isDone() {
        return row >= places.length;
    }

    /// The share of the pairs that was looked at, 0…1.
    double progress() {
        double rest = (double) (places.length - row) / Math.max(1, places.length);
        return 1 - rest * rest;
    }

    /// Looks at the next pairs.
    void step() {
        int from = row;
        long pairs = 0;
        while (row < places.length && pairs < PIECE) {
            pairs += places.length - row - 1L;
            row++;
        }
        IntStream.range(from, row)
                .boxed()
                .gather(Gatherers.mapConcurrent(threads, this::row))
                .forEach(this::add);
    }

    /// How many pairs are on each step of the method's ladder first.
    long[] counts(Method method) {
        return counts[methods.indexOf(method)];
    }

    /// The pairs on which the methods disagree, most disputed first.
    List<Disputed> disputed() {
        return disputed.stream().sorted(LEAST_FIRST.reversed()).toList();
    }

    private void add(Row found) {
        for (int i = 0; i < counts.length; i++) {
            for (int step = 0; step < counts[i].length; step++) {
                counts[i][step] += found.counts[i][step];
            }
        }
        for (Disputed pair : found.disputed) {
            disputed.add(pair);
            if (disputed.size() > DISPUTED) {
                disputed.remove();
            }
        }
    }

    private Row row(int left) {
        PairValues[] values = methods.stream().map(prints::of).toArray(PairValues[]::new);
        Ladder[] ladders = methods.stream().map(Ladder::of).toArray(Ladder[]::new);
        Double[] line = methods.stream().map(lines::get).toArray(Double[]::new);
        long[][] found = counts();
        PriorityQueue<Disputed> most = new PriorityQueue<>(LEAST_FIRST);
        for (int right = left + 1; right < places.length; right++) {
            int voters = 0;
            int votes = 0;
            for (int i = 0; i < values.length; i++) {
                double value = values[i].of(places[left], places[right]);
                int step = ladders[i].step(value);
                if (step >= 0) {
                    found[i][step]++;
                }
                if (line[i] != null && !Double.isNaN(value)) {
                    voters++;
                    votes += ladders[i].holds(value, line[i]) ? 1 : 0;
                }
            }
            if (votes > 0 && votes < voters) {
                double disagreement = 2.0 * Math.min(votes, voters - votes) / voters;
                most.add(new Disputed(PairIds.of(sample.get(left), sample.get(right)), disagreement));
                if (most.size() > DISPUTED_A_DOCUMENT) {
                    most.remove();
                }
            }
        }
        return new Row(found, new ArrayList<>(most));
    }

    private long[][] counts() {
        return methods.stream()
                .map(method -> new long[Ladder.of(method).steps()])
                .toArray(long[][]::new);
    }
}

package app.likeness.evaluate;

import app.likeness.fingerprint.Digest;
import app.likeness.fingerprint.Fingerprint;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.MinHashSignature;
import app.likeness.fingerprint.Selection;
import app.likeness.fingerprint.ShortSketch;
import app.likeness.fingerprint.Sketch;
import app.likeness.fingerprint.WordCounts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/// Computes the curves of methods by looking at every pair: exact, and in time proportional to the square of the
/// documents. Two documents of which one has no fingerprint are no pair at any threshold.
public final class MethodCurves {
    private final Truth truth;
    private final BooleanSupplier cancelled;

    /// A pair with what a method says of it: documents `left` and `right`, named by their index.
    public record Valued(int left, int right, double value) {}

    /// @param cancelled asked before each row of pairs
    public MethodCurves(Truth truth, BooleanSupplier cancelled) {
        this.truth = truth;
        this.cancelled = cancelled;
    }

    /// The curve of a method by the fingerprints of all documents. O(documents² × fingerprint).
    ///
    /// @throws CancellationException soon after `cancelled` says so
    public Curve of(Method method, List<Optional<Fingerprint>> fingerprints) {
        if (fingerprints.size() != truth.documents()) {
            throw new IllegalArgumentException("a fingerprint or none for each of " + truth.documents()
                    + " documents, not " + fingerprints.size());
        }
        int[] present = IntStream.range(0, fingerprints.size())
                .filter(document -> fingerprints.get(document).isPresent())
                .toArray();
        Values values = values(
                method,
                Arrays.stream(present)
                        .mapToObj(document -> fingerprints.get(document).orElseThrow())
                        .toList());
        Counter counter = new Counter(Ladder.of(method));
        for (int left = 0; left < present.length; left++) {
            check();
            for (int right = left + 1; right < present.length; right++) {
                counter.add(present[left], present[right], values.of(left, right));
            }
        }
        return counter.curve(method);
    }

    /// The curve of a method that says of some pairs how much they share, and nothing of the others.
    public Curve of(Method method, Iterable<Valued> pairs) {
        Counter counter = new Counter(Ladder.of(method));
        for (Valued pair : pairs) {
            counter.add(pair.left(), pair.right(), pair.value());
        }
        return counter.curve(method);
    }

    private void check() {
        if (cancelled.getAsBoolean()) {
            throw new CancellationException();
        }
    }

    /// What the threshold of a method is compared with, for two fingerprints that are named by their index.
    @FunctionalInterface
    private interface Values {
        double of(int left, int right);
    }

    /// See [Ladder#of].
    private static Values values(Method method, List<Fingerprint> all) {
        if (all.isEmpty()) {
            return (left, right) -> 0;
        }
        return switch (all.getFirst()) {
            case Digest ignored -> (left, right) -> all.get(left).equals(all.get(right)) ? 1 : 0;
            case Sketch ignored -> (left, right) -> ((Sketch) all.get(left)).distance((Sketch) all.get(right));
            case ShortSketch ignored ->
                (left, right) -> ((ShortSketch) all.get(left)).likeness((ShortSketch) all.get(right));
            case WordCounts ignored ->
                (left, right) -> ((WordCounts) all.get(left)).cosine((WordCounts) all.get(right));
            case MinHashSignature ignored ->
                (left, right) -> ((MinHashSignature) all.get(left)).resemblance((MinHashSignature) all.get(right));
            case Selection ignored ->
                selected(
                        method,
                        all.stream()
                                .map(each -> ((Selection) each).distinctHashes())
                                .toArray(long[][]::new));
        };
    }

    private static Values selected(Method method, long[][] hashes) {
        if (method == Method.SIMHASH_RECORDS) {
            return (left, right) -> nearest(hashes[left], hashes[right]);
        }
        if (method != Method.WINNOWING) {
            return (left, right) -> common(hashes[left], hashes[right]);
        }
        return (left, right) -> (double) common(hashes[left], hashes[right])
                / Math.max(1, Math.min(hashes[left].length, hashes[right].length));
    }

    /// How many numbers stand in both ascending arrays.
    private static int common(long[] left, long[] right) {
        int common = 0;
        int j = 0;
        for (long hash : left) {
            while (j < right.length && right[j] < hash) {
                j++;
            }
            if (j < right.length && right[j] == hash) {
                common++;
            }
        }
        return common;
    }

    /// The least Hamming distance of two rows.
    private static int nearest(long[] left, long[] right) {
        int nearest = Long.SIZE;
        for (long row : left) {
            for (long other : right) {
                nearest = Math.min(nearest, Long.bitCount(row ^ other));
            }
        }
        return nearest;
    }

    /// Counts right and wrong pairs by the first step that they are on.
    private final class Counter {
        private final Ladder ladder;
        private final long[] right;
        private final long[] wrong;

        Counter(Ladder ladder) {
            this.ladder = ladder;
            this.right = new long[ladder.steps()];
            this.wrong = new long[ladder.steps()];
        }

        void add(int one, int other, double value) {
            int step = ladder.step(value);
            if (step >= 0) {
                truth.label(one, other).ifPresent(label -> (label == 1 ? right : wrong)[step]++);
            }
        }

        Curve curve(Method method) {
            List<Curve.Point> points = new ArrayList<>();
            long allRight = 0;
            long allWrong = 0;
            for (int step = 0; step < ladder.steps(); step++) {
                allRight += right[step];
                allWrong += wrong[step];
                points.add(new Curve.Point(ladder.threshold(step), allRight, allWrong, truth.related()));
            }
            return new Curve(method, points);
        }
    }
}

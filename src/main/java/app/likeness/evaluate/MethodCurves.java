package app.likeness.evaluate;

import app.likeness.fingerprint.Fingerprint;
import app.likeness.fingerprint.Method;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

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
        return of(PairValues.of(method, fingerprints));
    }

    /// The curve of a method by what it says of all documents. O(documents² × fingerprint).
    ///
    /// @throws CancellationException soon after `cancelled` says so
    public Curve of(PairValues values) {
        if (values.size() != truth.documents()) {
            throw new IllegalArgumentException(
                    "a fingerprint or none for each of " + truth.documents() + " documents, not " + values.size());
        }
        Counter counter = new Counter(Ladder.of(values.method()));
        for (int left = 0; left < values.size(); left++) {
            check();
            for (int right = left + 1; right < values.size(); right++) {
                counter.add(left, right, values.of(left, right));
            }
        }
        return counter.curve(values.method());
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
            return Curve.of(method, right, wrong, truth.related());
        }
    }
}

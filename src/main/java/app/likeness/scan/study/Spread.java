package app.likeness.scan.study;

import app.likeness.evaluate.Ladder;
import app.likeness.fingerprint.Method;

/// How what a method says of two documents goes with what they share: pairs counted by the step of the method's
/// [Ladder] that they are on, and by their share in twentieths. Immutable once it is given away.
public final class Spread {
    /// Ranges of shares: the first is below 5 %, the last from 95 % on.
    public static final int SHARES = 20;

    private final Method method;
    private final Ladder ladder;
    private final long[] found;
    private final long[] others;
    private long most;

    /// @param others pairs in which a scan found nothing, by step; as many as the ladder has, and one more for those
    ///     beyond its end or without a fingerprint
    Spread(Method method, long[] others) {
        this.method = method;
        this.ladder = Ladder.of(method);
        if (others.length != ladder.steps() + 1) {
            throw new IllegalArgumentException("others must have " + (ladder.steps() + 1) + ": " + others.length);
        }
        this.others = others.clone();
        this.found = new long[others.length * SHARES];
    }

    /// The column of a value: its step, and behind the last one what is beyond the ladder.
    static int column(Ladder ladder, double value) {
        int step = ladder.step(value);
        return step < 0 ? ladder.steps() : step;
    }

    /// Counts a pair that shares `share`, 0…1.
    void add(int column, double share) {
        int cell = column * SHARES + Math.clamp((int) Math.floor(share * SHARES + 1e-9), 0, SHARES - 1);
        most = Math.max(most, ++found[cell]);
    }

    public Method method() {
        return method;
    }

    /// How many columns there are: a step each, the strictest first, and one for what is beyond or has no fingerprint.
    public int columns() {
        return others.length;
    }

    /// The threshold of a column that is a step.
    public double threshold(int column) {
        return ladder.threshold(column);
    }

    /// The pairs of a column that share from `range` to `range` + 1 twentieths of the one that shares more.
    public long found(int column, int range) {
        return found[column * SHARES + range];
    }

    /// The pairs of a column in which a scan found nothing.
    public long others(int column) {
        return others[column];
    }

    /// The most pairs in one place that share something.
    public long most() {
        return most;
    }
}

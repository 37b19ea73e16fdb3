package app.likeness.ui.corpus;

import java.util.ArrayDeque;
import java.util.Deque;

/// How many steps a second are done lately: over the last three seconds, so that it follows a change soon and does not
/// jump with every step.
final class Pace {
    private static final long WINDOW_NANOS = 3_000_000_000L;
    /// Before that, a rate would say more about the start than about the work.
    private static final long LEAST_NANOS = 500_000_000L;

    private record Mark(long nanos, long done) {}

    private final Deque<Mark> marks = new ArrayDeque<>();

    /// A stage begins at `nanos`.
    void begin(long nanos) {
        marks.clear();
        marks.add(new Mark(nanos, 0));
    }

    /// After a pause, at `nanos`, `done` steps of the stage are done.
    void resume(long nanos, long done) {
        marks.clear();
        marks.add(new Mark(nanos, done));
    }

    /// At `nanos`, `done` steps of the stage are done.
    void mark(long nanos, long done) {
        marks.addLast(new Mark(nanos, done));
        while (marks.size() > 2 && nanos - marks.getFirst().nanos() > WINDOW_NANOS) {
            marks.removeFirst();
        }
    }

    /// Steps a second, or 0 while it is too early to say.
    double perSecond() {
        if (marks.isEmpty()) {
            return 0;
        }
        long nanos = marks.getLast().nanos() - marks.getFirst().nanos();
        long steps = marks.getLast().done() - marks.getFirst().done();
        return nanos < LEAST_NANOS ? 0 : steps * 1e9 / nanos;
    }
}

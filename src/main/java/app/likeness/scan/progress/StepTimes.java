package app.likeness.scan.progress;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.LongAdder;

/// Adds up how long each step of reading took over all threads. Safe for use by several threads.
public final class StepTimes {
    private final Map<ReadingStep, LongAdder> nanos = new EnumMap<>(ReadingStep.class);

    public StepTimes() {
        for (ReadingStep step : ReadingStep.values()) {
            nanos.put(step, new LongAdder());
        }
    }

    /// Adds the time since `start`, a reading of [System#nanoTime], to `step`; gives the time now.
    public long add(ReadingStep step, long start) {
        long now = System.nanoTime();
        Objects.requireNonNull(nanos.get(step)).add(now - start);
        return now;
    }

    public Map<ReadingStep, Duration> times() {
        var times = new EnumMap<ReadingStep, Duration>(ReadingStep.class);
        nanos.forEach((step, sum) -> times.put(step, Duration.ofNanos(sum.sum())));
        return times;
    }
}

package app.likeness.text.formats.pdf;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// How much of the processor's time this process has taken since a document was begun, where the system tells it; else
/// how long ago that was. Asking the system takes longer than reading a page, so that it is not asked in the first
/// second.
final class ReadingTime {
    private static final Duration NOT_ASKED = Duration.ofSeconds(1);

    private final Duration limit;
    private final long begun = System.nanoTime();
    private @Nullable Duration first;

    ReadingTime(Duration limit) {
        this.limit = limit;
    }

    /// Whether the limit is reached.
    boolean isOver() {
        if (System.nanoTime() - begun < NOT_ASKED.toNanos()) {
            return false;
        }
        Duration now =
                ProcessHandle.current().info().totalCpuDuration().orElseGet(() -> Duration.ofNanos(System.nanoTime()));
        if (first == null) {
            first = now;
        }
        return now.minus(first).compareTo(limit) > 0;
    }
}

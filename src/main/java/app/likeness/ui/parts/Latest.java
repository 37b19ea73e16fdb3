package app.likeness.ui.parts;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;

/// Tells the last of several requests from those before it, whose results nobody waits for any more.
///
///     BooleanSupplier wanted = requests.next();
///     background.compute(work, result -> { if (wanted.getAsBoolean()) show(result); });
///
/// Thread-safe.
public final class Latest {
    private final AtomicLong last = new AtomicLong();

    /// Begins a request; what was begun before is not wanted any more.
    ///
    /// @return whether this request is still the last one; asked from any thread
    public BooleanSupplier next() {
        long number = last.incrementAndGet();
        return () -> number == last.get();
    }
}

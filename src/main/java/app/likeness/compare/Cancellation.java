package app.likeness.compare;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/// How work in this package is stopped: by a flag that it reads.
public final class Cancellation {
    private Cancellation() {}

    public static void check(BooleanSupplier cancelled) {
        if (cancelled.getAsBoolean()) {
            throw new CancellationException();
        }
    }
}

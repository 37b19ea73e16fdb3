package app.likeness.scan.read;

import java.util.concurrent.Semaphore;

/// Lets workers through as long as there is memory for all of them: small texts in any number, large ones few at a
/// time. Safe for use by several threads.
public final class MemoryGate {
    /// Heap that reading takes for each byte of a file: its words weigh most, some 100 bytes each.
    private static final int BYTES_FOR_EACH = 40;

    private static final int UNIT = 1 << 10;

    private final int units;
    private final Semaphore free;

    /// @param heap bytes that may be used
    MemoryGate(long heap) {
        this.units = Math.clamp(heap / UNIT, 1, Integer.MAX_VALUE);
        // Fair: otherwise many small texts would keep a large one waiting for ever.
        this.free = new Semaphore(units, true);
    }

    /// For the half of the heap that the virtual machine may use.
    public static MemoryGate standard() {
        return new MemoryGate(Runtime.getRuntime().maxMemory() / 2);
    }

    /// The size of the largest file that there is memory for, in bytes.
    public long largest() {
        return (long) units * UNIT / BYTES_FOR_EACH;
    }

    /// Waits until there is memory for a file of `bytes`, at most [#largest].
    void enter(long bytes) {
        free.acquireUninterruptibly(cost(bytes));
    }

    /// Gives back what [#enter] took.
    void leave(long bytes) {
        free.release(cost(bytes));
    }

    /// Gives back what one call took and waits for memory for another; nothing is held meanwhile, so that two of
    /// them never wait for each other.
    void exchange(long bytes, long others) {
        leave(bytes);
        enter(others);
    }

    private int cost(long bytes) {
        return Math.clamp((bytes * BYTES_FOR_EACH + UNIT - 1) / UNIT, 1, units);
    }
}

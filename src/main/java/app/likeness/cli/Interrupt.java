package app.likeness.cli;

import java.io.PrintStream;
import java.util.concurrent.CountDownLatch;

/// The user's Ctrl+C while work is under way that should be ended in good order. The Java runtime then runs this
/// hook and ends the process with 130 once the hook returns: so the hook raises a flag and waits until the work,
/// which reads the flag, has wound down and written what it has.
final class Interrupt implements AutoCloseable {
    static final String THREAD = "interrupt";

    private final CountDownLatch finished = new CountDownLatch(1);
    private final PrintStream err;
    private final Thread hook;
    private volatile boolean requested;

    Interrupt(PrintStream err) {
        this.err = err;
        hook = new Thread(this::request, THREAD);
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /// Whether the user wants to stop.
    boolean requested() {
        return requested;
    }

    private void request() {
        requested = true;
        err.println("Stopping; what was finished is kept.");
        err.flush();
        try {
            finished.await();
        } catch (InterruptedException e) {
            // Nobody interrupts a hook; if the runtime did, it would want to end at once.
            return;
        }
    }

    /// The work has wound down, and what it wrote is flushed.
    @Override
    public void close() {
        finished.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The runtime is ending already: the hook has seen the latch.
            return;
        }
    }
}

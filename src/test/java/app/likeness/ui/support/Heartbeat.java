package app.likeness.ui.support;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.application.Platform;

/// Listens to the FX thread: every few milliseconds something small is given to it, and how long it waits is how long
/// the window would not have answered.
///
/// On a machine with other work a thread also waits for a core. So each beat has two times: how long it waited, and how
/// much of that the FX thread itself was computing, which is what the program can be blamed for.
public final class Heartbeat implements AutoCloseable {
    private static final long PAUSE_MILLIS = 5;

    /// How many frames of the thread are told whatever they belong to.
    private static final int INNERMOST = 12;

    /// One small thing that the FX thread was given to do.
    ///
    /// @param waited how long the thread did not answer, in milliseconds
    /// @param worked how much processor time the thread took meanwhile, in milliseconds
    /// @param doing what it was doing in the middle of that; empty for short ones
    public record Beat(double waited, double worked, String doing) {}

    private final List<Beat> beats = new ArrayList<>();
    private final AtomicBoolean closed = new AtomicBoolean();
    private final Thread thread;

    /// Begins to listen.
    ///
    /// @param least beats that took less processor time are not kept, in milliseconds
    public Heartbeat(double least) {
        Thread[] fx = new Thread[1];
        ViewWindow.fx(() -> fx[0] = Thread.currentThread());
        thread = Thread.ofPlatform().daemon().name("heartbeat").start(() -> listen(fx[0], least));
    }

    private void listen(Thread fx, double least) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        while (!closed.get()) {
            AtomicBoolean answered = new AtomicBoolean();
            long cpu = threads.getThreadCpuTime(fx.threadId());
            long start = System.nanoTime();
            long[] end = new long[1];
            Platform.runLater(() -> {
                end[0] = System.nanoTime();
                answered.set(true);
            });
            String doing = "";
            while (!answered.get() && !closed.get()) {
                pause(1);
                if (doing.isEmpty() && System.nanoTime() - start > 30_000_000L) {
                    doing = frames(fx);
                }
            }
            double worked = (threads.getThreadCpuTime(fx.threadId()) - cpu) / 1e6;
            if (answered.get() && worked >= least) {
                synchronized (beats) {
                    beats.add(new Beat((end[0] - start) / 1e6, worked, doing));
                }
            }
            pause(PAUSE_MILLIS);
        }
    }

    /// The innermost frames, and of those around them the ones of the program, which say what led there.
    private static String frames(Thread thread) {
        StringBuilder frames = new StringBuilder();
        StackTraceElement[] stack = thread.getStackTrace();
        for (int i = 0; i < stack.length; i++) {
            if (i < INNERMOST || stack[i].getClassName().startsWith("app.likeness.")) {
                frames.append("\n      ").append(stack[i]);
            }
        }
        return frames.toString();
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException("nobody interrupts", e);
        }
    }

    /// The beats so far that were kept.
    public List<Beat> beats() {
        synchronized (beats) {
            return List.copyOf(beats);
        }
    }

    @Override
    public void close() {
        closed.set(true);
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException("nobody interrupts", e);
        }
    }
}

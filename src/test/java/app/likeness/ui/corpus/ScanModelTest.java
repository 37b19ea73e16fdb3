package app.likeness.ui.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.scan.progress.ScanListener;
import app.likeness.scan.progress.ScanSummary;
import app.likeness.scan.progress.Stage;
import app.likeness.store.kept.CorpusException;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.ui.corpus.ScanModel.State;
import app.likeness.ui.support.RunningBackground;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

class ScanModelTest {
    private static final long SECOND = 1_000_000_000L;

    private final RunningBackground threads = new RunningBackground();
    private final ScanModel model = new ScanModel(threads.background());

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    @AfterEach
    void close() {
        threads.close();
    }

    @Test
    void aStoppedScanEndsInOrderAndIsNotInterrupted() throws Exception {
        CountDownLatch reading = new CountDownLatch(1);
        boolean[] interrupted = new boolean[1];
        start(listener -> {
            listener.stage(Stage.FIND, 0);
            listener.stage(Stage.READ, 100);
            listener.advanced(40);
            reading.countDown();
            waitUntilCancelled(listener);
            interrupted[0] = Thread.currentThread().isInterrupted();
            listener.stage(Stage.GROUP, 0);
            return summary(40, true);
        });
        reading.await();
        WaitForAsyncUtils.waitForAsyncFx(10_000, model::stop);
        await(State.STOPPED);
        assertFalse(interrupted[0]);
        assertEquals(Stage.READ, model.progress().stage(), "what follows a stop is no stage that was reached");
        assertTrue(model.isPast(Stage.FIND));
        assertFalse(model.isPast(Stage.READ));
        assertEquals(ReadingState.CUT_OFF, model.readingProperty().getValue());
    }

    @Test
    void aPausedScanWaitsWhereItIsAndGoesOnOrStops() throws Exception {
        CountDownLatch reading = new CountDownLatch(1);
        AtomicLong asked = new AtomicLong();
        start(listener -> {
            listener.stage(Stage.READ, 1_000_000_000L);
            while (!listener.cancelled()) {
                listener.advanced(asked.incrementAndGet());
                reading.countDown();
            }
            return summary(1, true);
        });
        reading.await();
        WaitForAsyncUtils.waitForAsyncFx(10_000, model::pause);
        await(State.PAUSED);
        assertTrue(model.isRunning());
        // One more may be under way.
        long before;
        do {
            before = asked.get();
            Thread.sleep(30);
        } while (asked.get() != before);
        WaitForAsyncUtils.waitForAsyncFx(10_000, model::resume);
        await(State.RUNNING);
        threads.await(() -> model.progress().done() > 0);
        long paused = before;
        threads.await(() -> asked.get() > paused);
        WaitForAsyncUtils.waitForAsyncFx(10_000, model::pause);
        WaitForAsyncUtils.waitForAsyncFx(10_000, model::stop);
        await(State.STOPPED);
    }

    @Test
    void readingIsCompleteFromTheStageBehindItOn() throws Exception {
        CompletableFuture<Void> read = new CompletableFuture<>();
        start(listener -> {
            listener.stage(Stage.READ, 100);
            read.join();
            listener.stage(Stage.COMPARE, 0);
            waitUntilCancelled(listener);
            return summary(100, true);
        });
        threads.await(() -> model.progress().stage() == Stage.READ);
        assertEquals(ReadingState.UNDER_WAY, model.readingProperty().getValue());
        WaitForAsyncUtils.waitForAsyncFx(10_000, model::pause);
        assertEquals(ReadingState.PAUSED, model.readingProperty().getValue());
        WaitForAsyncUtils.waitForAsyncFx(10_000, model::resume);
        read.complete(null);
        threads.await(() -> model.readingProperty().getValue() == ReadingState.COMPLETE);
        WaitForAsyncUtils.waitForAsyncFx(10_000, model::stop);
        await(State.STOPPED);
        assertEquals(ReadingState.COMPLETE, model.readingProperty().getValue());
    }

    @Test
    void aNewScanWaitsBehindTheOneThatIsStopping() throws Exception {
        List<String> order = new ArrayList<>();
        CountDownLatch running = new CountDownLatch(1);
        start(listener -> {
            running.countDown();
            waitUntilCancelled(listener);
            order.add("first ended");
            return summary(1, true);
        });
        running.await();
        start(listener -> {
            order.add("second began");
            return summary(2, false);
        });
        await(State.DONE);
        assertEquals(List.of("first ended", "second began"), order);
        assertEquals(2, model.summaryProperty().get().documents());
    }

    @Test
    void aCorpusThatFailsIsHandedOn() throws Exception {
        List<CorpusException> heard = new ArrayList<>();
        CorpusException full = new CorpusException(CorpusException.Reason.DISK_FULL, Path.of("x"), null);
        WaitForAsyncUtils.waitForAsyncFx(
                10_000,
                () -> model.start(
                        listener -> {
                            throw full;
                        },
                        heard::add));
        await(State.FAILED);
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(List.of(full), heard);
    }

    @Test
    void progressIsReportedAtMostTwentyTimesASecondAndAtOnceForAStage() throws Exception {
        List<ScanProgress> reports = new ArrayList<>();
        long[] now = new long[1];
        ScanTask task = new ScanTask(
                listener -> {
                    listener.stage(Stage.READ, 1_000);
                    for (int done = 1; done <= 1_000; done++) {
                        now[0] += SECOND / 1_000;
                        listener.advanced(done);
                    }
                    listener.skipped(new Skip(Path.of("x"), SkipReason.EMPTY, ""));
                    listener.stage(Stage.COMPARE, 5);
                    return summary(1_000, false);
                },
                reports::add,
                () -> now[0]);
        task.call();
        assertEquals(1 + 20 + 1, reports.size() - 1, "a stage, twenty a second, the last step, a stage");
        assertEquals(new ScanProgress(Stage.COMPARE, 0, 5, 0, 1), reports.getLast());
        assertEquals(1_000, Math.round(reports.get(15).perSecond()));
    }

    private void start(ScanWork work) {
        WaitForAsyncUtils.waitForAsyncFx(10_000, () -> model.start(work, failure -> {}));
    }

    private void await(State state) throws TimeoutException {
        threads.await(() -> model.state() == state);
    }

    private static void waitUntilCancelled(ScanListener listener) {
        while (!listener.cancelled()) {
            Thread.onSpinWait();
        }
    }

    private static ScanSummary summary(int documents, boolean stopped) {
        return new ScanSummary(documents, documents, 0, 0, 0, 0, Map.of(), 0, 0, stopped, Map.of(), Map.of());
    }
}

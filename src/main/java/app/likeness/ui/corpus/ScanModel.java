package app.likeness.ui.corpus;

import app.likeness.scan.progress.ScanSummary;
import app.likeness.scan.progress.Stage;
import app.likeness.store.kept.CorpusException;
import app.likeness.ui.parts.Background;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/// The scan of the open corpus: whether one runs, how far it is, how it ended.
public final class ScanModel {
    /// Where a scan is in its life.
    public enum State {
        /// None has been started.
        NONE,
        RUNNING,
        /// The user lets it wait.
        PAUSED,
        /// The user has asked it to stop; the documents in hand are being finished.
        STOPPING,
        /// The user stopped it; what was finished is kept.
        STOPPED,
        DONE,
        /// The corpus file failed under it.
        FAILED
    }

    private final Background background;
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.NONE);
    private final ReadOnlyObjectWrapper<ScanProgress> progress = new ReadOnlyObjectWrapper<>(ScanProgress.NONE);
    private final ReadOnlyObjectWrapper<@Nullable ScanSummary> summary = new ReadOnlyObjectWrapper<>();
    private final ObjectBinding<ReadingState> reading = Bindings.createObjectBinding(this::reading, state, progress);
    private @Nullable ScanTask task;

    public ScanModel(Background background) {
        this.background = background;
    }

    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    public State state() {
        return state.get();
    }

    /// Changes at most twenty times a second.
    public ReadOnlyObjectProperty<ScanProgress> progressProperty() {
        return progress.getReadOnlyProperty();
    }

    public ScanProgress progress() {
        return progress.get();
    }

    /// What the last scan that ended did; null while one runs.
    public ReadOnlyObjectProperty<@Nullable ScanSummary> summaryProperty() {
        return summary.getReadOnlyProperty();
    }

    public boolean isRunning() {
        return switch (state.get()) {
            case RUNNING, PAUSED, STOPPING -> true;
            case NONE, STOPPED, DONE, FAILED -> false;
        };
    }

    /// Whether `stage` is behind the scan.
    public boolean isPast(Stage stage) {
        return state.get() == State.DONE
                || (state.get() != State.NONE && stage.compareTo(progress().stage()) < 0);
    }

    /// How far it is with reading.
    public ObservableValue<ReadingState> readingProperty() {
        return reading;
    }

    private ReadingState reading() {
        if (isPast(Stage.READ)) {
            return ReadingState.COMPLETE;
        }
        return switch (state.get()) {
            case RUNNING, STOPPING -> ReadingState.UNDER_WAY;
            case PAUSED -> ReadingState.PAUSED;
            case STOPPED, FAILED -> ReadingState.CUT_OFF;
            case NONE, DONE -> ReadingState.COMPLETE;
        };
    }

    /// Starts a scan; one that runs is stopped first, and the new one goes on where that was.
    ///
    /// @param onFailed hears on the FX thread that the corpus file failed
    public void start(ScanWork work, Consumer<CorpusException> onFailed) {
        stop();
        ScanTask[] self = new ScanTask[1];
        ScanTask started = new ScanTask(
                work,
                now -> background.later(() -> {
                    if (self[0] == task) {
                        progress.set(now);
                    }
                }),
                System::nanoTime);
        self[0] = started;
        started.setOnSucceeded(event -> ended(started, started.getValue()));
        started.setOnFailed(event -> failed(started, onFailed));
        task = started;
        summary.set(null);
        progress.set(ScanProgress.NONE);
        state.set(State.RUNNING);
        background.runScan(started);
    }

    /// Asks a running scan to end soon; what it has finished is kept.
    public void stop() {
        if (task != null && (state.get() == State.RUNNING || state.get() == State.PAUSED)) {
            task.stop();
            state.set(State.STOPPING);
        }
    }

    /// Lets a running scan wait; what it has finished is shown meanwhile.
    public void pause() {
        if (task != null && state.get() == State.RUNNING) {
            task.pause();
            state.set(State.PAUSED);
        }
    }

    /// Lets a scan that waits go on.
    public void resume() {
        if (task != null && state.get() == State.PAUSED) {
            task.resume();
            state.set(State.RUNNING);
        }
    }

    /// Forgets the last scan: another corpus is open now.
    public void reset() {
        stop();
        task = null;
        summary.set(null);
        progress.set(ScanProgress.NONE);
        state.set(State.NONE);
    }

    private void ended(ScanTask ended, ScanSummary result) {
        if (ended == task) {
            summary.set(result);
            state.set(result.stopped() ? State.STOPPED : State.DONE);
        }
    }

    private void failed(ScanTask failed, Consumer<CorpusException> onFailed) {
        Throwable cause = Objects.requireNonNull(failed.getException());
        if (failed == task) {
            state.set(State.FAILED);
        }
        if (cause instanceof CorpusException problem) {
            onFailed.accept(problem);
        } else {
            throw new IllegalStateException("the scan ended by a bug", cause);
        }
    }
}

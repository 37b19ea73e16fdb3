package app.likeness.ui.corpus;

import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import app.likeness.text.table.ArticleTable;
import app.likeness.ui.parts.Background;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// Keeps the [Snapshot] of the open corpus up to date: asks the file while a scan runs, and counts anew what is known
/// when the setting changes. Used on the FX thread.
final class SnapshotFeed {
    private static final long LEAST_PAUSE_NANOS = 500_000_000L;

    /// What a corpus answers when it is asked what it has.
    ///
    /// @param sentenceGroups by document the number of the group that its longest sentences gave it
    /// @param words how many words of the user's own it cuts texts by
    record Answer(Snapshot snapshot, List<ArticleTable> tables, Map<Long, Integer> sentenceGroups, int words) {}

    private final Background background;
    private final ScanModel scan;
    private final LongSupplier nanoTime;
    private final Supplier<@Nullable OpenCorpus> open;
    private final Consumer<Answer> onAnswer;
    private final Consumer<Exception> onFailure;
    private final ReadOnlyObjectWrapper<Snapshot> snapshot = new ReadOnlyObjectWrapper<>(Snapshot.EMPTY);
    private final ReadOnlyObjectWrapper<Shown> shown = new ReadOnlyObjectWrapper<>(Shown.AT_FIRST);
    /// The value of [#shown] for the lane `read`.
    private volatile Shown wanted = Shown.AT_FIRST;
    /// How often a corpus was asked.
    private long readings;
    /// How often the snapshot was replaced.
    private long snapshots;
    private boolean recounting;
    private boolean recountAgain;
    private final ReadOnlyBooleanWrapper querying = new ReadOnlyBooleanWrapper();
    private boolean queryAgain;
    private long mayQueryAt = Long.MIN_VALUE;

    /// @param open the corpus that is asked; null while none is open
    /// @param onAnswer is given every answer of the corpus that is still open, and shows its snapshot
    SnapshotFeed(
            Background background,
            ScanModel scan,
            LongSupplier nanoTime,
            Supplier<@Nullable OpenCorpus> open,
            Consumer<Answer> onAnswer,
            Consumer<Exception> onFailure) {
        this.background = background;
        this.scan = scan;
        this.nanoTime = nanoTime;
        this.open = open;
        this.onAnswer = onAnswer;
        this.onFailure = onFailure;
        scan.progressProperty().subscribe(this::refreshNowAndThen);
        scan.stateProperty().subscribe(this::refresh);
    }

    ReadOnlyObjectProperty<Snapshot> snapshotProperty() {
        return snapshot.getReadOnlyProperty();
    }

    /// Whether the corpus was asked what it has and has not answered yet.
    ReadOnlyBooleanProperty queryingProperty() {
        return querying.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<Shown> shownProperty() {
        return shown.getReadOnlyProperty();
    }

    /// The setting of now; from any lane.
    Shown wanted() {
        return wanted;
    }

    /// Shows otherwise what is known, counted in the background.
    ///
    /// @return whether it was shown otherwise before
    boolean change(Shown now) {
        if (now.equals(shown.get())) {
            return false;
        }
        set(now);
        recount();
        return true;
    }

    /// Begins with another corpus, of which nothing is known.
    void begin(Shown first) {
        set(first);
        show(Snapshot.EMPTY.at(first));
    }

    void show(Snapshot now) {
        snapshots++;
        snapshot.set(now);
        if (!now.shown().equals(shown.get())) {
            recount();
        }
    }

    private void set(Shown now) {
        wanted = now;
        shown.set(now);
    }

    private void refreshNowAndThen() {
        if (nanoTime.getAsLong() >= mayQueryAt) {
            refresh();
        }
    }

    /// Asks the corpus again.
    void refresh() {
        OpenCorpus current = open.get();
        if (current == null) {
            return;
        }
        if (querying.get()) {
            queryAgain = true;
            return;
        }
        querying.set(true);
        long started = nanoTime.getAsLong();
        long reading = ++readings;
        background.run(
                () -> ask(current, reading),
                answer -> {
                    if (current.equals(open.get())) {
                        onAnswer.accept(answer);
                    }
                    answered(started);
                },
                failure -> {
                    answered(started);
                    if (current.equals(open.get())) {
                        onFailure.accept(failure);
                    }
                });
    }

    private Answer ask(OpenCorpus current, long reading) throws CorpusException {
        CorpusReader reader = current.reader();
        return new Answer(
                current.snapshot(reading, wanted),
                reader.tables(),
                reader.sentenceGroups(),
                reader.words().size());
    }

    /// The pause grows with what a query costs, so that the reader leaves the scan most of the machine.
    private void answered(long started) {
        long now = nanoTime.getAsLong();
        mayQueryAt = now + Math.max(LEAST_PAUSE_NANOS, 5 * (now - started));
        querying.set(false);
        if (queryAgain) {
            queryAgain = false;
            if (!scan.isRunning()) {
                refresh();
            }
        }
    }

    /// Counts what is shown under the setting of now, one count after the other: of the settings that come
    /// meanwhile only the last one is counted. A snapshot that is replaced meanwhile sees to itself.
    private void recount() {
        if (recounting) {
            recountAgain = true;
            return;
        }
        recounting = true;
        Snapshot known = snapshot.get();
        Shown setting = shown.get();
        long number = snapshots;
        background.compute(() -> known.at(setting), now -> {
            recounting = false;
            boolean again = recountAgain;
            recountAgain = false;
            if (number == snapshots) {
                show(now);
            } else if (again) {
                recount();
            }
        });
    }
}

package app.likeness.ui.judging;

import app.likeness.report.names.NameMask;
import app.likeness.review.JournalEntry;
import app.likeness.review.Review;
import app.likeness.review.Standing;
import app.likeness.review.State;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Remembered;
import app.likeness.ui.corpus.OpenCorpus;
import app.likeness.ui.corpus.Problem;
import app.likeness.ui.corpus.Snapshot;
import app.likeness.ui.parts.Background;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/// What was judged of the open corpus, and what the user remembers of others; gives verdicts and undoes them. Used on
/// the FX thread.
public final class ReviewModel {
    /// What was done last, for the bar that offers to take it back.
    ///
    /// @param isUndone whether it was taken back, or given
    /// @param number rises, so that the same can be done twice
    public record Done(JournalEntry entry, boolean isUndone, long number) {}

    /// What the corpus has beside what is shown.
    ///
    /// @param mask takes the names out of notes while they are hidden
    /// @param decider tells who decides, as they call themselves; asked on the FX thread
    /// @param onProblem hears what could not be done
    /// @param onFailure hears that the corpus file failed
    /// @param onRecounted hears that pairs have other counts
    /// @param onReview hears what holds, before anybody else
    public record Parts(
            Supplier<@Nullable OpenCorpus> open,
            Consumer<Problem> onProblem,
            Consumer<Exception> onFailure,
            Runnable onRecounted,
            Consumer<Review> onReview,
            ObservableValue<NameMask> mask,
            Supplier<String> decider) {}

    /// What giving a verdict brought.
    private record Given(Optional<JournalEntry> entry, ReviewFile.Answer answer) {}

    /// Something done on the lane `read` before everything is read again.
    @FunctionalInterface
    private interface Change {
        Optional<JournalEntry> make(OpenCorpus corpus) throws CorpusException;
    }

    /// What is said of a case, by how it stands when that is written; empty where nothing is to be written. What
    /// the window shows can be a moment older.
    @FunctionalInterface
    private interface Saying {
        Optional<ReviewFile.Said> of(Standing now);
    }

    private final Background background;
    private final ReviewFile file;
    private final ObservableValue<Snapshot> snapshot;
    private final Parts parts;
    private final ReadOnlyObjectWrapper<Review> review = new ReadOnlyObjectWrapper<>(Review.NONE);
    private final ReadOnlyObjectWrapper<List<JournalEntry>> journal = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<List<Remembered>> remembered = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<@Nullable Done> done = new ReadOnlyObjectWrapper<>();
    private long number;
    private boolean loading;
    private boolean loadAgain;
    private @Nullable OpenCorpus known;
    /// The last reading of the corpus whose pairs were counted.
    private long counted = -1;
    private @Nullable Problem trouble;

    public ReviewModel(Background background, ReviewFile file, ObservableValue<Snapshot> snapshot, Parts parts) {
        this.background = background;
        this.file = file;
        this.snapshot = snapshot;
        this.parts = parts;
        snapshot.subscribe(this::load);
    }

    /// What holds now.
    public ReadOnlyObjectProperty<Review> reviewProperty() {
        return review.getReadOnlyProperty();
    }

    /// Everything that was decided in the open corpus, the oldest first.
    public ReadOnlyObjectProperty<List<JournalEntry>> journalProperty() {
        return journal.getReadOnlyProperty();
    }

    /// What was found acceptable, in whatever corpus; the oldest first.
    public ReadOnlyObjectProperty<List<Remembered>> rememberedProperty() {
        return remembered.getReadOnlyProperty();
    }

    /// What was done last; null before anything was, and in a corpus that was just opened.
    public ReadOnlyObjectProperty<@Nullable Done> doneProperty() {
        return done.getReadOnlyProperty();
    }

    /// What takes the names out of notes; nothing while they are shown.
    public ObservableValue<NameMask> maskProperty() {
        return parts.mask();
    }

    /// How a case stands now.
    public Standing standing(ReviewCase about) {
        return about.standing(review.get(), snapshot.getValue().findings());
    }

    /// Gives a verdict, or takes it back where the case has this one of its own. A note stays.
    public void judge(ReviewCase about, State state) {
        say(about, now -> {
            boolean isGiven = now.state() == state && now.basis() == Standing.Basis.OWN;
            return Optional.of(new ReviewFile.Said(isGiven ? State.OPEN : state, now.note()));
        });
    }

    /// Writes a note; the state stays.
    public void note(ReviewCase about, String note) {
        say(
                about,
                now -> now.note().equals(note)
                        ? Optional.empty()
                        : Optional.of(new ReviewFile.Said(now.state(), note)));
    }

    private void say(ReviewCase about, Saying saying) {
        Snapshot now = snapshot.getValue();
        String decider = parts.decider().get().strip();
        change(corpus -> {
            Optional<ReviewFile.Said> said = saying.of(file.standing(corpus, now, about));
            if (said.isEmpty()) {
                return Optional.empty();
            }
            Optional<JournalEntry> entry = file.give(corpus, now, about, said.get(), decider);
            if (entry.isEmpty()) {
                background.later(() -> parts.onProblem().accept(new Problem.NotJudged()));
            }
            return entry;
        });
    }

    /// Takes an entry of the journal back, or puts it back.
    public void mark(JournalEntry entry, boolean isUndone) {
        change(corpus -> {
            file.mark(corpus, entry, isUndone);
            return Optional.of(new JournalEntry(entry.id(), entry.verdict(), isUndone));
        });
    }

    /// Takes back the latest entry that is not undone, however long ago that was.
    public void undo() {
        change(file::undo);
    }

    /// Gives again what was taken back last, unless something else was done since.
    public void redo() {
        Done last = done.get();
        if (last != null && last.isUndone()) {
            mark(last.entry(), false);
        }
    }

    /// Forgets what was judged before, for every corpus that says nothing of it itself.
    public void forget(Remembered known) {
        change(corpus -> {
            try {
                file.forget(known);
            } catch (CorpusException e) {
                background.later(() -> parts.onProblem().accept(new Problem.MemoryFailure(e.reason(), e.file())));
            }
            return Optional.empty();
        });
    }

    private void change(Change change) {
        OpenCorpus corpus = parts.open().get();
        if (corpus == null) {
            return;
        }
        Snapshot now = snapshot.getValue();
        background.run(
                () -> new Given(change.make(corpus), file.load(corpus, now, false)),
                given -> {
                    if (corpus.equals(parts.open().get())) {
                        given.entry.ifPresent(entry -> {
                            number++;
                            done.set(new Done(entry, entry.isUndone(), number));
                        });
                        take(given.answer);
                    }
                },
                parts.onFailure());
    }

    /// One reading after the other: of the snapshots that come meanwhile only the last one is looked at.
    private void load() {
        OpenCorpus corpus = parts.open().get();
        if (corpus == null) {
            return;
        }
        if (!corpus.equals(known)) {
            known = corpus;
            done.set(null);
            trouble = null;
        }
        if (loading) {
            loadAgain = true;
            return;
        }
        loading = true;
        Snapshot now = snapshot.getValue();
        boolean afresh = isCountedAnew(now);
        background.run(
                () -> file.load(corpus, now, afresh),
                answer -> {
                    loaded();
                    if (corpus.equals(parts.open().get())) {
                        take(answer);
                    }
                },
                failure -> {
                    loaded();
                    if (corpus.equals(parts.open().get())) {
                        parts.onFailure().accept(failure);
                    }
                });
    }

    /// Whether the pairs are complete and were read from the corpus since they were last counted.
    private boolean isCountedAnew(Snapshot now) {
        boolean isAnew = now.isComplete() && now.reading() != counted;
        if (isAnew) {
            counted = now.reading();
        }
        return isAnew;
    }

    private void loaded() {
        loading = false;
        if (loadAgain) {
            loadAgain = false;
            load();
        }
    }

    private void take(ReviewFile.Answer answer) {
        parts.onReview().accept(answer.review());
        journal.set(answer.journal());
        remembered.set(answer.remembered());
        review.set(answer.review());
        // Said once, not with every change.
        Problem now = answer.trouble().orElse(null);
        if (now != null && !now.equals(trouble)) {
            parts.onProblem().accept(now);
        }
        trouble = now;
        if (answer.isRecounted()) {
            parts.onRecounted().run();
        }
    }
}

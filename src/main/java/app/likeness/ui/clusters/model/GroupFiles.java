package app.likeness.ui.clusters.model;

import app.likeness.text.document.Document;
import app.likeness.ui.intake.MoveJournal;
import app.likeness.ui.intake.MoveJournal.Entry;
import app.likeness.ui.intake.MovedFiles;
import app.likeness.ui.parts.Background;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// Moves the files of a group away, keeps a journal of it, and puts them back. Used on the FX thread.
public final class GroupFiles {
    private static final System.Logger LOG = System.getLogger(GroupFiles.class.getName());

    /// What was done last.
    ///
    /// @param folder where the files are now; null: in the trash
    /// @param isUndone whether they were put back
    /// @param stuck how many could not be put back
    public record Done(MovedFiles files, @Nullable Path folder, boolean isUndone, int stuck) {}

    private final Background background;
    private final MoveJournal journal;
    private final InstantSource clock;
    private final Runnable onMoved;
    private final ReadOnlyObjectWrapper<@Nullable Done> done = new ReadOnlyObjectWrapper<>();
    private boolean isLast;

    /// @param journal where everything stands that was ever moved
    /// @param onMoved looks at the folders again
    public GroupFiles(Background background, Path journal, InstantSource clock, Runnable onMoved) {
        this.background = background;
        this.journal = new MoveJournal(journal);
        this.clock = clock;
        this.onMoved = onMoved;
    }

    /// What was done last; null when it was dismissed.
    public ReadOnlyObjectProperty<@Nullable Done> doneProperty() {
        return done.getReadOnlyProperty();
    }

    /// Whether files were moved behind everything else that can be undone.
    public boolean isLast() {
        Done last = done.get();
        return isLast && last != null && !last.isUndone();
    }

    /// Something else that can be undone was done.
    public void somethingElseWasDone() {
        isLast = false;
    }

    public void dismiss() {
        done.set(null);
    }

    public static boolean canTrash() {
        return MovedFiles.trash().isPresent();
    }

    /// Finds out whether no file of the group would be left but those that go.
    public void whetherLast(List<Document> going, List<Document> group, Consumer<Boolean> then) {
        Set<Path> paths = new HashSet<>();
        going.forEach(document -> paths.add(document.path()));
        background.compute(
                () -> group.stream()
                        .map(Document::path)
                        .noneMatch(path -> !paths.contains(path) && Files.isRegularFile(path)),
                then);
    }

    /// Finds out where files would be moved to, by what they are named now.
    ///
    /// @param folder null while none is chosen: then it is told which ones would be moved
    public void plan(List<Document> going, @Nullable Path folder, Consumer<Map<Path, Path>> then) {
        List<Path> files = paths(going);
        background.compute(() -> MovedFiles.planned(folder == null ? Path.of("") : folder, files), then);
    }

    /// Does the slow part of what is shown of files.
    public Background background() {
        return background;
    }

    public void move(List<Document> going, Path folder) {
        perform(() -> MovedFiles.into(folder, paths(going)), folder);
    }

    public void trash(List<Document> going) {
        MovedFiles.trash()
                .ifPresent(trash ->
                        perform(() -> MovedFiles.intoTrash(trash, paths(going), clock.instant()), /* folder= */ null));
    }

    /// Puts back what was moved last.
    public void undo() {
        Done last = done.get();
        if (last != null && !last.isUndone()) {
            Instant now = clock.instant();
            background.compute(() -> back(last.files(), now), left -> {
                done.set(new Done(last.files(), last.folder(), true, left.size()));
                onMoved.run();
            });
        }
    }

    /// What was ever moved, the last first.
    public void entries(Consumer<List<Entry>> then) {
        background.compute(
                () -> {
                    try {
                        return journal.entries();
                    } catch (IOException e) {
                        LOG.log(System.Logger.Level.WARNING, "the journal of moved files cannot be read", e);
                        return List.of();
                    }
                },
                then);
    }

    /// Puts one file back where it was.
    ///
    /// @param then hears whether that could be done: not where its place is taken or it is gone
    public void putBack(Entry entry, Consumer<Boolean> then) {
        Instant now = clock.instant();
        background.compute(
                () -> back(new MovedFiles(List.of(entry.move()), List.of()), now)
                        .isEmpty(),
                isBack -> {
                    if (isBack) {
                        onMoved.run();
                    }
                    then.accept(isBack);
                });
    }

    /// Puts files back and notes it. What could not be put back.
    private List<Path> back(MovedFiles moved, Instant now) {
        List<Path> left = moved.back();
        note(() -> journal.back(
                moved.moves().stream()
                        .filter(move -> !left.contains(move.from()))
                        .toList(),
                now));
        return left;
    }

    private static List<Path> paths(List<Document> documents) {
        return documents.stream().map(Document::path).toList();
    }

    private void perform(Supplier<MovedFiles> work, @Nullable Path folder) {
        Instant now = clock.instant();
        background.compute(
                () -> {
                    MovedFiles moved = work.get();
                    note(() -> journal.moved(moved.moves(), now));
                    return moved;
                },
                moved -> {
                    isLast = true;
                    done.set(new Done(moved, folder, false, 0));
                    if (!moved.moves().isEmpty()) {
                        onMoved.run();
                    }
                });
    }

    /// Writes in the journal.
    @FunctionalInterface
    private interface Noting {
        void run() throws IOException;
    }

    private static void note(Noting noting) {
        try {
            noting.run();
        } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, "the journal of moved files cannot be written", e);
        }
    }
}

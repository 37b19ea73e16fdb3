package app.likeness.ui.clusters.model;

import app.likeness.text.document.Document;
import app.likeness.ui.intake.MovedFiles;
import app.likeness.ui.parts.Background;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
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
    private final Path journal;
    private final InstantSource clock;
    private final Runnable onMoved;
    private final ReadOnlyObjectWrapper<@Nullable Done> done = new ReadOnlyObjectWrapper<>();

    /// @param journal a table of everything that was ever moved: when, from where, to where
    /// @param onMoved looks at the folders again
    public GroupFiles(Background background, Path journal, InstantSource clock, Runnable onMoved) {
        this.background = background;
        this.journal = journal;
        this.clock = clock;
        this.onMoved = onMoved;
    }

    /// What was done last; null when it was dismissed.
    public ReadOnlyObjectProperty<@Nullable Done> doneProperty() {
        return done.getReadOnlyProperty();
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
            background.compute(() -> last.files().back(), left -> {
                done.set(new Done(last.files(), last.folder(), true, left.size()));
                onMoved.run();
            });
        }
    }

    private static List<Path> paths(List<Document> documents) {
        return documents.stream().map(Document::path).toList();
    }

    private void perform(Supplier<MovedFiles> work, @Nullable Path folder) {
        Instant now = clock.instant();
        background.compute(
                () -> {
                    MovedFiles moved = work.get();
                    note(moved, now);
                    return moved;
                },
                moved -> {
                    done.set(new Done(moved, folder, false, 0));
                    if (!moved.moves().isEmpty()) {
                        onMoved.run();
                    }
                });
    }

    private void note(MovedFiles moved, Instant now) {
        StringBuilder lines = new StringBuilder();
        moved.moves()
                .forEach(move -> lines.append(now)
                        .append('\t')
                        .append(move.from())
                        .append('\t')
                        .append(move.to())
                        .append('\n'));
        try {
            Path folder = journal.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            Files.writeString(
                    journal, lines, StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, "the journal of moved files cannot be written", e);
        }
    }
}

package app.likeness.scan.read;

import app.likeness.scan.progress.StageProgress;
import app.likeness.store.kept.KnownContainer;
import app.likeness.store.kept.KnownFile;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.container.Containers;
import app.likeness.text.container.Member;
import app.likeness.text.container.MemberFile;
import app.likeness.text.container.Members;
import app.likeness.text.container.TableRow;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// What is in containers, in the pieces that workers take at once. A container is unpacked as its files are asked for,
/// so that no more of it is in memory than workers read. Confined to the scan's thread; to be closed.
final class ContainerPieces implements Iterator<List<Pending>>, AutoCloseable {
    private final Deque<Opened> left;
    private final Containers containers;
    private final Function<Path, String> readAs;
    private final Function<Path, @Nullable KnownFile> known;
    private final Consumer<Skip> skip;
    private final StageProgress progress;
    private List<Pending> piece = List.of();
    private @Nullable Opened at;
    private @Nullable Members members;

    /// A container that is to be opened.
    ///
    /// @param sha256 of its own bytes
    record Opened(FoundFile file, String sha256) {}

    /// @param readAs how a container is read now
    /// @param known gives the document that the corpus has at a path
    /// @param skip hears what is not read
    ContainerPieces(
            Collection<Opened> opened,
            Containers containers,
            Function<Path, String> readAs,
            Function<Path, @Nullable KnownFile> known,
            Consumer<Skip> skip,
            StageProgress progress) {
        this.left = new ArrayDeque<>(opened);
        this.containers = containers;
        this.readAs = readAs;
        this.known = known;
        this.skip = skip;
        this.progress = progress;
    }

    @Override
    public boolean hasNext() {
        if (piece.isEmpty()) {
            piece = made();
        }
        return !piece.isEmpty();
    }

    @Override
    public List<Pending> next() {
        if (!hasNext()) {
            throw new NoSuchElementException("no piece is left");
        }
        List<Pending> next = piece;
        piece = List.of();
        return next;
    }

    private List<Pending> made() {
        var made = new ArrayList<Pending>();
        long bytes = 0;
        while (made.size() < WorkPieces.FILES && bytes < WorkPieces.BYTES && !progress.isCancelled() && isOpen()) {
            Opened container = Objects.requireNonNull(at);
            Optional<Member> next = Objects.requireNonNull(members).next();
            if (next.isEmpty()) {
                made.add(end(container));
                close();
                continue;
            }
            switch (next.get()) {
                case Member.Unread unread -> skip.accept(unread.skip());
                case MemberFile member -> {
                    made.add(Pending.of(container.file, member, known.apply(member.path())));
                    bytes += member.bytes().bytes().length;
                }
                case TableRow row -> {
                    Pending pending = Pending.of(container.file, row, known.apply(row.path()));
                    made.add(pending);
                    bytes += pending.file().bytes();
                }
            }
        }
        return made;
    }

    /// Whether there is a container to go on with; opens the next one if need be.
    private boolean isOpen() {
        while (members == null && !left.isEmpty()) {
            Opened next = left.remove();
            try {
                members = containers.open(next.file.path(), next.file.modifiedAt());
                at = next;
            } catch (IOException e) {
                skip.accept(new Skip(next.file.path(), SkipReason.UNREADABLE, "it could not be opened a second time"));
            }
        }
        return members != null;
    }

    private Pending end(Opened container) {
        FoundFile file = container.file;
        Members all = Objects.requireNonNull(members);
        return Pending.end(
                file,
                new KnownContainer(
                        file.root(),
                        file.path(),
                        file.bytes(),
                        file.modifiedAt(),
                        container.sha256,
                        readAs.apply(file.path()),
                        all.hidden()),
                all.tables());
    }

    @Override
    public void close() {
        if (members != null) {
            members.close();
            members = null;
        }
    }
}

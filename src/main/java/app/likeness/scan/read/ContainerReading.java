package app.likeness.scan.read;

import app.likeness.scan.progress.StageProgress;
import app.likeness.store.CorpusReader;
import app.likeness.store.CorpusWriter;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.KnownContainer;
import app.likeness.store.kept.KnownFile;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.container.Containers;
import app.likeness.text.extract.CharsetChoices;
import app.likeness.text.table.ArticleTable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/// The containers of a corpus while it is brought up to date: which of them stay closed with all that is in them, and
/// what is in the others. Confined to the scan's thread.
///
/// A container with the path, size, time and content that the corpus knows is not opened. In one that is, a file with
/// the path and content of a document keeps its fingerprints and pairs. A container is noted when all that is in it was
/// stored: one that a scan was stopped in is opened again.
final class ContainerReading {
    private final CorpusReader reader;
    private final CorpusWriter writer;
    private final String readAs;
    private final CharsetChoices charsets;
    private final Consumer<Skip> skip;
    private final Keeping keeping;
    private final Map<Path, KnownContainer> known = new HashMap<>();
    private final Map<Path, FoundFile> kept = new HashMap<>();
    /// Documents in containers that are not kept, by path.
    private final Map<Path, KnownFile> inside = new HashMap<>();

    private final List<ContainerPieces.Opened> opened = new ArrayList<>();
    private final boolean hasPasswords;
    /// Files that a password keeps shut, and the folders and files above them.
    private final Set<Path> locked = new HashSet<>();

    private List<Skip> skips = List.of();
    private int hidden;

    /// Notes that a document whose content is the same now stands at `file`.
    interface Keeping {
        void keep(KnownFile known, FoundFile file) throws CorpusException;
    }

    /// @param readAs how containers are read now
    /// @param charsets in which the user wants them read, and what is in them
    /// @param hasPasswords whether there are passwords to try: a container with files that have one is then opened
    /// again
    ContainerReading(
            CorpusReader reader,
            CorpusWriter writer,
            String readAs,
            CharsetChoices charsets,
            boolean hasPasswords,
            Consumer<Skip> skip,
            Keeping keeping) {
        this.readAs = readAs;
        this.charsets = charsets;
        this.hasPasswords = hasPasswords;
        this.reader = reader;
        this.writer = writer;
        this.skip = skip;
        this.keeping = keeping;
    }

    /// How many hidden files are in the containers.
    int hidden() {
        return hidden;
    }

    /// Takes up what the corpus knows.
    void begin() throws CorpusException {
        reader.containers().forEach(each -> known.put(each.path(), each));
        skips = known.isEmpty() ? List.of() : reader.skips();
        for (Skip each : skips) {
            Path above = each.reason() == SkipReason.ENCRYPTED ? each.path() : null;
            while (above != null) {
                locked.add(above);
                above = above.getParent();
            }
        }
    }

    /// Whether `file` is a container that need not be opened.
    boolean keeps(FoundFile file) {
        KnownContainer container = known.get(file.path());
        boolean isSame = container != null
                && container.bytes() == file.bytes()
                && container.modifiedAt().equals(file.modifiedAt())
                && container.readAs().equals(readAs(file.path()))
                && !mayUnlock(file);
        if (isSame) {
            kept.put(file.path(), file);
        }
        return isSame;
    }

    /// Whether `file` must be looked into though it is as it was: tables are read in another way than usual.
    boolean mustLookInto(FoundFile file) {
        return !readAs.equals(Containers.VERSION) && Containers.mayBeTable(file.path());
    }

    private String readAs(Path container) {
        return readAs + charsets.inside(container);
    }

    /// Whether there are files in `file` that a password may open now.
    private boolean mayUnlock(FoundFile file) {
        return hasPasswords && locked.contains(file.path());
    }

    /// Takes out of `gone` the documents in the files that were found: those in kept containers stay, those in
    /// `pending` files are compared with what is read.
    void claim(Map<Path, KnownFile> gone, List<Pending> pending) throws CorpusException {
        if (gone.isEmpty() && kept.isEmpty()) {
            return;
        }
        Set<Path> open = new HashSet<>();
        pending.forEach(each -> open.add(each.file().path()));
        for (Iterator<KnownFile> files = gone.values().iterator(); files.hasNext(); ) {
            KnownFile file = files.next();
            Path above = file.path().getParent();
            while (above != null && !kept.containsKey(above) && !open.contains(above)) {
                above = above.getParent();
            }
            if (above != null) {
                files.remove();
                FoundFile container = kept.get(above);
                if (container == null) {
                    inside.put(file.path(), file);
                } else if (!container.root().equals(file.root())) {
                    keeping.keep(file, at(container, file, file.path()));
                }
            }
        }
        for (FoundFile file : kept.values()) {
            note(file, container(file.path()));
        }
        keepSkips(kept.keySet());
    }

    /// Notes that everything in `container` now stands in `file`.
    private void note(FoundFile file, KnownContainer container) throws CorpusException {
        hidden += container.hidden();
        var now = new KnownContainer(
                file.root(),
                file.path(),
                file.bytes(),
                file.modifiedAt(),
                container.sha256(),
                container.readAs(),
                container.hidden());
        if (!now.equals(container)) {
            writer.putContainer(now);
        }
    }

    private KnownContainer container(Path path) {
        return Optional.ofNullable(known.get(path)).orElseThrow();
    }

    private static FoundFile at(FoundFile container, KnownFile file, Path path) {
        return new FoundFile(container.root(), path, file.bytes(), file.modifiedAt());
    }

    private void keepSkips(Set<Path> containers) {
        for (Skip each : skips) {
            Path above = each.path();
            while (above != null && !containers.contains(above)) {
                above = above.getParent();
            }
            if (above != null) {
                skip.accept(each);
            }
        }
    }

    /// Recognises containers that were moved or renamed by their size and digest, takes their documents out of
    /// `gone` and gives what is left.
    List<Pending> moved(List<Pending> pending, Map<Path, KnownFile> gone, FoundFiles found) throws CorpusException {
        Map<String, KnownContainer> byDigest = new HashMap<>();
        Set<Long> sizes = new HashSet<>();
        Set<Path> there = new HashSet<>(kept.keySet());
        pending.forEach(each -> there.add(each.file().path()));
        for (KnownContainer each : known.values()) {
            if (!there.contains(each.path())
                    && !found.isUnseen(each.path())
                    && each.readAs().equals(readAs(each.path()))) {
                byDigest.put(each.sha256(), each);
                sizes.add(each.bytes());
            }
        }
        List<Pending> left = new ArrayList<>();
        for (Pending each : pending) {
            boolean mayBe = each.known() == null && sizes.contains(each.file().bytes());
            KnownContainer old =
                    mayBe ? byDigest.remove(FileReading.sha256(each.file().path())) : null;
            if (old == null) {
                left.add(each);
            } else {
                move(old, each.file(), gone);
            }
        }
        return left;
    }

    private void move(KnownContainer old, FoundFile file, Map<Path, KnownFile> gone) throws CorpusException {
        for (Iterator<KnownFile> files = gone.values().iterator(); files.hasNext(); ) {
            KnownFile each = files.next();
            if (each.path().startsWith(old.path())) {
                files.remove();
                keeping.keep(each, at(file, each, moved(old, file, each.path())));
            }
        }
        for (Skip each : skips) {
            if (each.path().startsWith(old.path())) {
                skip.accept(new Skip(moved(old, file, each.path()), each.reason(), each.detail()));
            }
        }
        writer.moveTables(old.path(), file.path());
        note(file, old);
    }

    private static Path moved(KnownContainer old, FoundFile file, Path path) {
        return path.equals(old.path())
                ? file.path()
                : file.path().resolve(old.path().relativize(path));
    }

    /// A worker found that `file` is a container: it is going to be opened, unless its content is what the corpus
    /// knows.
    void found(FoundFile file, String sha256) throws CorpusException {
        KnownContainer before = known.get(file.path());
        if (before == null
                || mayUnlock(file)
                || !before.sha256().equals(sha256)
                || !before.readAs().equals(readAs(file.path()))) {
            opened.add(new ContainerPieces.Opened(file, sha256));
            return;
        }
        kept.put(file.path(), file);
        for (Iterator<KnownFile> files = inside.values().iterator(); files.hasNext(); ) {
            KnownFile each = files.next();
            if (each.path().startsWith(file.path())) {
                files.remove();
                if (!each.root().equals(file.root())) {
                    keeping.keep(each, at(file, each, each.path()));
                }
            }
        }
        note(file, before);
        keepSkips(Set.of(file.path()));
    }

    /// Whether containers were found that must be opened.
    boolean hasOpened() {
        return !opened.isEmpty();
    }

    /// What is in them.
    ContainerPieces pieces(Containers containers, StageProgress progress) {
        return new ContainerPieces(opened, containers, this::readAs, inside::remove, skip, progress);
    }

    /// Everything in a container is stored.
    void ended(KnownContainer container, List<ArticleTable> tables) throws CorpusException {
        hidden += container.hidden();
        kept.put(
                container.path(),
                new FoundFile(container.root(), container.path(), container.bytes(), container.modifiedAt()));
        writer.putContainer(container);
        writer.putTables(container.path(), tables);
    }

    /// Removes what was not found in containers any more, and forgets those that are gone.
    void end(FoundFiles found) throws CorpusException {
        writer.remove(inside.values().stream().map(KnownFile::id).toList());
        writer.removeContainers(known.keySet().stream()
                .filter(path -> !kept.containsKey(path) && !found.isUnseen(path))
                .toList());
    }
}

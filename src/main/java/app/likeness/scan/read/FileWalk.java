package app.likeness.scan.read;

import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;

/// Finds the files below roots, each real file once, however many links lead to it and however the roots overlap.
///
/// Symbolic links are followed, behind everything that is reached without one: a file is known by its own path, and
/// only by a link's when it stands outside all roots. A cycle of links ends where it comes back. A root inside another
/// one owns its files. Hidden files and folders (a name that begins with a full stop; on Windows the attribute) are
/// not documents of the user, unless a root itself is one; they are counted, not searched.
///
/// The outcome depends on nothing but the file system: the same files give the same list.
public final class FileWalk {
    private static final Comparator<Path> BY_NAME = Comparator.comparing(Path::toString);
    private static final Comparator<Place> BY_PATH = Comparator.comparing(Place::path, BY_NAME);

    private static final String CANNOT_LOOK = "it cannot be looked at";

    private final Set<Path> left;
    private final IntConsumer found;
    private final Set<Path> visited = new HashSet<>();
    private final List<FoundFile> files = new ArrayList<>();
    private final List<Skip> skips = new ArrayList<>();
    private final Set<Path> unseen = new HashSet<>();
    private final Deque<Place> links = new ArrayDeque<>();
    private int hidden;

    /// A file or folder that the walk has come to.
    ///
    /// @param real the path without links, where nothing on the way to it is one; it identifies the file
    private record Place(Path root, Path path, Path real) {}

    private FileWalk(Set<Path> left, IntConsumer found) {
        this.left = left;
        this.found = found;
    }

    /// Walks `roots`, absolute paths of folders or files.
    ///
    /// @param left files to leave out, such as the corpus's own
    /// @param found hears how many files were found so far, after each; may throw to stop the walk
    public static FoundFiles of(Collection<Path> roots, Collection<Path> left, IntConsumer found) {
        var walk = new FileWalk(left.stream().map(FileWalk::real).collect(Collectors.toSet()), found);
        // The innermost roots first, so that they own what is in them.
        roots.stream()
                .distinct()
                .sorted(Comparator.comparingInt(Path::getNameCount).reversed().thenComparing(BY_NAME))
                .forEach(walk::root);
        while (!walk.links.isEmpty()) {
            walk.follow(walk.links.removeFirst());
        }
        walk.files.sort(Comparator.comparing(FoundFile::path, BY_NAME));
        walk.skips.sort(Comparator.comparing(Skip::path, BY_NAME));
        return new FoundFiles(walk.files, walk.skips, walk.unseen, walk.hidden);
    }

    private static Path real(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException e) {
            return path;
        }
    }

    private void root(Path root) {
        try {
            descend(new Place(root, root, root.toRealPath()));
        } catch (IOException e) {
            unseen.add(root);
            skip(root, "it is not there; its documents from earlier scans are kept");
        }
    }

    private void follow(Place link) {
        try {
            descend(new Place(link.root, link.path, link.path.toRealPath()));
        } catch (FileSystemLoopException e) {
            skip(link.path, "the link leads to itself");
        } catch (IOException e) {
            skip(link.path, "the link leads to nothing that can be reached");
        }
    }

    /// Visits a place and, if it is a folder, all below it that is reached without a link.
    private void descend(Place start) {
        Deque<Place> open = new ArrayDeque<>();
        open.push(start);
        while (!open.isEmpty()) {
            Place place = open.pop();
            if (!visited.add(place.real)) {
                continue;
            }
            try {
                var attributes = Files.readAttributes(place.real, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
                if (attributes.isDirectory()) {
                    list(place).reversed().forEach(open::push);
                } else {
                    file(place, attributes);
                }
            } catch (IOException e) {
                skip(place.path, CANNOT_LOOK);
            }
        }
    }

    private void file(Place place, BasicFileAttributes attributes) {
        if (!attributes.isRegularFile()) {
            skips.add(new Skip(place.path, SkipReason.UNSUPPORTED, "it is neither a file nor a folder"));
        } else if (!left.contains(place.real)) {
            files.add(new FoundFile(
                    place.root,
                    place.path,
                    attributes.size(),
                    attributes.lastModifiedTime().toInstant()));
            found.accept(files.size());
        }
    }

    /// Adds the files of a folder that are neither hidden nor links, and gives its folders, by name. Each entry is
    /// looked at once: that is what finding files costs.
    private List<Place> list(Place folder) {
        List<Place> folders = new ArrayList<>();
        List<Place> found = new ArrayList<>();
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder.path)) {
            for (Path entry : stream) {
                Path name = entry.getFileName();
                if (!isRepresentable(name)) {
                    skip(entry, "its name has characters that this system's settings cannot represent");
                } else if (isHidden(entry)) {
                    hidden++;
                } else {
                    look(new Place(folder.root, entry, folder.real.resolve(name)), folders, found);
                }
            }
        } catch (IOException | DirectoryIteratorException e) {
            unseen.add(folder.path);
            skip(folder.path, "this folder cannot be listed; its documents from earlier scans are kept");
        }
        found.sort(BY_PATH);
        links.addAll(found);
        folders.sort(BY_PATH);
        return folders;
    }

    /// Adds `place` to the files, to `folders` or to `found` links, whatever it is.
    private void look(Place place, List<Place> folders, List<Place> found) {
        try {
            var attributes = Files.readAttributes(place.path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            if (attributes.isSymbolicLink()) {
                found.add(place);
            } else if (attributes.isDirectory()) {
                folders.add(place);
            } else if (visited.add(place.real)) {
                file(place, attributes);
            }
        } catch (IOException e) {
            skip(place.path, CANNOT_LOOK);
        }
    }

    private static boolean isHidden(Path path) {
        try {
            return Files.isHidden(path);
        } catch (IOException e) {
            return false;
        }
    }

    /// Whether the path survives as text: on Unix a name is bytes, and bytes that are no characters in the
    /// system's charset cannot be written to the corpus and read again.
    private static boolean isRepresentable(Path path) {
        try {
            return Path.of(path.toString()).equals(path);
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private void skip(Path path, String detail) {
        skips.add(new Skip(path, SkipReason.UNREADABLE, detail));
    }
}

package app.likeness.text.container;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/// Gives what is in a container paths below it, each another one: `class.zip/group 1/essay.txt`. No real file can stand
/// there. Whatever an archive calls its files, their paths do not leave it: `../essay.txt` and `/essay.txt` are its
/// `essay.txt`.
final class MemberPaths {
    private final Path container;
    private final Set<Path> used = new HashSet<>();
    private int given;

    MemberPaths(Path container) {
        this.container = container;
    }

    /// The path for a file with this name; empty for one that is hidden, itself or a folder that it is in. A name
    /// that another file has, or that this system cannot represent, becomes another one.
    Optional<Path> of(String name) {
        given++;
        Path path = container;
        for (String part : name.split("[/\\\\]+", -1)) {
            if (part.isEmpty() || part.equals(".") || part.equals("..")) {
                continue;
            }
            if (part.startsWith(".") || part.equals("__MACOSX")) {
                return Optional.empty();
            }
            path = below(path, part);
        }
        if (path.equals(container)) {
            path = container.resolve("entry " + given);
        }
        return Optional.of(unused(path));
    }

    private Path below(Path folder, String part) {
        try {
            Path path = folder.resolve(part);
            boolean isOne = path.getNameCount() == folder.getNameCount() + 1 && path.startsWith(folder);
            // A path of bytes that are no characters cannot be kept as text.
            if (isOne && Path.of(path.toString()).equals(path)) {
                return path;
            }
        } catch (InvalidPathException notHere) {
            // As below.
        }
        return folder.resolve("entry " + given);
    }

    private Path unused(Path path) {
        Path free = path;
        String name = String.valueOf(path.getFileName());
        int dot = name.lastIndexOf('.') <= 0 ? name.length() : name.lastIndexOf('.');
        for (int copy = 2; !used.add(free); copy++) {
            free = path.resolveSibling(name.substring(0, dot) + " (" + copy + ")" + name.substring(dot));
        }
        return free;
    }
}

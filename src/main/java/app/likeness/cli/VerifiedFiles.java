package app.likeness.cli;

import app.likeness.cli.given.Failure;
import app.likeness.cli.given.FileText;
import app.likeness.report.manifest.Manifest.TextEntry;
import app.likeness.report.manifest.Sha256;
import app.likeness.text.extract.TextExtractors;
import app.likeness.text.fold.FoldedText;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Finds the files of a manifest again: by their digests, wherever below the roots they stand and whatever they are
/// called now, else by their names. Confined to one thread.
final class VerifiedFiles {
    private final List<Path> roots;
    private final TextExtractors extractors;
    private final Map<String, Path> byDigest = new HashMap<>();

    /// What became of a file.
    enum State {
        /// Its bytes and its text are the same.
        SAME,
        /// There is one of its name, and it holds another text.
        CHANGED,
        /// Its bytes are the same and its text is another one: another charset or program read it.
        READ_OTHERWISE,
        GONE
    }

    /// A file that was looked for.
    ///
    /// @param text its text where it is the one that was compared
    record Found(State state, Optional<String> text) {}

    /// Takes the digest of every file below `roots`.
    VerifiedFiles(List<Path> roots, TextExtractors extractors) {
        this.roots = List.copyOf(roots);
        this.extractors = extractors;
        for (Path root : roots) {
            walk(root);
        }
    }

    private void walk(Path root) {
        try {
            Files.walkFileTree(root, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    if (attributes.isRegularFile()) {
                        take(file);
                    }
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFileFailed(Path file, IOException e) {
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException unreadable) {
            // What cannot be read is not found, and said to be gone.
        }
    }

    private void take(Path file) {
        try {
            byDigest.putIfAbsent(Sha256.of(file), file);
        } catch (IOException unreadable) {
            // The same: looked for by its name, and then said to be gone.
        }
    }

    /// What became of the file of `entry`. O(folders of its name), and what reading it takes.
    Found find(TextEntry entry) {
        Path same = byDigest.get(entry.file());
        if (same != null) {
            Optional<String> text = text(same).filter(each -> isThatOf(entry, each));
            return new Found(text.isPresent() ? State.SAME : State.READ_OTHERWISE, text);
        }
        boolean isThere = false;
        for (Path named : named(entry.name())) {
            Optional<String> text = text(named);
            // A member of an archive has no file of its own, and the archive may have been packed anew.
            if (text.isPresent() && isThatOf(entry, text.get())) {
                return new Found(Files.exists(named) ? State.CHANGED : State.SAME, text);
            }
            isThere |= text.isPresent() || Files.exists(named);
        }
        return new Found(isThere ? State.CHANGED : State.GONE, Optional.empty());
    }

    private static boolean isThatOf(TextEntry entry, String text) {
        return Sha256.of(text).equals(entry.text()) && FoldedText.of(text).length() == entry.characters();
    }

    private Optional<String> text(Path path) {
        try {
            return Optional.of(FileText.read(path, extractors).text());
        } catch (Failure unread) {
            return Optional.empty();
        }
    }

    /// Where a file of this name may stand: below each root, the first folders of the name left away one by one.
    private List<Path> named(String name) {
        List<Path> paths = new ArrayList<>();
        try {
            Path whole = Path.of(name);
            for (Path root : roots) {
                for (int first = 0; first < whole.getNameCount(); first++) {
                    paths.add(root.resolve(whole.subpath(first, whole.getNameCount())));
                }
                if (root.getFileName() != null && whole.startsWith(root.getFileName())) {
                    paths.add(root.resolveSibling(whole));
                }
            }
        } catch (InvalidPathException notOfThisSystem) {
            // Then no file here has this name.
        }
        return paths;
    }
}

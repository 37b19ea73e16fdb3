package app.likeness.ui.intake;

import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Paths as they are written down: a line each, as a file manager or a terminal copies them; with quotation marks
/// around them or without, or as addresses that begin with `file:`.
public final class PastedPaths {
    /// Beyond so many lines it is a text.
    private static final int MOST = 1_000;

    private PastedPaths() {}

    /// The files and folders that `text` names; none where a line of it is anything but the path of something that is
    /// there, from the root of the disk or from the user's own folder (`~`). Asks the disk.
    public static List<Path> of(String text) {
        List<String> lines =
                text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
        List<Path> paths = new ArrayList<>();
        for (String line : lines.size() > MOST ? List.<String>of() : lines) {
            Optional<Path> path = path(line).filter(Path::isAbsolute).filter(Files::exists);
            if (path.isEmpty()) {
                return List.of();
            }
            paths.add(path.get());
        }
        return paths;
    }

    private static Optional<Path> path(String line) {
        try {
            if (line.startsWith("file:")) {
                return Optional.of(Path.of(URI.create(line)));
            }
            String bare = line.length() > 1 && (isIn(line, "\"") || isIn(line, "'"))
                    ? line.substring(1, line.length() - 1)
                    : line;
            return Optional.of(
                    bare.startsWith("~/")
                            ? Path.of(System.getProperty("user.home")).resolve(bare.substring(2))
                            : Path.of(bare));
        } catch (IllegalArgumentException | FileSystemNotFoundException e) {
            // It is no path, then.
            return Optional.empty();
        }
    }

    private static boolean isIn(String line, String mark) {
        return line.startsWith(mark) && line.endsWith(mark);
    }
}

package app.likeness.ui.words;

import java.nio.file.Path;

/// Paths as they are shown: what lies in the user's own folder begins with `~`.
public final class ShownPath {
    private ShownPath() {}

    /// The path, shortened where it lies in the folder of the user.
    public static String of(Path path) {
        Path user = Path.of(System.getProperty("user.home"));
        // A user folder that is a root would make every path begin with ~.
        return user.getNameCount() > 0 && path.startsWith(user) && !path.equals(user)
                ? Path.of("~").resolve(user.relativize(path)).toString()
                : path.toString();
    }
}

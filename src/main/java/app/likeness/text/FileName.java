package app.likeness.text;

import java.nio.file.Path;
import java.util.Locale;

/// The two parts of a file's name.
public final class FileName {
    private FileName() {}

    /// What follows the last dot, in lower case; empty when there is none.
    public static String ending(Path path) {
        String name = name(path);
        int dot = name.lastIndexOf('.');
        return dot <= 0 ? "" : name.substring(dot + 1).toLowerCase(Locale.ROOT);
    }

    public static String withoutEnding(Path path) {
        String name = name(path);
        int dot = name.lastIndexOf('.');
        return dot <= 0 ? name : name.substring(0, dot);
    }

    private static String name(Path path) {
        Path name = path.getFileName();
        return name == null ? "" : name.toString();
    }
}

package app.likeness.report.names;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// How documents are named in files and on the terminal: as the user named the folder that they stand in, so
/// `docs/a.txt` where `docs` was given and `/home/ann/docs/a.txt` where that was. What stands in no given folder is
/// named from the working directory if it is in there, else absolutely. Folders are divided by `/` on every system.
public final class PathNames {
    /// By code points, which is the order of the bytes in UTF-8 and of `LC_ALL=C sort`.
    public static final Comparator<String> ORDER = PathNames::compareCodePoints;

    private record Given(Path absolute, Path asGiven) {}

    private final List<Given> given = new ArrayList<>();

    /// @param workingDirectory absolute
    /// @param asGiven the folders and files as the user wrote them
    public PathNames(Path workingDirectory, List<Path> asGiven) {
        for (Path path : asGiven) {
            Path shown = path.normalize();
            Path absolute = workingDirectory.resolve(path).normalize();
            given.add(new Given(absolute, shown));
            try {
                given.add(new Given(absolute.toRealPath(), shown));
            } catch (IOException unreachable) {
                // It cannot be reached, so nothing was found in it by its real path either.
            }
        }
        given.add(new Given(workingDirectory, Path.of("")));
    }

    /// The name of the file at the absolute `path`.
    public String of(Path path) {
        Given nearest = null;
        for (Given root : given) {
            if (path.startsWith(root.absolute)
                    && (nearest == null || root.absolute.getNameCount() > nearest.absolute.getNameCount())) {
                nearest = root;
            }
        }
        Path shown = nearest == null ? path : join(nearest, path);
        return shown.toString().replace(shown.getFileSystem().getSeparator(), "/");
    }

    private static Path join(Given root, Path path) {
        return path.equals(root.absolute) ? root.asGiven : root.asGiven.resolve(root.absolute.relativize(path));
    }

    /// The name with what would break a line or a column written out: a tab as `\t`, line ends as `\n` and `\r`,
    /// and a backslash that stands before `t`, `n`, `r` or another backslash as `\\`. Other backslashes stay, so
    /// nothing is ambiguous and few names change.
    public static String escape(String name) {
        var escaped = new StringBuilder(name.length());
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            switch (c) {
                case '\t' -> escaped.append("\\t");
                case '\n' -> escaped.append("\\n");
                case '\r' -> escaped.append("\\r");
                case '\\' ->
                    escaped.append(
                            i + 1 < name.length() && "tnr\\\t\n\r".indexOf(name.charAt(i + 1)) >= 0 ? "\\\\" : "\\");
                default -> escaped.append(c);
            }
        }
        return escaped.toString();
    }

    /// The name that [#escape] has written so.
    public static String unescape(String escaped) {
        var name = new StringBuilder(escaped.length());
        for (int i = 0; i < escaped.length(); i++) {
            char c = escaped.charAt(i);
            int known = c == '\\' && i + 1 < escaped.length() ? "tnr\\".indexOf(escaped.charAt(i + 1)) : -1;
            if (known >= 0) {
                name.append("\t\n\r\\".charAt(known));
                i++;
            } else {
                name.append(c);
            }
        }
        return name.toString();
    }

    private static int compareCodePoints(String a, String b) {
        int length = Math.min(a.length(), b.length());
        for (int i = 0; i < length; i++) {
            if (a.charAt(i) != b.charAt(i)) {
                return Integer.compare(rank(a.charAt(i)), rank(b.charAt(i)));
            }
        }
        return Integer.compare(a.length(), b.length());
    }

    /// Surrogates stand for code points above all others.
    private static int rank(char c) {
        return Character.isSurrogate(c) ? c + 0x10000 : c;
    }
}

package app.likeness.report.names;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// How documents are named in files and on the terminal: as the user named the folder that they stand in, so
/// `docs/a.txt` where `docs` was given and `/home/ann/docs/a.txt` where that was. What stands in no given folder is
/// named from the working directory if it is in there, else absolutely. Folders are divided by `/` on every system.
public final class PathNames {
    /// By code points, which is the order of the bytes in UTF-8 and of `LC_ALL=C sort`.
    public static final Comparator<String> ORDER = PathNames::compareCodePoints;

    /// What stands behind the backslash of a character that is written out.
    private static final Pattern CODE = Pattern.compile("u[0-9A-F]{4}");

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

    private PathNames(List<Given> given) {
        this.given.addAll(given);
    }

    /// Names that begin with the folder or file that was added and say nothing of where that lies; where two are called
    /// the same, with as many of the folders around them as tell them apart.
    ///
    /// @param roots absolute
    public static PathNames ofRoots(List<Path> roots) {
        int most = roots.stream().mapToInt(Path::getNameCount).max().orElse(0);
        int names = 1;
        while (names < most && endings(roots, names).distinct().count() < roots.size()) {
            names++;
        }
        List<Path> shown = endings(roots, names).toList();
        return new PathNames(IntStream.range(0, roots.size())
                .mapToObj(i -> new Given(roots.get(i).normalize(), shown.get(i)))
                .toList());
    }

    /// The last names of each path, at most so many.
    private static Stream<Path> endings(List<Path> paths, int names) {
        return paths.stream()
                .map(Path::normalize)
                .map(path -> path.getNameCount() == 0
                        ? path
                        : path.subpath(Math.max(0, path.getNameCount() - names), path.getNameCount()));
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

    /// The name with what would break a line or a column, give orders to a terminal or show letters in another
    /// order than they stand in written out: a tab as `\t`, line ends as `\n` and `\r`, other controls, marks of
    /// direction and marks that nobody sees as their code; and a backslash that stands before `t`, `n`, `r`, such a
    /// code or another backslash as `\\`. Other backslashes stay, so nothing is ambiguous and few names change.
    public static String escape(String name) {
        var escaped = new StringBuilder(name.length());
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            switch (c) {
                case '\t' -> escaped.append("\\t");
                case '\n' -> escaped.append("\\n");
                case '\r' -> escaped.append("\\r");
                case '\\' -> escaped.append(isAmbiguous(name, i + 1) ? "\\\\" : "\\");
                default -> escaped.append(isUnseen(c) ? code(c) : String.valueOf(c));
            }
        }
        return escaped.toString();
    }

    /// A text of several lines with what would give orders to a terminal or change the order of its letters written
    /// out, as [#escape] does. Not to be read again.
    public static String neutral(String text) {
        var neutral = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            neutral.append(isUnseen(c) && "\t\n\r".indexOf(c) < 0 ? code(c) : String.valueOf(c));
        }
        return neutral.toString();
    }

    private static String code(char c) {
        return "\\u" + HexFormat.of().withUpperCase().toHexDigits(c);
    }

    /// Whether a backslash before this place could begin something that was written out.
    private static boolean isAmbiguous(String name, int at) {
        return at < name.length()
                && ("tnr\\".indexOf(name.charAt(at)) >= 0
                        || isUnseen(name.charAt(at))
                        || CODE.matcher(name).region(at, name.length()).lookingAt());
    }

    /// Whether a character is a control, or a mark that shows nothing and may change how other letters are shown. Those
    /// that join letters, or keep them apart, belong to the writing of many languages.
    private static boolean isUnseen(char c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
            case Character.FORMAT -> c != '\u200C' && c != '\u200D';
            default -> false;
        };
    }

    /// The name that [#escape] has written so.
    public static String unescape(String escaped) {
        var name = new StringBuilder(escaped.length());
        for (int i = 0; i < escaped.length(); i++) {
            char c = escaped.charAt(i);
            int known = c == '\\' && i + 1 < escaped.length() ? "tnr\\".indexOf(escaped.charAt(i + 1)) : -1;
            if (c == '\\'
                    && CODE.matcher(escaped).region(i + 1, escaped.length()).lookingAt()) {
                name.append((char) HexFormat.fromHexDigits(escaped, i + 2, i + 6));
                i += 5;
            } else if (known >= 0) {
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

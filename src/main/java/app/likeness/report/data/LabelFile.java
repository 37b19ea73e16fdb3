package app.likeness.report.data;

import app.likeness.report.names.PathNames;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// A file of known pairs: tab-separated, UTF-8, the first line names the columns `left` and `right` and perhaps
/// `related` with yes or no; other columns are passed over. Without `related` each line is a related pair and all other
/// pairs are not; with it nothing is known of pairs that have no line.
///
/// ```
/// left→right→related
/// li.txt→class b/wang.txt→yes
/// ```
public final class LabelFile {
    private static final List<String> YES = List.of("yes", "1", "true", "same");
    private static final List<String> NO = List.of("no", "0", "false", "different");

    private LabelFile() {}

    /// What a file says.
    ///
    /// @param isComplete whether it has no column `related`
    /// @param lines in their order; blank ones are left out
    public record Content(boolean isComplete, List<Line> lines) {
        public Content {
            lines = List.copyOf(lines);
        }
    }

    /// A line of the file.
    ///
    /// @param number from 1, the names of the columns being the first
    /// @param left empty where the line has too few columns
    /// @param isRelated empty where the line says neither yes nor no
    public record Line(int number, Optional<String> left, Optional<String> right, Optional<Boolean> isRelated) {
        /// Whether the line has too few columns.
        public boolean isShort() {
            return left.isEmpty();
        }
    }

    private record Columns(int left, int right, int related) {}

    /// Reads a file; empty when its first line does not name the columns.
    ///
    /// @throws java.nio.charset.CharacterCodingException when it is not UTF-8
    public static Optional<Content> read(Path file) throws IOException {
        try (BufferedReader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            String head = reader.readLine();
            List<String> names = List.of((head == null ? "" : head)
                    .replace("\uFEFF", "")
                    .toLowerCase(Locale.ROOT)
                    .split("\t"));
            Columns columns = new Columns(names.indexOf("left"), names.indexOf("right"), names.indexOf("related"));
            if (columns.left < 0 || columns.right < 0) {
                return Optional.empty();
            }
            List<Line> lines = new ArrayList<>();
            int number = 1;
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                number++;
                if (!line.isBlank()) {
                    lines.add(line(number, line.split("\t", -1), columns));
                }
            }
            return Optional.of(new Content(columns.related < 0, lines));
        }
    }

    private static Line line(int number, String[] cells, Columns columns) {
        if (cells.length <= Math.max(columns.related, Math.max(columns.left, columns.right))) {
            return new Line(number, Optional.empty(), Optional.empty(), Optional.empty());
        }
        return new Line(
                number,
                Optional.of(cells[columns.left]),
                Optional.of(cells[columns.right]),
                columns.related < 0 ? Optional.of(true) : answer(cells[columns.related].strip()));
    }

    private static Optional<Boolean> answer(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        if (YES.contains(lower)) {
            return Optional.of(true);
        }
        return NO.contains(lower) ? Optional.of(false) : Optional.empty();
    }

    /// The document that a file names, by a path that is meant from the working directory, else from one of the
    /// roots; empty when there is none.
    public static <T> Optional<T> find(String name, List<Path> roots, Map<Path, T> documents) {
        try {
            Path path = Path.of(PathNames.unescape(name));
            Optional<T> found = Optional.ofNullable(documents.get(absolute(path)));
            for (int i = 0; i < roots.size() && found.isEmpty(); i++) {
                found = Optional.ofNullable(documents.get(absolute(roots.get(i).resolve(path))));
            }
            return found;
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    private static Path absolute(Path path) {
        return path.toAbsolutePath().normalize();
    }
}

package app.likeness.cli;

import app.likeness.evaluate.Truth;
import app.likeness.report.PathNames;
import app.likeness.text.Document;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// A file of known pairs: tab-separated, the first line names the columns `left` and `right` and perhaps `related` with
/// yes or no; other columns are passed over. Without `related` each line is a related pair and all others are not; with
/// it nothing is known of pairs that have no line.
///
/// A path is meant from the working directory, else from one of the roots.
final class LabelledPairs {
    private static final List<String> YES = List.of("yes", "1", "true", "same");
    private static final List<String> NO = List.of("no", "0", "false", "different");

    private final Path file;
    private final List<Path> roots;
    private final Map<Path, Integer> places = new HashMap<>();
    private final Truth.Builder truth;
    private int unknown;
    private Optional<String> firstUnknown = Optional.empty();

    /// What a file says of the documents.
    ///
    /// @param unknown lines that name a document which was not read
    /// @param firstUnknown such a document, as the file names it
    record Known(Truth truth, int unknown, Optional<String> firstUnknown) {}

    private record Columns(int left, int right, int related) {}

    private LabelledPairs(Path file, List<Path> roots, List<Document> documents) {
        this.file = file;
        this.roots = roots;
        this.truth = new Truth.Builder(documents.size());
        documents.forEach(document -> places.put(document.path(), places.size()));
    }

    /// Reads `file`.
    ///
    /// @param roots as the user gave them
    static Known read(Path file, List<Path> roots, List<Document> documents) throws Failure {
        try (BufferedReader lines = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            return new LabelledPairs(file, roots, documents).read(lines);
        } catch (NoSuchFileException e) {
            throw failure(file, "no file has this name. Check the path and try again.");
        } catch (CharacterCodingException e) {
            throw failure(file, "it is not UTF-8. Save it as UTF-8 and try again.");
        } catch (IOException e) {
            throw failure(file, "it cannot be read. Check the rights and try again.");
        }
    }

    private Known read(BufferedReader lines) throws IOException, Failure {
        String head = lines.readLine();
        Columns columns = columns(head == null ? "" : head);
        int number = 1;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            number++;
            if (!line.isBlank()) {
                add(line.split("\t", -1), columns, number);
            }
        }
        return new Known(columns.related < 0 ? truth.complete() : truth.labelledOnly(), unknown, firstUnknown);
    }

    private Columns columns(String head) throws Failure {
        List<String> names =
                List.of(head.replace("\uFEFF", "").toLowerCase(Locale.ROOT).split("\t"));
        Columns columns = new Columns(names.indexOf("left"), names.indexOf("right"), names.indexOf("related"));
        if (columns.left < 0 || columns.right < 0) {
            throw failure(file, "its first line must name the columns left and right, divided by a tab.");
        }
        return columns;
    }

    private void add(String[] cells, Columns columns, int line) throws Failure {
        if (cells.length <= Math.max(columns.related, Math.max(columns.left, columns.right))) {
            throw failure(file, "line " + line + " has too few columns. Mend it and try again.");
        }
        boolean isRelated = columns.related < 0 || isYes(cells[columns.related].strip(), line);
        Optional<Integer> left = place(cells[columns.left]);
        Optional<Integer> right = place(cells[columns.right]);
        if (left.isEmpty() || right.isEmpty()) {
            unknown++;
            if (firstUnknown.isEmpty()) {
                firstUnknown = Optional.of(left.isEmpty() ? cells[columns.left] : cells[columns.right]);
            }
        } else if (left.get().equals(right.get())) {
            throw failure(file, "line " + line + " names a document with itself. Take it out and try again.");
        } else if (!truth.label(left.get(), right.get(), isRelated)) {
            throw failure(file, "line " + line + " says the opposite of an earlier one. Decide for one and try again.");
        }
    }

    private boolean isYes(String word, int line) throws Failure {
        String lower = word.toLowerCase(Locale.ROOT);
        if (YES.contains(lower)) {
            return true;
        }
        if (NO.contains(lower)) {
            return false;
        }
        throw failure(file, "in line " + line + " related must be yes or no. Mend it and try again.");
    }

    private Optional<Integer> place(String name) {
        try {
            Path path = Path.of(PathNames.unescape(name));
            Optional<Integer> here = placeOf(path);
            for (int i = 0; i < roots.size() && here.isEmpty(); i++) {
                here = placeOf(roots.get(i).resolve(path));
            }
            return here;
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    private Optional<Integer> placeOf(Path path) {
        return Optional.ofNullable(places.get(path.toAbsolutePath().normalize()));
    }

    private static Failure failure(Path file, String why) {
        return new Failure(ExitCode.UNREADABLE, "Cannot use " + PathNames.escape(file.toString()) + ": " + why);
    }
}

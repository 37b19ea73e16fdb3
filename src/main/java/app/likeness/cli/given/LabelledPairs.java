package app.likeness.cli.given;

import app.likeness.evaluate.Truth;
import app.likeness.report.data.LabelFile;
import app.likeness.report.names.PathNames;
import app.likeness.text.document.Document;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What a [LabelFile] says of documents; a line that cannot be used is a failure.
public final class LabelledPairs {
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
    public record Known(Truth truth, int unknown, Optional<String> firstUnknown) {}

    private LabelledPairs(Path file, List<Path> roots, List<Document> documents) {
        this.file = file;
        this.roots = roots;
        this.truth = new Truth.Builder(documents.size());
        documents.forEach(document -> places.put(document.path(), places.size()));
    }

    /// Reads `file`.
    ///
    /// @param roots as the user gave them
    public static Known read(Path file, List<Path> roots, List<Document> documents) throws Failure {
        try {
            LabelFile.Content content = LabelFile.read(file)
                    .orElseThrow(() ->
                            failure(file, "its first line must name the columns left and right, divided by a tab."));
            return new LabelledPairs(file, roots, documents).known(content);
        } catch (NoSuchFileException e) {
            throw failure(file, "no file has this name. Check the path and try again.");
        } catch (CharacterCodingException e) {
            throw failure(file, "it is not UTF-8. Save it as UTF-8 and try again.");
        } catch (IOException e) {
            throw failure(file, "it cannot be read. Check the rights and try again.");
        }
    }

    private Known known(LabelFile.Content content) throws Failure {
        for (LabelFile.Line line : content.lines()) {
            add(line);
        }
        return new Known(content.isComplete() ? truth.complete() : truth.labelledOnly(), unknown, firstUnknown);
    }

    private void add(LabelFile.Line line) throws Failure {
        if (line.isShort()) {
            throw failure(file, "line " + line.number() + " has too few columns. Mend it and try again.");
        }
        boolean isRelated = line.isRelated()
                .orElseThrow(() -> failure(
                        file, "in line " + line.number() + " related must be yes or no. Mend it and try again."));
        Optional<Integer> left = place(line.left());
        Optional<Integer> right = place(line.right());
        if (left.isEmpty() || right.isEmpty()) {
            unknown++;
            if (firstUnknown.isEmpty()) {
                firstUnknown = left.isEmpty() ? line.left() : line.right();
            }
        } else if (left.get().equals(right.get())) {
            throw failure(file, "line " + line.number() + " names a document with itself. Take it out and try again.");
        } else if (!truth.label(left.get(), right.get(), isRelated)) {
            throw failure(
                    file,
                    "line " + line.number() + " says the opposite of an earlier one. Decide for one and try again.");
        }
    }

    private Optional<Integer> place(Optional<String> name) {
        return name.flatMap(path -> LabelFile.find(path, roots, places));
    }

    private static Failure failure(Path file, String why) {
        return new Failure(ExitCode.UNREADABLE, "Cannot use " + PathNames.escape(file.toString()) + ": " + why);
    }
}

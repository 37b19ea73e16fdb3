package app.likeness.cli.given;

import app.likeness.report.names.PathNames;
import app.likeness.text.words.UserWords;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/// Reads the file of the option `--words`.
public final class WordList {
    /// So many bad lines are named.
    private static final int NAMED = 10;

    private WordList() {}

    public static UserWords read(Path file) throws Failure {
        String name = PathNames.escape(file.toString());
        try {
            return UserWords.read(file);
        } catch (UserWords.BadLinesException e) {
            throw new Failure(
                    ExitCode.UNREADABLE,
                    "Cannot use the words in " + name + ": " + numbers(e.lines())
                            + " not a word (Chinese characters, letters a–z, digits and + # & . _ -), behind which its"
                            + " frequency, a number above 0, and a tag may stand. Mend what is named and try again.");
        } catch (CharacterCodingException e) {
            throw new Failure(
                    ExitCode.UNREADABLE,
                    "Cannot read the words in " + name + ": the file is not UTF-8. Save it as UTF-8 and try again.");
        } catch (IOException e) {
            throw new Failure(
                    ExitCode.UNREADABLE,
                    "Cannot read the words in " + name + ": the file is missing or may not be read. Check the path.");
        }
    }

    private static String numbers(List<Integer> lines) {
        if (lines.size() == 1) {
            return "line " + lines.getFirst() + " is";
        }
        List<String> named = lines.stream().limit(NAMED).map(String::valueOf).collect(Collectors.toList());
        String last = lines.size() > NAMED ? lines.size() - NAMED + " more" : named.removeLast();
        return "lines " + String.join(", ", named) + " and " + last + " are";
    }
}

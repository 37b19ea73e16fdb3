package app.likeness.text.words;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The lines of a list of words that a user keeps in a file.
public final class WordLines {
    /// A longer file is no list of words, in bytes.
    private static final long LONGEST = 64L << 20;

    private WordLines() {}

    /// The lines without white space at either end, also where the file begins with a byte order mark.
    ///
    /// @throws java.nio.charset.CharacterCodingException if the file is not UTF-8
    /// @throws IOException if it cannot be read, or has more than 64 MB
    public static List<String> of(Path file) throws IOException {
        if (Files.size(file) > LONGEST) {
            throw new IOException("a list of words has at most " + LONGEST + " bytes");
        }
        List<String> lines = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            lines.add((lines.isEmpty() && line.startsWith("\ufeff") ? line.substring(1) : line).strip());
        }
        return lines;
    }
}

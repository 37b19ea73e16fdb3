package app.likeness.text;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// A word that the user adds to the dictionary, with its frequency on the scale of jieba's dictionary (60,101,878 in
/// all; 3 is a rare word). Capitals A–Z are taken as small letters.
///
/// Only the characters that jieba makes sentences of can be in a word: a word with any other would never be found.
public record UserWord(String word, double frequency) {
    public UserWord {
        if (word.isEmpty() || word.length() > DictionaryText.LONGEST) {
            throw new IllegalArgumentException(
                    "word must have 1…" + DictionaryText.LONGEST + " characters: " + word.length());
        }
        if (!word.chars().allMatch(c -> CharacterCodes.kind((char) c) >= 0)) {
            throw new IllegalArgumentException(
                    "word must consist of Han characters, letters a–z, digits and + # & . _ -: " + word);
        }
        if (!(frequency > 0) || Double.isInfinite(frequency)) {
            throw new IllegalArgumentException("frequency must be above 0: " + frequency);
        }
    }

    /// Reads a dictionary as jieba does: UTF-8, a line a word, "word frequency", the rest of the line is ignored.
    /// Empty lines are passed over.
    ///
    /// @throws IOException if the file cannot be read or a line is not of this form; the message names the line
    public static List<UserWord> readAll(Path file) throws IOException {
        List<UserWord> words = new ArrayList<>();
        int number = 0;
        for (String line : Files.readAllLines(file)) {
            number++;
            if (!line.isBlank()) {
                words.add(parse(line.strip(), number));
            }
        }
        return words;
    }

    private static UserWord parse(String line, int number) throws IOException {
        String[] columns = line.split("[\t ]+", 3);
        if (columns.length < 2) {
            throw new IOException("line " + number + " must be a word and its frequency");
        }
        try {
            return new UserWord(columns[0], Double.parseDouble(columns[1]));
        } catch (IllegalArgumentException e) {
            throw new IOException("line " + number + ": " + e.getMessage(), e);
        }
    }
}

package app.likeness.text.words;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The words that a user adds to the dictionary, each once, by word. Immutable; equal when the words are.
///
/// Example: a file with the lines `文痕 12 n` and `重复率` holds the words 文痕, of frequency 12, and 重复率, a rare one.
public record UserWords(List<UserWord> all) {
    public static final UserWords NONE = new UserWords(List.of());

    /// Some lines of a word list cannot be used.
    public static final class BadLinesException extends Exception {
        private static final long serialVersionUID = 1L;

        private final transient List<Integer> lines;

        private BadLinesException(List<Integer> lines) {
            super("lines that are no words: " + lines);
            this.lines = List.copyOf(lines);
        }

        /// Their numbers, ascending, from 1 on.
        public List<Integer> lines() {
            return lines;
        }
    }

    public UserWords {
        all = List.copyOf(all);
    }

    /// Words in any order; of two that differ in nothing but capitals the later one counts.
    public static UserWords of(Collection<UserWord> words) {
        Map<String, UserWord> byWord = words.stream()
                .map(each -> new UserWord(each.word().toLowerCase(Locale.ROOT), each.frequency()))
                .collect(Collectors.toMap(UserWord::word, Function.identity(), (one, later) -> later, TreeMap::new));
        return new UserWords(List.copyOf(byWord.values()));
    }

    /// Reads a list in jieba's format: UTF-8, a line a word, `word [frequency [tag]]`, with spaces or tabs between
    /// them. Empty lines are passed over.
    ///
    /// @throws IOException if the file cannot be read, or is not UTF-8
    /// @throws BadLinesException if lines are not of this form
    public static UserWords read(Path file) throws IOException, BadLinesException {
        List<UserWord> words = new ArrayList<>();
        List<Integer> bad = new ArrayList<>();
        List<String> lines = WordLines.of(file);
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (!line.isEmpty()) {
                try {
                    words.add(parse(line));
                } catch (IllegalArgumentException notAWord) {
                    bad.add(i + 1);
                }
            }
        }
        if (!bad.isEmpty()) {
            throw new BadLinesException(bad);
        }
        return of(words);
    }

    private static UserWord parse(String line) {
        String[] columns = line.split("[\t ]+", 3);
        return new UserWord(columns[0], columns.length == 1 ? UserWord.RARE : Double.parseDouble(columns[1]));
    }

    public boolean isEmpty() {
        return all.isEmpty();
    }

    public int size() {
        return all.size();
    }

    /// A line a word with its frequency, in the order of the words: the same for the same words, on every machine.
    public String lines() {
        return all.stream()
                .sorted(Comparator.comparing(UserWord::word))
                .map(each -> each.word() + " " + each.frequency() + "\n")
                .collect(Collectors.joining());
    }
}

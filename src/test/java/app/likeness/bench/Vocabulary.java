package app.likeness.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/// The words of jieba's own dictionary by part of speech, each drawn as often as the dictionary has counted it.
/// Words of two to four Han characters that were counted at least a hundred times; of a word with several lines the
/// first. Immutable; takes 0.3 s to read.
public final class Vocabulary {
    /// What the sentences ask for; the dictionary's own sign for it.
    enum Part {
        NOUN("n"),
        VERB("v"),
        ACTION("vn"),
        ADJECTIVE("a"),
        ADVERB("d"),
        PLACE("ns"),
        IDIOM("i");

        private final String sign;

        Part(String sign) {
            this.sign = sign;
        }
    }

    private static final int LEAST_COUNT = 100;

    /// Counted often, and yet no word of the news.
    private static final Set<String> LEFT_OUT = Set.of("石首", "地说", "不可", "他妈的", "时候", "大家", "看见", "以及");

    private static final class Words {
        private final List<String> words = new ArrayList<>();
        private long[] until = new long[16];

        void add(String word, long count) {
            if (words.size() == until.length) {
                until = Arrays.copyOf(until, 2 * until.length);
            }
            until[words.size()] = count + (words.isEmpty() ? 0 : until[words.size() - 1]);
            words.add(word);
        }

        String pick(Dice dice) {
            long all = until[words.size() - 1];
            long at = Math.unsignedMultiplyHigh(dice.next(), all);
            int found = Arrays.binarySearch(until, 0, words.size(), at + 1);
            return words.get(found >= 0 ? found : -found - 1);
        }
    }

    private static final Vocabulary STANDARD = new Vocabulary();

    private final Map<Part, Words> parts = new EnumMap<>(Part.class);
    private final Words characters = new Words();

    private Vocabulary() {
        for (Part part : Part.values()) {
            parts.put(part, new Words());
        }
        Set<String> seen = new HashSet<>(LEFT_OUT);
        try (InputStream dictionary = Objects.requireNonNull(Vocabulary.class.getResourceAsStream("/dict.txt"));
                BufferedReader lines = new BufferedReader(new InputStreamReader(dictionary, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                add(line.split(" ", -1), seen);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Vocabulary standard() {
        return STANDARD;
    }

    private void add(String[] fields, Set<String> seen) {
        String word = fields[0];
        long count = Long.parseLong(fields[1]);
        if (count < LEAST_COUNT || !isHan(word)) {
            return;
        }
        if (word.length() == 1) {
            characters.add(word, count);
        } else if (word.length() <= 4 && seen.add(word)) {
            for (Part part : Part.values()) {
                if (part.sign.equals(fields[2])) {
                    parts.get(part).add(word, count);
                }
            }
        }
    }

    private static boolean isHan(String word) {
        return word.chars().allMatch(c -> c >= 0x4E00 && c <= 0x9FA5);
    }

    String pick(Part part, Dice dice) {
        return Objects.requireNonNull(parts.get(part)).pick(dice);
    }

    /// A word that is drawn as often as any other, however common it is.
    String pickAny(Part part, Dice dice) {
        return dice.pick(Objects.requireNonNull(parts.get(part)).words);
    }

    /// A single Han character, drawn as often as it is counted.
    String character(Dice dice) {
        return characters.pick(dice);
    }
}

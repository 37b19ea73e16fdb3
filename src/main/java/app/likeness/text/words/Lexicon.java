package app.likeness.text.words;

import java.util.Collection;
import java.util.Locale;

/// The words of jieba-analysis's dictionary, and those that the user adds, as a double array to be walked character by
/// character. Immutable; about 5 MB.
///
/// A word's *weight* is a number above 0 that stands for ln(frequency / total), as in jieba.
final class Lexicon {
    private final CharacterCodes codes;
    private final long[] cells;
    private final double[] logarithms;
    private final int longest;
    private final double unknown;
    private final double meanIdf;

    /// @param cells the double array; see [DoubleArray]
    /// @param logarithms ln(frequency / total) by weight
    /// @param longest the characters of the longest word
    /// @param unknown the logarithm for a character that is no word
    Lexicon(CharacterCodes codes, long[] cells, double[] logarithms, int longest, double unknown, double meanIdf) {
        this.codes = codes;
        this.cells = cells;
        this.logarithms = logarithms;
        this.longest = longest;
        this.unknown = unknown;
        this.meanIdf = meanIdf;
    }

    /// Builds the lexicon from the dictionary of jieba-analysis on the class path and `own`; a word that is in
    /// both gets the user's frequency. As in jieba, the user's frequencies do not change the total.
    static Lexicon of(Collection<UserWord> own) {
        DictionaryTree tree = new DictionaryTree();
        Frequencies frequencies = new Frequencies();
        int[] uses = new int[1 << 16];
        double total = 0;
        for (DictionaryText text = new DictionaryText(DictionaryText.resource("/dict.txt")); text.next(); ) {
            total += text.frequency();
            int weight = frequencies.number(text.frequency());
            uses[weight]++;
            uses[tree.add(text.word(), text.length(), weight)]--;
        }
        double[] logarithms = frequencies.logarithms(total);
        double unknown = Double.MAX_VALUE;
        double sum = 0;
        int words = 0;
        for (int weight = 1; weight < logarithms.length; weight++) {
            if (uses[weight] > 0) {
                unknown = Math.min(unknown, logarithms[weight]);
                sum -= logarithms[weight] * uses[weight];
                words += uses[weight];
            }
        }
        for (UserWord word : own) {
            char[] characters = word.word().toLowerCase(Locale.ROOT).toCharArray();
            tree.add(characters, characters.length, frequencies.number(word.frequency()));
        }
        CharacterCodes codes = CharacterCodes.of(tree);
        long[] cells = DoubleArray.of(tree, codes);
        return new Lexicon(codes, cells, frequencies.logarithms(total), tree.longest(), unknown, sum / words);
    }

    CharacterCodes codes() {
        return codes;
    }

    /// The cells of the double array; see [DoubleArray].
    long[] cells() {
        return cells;
    }

    /// ln(frequency / total) by weight.
    double[] logarithms() {
        return logarithms;
    }

    /// What a character counts that is no word: the logarithm of the rarest word of jieba's dictionary.
    double unknown() {
        return unknown;
    }

    /// The characters of the longest word.
    int longest() {
        return longest;
    }

    /// The weight of the word whose characters have these codes, or 0 when there is none.
    int weight(char[] sentence, int from, int to) {
        int place = 0;
        int base = 0;
        long cell = 0;
        for (int i = from; i < to; i++) {
            int child = base + sentence[i];
            cell = cells[child];
            // Base 0 is a node without children or a character without a code: neither leads on.
            if (DoubleArray.parent(cell) != place || (base == 0 && i > from)) {
                return 0;
            }
            place = child;
            base = DoubleArray.base(cell);
        }
        return DoubleArray.weight(cell);
    }

    /// The weight of a term as a dictionary has it (lower case, half width), or 0 when there is no such word.
    int weight(String term) {
        if (term.length() > longest) {
            return 0;
        }
        char[] sentence = new char[term.length()];
        for (int i = 0; i < sentence.length; i++) {
            char c = term.charAt(i);
            if (CharacterCodes.regular(c) != c) {
                return 0;
            }
            sentence[i] = codes.code(c);
        }
        return weight(sentence, 0, sentence.length);
    }

    double meanIdf() {
        return meanIdf;
    }

    /// −ln(frequency / total) of a weight; of 0, the mean over jieba's dictionary.
    double idf(int weight) {
        return weight == 0 ? meanIdf : -logarithms[weight];
    }
}

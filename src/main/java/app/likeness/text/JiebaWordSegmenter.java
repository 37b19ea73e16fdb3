package app.likeness.text;

import com.huaban.analysis.jieba.JiebaSegmenter;
import com.huaban.analysis.jieba.WordDictionary;
import java.util.List;

/// Words by jieba-analysis: the path of greatest probability through its dictionary, and a hidden Markov model for
/// words that it lacks (search mode).
///
/// The text is cut in its folded form, punctuation kept, so that a text in Traditional
/// characters, in wide letters or with invisible characters gives the terms of its plain Simplified writing; spans are
/// those of the text as given. On plain Simplified text the words are those of jieba-analysis itself. What jieba knows
/// nothing of does not reach it: words in other letters than `a` to `z` (`fête`, `мама`) stay whole, and scripts
/// without
/// spaces other than Han are cut into runs of katakana or pairs of characters.
///
/// A term's weight is its self-information −ln p by jieba's own word frequencies. jieba-analysis has no table of
/// document frequencies, and frequencies learned from the user's documents would change every fingerprint whenever a
/// document is added; this way they depend on the program's version alone.
///
/// The dictionary is loaded when it is first needed (about a second, 70 MB) and then shared.
public final class JiebaWordSegmenter implements WordSegmenter {
    /// Changes whenever a text may be cut otherwise or a term may get another weight.
    public static final int VERSION = 1;

    @Override
    public List<Token> segment(String text) {
        return segment(text, FoldedText.of(text));
    }

    /// @param folded the folded form of `text`
    @Override
    public List<Token> segment(String text, FoldedText folded) {
        return new WordCutter(text, folded, Jieba.SEGMENTER).cut();
    }

    @Override
    public double idf(String term) {
        Double logFrequency = WordDictionary.getInstance().freqs.get(term);
        return logFrequency == null ? Jieba.MEAN_IDF : -logFrequency;
    }

    /// Whether jieba's dictionary has `term`.
    static boolean isKnown(String term) {
        return WordDictionary.getInstance().containsWord(term);
    }

    /// Loaded when first used: the class loader's lock makes that happen once.
    private static final class Jieba {
        static final JiebaSegmenter SEGMENTER = new JiebaSegmenter();

        /// Added up in the order of size, because the last bits of a sum depend on the order.
        static final double MEAN_IDF = -WordDictionary.getInstance().freqs.values().stream()
                .mapToDouble(Double::doubleValue)
                .sorted()
                .average()
                .orElseThrow();
    }
}

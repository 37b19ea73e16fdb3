package app.likeness.fingerprint;

import app.likeness.fingerprint.words.Feature;
import app.likeness.fingerprint.words.TextFeatures;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.words.Token;
import app.likeness.text.words.WordSegmenter;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// [Method#SIMHASH_KEYWORDS]: 64 bits from the 50 words of a text with the largest TF-IDF (the SimHash with jieba that
/// many blogs describe, after Charikar 2002).
///
/// Words are those of at least two characters that are no stop words; a word's weight is its count times its inverse
/// document frequency ([WordSegmenter#idf]), of equal weights the word that comes first in the order of UTF-16 units is
/// taken first. A word's hash is that of old Python for strings, cut to 64 bits: x = code(first) · 2⁷; for each
/// character x = (x · 1000003) xor code(c); then x xor length; codes and length are of code points. Each bit adds the
/// weight where it is 1 and takes it where it is 0; the sketch's bit is 1 where the sum is above 0.
///
/// Dividing all weights of a text by its length, as jieba does, would change no sign. Two texts may have the same
/// keywords and say the opposite; one that drops a passage may change many. A text with fewer than
/// [SimHashWords#LEAST_WORDS] keywords has no sketch. O(length) and a sort of its different words.
public final class SimHashKeywords implements Fingerprinter {
    /// How many keywords vote at most, where nothing else is set.
    static final int KEYWORDS = 50;

    /// Weights are kept as multiples of 2⁻¹⁶: sums of whole numbers do not depend on the order of the words.
    private static final double UNIT = 1 << 16;

    private record Keyword(String term, long weight) {
        static final Comparator<Keyword> HEAVIEST_FIRST =
                Comparator.comparingLong(Keyword::weight).reversed().thenComparing(Keyword::term);
    }

    private final WordSegmenter segmenter;
    private final MethodSettings settings;

    /// As the blogs have it.
    public SimHashKeywords(WordSegmenter segmenter) {
        this(segmenter, MethodSettings.STANDARD);
    }

    /// @param settings which words of a text are keywords, and how many
    public SimHashKeywords(WordSegmenter segmenter, MethodSettings settings) {
        this.segmenter = segmenter;
        this.settings = settings;
    }

    @Override
    public Method method() {
        return Method.SIMHASH_KEYWORDS;
    }

    @Override
    public Optional<Fingerprint> fingerprint(String text, FoldedText folded) {
        List<Token> words = segmenter.segment(text, folded);
        if (!settings.features().contains(Feature.TEXT)) {
            BitSet parts = TextFeatures.of(text, settings.features(), settings.sentences());
            words = words.stream()
                    .filter(word -> parts.get(word.span().start()))
                    .toList();
        }
        return sketch(words).map(sketch -> sketch);
    }

    /// The sketch of a text whose words are `words`, in any order; empty when too few of them count.
    public Optional<Sketch> sketch(List<Token> words) {
        List<Keyword> keywords = keywords(words);
        if (keywords.size() < SimHashWords.LEAST_WORDS) {
            return Optional.empty();
        }
        SimHash vote = new SimHash();
        for (Keyword keyword : keywords) {
            vote.add(hash(keyword.term), keyword.weight);
        }
        long bits = 0;
        for (int bit = 0; bit < Long.SIZE; bit++) {
            bits |= (vote.sum(bit) > 0 ? 1L : 0L) << bit;
        }
        return Optional.of(new Sketch(bits));
    }

    private List<Keyword> keywords(List<Token> words) {
        Map<String, Integer> counts = new HashMap<>();
        for (Token word : words) {
            if (WordCounter.isCounted(word.term()) && !settings.stopWords().contains(word.term())) {
                counts.merge(word.term(), 1, Integer::sum);
            }
        }
        List<Keyword> keywords = new ArrayList<>(counts.size());
        counts.forEach(
                (term, count) -> keywords.add(new Keyword(term, Math.round(count * segmenter.idf(term) * UNIT))));
        keywords.sort(Keyword.HEAVIEST_FIRST);
        return keywords.subList(0, Math.min(settings.keywords(), keywords.size()));
    }

    /// The hash of a keyword. Multiplying and xor carry nothing down, so the lowest 64 bits of the sums modulo 2¹²⁸
    /// are those modulo 2⁶⁴. Of the empty word it is 0.
    static long hash(String word) {
        if (word.isEmpty()) {
            return 0;
        }
        long hash = (long) word.codePointAt(0) << 7;
        int length = 0;
        for (int at = 0; at < word.length(); length++) {
            int code = word.codePointAt(at);
            hash = hash * 1_000_003 ^ code;
            at += Character.charCount(code);
        }
        return hash ^ length;
    }
}

package app.likeness.fingerprint;

import app.likeness.fingerprint.hash.Hash64;
import app.likeness.fingerprint.hash.TermCounts;
import app.likeness.fingerprint.words.Feature;
import app.likeness.fingerprint.words.StopWords;
import app.likeness.fingerprint.words.TextFeatures;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.words.WordSegmenter;
import java.util.BitSet;
import java.util.Optional;

/// [Method#SIMHASH_WORDS]: the words of at least two characters that are no stop words, each with its count times its
/// inverse document frequency, hashed with FNV-1a-64 over UTF-16 units and summed by [SimHash] (Charikar 2002; a news
/// portal's way of finding its doublets). 64 bits; a bit is 1 where the sum is at least 0.
///
/// A text with fewer than [#LEAST_WORDS] different such words has no sketch: too few votes for its bits to mean
/// anything, and without any all such texts would have the same one. The order of the words does not count; two texts
/// that use the same words in the same numbers have the same sketch, and unrelated ones are about 32 bits apart.
/// O(length), 20 bytes for each of at most twice as many places as there are different words.
public final class SimHashWords implements Fingerprinter {
    /// The fewest different words that are sketched. With 8 votes a bit still turns over when two or three of them
    /// change, so that distances grow with the change; with 3 a single word decides.
    public static final int LEAST_WORDS = 8;

    /// Weights are kept as multiples of 2⁻¹⁶: sums of whole numbers do not depend on the order of the words.
    private static final double UNIT = 1 << 16;

    private final WordSegmenter segmenter;
    private final MethodSettings settings;

    /// As the source has it.
    public SimHashWords(WordSegmenter segmenter) {
        this(segmenter, MethodSettings.STANDARD);
    }

    /// @param settings which words of a text vote
    public SimHashWords(WordSegmenter segmenter, MethodSettings settings) {
        this.segmenter = segmenter;
        this.settings = settings;
    }

    @Override
    public Method method() {
        return Method.SIMHASH_WORDS;
    }

    @Override
    public Optional<Fingerprint> fingerprint(String text, FoldedText folded) {
        return sketch(text, folded).map(sketch -> sketch);
    }

    /// The sketch of `text`, whose folded form is `folded`; empty when too few of its words count.
    public Optional<Sketch> sketch(String text, FoldedText folded) {
        TermCounts counts = new TermCounts();
        BitSet parts = settings.features().contains(Feature.TEXT)
                ? null
                : TextFeatures.of(text, settings.features(), settings.sentences());
        StopWords stopWords = settings.stopWords();
        segmenter.words(text, folded, (start, end, term, length, idf) -> {
            if (parts != null && !parts.get(start)) {
                return;
            }
            if (length > 2 || (length == 2 && !Character.isSurrogatePair(term[0], term[1]))) {
                long hash = Hash64.fnv1a(term, length);
                if (!stopWords.contains(hash)) {
                    counts.add(hash, idf);
                }
            }
        });
        if (counts.different() < LEAST_WORDS) {
            return Optional.empty();
        }
        SimHash sum = new SimHash();
        counts.forEach((hash, count, idf) -> sum.add(hash, Math.round(count * idf * UNIT)));
        return Optional.of(sum.sketch());
    }
}

package app.likeness.fingerprint;

import app.likeness.fingerprint.hash.Hash64;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.words.Token;
import app.likeness.text.words.WordSegmenter;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// [Method#COSINE]: how often each word of at least two characters occurs, without any weighting; two texts are
/// compared by the cosine of the angle between their vectors of counts (Salton's vector space model; the baseline of a
/// portal's article on de-duplicating news). Words are hashed by [Hash64]; that two of a text's words meet in one hash
/// has to be expected once in 10¹³ texts of a thousand different words.
///
/// The order of the words does not count. A text without such a word has no counts. O(length · log length).
public final class WordCounter implements Fingerprinter {
    private final WordSegmenter segmenter;

    public WordCounter(WordSegmenter segmenter) {
        this.segmenter = segmenter;
    }

    @Override
    public Method method() {
        return Method.COSINE;
    }

    @Override
    public Optional<Fingerprint> fingerprint(String text, FoldedText folded) {
        return counts(segmenter.segment(text, folded)).map(counts -> counts);
    }

    /// The counts of a text whose words are `words`, in any order; empty when none has two characters.
    public static Optional<WordCounts> counts(List<Token> words) {
        long[] hashes = new long[words.size()];
        int size = 0;
        for (Token word : words) {
            if (isCounted(word.term())) {
                hashes[size++] = Hash64.of(word.term());
            }
        }
        Arrays.sort(hashes, 0, size);
        int[] counts = new int[size];
        int different = 0;
        for (int i = 0; i < size; i++) {
            if (different == 0 || hashes[different - 1] != hashes[i]) {
                hashes[different++] = hashes[i];
            }
            counts[different - 1]++;
        }
        return different == 0
                ? Optional.empty()
                : Optional.of(new WordCounts(Arrays.copyOf(hashes, different), Arrays.copyOf(counts, different)));
    }

    /// Whether a word has at least two characters; a character beyond the basic plane is one.
    static boolean isCounted(String term) {
        return term.codePointCount(0, term.length()) >= 2;
    }
}

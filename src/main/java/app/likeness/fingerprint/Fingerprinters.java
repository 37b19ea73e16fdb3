package app.likeness.fingerprint;

import app.likeness.text.words.WordSegmenter;
import java.util.Optional;
import java.util.function.Supplier;

/// The fingerprinters of the methods.
public final class Fingerprinters {
    private Fingerprinters() {}

    /// Whether the fingerprints of `method` depend on the words that a text is cut into.
    public static boolean countsWords(Method method) {
        return switch (method) {
            case SIMHASH_KEYWORDS, SIMHASH_WORDS, COSINE -> true;
            case EXACT,
                    SIMHASH_SHINGLES,
                    SIMHASH_CHUNKS,
                    SIMHASH_GRAMS,
                    SIMHASH_RECORDS,
                    LONGEST_SENTENCE,
                    LONGEST_SENTENCES,
                    MINHASH,
                    WINNOWING,
                    COMBINED -> false;
        };
    }

    /// The fingerprinter of `method`; empty for `combined`, which has no fingerprint of its own.
    ///
    /// @param segmenter asked by the methods that count words alone: its dictionary takes time to load
    /// @param settings what is set of the methods
    public static Optional<Fingerprinter> of(
            Method method, Supplier<? extends WordSegmenter> segmenter, MethodSettings settings) {
        return switch (method) {
            case EXACT -> Optional.of(new TextDigest());
            case SIMHASH_KEYWORDS -> Optional.of(new SimHashKeywords(segmenter.get(), settings));
            case SIMHASH_WORDS -> Optional.of(new SimHashWords(segmenter.get(), settings));
            case SIMHASH_SHINGLES -> Optional.of(SimHashChunks.shingles(settings.shingle(), settings.overlap()));
            case SIMHASH_CHUNKS -> Optional.of(SimHashChunks.chunks(settings.chunk()));
            case SIMHASH_GRAMS -> Optional.of(new SimHashGrams());
            case SIMHASH_RECORDS -> Optional.of(new SimHashRecords());
            case LONGEST_SENTENCE -> Optional.of(LongestSentences.one(settings));
            case LONGEST_SENTENCES -> Optional.of(LongestSentences.several(settings));
            case COSINE -> Optional.of(new WordCounter(segmenter.get()));
            case MINHASH -> Optional.of(new MinHash());
            case WINNOWING -> Optional.of(new WinnowingFingerprinter());
            case COMBINED -> Optional.empty();
        };
    }
}

package app.likeness.fingerprint;

/// The fingerprint methods that can be selected, by the name that the command line uses; from the plainest to the
/// recommended one. What each is defined as stands at its [Fingerprinter].
public enum Method {
    /// [TextDigest]
    EXACT("exact"),
    /// [SimHashKeywords]
    SIMHASH_KEYWORDS("simhash-keywords"),
    /// [SimHashWords]
    SIMHASH_WORDS("simhash-words"),
    /// [SimHashChunks]
    SIMHASH_SHINGLES("simhash-shingles"),
    /// [SimHashChunks]
    SIMHASH_CHUNKS("simhash-chunks"),
    /// [SimHashGrams]
    SIMHASH_GRAMS("simhash-grams"),
    /// [SimHashRecords]
    SIMHASH_RECORDS("simhash-records"),
    /// [LongestSentences]
    LONGEST_SENTENCE("longest-sentence"),
    /// [LongestSentences]
    LONGEST_SENTENCES("longest-sentences"),
    /// [WordCounter]
    COSINE("cosine"),
    /// [MinHash]
    MINHASH("minhash"),
    /// [WinnowingFingerprinter]
    WINNOWING("winnowing"),
    /// Winnowing, equal texts and near sketches together; has no fingerprint of its own.
    COMBINED("combined");

    private final String label;

    Method(String label) {
        this.label = label;
    }

    /// The name on the command line and in files, such as `simhash-words`.
    public String label() {
        return label;
    }
}

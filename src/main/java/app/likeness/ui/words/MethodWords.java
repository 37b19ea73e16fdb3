package app.likeness.ui.words;

import app.likeness.fingerprint.Method;

/// What the methods are, in words.
public final class MethodWords {
    private MethodWords() {}

    /// The key of one sentence that says what a method finds.
    public static String key(Method method) {
        return switch (method) {
            case EXACT -> "scan.method.exact";
            case SIMHASH_KEYWORDS -> "scan.method.simhashKeywords";
            case SIMHASH_WORDS -> "scan.method.simhashWords";
            case SIMHASH_SHINGLES -> "scan.method.simhashShingles";
            case SIMHASH_CHUNKS -> "scan.method.simhashChunks";
            case SIMHASH_GRAMS -> "scan.method.simhashGrams";
            case SIMHASH_RECORDS -> "scan.method.simhashRecords";
            case LONGEST_SENTENCE -> "scan.method.longestSentence";
            case LONGEST_SENTENCES -> "scan.method.longestSentences";
            case COSINE -> "scan.method.cosine";
            case MINHASH -> "scan.method.minhash";
            case WINNOWING -> "scan.method.winnowing";
            case COMBINED -> "scan.method.combined";
        };
    }
}

package app.likeness.fingerprint;

import app.likeness.fingerprint.hash.Hash64;

/// By which hash [LongestSentences] knows a sentence again, by the name that the command line uses. All give 64 bits
/// for the folded UTF-16 units of a sentence; which one is taken changes the bits, and which of two sentences of equal
/// length comes first, but hardly ever what is found.
public enum SentenceHash {
    /// XXH64: the usual choice. See [Hash64#of].
    XXH64("xxh64") {
        @Override
        long of(String text, int from, int to) {
            return Hash64.of(text, from, to);
        }
    },
    /// FNV-1a, a step for each UTF-16 unit. See [Hash64#fnv1a].
    FNV1A("fnv1a") {
        @Override
        long of(String text, int from, int to) {
            return Hash64.fnv1a(text, from, to);
        }
    },
    /// The first eight bytes, the highest first, of the MD5 of the sentence in UTF-8: the one that copies of the
    /// method mostly have. It takes the time of some ten of the others.
    MD5("md5") {
        @Override
        long of(String text, int from, int to) {
            return TextDigest.of(text.substring(from, to)).high();
        }
    };

    private final String label;

    SentenceHash(String label) {
        this.label = label;
    }

    /// The hash of the units of `text` from `from` to `to`, exclusive.
    abstract long of(String text, int from, int to);

    /// The name on the command line.
    public String label() {
        return label;
    }
}

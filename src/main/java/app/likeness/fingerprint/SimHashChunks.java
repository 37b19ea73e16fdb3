package app.likeness.fingerprint;

import app.likeness.fingerprint.hash.BitCounter;
import app.likeness.fingerprint.hash.Hash32;
import app.likeness.text.fold.FoldedText;
import java.util.Optional;

/// [Method#SIMHASH_SHINGLES] and [Method#SIMHASH_CHUNKS]: 32 bits over pieces of the folded text, each occurrence with
/// weight 1 (the "content seen" test of a web crawler).
///
/// A piece has `size` characters and begins `size − overlap` characters behind the one before it, so that the two share
/// `overlap`: *shingles* are 4 characters at each place (overlap 3), *chunks* 5 characters side by side (overlap 0).
/// The last piece ends with the text and may be shorter. Each is hashed by FNV-1a-32 over UTF-16 units (start
/// 2166136261, prime 16777619); a bit is 1 where the sum of the votes is above 0, that is where more than half of the
/// pieces have it. What counts is the likeness (32 − distance) ÷ 32, see [ShortSketch#likeness].
///
/// Example: `abcdefg` has the shingles `abcd`, `bcde`, `cdef`, `defg` and the chunks `abcde`, `fg`.
///
/// One inserted character moves all chunks behind it, but only four shingles. Of two unrelated texts one pair in 3,700
/// is at a likeness of 0.8 or more by chance alone: 32 bits are few. A text of fewer than two pieces has no sketch: the
/// hash of one piece would be no vote. O(length).
public final class SimHashChunks implements Fingerprinter {
    static final int LEAST_SIZE = 2;
    static final int LARGEST_SIZE = 127;

    static final int SHINGLE = 4;
    static final int CHUNK = 5;

    private final Method method;
    private final int size;
    private final int overlap;

    /// @param size characters in a piece, 2…127
    /// @param overlap characters that neighbouring pieces share, 0…size − 1
    private SimHashChunks(Method method, int size, int overlap) {
        if (size < LEAST_SIZE || size > LARGEST_SIZE) {
            throw new IllegalArgumentException("size must be in 2…127: " + size);
        }
        if (overlap < 0 || overlap >= size) {
            throw new IllegalArgumentException("overlap must be in 0…" + (size - 1) + ": " + overlap);
        }
        this.method = method;
        this.size = size;
        this.overlap = overlap;
    }

    /// [Method#SIMHASH_SHINGLES]: the crawler has 4 characters at each place. Pieces of `size` (2…127) characters that
    /// share `overlap` (0…size − 1) with the next one.
    public static SimHashChunks shingles(int size, int overlap) {
        return new SimHashChunks(Method.SIMHASH_SHINGLES, size, overlap);
    }

    /// [Method#SIMHASH_CHUNKS]: the crawler has 5 characters side by side. Pieces of `size` (2…127) characters side by
    /// side.
    public static SimHashChunks chunks(int size) {
        return new SimHashChunks(Method.SIMHASH_CHUNKS, size, 0);
    }

    @Override
    public Method method() {
        return method;
    }

    @Override
    public Optional<Fingerprint> fingerprint(String text, FoldedText folded) {
        return sketch(folded.characters()).map(sketch -> sketch);
    }

    /// The sketch of a text whose folded characters are `characters`; empty when they make fewer than two pieces.
    public Optional<ShortSketch> sketch(String characters) {
        BitCounter votes = new BitCounter();
        int start = 0;
        int end = advance(characters, 0, size);
        while (start < characters.length()) {
            votes.add(Hash32.fnv1a(characters, start, end) & 0xFFFFFFFFL);
            if (end == characters.length()) {
                break;
            }
            start = advance(characters, start, size - overlap);
            end = advance(characters, end, size - overlap);
        }
        long pieces = votes.features();
        return pieces < 2 ? Optional.empty() : Optional.of(new ShortSketch((int) votes.bitsAtLeast(pieces / 2 + 1)));
    }

    /// Where the character stands that is `count` characters behind `from`, at most the end.
    private static int advance(String characters, int from, int count) {
        int at = from;
        for (int i = 0; i < count && at < characters.length(); i++) {
            at += Character.isHighSurrogate(characters.charAt(at))
                            && at + 1 < characters.length()
                            && Character.isLowSurrogate(characters.charAt(at + 1))
                    ? 2
                    : 1;
        }
        return at;
    }
}

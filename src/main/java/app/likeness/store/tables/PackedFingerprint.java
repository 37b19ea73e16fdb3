package app.likeness.store.tables;

import app.likeness.fingerprint.Digest;
import app.likeness.fingerprint.Fingerprint;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.MinHash;
import app.likeness.fingerprint.MinHashSignature;
import app.likeness.fingerprint.Selection;
import app.likeness.fingerprint.ShortSketch;
import app.likeness.fingerprint.Sketch;
import app.likeness.fingerprint.WordCounts;
import java.nio.ByteBuffer;
import java.util.Optional;

/// The fingerprints of all methods as bytes: the numbers of the shape one after the other, the highest byte first; of
/// word counts all hashes, then all counts; no bytes for a text without a fingerprint.
final class PackedFingerprint {
    private PackedFingerprint() {}

    static byte[] pack(Optional<Fingerprint> fingerprint) {
        return fingerprint.map(PackedFingerprint::bytes).orElse(new byte[0]);
    }

    private static byte[] bytes(Fingerprint fingerprint) {
        return switch (fingerprint) {
            case Digest digest ->
                ByteBuffer.allocate(2 * Long.BYTES)
                        .putLong(digest.high())
                        .putLong(digest.low())
                        .array();
            case Sketch sketch ->
                ByteBuffer.allocate(Long.BYTES).putLong(sketch.bits()).array();
            case ShortSketch sketch ->
                ByteBuffer.allocate(Integer.BYTES).putInt(sketch.bits()).array();
            case Selection selection -> PackedSelection.pack(selection);
            case WordCounts counts -> bytes(counts);
            case MinHashSignature signature -> bytes(signature);
        };
    }

    private static byte[] bytes(WordCounts counts) {
        var packed = ByteBuffer.allocate(Math.multiplyExact(counts.size(), Long.BYTES + Integer.BYTES));
        for (int i = 0; i < counts.size(); i++) {
            packed.putLong(counts.word(i));
        }
        for (int i = 0; i < counts.size(); i++) {
            packed.putInt(counts.count(i));
        }
        return packed.array();
    }

    private static byte[] bytes(MinHashSignature signature) {
        var packed = ByteBuffer.allocate(MinHash.PERMUTATIONS * Integer.BYTES);
        for (int i = 0; i < MinHash.PERMUTATIONS; i++) {
            packed.putInt(signature.minimum(i));
        }
        return packed.array();
    }

    /// @throws IllegalArgumentException for `combined`, which has no fingerprint of its own
    static Optional<Fingerprint> unpack(Method method, byte[] bytes) {
        return bytes.length == 0 ? Optional.empty() : Optional.of(fingerprint(method, bytes));
    }

    private static Fingerprint fingerprint(Method method, byte[] bytes) {
        var packed = ByteBuffer.wrap(bytes);
        return switch (method) {
            case EXACT -> new Digest(packed.getLong(), packed.getLong());
            case SIMHASH_KEYWORDS, SIMHASH_WORDS, SIMHASH_GRAMS -> new Sketch(packed.getLong());
            case SIMHASH_SHINGLES, SIMHASH_CHUNKS -> new ShortSketch(packed.getInt());
            case SIMHASH_RECORDS, LONGEST_SENTENCE, LONGEST_SENTENCES, WINNOWING -> PackedSelection.unpack(bytes);
            case COSINE -> counts(packed);
            case MINHASH -> signature(packed);
            case COMBINED -> throw new IllegalArgumentException("method must have fingerprints: " + method.label());
        };
    }

    private static WordCounts counts(ByteBuffer packed) {
        int size = packed.remaining() / (Long.BYTES + Integer.BYTES);
        var words = new long[size];
        var counts = new int[size];
        for (int i = 0; i < size; i++) {
            words[i] = packed.getLong();
        }
        for (int i = 0; i < size; i++) {
            counts[i] = packed.getInt();
        }
        return new WordCounts(words, counts);
    }

    private static MinHashSignature signature(ByteBuffer packed) {
        var minima = new int[MinHash.PERMUTATIONS];
        for (int i = 0; i < minima.length; i++) {
            minima[i] = packed.getInt();
        }
        return new MinHashSignature(minima);
    }
}

package app.likeness.fingerprint.hash;

/// 64-bit hashes that are the same bits on every machine and in every version: what is stored depends on them.
///
/// Strings are hashed with XXH64 (Collet, xxHash specification 0.1.1) over their UTF-16 units, low byte first, with
/// seed 0; so `of("")` is `EF46DB3751D8E999` and any other implementation of XXH64 gives the same bits.
public final class Hash64 {
    private static final long PRIME1 = 0x9E3779B185EBCA87L;
    private static final long PRIME2 = 0xC2B2AE3D27D4EB4FL;
    private static final long PRIME3 = 0x165667B19E3779F9L;
    private static final long PRIME4 = 0x85EBCA77C2B2AE63L;
    private static final long PRIME5 = 0x27D4EB2F165667C5L;

    /// `PRIME1 + PRIME2`, overflow and all.
    private static final long START_A = 0x60EA27EEADC0B5D6L;

    /// UTF-16 units in one of XXH64's 8-byte lanes, and in one stripe of four lanes.
    private static final int LANE = 4;

    private static final int STRIPE = 4 * LANE;

    private static final long FNV_START = 0xCBF29CE484222325L;
    private static final long FNV_PRIME = 0x100000001B3L;

    private Hash64() {}

    public static long of(String text) {
        return of(text, 0, text.length());
    }

    /// The hash of the UTF-16 units of `text` from `from` to `to`, exclusive. O(length).
    public static long of(String text, int from, int to) {
        int at = from;
        long hash;
        if (to - from >= STRIPE) {
            long a = START_A;
            long b = PRIME2;
            long c = 0;
            long d = -PRIME1;
            for (; at <= to - STRIPE; at += STRIPE) {
                a = round(a, lane(text, at));
                b = round(b, lane(text, at + LANE));
                c = round(c, lane(text, at + 2 * LANE));
                d = round(d, lane(text, at + 3 * LANE));
            }
            hash = Long.rotateLeft(a, 1) + Long.rotateLeft(b, 7) + Long.rotateLeft(c, 12) + Long.rotateLeft(d, 18);
            hash = merge(merge(merge(merge(hash, a), b), c), d);
        } else {
            hash = PRIME5;
        }
        return avalanche(tail(hash + 2L * (to - from), text, at, to));
    }

    /// The hash of the text that is the character `c` alone: as `of(Character.toString(c))`.
    public static long of(char c) {
        long hash = PRIME5 + Character.BYTES;
        hash = Long.rotateLeft(hash ^ (c & 0xFF) * PRIME5, 11) * PRIME1;
        hash = Long.rotateLeft(hash ^ (c >>> 8) * PRIME5, 11) * PRIME1;
        return avalanche(hash);
    }

    /// Spreads the bits of `value` over all 64 (the finaliser of SplitMix64: Steele, Lea and Flood 2014). One to
    /// one.
    public static long mix(long value) {
        long z = value + 0x9E3779B97F4A7C15L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    /// FNV-1a with 64 bits, one step for each UTF-16 unit: the word hash of `simhash-words`.
    public static long fnv1a(String text) {
        return fnv1a(text, 0, text.length());
    }

    /// FNV-1a with 64 bits over the UTF-16 units of `text` from `from` to `to`, exclusive.
    public static long fnv1a(String text, int from, int to) {
        long hash = FNV_START;
        for (int i = from; i < to; i++) {
            hash = (hash ^ text.charAt(i)) * FNV_PRIME;
        }
        return hash;
    }

    /// The same for the first `length` units of `text`.
    public static long fnv1a(char[] text, int length) {
        long hash = FNV_START;
        for (int i = 0; i < length; i++) {
            hash = (hash ^ text[i]) * FNV_PRIME;
        }
        return hash;
    }

    private static long tail(long start, String text, int from, int to) {
        long hash = start;
        int at = from;
        for (; at <= to - LANE; at += LANE) {
            hash = Long.rotateLeft(hash ^ round(0, lane(text, at)), 27) * PRIME1 + PRIME4;
        }
        if (at <= to - 2) {
            long word = text.charAt(at) | (long) text.charAt(at + 1) << 16;
            hash = Long.rotateLeft(hash ^ word * PRIME1, 23) * PRIME2 + PRIME3;
            at += 2;
        }
        if (at < to) {
            hash = Long.rotateLeft(hash ^ (text.charAt(at) & 0xFF) * PRIME5, 11) * PRIME1;
            hash = Long.rotateLeft(hash ^ (text.charAt(at) >>> 8) * PRIME5, 11) * PRIME1;
        }
        return hash;
    }

    private static long lane(String text, int at) {
        return text.charAt(at)
                | (long) text.charAt(at + 1) << 16
                | (long) text.charAt(at + 2) << 32
                | (long) text.charAt(at + 3) << 48;
    }

    private static long round(long sum, long lane) {
        return Long.rotateLeft(sum + lane * PRIME2, 31) * PRIME1;
    }

    private static long merge(long hash, long sum) {
        return (hash ^ round(0, sum)) * PRIME1 + PRIME4;
    }

    private static long avalanche(long value) {
        long hash = value;
        hash = (hash ^ (hash >>> 33)) * PRIME2;
        hash = (hash ^ (hash >>> 29)) * PRIME3;
        return hash ^ (hash >>> 32);
    }
}

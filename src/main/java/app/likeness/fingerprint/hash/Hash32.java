package app.likeness.fingerprint.hash;

/// 32-bit hashes that are the same bits on every machine and in every version.
public final class Hash32 {
    private static final int FNV_START = 0x811C9DC5;
    private static final int FNV_PRIME = 0x01000193;

    private Hash32() {}

    /// FNV-1a with 32 bits, one step for each UTF-16 unit of `text` from `from` to `to`, exclusive.
    public static int fnv1a(String text, int from, int to) {
        int hash = FNV_START;
        for (int i = from; i < to; i++) {
            hash = (hash ^ text.charAt(i)) * FNV_PRIME;
        }
        return hash;
    }
}

package app.likeness.review;

import java.util.HexFormat;

/// What the content of a document is known by, whatever its file is called and wherever it stands: the first 128 bits
/// of the SHA-256 of the file's bytes, and the 64-bit hash of the folded text. Two are the same content when either
/// agrees: the bytes stay when a later version folds otherwise, the folded text when a file is saved again. Among a
/// million documents two different texts agree by chance with a probability below 10⁻⁷.
public record TextKey(long digestHigh, long digestLow, long folded) {
    private static final int DIGITS = 16;

    /// Characters of a label.
    static final int LENGTH = 3 * DIGITS;

    /// The key of a document.
    ///
    /// @param sha256 of the file's bytes, as 64 hexadecimal digits
    /// @param folded hash of the whole folded text
    public static TextKey of(String sha256, long folded) {
        return new TextKey(digits(sha256, 0), digits(sha256, DIGITS), folded);
    }

    public boolean isSame(TextKey other) {
        return hasDigest(other) || folded == other.folded;
    }

    boolean hasDigest(TextKey other) {
        return digestHigh == other.digestHigh && digestLow == other.digestLow;
    }

    /// 48 hexadecimal digits.
    public String label() {
        HexFormat hex = HexFormat.of();
        return hex.toHexDigits(digestHigh) + hex.toHexDigits(digestLow) + hex.toHexDigits(folded);
    }

    /// The key that [#label] wrote.
    ///
    /// @throws IllegalArgumentException for anything else
    static TextKey labelled(String label) {
        if (label.length() != LENGTH) {
            throw new IllegalArgumentException("label must have " + LENGTH + " digits: " + label.length());
        }
        return new TextKey(digits(label, 0), digits(label, DIGITS), digits(label, 2 * DIGITS));
    }

    private static long digits(String text, int from) {
        return HexFormat.fromHexDigitsToLong(text, from, from + DIGITS);
    }
}

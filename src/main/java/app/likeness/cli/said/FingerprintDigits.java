package app.likeness.cli.said;

import app.likeness.fingerprint.Digest;
import app.likeness.fingerprint.Fingerprint;
import app.likeness.fingerprint.MinHash;
import app.likeness.fingerprint.MinHashSignature;
import app.likeness.fingerprint.Selection;
import app.likeness.fingerprint.ShortSketch;
import app.likeness.fingerprint.Sketch;
import app.likeness.fingerprint.WordCounts;
import java.util.HexFormat;
import java.util.StringJoiner;

/// Fingerprints in hexadecimal digits; where there are several numbers, spaces stand between them.
public final class FingerprintDigits {
    private static final HexFormat HEX = HexFormat.of();

    private FingerprintDigits() {}

    public static String of(Fingerprint fingerprint) {
        return switch (fingerprint) {
            case Digest digest -> HEX.toHexDigits(digest.high()) + HEX.toHexDigits(digest.low());
            case Sketch sketch -> HEX.toHexDigits(sketch.bits());
            case ShortSketch sketch -> HEX.toHexDigits(sketch.bits());
            case Selection selection -> digits(selection);
            case WordCounts counts -> digits(counts);
            case MinHashSignature signature -> digits(signature);
        };
    }

    /// Each hash once, in ascending order as signed numbers.
    private static String digits(Selection selection) {
        var digits = new StringJoiner(" ");
        for (int i = 0; i < selection.size(); i++) {
            if (i == 0 || selection.hash(i) != selection.hash(i - 1)) {
                digits.add(HEX.toHexDigits(selection.hash(i)));
            }
        }
        return digits.toString();
    }

    /// The hash of each word, a colon, and how often it occurs in decimal digits.
    private static String digits(WordCounts counts) {
        var digits = new StringJoiner(" ");
        for (int i = 0; i < counts.size(); i++) {
            digits.add(HEX.toHexDigits(counts.word(i)) + ":" + counts.count(i));
        }
        return digits.toString();
    }

    private static String digits(MinHashSignature signature) {
        var digits = new StringJoiner(" ");
        for (int i = 0; i < MinHash.PERMUTATIONS; i++) {
            digits.add(HEX.toHexDigits(signature.minimum(i)));
        }
        return digits.toString();
    }
}

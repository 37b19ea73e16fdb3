package app.likeness.fingerprint;

import app.likeness.text.fold.FoldedText;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Optional;

/// [Method#EXACT]: MD5 (Rivest 1992, RFC 1321) of the text as it was read, in UTF-8: what `likeness extract FILE |
/// md5sum` prints. Equal digests are equal texts, to the last space; anything else tells nothing.
///
/// The text `hello world` has `5eb63bbbe01eeed093cb22bb8f5acdc3`. Half a surrogate pair, which UTF-8 cannot write, is
/// taken as the three bytes that its number would have, so that texts that differ only there still differ. A text
/// without a letter or digit has no digest: it is not equal to anything. O(length), 8 KB of memory.
public final class TextDigest implements Fingerprinter {
    private static final int BUFFER = 8192;

    @Override
    public Method method() {
        return Method.EXACT;
    }

    @Override
    public Optional<Fingerprint> fingerprint(String text, FoldedText folded) {
        return folded.length() == 0 ? Optional.empty() : Optional.of(of(text));
    }

    static Digest of(String text) {
        MessageDigest md5 = md5();
        byte[] buffer = new byte[BUFFER];
        int size = 0;
        for (int at = 0; at < text.length(); ) {
            int codePoint = text.codePointAt(at);
            at += Character.charCount(codePoint);
            size = encode(codePoint, buffer, size);
            if (size > BUFFER - 4) {
                md5.update(buffer, 0, size);
                size = 0;
            }
        }
        md5.update(buffer, 0, size);
        byte[] digest = md5.digest();
        return new Digest(bigEndian(digest, 0), bigEndian(digest, Long.BYTES));
    }

    /// Writes the UTF-8 of `codePoint` to `buffer` from `at` on; gives where it ends.
    private static int encode(int codePoint, byte[] buffer, int at) {
        int end = at;
        if (codePoint < 0x80) {
            buffer[end++] = (byte) codePoint;
            return end;
        }
        int further = codePoint < 0x800 ? 1 : codePoint < 0x10000 ? 2 : 3;
        int lead = further == 1 ? 0xC0 : further == 2 ? 0xE0 : 0xF0;
        buffer[end++] = (byte) (lead | codePoint >>> (6 * further));
        for (int i = further - 1; i >= 0; i--) {
            buffer[end++] = (byte) (0x80 | (codePoint >>> (6 * i) & 0x3F));
        }
        return end;
    }

    private static long bigEndian(byte[] bytes, int from) {
        long number = 0;
        for (int i = from; i < from + Long.BYTES; i++) {
            number = number << 8 | (bytes[i] & 0xFF);
        }
        return number;
    }

    private static MessageDigest md5() {
        try {
            return MessageDigest.getInstance("MD5");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has MD5", e);
        }
    }
}

package app.likeness.text.formats.mail;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Base64;

/// Decodes Base64 (RFC 2045, section 6.8) as mail programs do: characters that are none of its alphabet are passed
/// over, wherever they stand, and the first `=` is the end. What is written by the rules the JDK decodes, in a small
/// part of the time that mime4j's stream takes, which decodes byte by byte.
final class Base64Bytes {
    private static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    private static final byte[] VALUES = values();
    private static final byte NONE = -1;

    /// So many characters are so many bytes.
    private static final int CHARACTERS = 4;

    private static final int BYTES = 3;

    private Base64Bytes() {}

    private static byte[] values() {
        byte[] values = new byte[256];
        Arrays.fill(values, NONE);
        for (int i = 0; i < ALPHABET.length(); i++) {
            values[ALPHABET.charAt(i)] = (byte) i;
        }
        return values;
    }

    /// What `in` says, at most `most` bytes of it. Never throws for what is no Base64.
    static byte[] decoded(InputStream in, int most) throws IOException {
        byte[] coded = in.readAllBytes();
        if (coded.length / CHARACTERS * BYTES < most) {
            try {
                return Base64.getMimeDecoder().decode(coded);
            } catch (IllegalArgumentException unusual) {
                // What is there, it is taken.
            }
        }
        return lenient(coded, most);
    }

    private static byte[] lenient(byte[] coded, int most) {
        byte[] bytes = new byte[Math.min(most, coded.length / CHARACTERS * BYTES + BYTES)];
        int length = 0;
        int bits = 0;
        int count = 0;
        for (int i = 0; i < coded.length && coded[i] != '=' && length < bytes.length; i++) {
            int value = VALUES[coded[i] & 0xFF];
            if (value == NONE) {
                continue;
            }
            bits = bits << 6 | value;
            count += 6;
            if (count >= 8) {
                count -= 8;
                bytes[length++] = (byte) (bits >> count);
            }
        }
        return Arrays.copyOf(bytes, length);
    }
}

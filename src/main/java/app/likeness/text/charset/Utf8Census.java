package app.likeness.text.charset;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/// How many characters of several bytes a text has if it is read as UTF-8, and how many places that are not UTF-8.
///
/// @param cut whether the text ends in the middle of a character
record Utf8Census(int characters, int malformed, boolean cut) {
    /// What one malformed place must be outnumbered by for a damaged text. Bytes of other charsets hit upon
    /// UTF-8's form by chance no more often than once in three times.
    private static final int OUTNUMBERED = 4;

    private static final int ESCAPE = 0x1B;

    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());

    private static final long ONES = 0x0101010101010101L;
    private static final long HIGH = 0x8080808080808080L;

    /// Characters of three bytes begin with these, but for U+0800 to U+0FFF and U+D000 to U+DFFF, whose second bytes
    /// need a look.
    private static final byte FIRST_OF_THREE = (byte) 0xE1;

    private static final byte LAST_OF_THREE = (byte) 0xEF;

    private static final byte SURROGATE = (byte) 0xED;

    /// As a number with a sign, bytes that go on with a character are less than all that begin one of several.
    private static final byte FIRST_OF_TWO = (byte) 0xC0;

    static Utf8Census of(byte[] bytes) {
        int characters = 0;
        int malformed = 0;
        for (int i = 0; i < bytes.length; ) {
            if (bytes[i] >= 0) {
                i++;
                continue;
            }
            int length = length(bytes[i] & 0xFF);
            int good = 1;
            while (good < length && i + good < bytes.length && isContinuation(bytes, i, good)) {
                good++;
            }
            if (good == length) {
                characters++;
            } else if (length > 0 && i + good == bytes.length) {
                return new Utf8Census(characters, malformed, true);
            } else {
                malformed++;
            }
            i += good;
        }
        return new Utf8Census(characters, malformed, false);
    }

    /// Whether `bytes` are UTF-8 throughout and nothing else besides: without a byte order mark, without the zeros
    /// of wider encodings and without the escapes of those that switch. Most texts are, and then one look is
    /// enough.
    static boolean isPlain(byte[] bytes) {
        if (bytes.length >= 3 && bytes[0] == (byte) 0xEF && bytes[1] == (byte) 0xBB && bytes[2] == (byte) 0xBF) {
            return false;
        }
        int end = bytes.length;
        for (int i = 0; i < end; ) {
            int first = bytes[i];
            if (first >= 0) {
                if (i + Long.BYTES <= end && isPlainAscii((long) LONGS.get(bytes, i))) {
                    i += Long.BYTES;
                    continue;
                }
                if (first == 0 || first == ESCAPE) {
                    return false;
                }
                i++;
                continue;
            }
            if (first >= FIRST_OF_THREE && first <= LAST_OF_THREE && first != SURROGATE && isThree(bytes, i)) {
                i += 3; // nearly all that is Chinese
                continue;
            }
            int length = length(first & 0xFF);
            if (length == 0 || end - i < length) {
                return false;
            }
            for (int at = 1; at < length; at++) {
                if (!isContinuation(bytes, i, at)) {
                    return false;
                }
            }
            i += length;
        }
        return true;
    }

    /// Whether eight bytes are ASCII, and neither a zero nor an escape among them.
    private static boolean isPlainAscii(long eight) {
        long escapes = eight ^ (ONES * ESCAPE);
        return ((eight | ((eight - ONES) & ~eight) | ((escapes - ONES) & ~escapes)) & HIGH) == 0;
    }

    /// Whether two bytes that go on with a character follow.
    private static boolean isThree(byte[] bytes, int start) {
        return start + 2 < bytes.length && bytes[start + 1] < FIRST_OF_TWO && bytes[start + 2] < FIRST_OF_TWO;
    }

    boolean isUtf8() {
        return malformed == 0 ? !cut || characters > 0 : characters >= OUTNUMBERED * malformed;
    }

    /// The bytes of the character that `first` begins, 0 where none begins.
    private static int length(int first) {
        if (first >= 0xC2 && first <= 0xDF) {
            return 2;
        }
        if (first >= 0xE0 && first <= 0xEF) {
            return 3;
        }
        return first >= 0xF0 && first <= 0xF4 ? 4 : 0;
    }

    /// Whether byte `at` of the character at `start` may follow. The first two together rule out needlessly long
    /// forms, surrogates and what is beyond Unicode.
    private static boolean isContinuation(byte[] bytes, int start, int at) {
        int next = bytes[start + at] & 0xFF;
        if ((next & 0xC0) != 0x80) {
            return false;
        }
        return at > 1
                || switch (bytes[start] & 0xFF) {
                    case 0xE0 -> next >= 0xA0;
                    case 0xED -> next < 0xA0;
                    case 0xF0 -> next >= 0x90;
                    case 0xF4 -> next < 0x90;
                    default -> true;
                };
    }
}

package app.likeness.text.charset;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.IntPredicate;

/// Tells a text that was written in one charset and read in another, wherever that happened: here, by a program before
/// this one, or in a font without names for its letters. Such a text reads like garbage (文字化け).
public final class Mojibake {
    private static final Charset WINDOWS_1252 = Charset.forName("windows-1252");
    private static final Charset GB18030 = Charset.forName("GB18030");

    /// So many characters from the beginning decide.
    private static final int SAMPLE = 20_000;

    /// Stretches beyond ASCII that must be something else in another charset, at least, and of so many all.
    private static final int LEAST_RUNS = 3;

    private static final double MOST = 0.8;

    /// One of so many characters is none at all.
    private static final int BROKEN = 20;

    private static final int LEAST_BROKEN = 10;

    /// Chinese characters of a stretch that says anything.
    private static final int LEAST_HAN = 4;

    /// Letters and signs of Western Europe that stand beside each other: texts have fewer.
    private static final int LONG_RUN = 6;

    private static final int LEAST_STREWN = 20;
    private static final int STREWN = 5;

    /// What Windows-1252 has in the place of control characters.
    private static final String WESTERN = new String(bytesFrom80To9F(), WINDOWS_1252).replace("\uFFFD", "");

    private Mojibake() {}

    private static byte[] bytesFrom80To9F() {
        byte[] bytes = new byte[0x20];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (0x80 + i);
        }
        return bytes;
    }

    /// Whether `text` reads like garbage. O(1) for long texts.
    public static boolean isIn(CharSequence text) {
        CharSequence sample = text.subSequence(0, Math.min(SAMPLE, text.length()));
        return isBroken(sample)
                || isOtherwise(sample, Mojibake::isWestern, WINDOWS_1252, 2)
                || isOtherwise(sample, Character::isIdeographic, GB18030, LEAST_HAN)
                || isStrewn(sample);
    }

    /// Much of it is no character: replaced, private, unassigned, or a control character.
    private static boolean isBroken(CharSequence sample) {
        int all = 0;
        int broken = 0;
        for (int i = 0; i < sample.length(); i++) {
            char c = sample.charAt(i);
            if (Character.isWhitespace(c)) {
                continue;
            }
            all++;
            int type = Character.getType(c);
            broken += c == '\uFFFD'
                            || type == Character.PRIVATE_USE
                            || type == Character.UNASSIGNED
                            || (type == Character.CONTROL && c >= 0x80)
                    ? 1
                    : 0;
        }
        return broken >= LEAST_BROKEN && broken * BROKEN >= all;
    }

    /// Whether most of the stretches of such characters are UTF-8 in the bytes of a charset.
    ///
    /// @param least so many characters has a stretch that says anything
    private static boolean isOtherwise(CharSequence sample, IntPredicate isOf, Charset charset, int least) {
        int runs = 0;
        int others = 0;
        for (int at = 0; at < sample.length(); ) {
            int end = at;
            while (end < sample.length() && isOf.test(sample.charAt(end))) {
                end++;
            }
            if (end - at >= least) {
                runs++;
                others += isUtf8(sample.subSequence(at, end), charset) ? 1 : 0;
            }
            at = Math.max(at + 1, end);
        }
        return others >= LEAST_RUNS && others >= MOST * runs;
    }

    /// Its last character may be cut: what follows it was no byte of this charset.
    private static boolean isUtf8(CharSequence run, Charset charset) {
        Optional<byte[]> bytes = bytes(run, charset);
        if (bytes.isEmpty()) {
            return false;
        }
        int length = bytes.get().length;
        for (int cut = 0; cut <= 2 && length - cut >= 2; cut++) {
            if (isUtf8(ByteBuffer.wrap(bytes.get(), 0, length - cut))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isUtf8(ByteBuffer bytes) {
        try {
            CharBuffer text = StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .decode(bytes);
            return text.chars().noneMatch(c -> c < 0x80);
        } catch (CharacterCodingException other) {
            return false;
        }
    }

    /// What ISO-8859-1 has and Windows-1252 has not is the byte of its number.
    private static Optional<byte[]> bytes(CharSequence text, Charset charset) {
        if (charset.equals(WINDOWS_1252) && text.chars().allMatch(c -> c <= 0xFF)) {
            return Optional.of(text.toString().getBytes(StandardCharsets.ISO_8859_1));
        }
        try {
            ByteBuffer bytes = charset.newEncoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .encode(CharBuffer.wrap(text));
            byte[] written = new byte[bytes.remaining()];
            bytes.get(written);
            return Optional.of(written);
        } catch (CharacterCodingException other) {
            return Optional.empty();
        }
    }

    /// Much of it are long stretches of letters and signs of Western Europe, as no language writes.
    private static boolean isStrewn(CharSequence sample) {
        int all = 0;
        int strewn = 0;
        int run = 0;
        for (int i = 0; i <= sample.length(); i++) {
            char c = i < sample.length() ? sample.charAt(i) : ' ';
            if (isWestern(c) || c == '\uFFFD') {
                run++;
                continue;
            }
            all += run + (Character.isWhitespace(c) ? 0 : 1);
            strewn += run >= LONG_RUN ? run : 0;
            run = 0;
        }
        return strewn >= LEAST_STREWN && strewn * STREWN >= all;
    }

    private static boolean isWestern(int c) {
        return c >= 0x80 && (c <= 0xFF || WESTERN.indexOf(c) >= 0);
    }
}

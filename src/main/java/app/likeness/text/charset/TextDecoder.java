package app.likeness.text.charset;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.mozilla.universalchardet.UniversalDetector;

/// Finds the charset of a text and decodes it.
///
/// In this order, the first that holds: a byte order mark; UTF-32 and UTF-16 by where their zero bytes stand; the
/// escape sequences of ISO-2022; UTF-8 by its strict form; UTF-16, GB18030 (with it GBK and GB2312) or Big5 by how much
/// the outcome looks like Chinese; the Japanese or Korean guess of juniversalchardet where its outcome is plausible;
/// the most likely charset of single bytes ([SingleByteCharset]), which every sequence of bytes can be.
///
/// A text cut in the middle of a character, or with a damaged byte among many good ones, is still read in its charset,
/// with a replacement character at that place. All other text in the charsets named above decodes without one.
public final class TextDecoder {
    private static final Charset GB18030 = Charset.forName("GB18030");
    private static final Charset EUC_JP = Charset.forName("EUC-JP");
    private static final Charset JOHAB = Charset.forName("x-Johab");
    private static final Charset WINDOWS_1252 = Charset.forName("windows-1252");
    /// Big5 and what Taiwan's systems and Hong Kong added to it; the first that reads most is taken.
    private static final List<Charset> BIG5 =
            List.of(Charset.forName("Big5"), Charset.forName("x-windows-950"), Charset.forName("Big5-HKSCS"));

    private static final Charset UTF_32BE = Charset.forName("UTF-32BE");
    private static final Charset UTF_32LE = Charset.forName("UTF-32LE");
    private static final int LAST_PLANE = 0x10;
    /// Any four bytes may be a rare character: so many are not, by chance.
    private static final int LEAST_WIDE = 16;
    /// What Microsoft added to Shift_JIS: other characters at a few places, so that only a text that needs it gets
    /// it.
    private static final Charset WINDOWS_31J = Charset.forName("windows-31j");

    /// The sequences by which texts in ISO-2022 leave ASCII.
    private static final Map<String, Charset> ESCAPES = Map.of(
            "\u001b$B", Charset.forName("ISO-2022-JP"),
            "\u001b$@", Charset.forName("ISO-2022-JP"),
            "\u001b$)C", Charset.forName("ISO-2022-KR"));

    /// Bytes that decide: they begin right before the first byte beyond ASCII.
    private static final int SAMPLE = 1 << 16;

    /// The least [ChineseLikeness] that needs no second opinion, and the least at all.
    private static final double CERTAIN = 0.55;

    private static final double POSSIBLE = 0.42;

    /// What mainframes write with: every letter is beyond ASCII, and the space is the commonest character.
    private static final Charset EBCDIC = Charset.forName("IBM500");

    private static final byte EBCDIC_SPACE = 0x40;

    /// A text has a space for every so many characters, and letters for one of so many.
    private static final int MOST_BETWEEN_SPACES = 12;

    private static final int LEAST_LETTERS = 2;

    private TextDecoder() {}

    /// The text of `bytes`, whatever they are.
    public static DecodedText decode(byte[] bytes) {
        return proven(bytes).orElseGet(() -> decodeOther(bytes));
    }

    /// The same for content that names its charset: taken at its word where the bytes decode strictly, but for
    /// UTF-8, which the bytes themselves prove. In a charset of single bytes everything decodes: where that reads
    /// like garbage and another is certain, it is the other, and said to be uncertain.
    public static DecodedText decode(byte[] bytes, Charset declared) {
        return proven(bytes)
                .or(() -> otherwise(bytes, declared))
                .or(() -> strictly(bytes, declared).map(text -> new DecodedText(text, declared)))
                .orElseGet(() -> decodeOther(bytes));
    }

    private static Optional<DecodedText> otherwise(byte[] bytes, Charset declared) {
        if (!declared.canEncode()
                || declared.newEncoder().maxBytesPerChar() > 1
                || !Mojibake.isIn(new String(bytes, declared))) {
            return Optional.empty();
        }
        DecodedText other = decodeOther(bytes);
        return other.isSure() && !Mojibake.isIn(other.text())
                ? Optional.of(new DecodedText(other.text(), other.charset(), false))
                : Optional.empty();
    }

    /// The same in the charset that somebody has chosen, without its byte order mark: what is no character in it
    /// becomes a replacement character.
    public static DecodedText decodeAs(byte[] bytes, Charset chosen) {
        int mark = ByteOrderMark.of(bytes)
                .filter(each -> each.charset().equals(chosen))
                .map(ByteOrderMark::length)
                .orElse(0);
        return new DecodedText(new String(bytes, mark, bytes.length - mark, chosen), chosen);
    }

    /// What the bytes themselves prove.
    private static Optional<DecodedText> proven(byte[] bytes) {
        if (Utf8Census.isPlain(bytes)) {
            return Optional.of(lenient(bytes, StandardCharsets.UTF_8));
        }
        return marked(bytes)
                .or(() -> wider(bytes))
                .or(() -> wideWithZeros(bytes))
                .or(() -> escaped(bytes))
                .or(() -> utf8(bytes));
    }

    private static Optional<DecodedText> marked(byte[] bytes) {
        return ByteOrderMark.of(bytes)
                .map(mark -> new DecodedText(
                        new String(bytes, mark.length(), bytes.length - mark.length(), mark.charset()),
                        mark.charset()));
    }

    /// UTF-32 without a mark: half of its bytes at least are zero, and every four are a character.
    private static Optional<DecodedText> wider(byte[] bytes) {
        if (bytes.length < LEAST_WIDE || bytes.length % 4 != 0) {
            return Optional.empty();
        }
        boolean isBig = bytes[0] == 0;
        Charset charset = isBig ? UTF_32BE : UTF_32LE;
        int length = Math.min(bytes.length, SAMPLE);
        for (int i = 0; i < length; i += 4) {
            if (bytes[isBig ? i : i + 3] != 0 || (bytes[isBig ? i + 1 : i + 2] & 0xFF) > LAST_PLANE) {
                return Optional.empty();
            }
        }
        return isText(new String(bytes, 0, length, charset)) ? Optional.of(lenient(bytes, charset)) : Optional.empty();
    }

    /// ISO-2022: seven bits, and sequences that switch from ASCII to other characters and back.
    private static Optional<DecodedText> escaped(byte[] bytes) {
        String head = new String(bytes, 0, Math.min(bytes.length, SAMPLE), StandardCharsets.ISO_8859_1);
        for (Map.Entry<String, Charset> each : ESCAPES.entrySet()) {
            if (head.contains(each.getKey())) {
                return strictly(bytes, each.getValue()).map(text -> new DecodedText(text, each.getValue()));
            }
        }
        return Optional.empty();
    }

    /// UTF-16 of text with ASCII characters in it: line ends, spaces, digits. Its zero bytes are all on one side,
    /// and there are many, or the rest is Chinese.
    private static Optional<DecodedText> wideWithZeros(byte[] bytes) {
        int[] zeros = new int[2];
        int length = Math.min(bytes.length & ~1, SAMPLE);
        for (int i = 0; i < length; i++) {
            zeros[i & 1] += bytes[i] == 0 ? 1 : 0;
        }
        int most = Math.max(zeros[0], zeros[1]);
        if (most == 0 || most <= 20 * Math.min(zeros[0], zeros[1])) {
            return Optional.empty();
        }
        boolean littleEndian = zeros[1] > zeros[0];
        Charset charset = littleEndian ? StandardCharsets.UTF_16LE : StandardCharsets.UTF_16BE;
        Charset swapped = littleEndian ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_16LE;
        if (ChineseLikeness.of(new String(bytes, 0, length, swapped)) >= CERTAIN) {
            // 一 (U+4E00) has its zero on the other side.
            return Optional.of(lenient(bytes, swapped));
        }
        String sample = new String(bytes, 0, length, charset);
        return isText(sample) && (most * 20 >= length || ChineseLikeness.of(sample) >= POSSIBLE)
                ? Optional.of(lenient(bytes, charset))
                : Optional.empty();
    }

    private static boolean isText(String sample) {
        long strange = sample.codePoints().filter(TextDecoder::isStrange).count();
        return strange * 50 <= sample.length();
    }

    private static boolean isStrange(int character) {
        int type = Character.getType(character);
        return (type == Character.CONTROL && !Character.isWhitespace(character))
                || type == Character.UNASSIGNED
                || type == Character.PRIVATE_USE
                || type == Character.SURROGATE
                || character == '\uFFFD';
    }

    private static Optional<DecodedText> utf8(byte[] bytes) {
        return Utf8Census.of(bytes).isUtf8() ? Optional.of(lenient(bytes, StandardCharsets.UTF_8)) : Optional.empty();
    }

    /// Neither marked nor UTF-8.
    private static DecodedText decodeOther(byte[] bytes) {
        if (isEbcdic(bytes)) {
            return lenient(bytes, EBCDIC);
        }
        byte[] sample = sample(bytes);
        Charset chinese = GB18030;
        double likeness = likeness(sample, GB18030);
        for (Charset charset :
                List.of(BIG5.get(0), BIG5.get(2), StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE)) {
            byte[] part = charset.name().startsWith("UTF")
                    ? Arrays.copyOf(bytes, Math.min(bytes.length & ~1, SAMPLE))
                    : sample;
            double other = likeness(part, charset);
            if (other > likeness) {
                chinese = charset;
                likeness = other;
            }
        }
        if (likeness < CERTAIN) {
            Optional<Charset> guess = eastAsian(sample);
            if (guess.isPresent()) {
                return withoutBroken(lenient(bytes, guess.get()));
            }
        }
        if (likeness < POSSIBLE) {
            SingleByteCharset.Guess guess = SingleByteCharset.of(sample);
            Charset charset = guess.charset();
            String text = charset.equals(WINDOWS_1252) ? western(bytes) : new String(bytes, charset);
            return new DecodedText(text, charset, guess.isSure());
        }
        DecodedText text = chinese.name().startsWith("Big5") ? big5(bytes) : lenient(bytes, chinese);
        return likeness < CERTAIN ? new DecodedText(text.text(), text.charset(), false) : withoutBroken(text);
    }

    /// Many bytes that are no character say that the charset is another one.
    private static DecodedText withoutBroken(DecodedText decoded) {
        long broken = decoded.text().chars().filter(c -> c == '\uFFFD').count();
        return broken * 100 <= decoded.text().length()
                ? decoded
                : new DecodedText(decoded.text(), decoded.charset(), false);
    }

    private static boolean isEbcdic(byte[] bytes) {
        int length = Math.min(bytes.length, SAMPLE);
        int spaces = 0;
        int letters = 0;
        for (int i = 0; i < length; i++) {
            int b = bytes[i] & 0xFF;
            int low = b & 0xF;
            spaces += b == EBCDIC_SPACE ? 1 : 0;
            letters += b >= 0x81 && b <= 0xA9 && low <= 9 && low > 0 ? 1 : 0;
        }
        return spaces * MOST_BETWEEN_SPACES >= length && letters * LEAST_LETTERS >= length;
    }

    private static double likeness(byte[] sample, Charset charset) {
        return ChineseLikeness.of(new String(sample, charset));
    }

    /// From the character before the first one beyond ASCII on: what stands beside that tells charsets apart.
    private static byte[] sample(byte[] bytes) {
        int start = 0;
        while (start < bytes.length - 1 && bytes[start + 1] >= 0) {
            start++;
        }
        return Arrays.copyOfRange(bytes, start, Math.min(bytes.length, start + SAMPLE));
    }

    /// The Japanese or Korean charset that juniversalchardet takes the sample for, if it makes such text; else
    /// EUC-JP, which it does not tell in a short text, and that of old Korean systems, which it does not know.
    private static Optional<Charset> eastAsian(byte[] sample) {
        UniversalDetector detector = new UniversalDetector();
        detector.handleData(sample, 0, sample.length);
        detector.dataEnd();
        String name = detector.getDetectedCharset();
        if (name != null && Charset.isSupported(name)) {
            Charset charset = Charset.forName(name);
            boolean isSingle = charset.newEncoder().maxBytesPerChar() == 1;
            if (!isSingle && isPlausible(new String(sample, charset))) {
                return Optional.of(
                        name.equals("SHIFT_JIS") && strictly(sample, charset).isEmpty() ? WINDOWS_31J : charset);
            }
        }
        if (isOf(new String(sample, EUC_JP), 'ぁ', 'ヿ')) {
            return Optional.of(EUC_JP);
        }
        return isOf(new String(sample, JOHAB), '가', '힣') ? Optional.of(JOHAB) : Optional.empty();
    }

    /// Whether the letters beyond ASCII are of another script than Latin.
    private static boolean isPlausible(String text) {
        int broken = 0;
        int foreign = 0;
        int letters = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            broken += c == '\uFFFD' || (c >= 0x80 && c < 0xA0) || Character.getType(c) == Character.PRIVATE_USE ? 1 : 0;
            letters += Character.isLetter(c) && c >= 0x80 ? 1 : 0;
            foreign += Character.isLetter(c) && c >= 0x370 ? 1 : 0;
        }
        return broken * 100 <= text.length() && foreign > 0 && foreign * 4 >= letters;
    }

    /// Whether most of what is beyond ASCII is between these two characters, and next to nothing is broken.
    private static boolean isOf(String text, char first, char last) {
        long broken = text.chars().filter(c -> c == '\uFFFD').count();
        long beyond = text.chars().filter(c -> c >= 0x80).count();
        long inside = text.chars().filter(c -> c >= first && c <= last).count();
        return inside >= 4 && inside * 10 >= beyond * 7 && broken * 100 <= beyond;
    }

    private static DecodedText big5(byte[] bytes) {
        return BIG5.stream()
                .map(charset -> lenient(bytes, charset))
                .min(Comparator.comparingLong(decoded ->
                        decoded.text().chars().filter(c -> c == '\uFFFD').count()))
                .orElseThrow();
    }

    /// Windows-1252 with the control characters that browsers read from the five bytes that it leaves undefined.
    private static String western(byte[] bytes) {
        char[] text = WINDOWS_1252.decode(ByteBuffer.wrap(bytes)).array();
        for (int i = 0; i < bytes.length; i++) {
            if (text[i] == '\uFFFD') {
                text[i] = (char) (bytes[i] & 0xFF);
            }
        }
        return new String(text, 0, bytes.length);
    }

    private static Optional<String> strictly(byte[] bytes, Charset charset) {
        try {
            CharBuffer text = charset.newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(bytes));
            return Optional.of(text.toString());
        } catch (CharacterCodingException notInThisCharset) {
            return Optional.empty();
        }
    }

    private static DecodedText lenient(byte[] bytes, Charset charset) {
        return new DecodedText(new String(bytes, charset), charset);
    }
}

package app.likeness.text.charset;

import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// How the beginning of a file reads in one charset or another, for somebody who knows better than the detector.
///
/// @param charset in which it was read
/// @param text the beginning, with a replacement character for every byte that is none in this charset
/// @param broken how many replacement characters there are
public record TextPreview(Charset charset, String text, int broken) {
    private static final int BYTES = 1 << 14;

    /// The charsets that texts are found in, those of Chinese first.
    private static final List<String> NAMES = List.of(
            "UTF-8",
            "GB18030",
            "Big5",
            "Big5-HKSCS",
            "UTF-16LE",
            "UTF-16BE",
            "x-EUC-TW",
            "Shift_JIS",
            "windows-31j",
            "EUC-JP",
            "ISO-2022-JP",
            "EUC-KR",
            "x-windows-949",
            "windows-1252",
            "ISO-8859-15",
            "windows-1250",
            "ISO-8859-2",
            "windows-1251",
            "KOI8-R",
            "IBM866",
            "windows-1253",
            "ISO-8859-7",
            "windows-1254",
            "windows-1255",
            "windows-1256",
            "windows-1257",
            "windows-1258",
            "TIS-620",
            "IBM437",
            "IBM850",
            "x-MacRoman");

    /// Those of them that this Java has.
    public static List<Charset> charsets() {
        return NAMES.stream().filter(Charset::isSupported).map(Charset::forName).toList();
    }

    /// The beginning of `content` in `charset`, or in the one that is found.
    public static TextPreview of(byte[] content, Optional<Charset> charset) {
        byte[] head = Arrays.copyOf(content, Math.min(content.length, BYTES));
        Charset read = charset.orElseGet(() -> TextDecoder.decode(head).charset());
        String text = TextDecoder.decodeAs(head, read).text();
        // The last character may be cut in two.
        int broken = (int) text.codePoints()
                .limit(Math.max(0, text.length() - 2))
                .filter(c -> c == '\uFFFD')
                .count();
        return new TextPreview(read, text, broken);
    }
}

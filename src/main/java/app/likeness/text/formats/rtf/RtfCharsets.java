package app.likeness.text.formats.rtf;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;

/// The charsets that RTF names by numbers of its own.
final class RtfCharsets {
    /// Those of fonts (`\fcharset`) to code pages.
    private static final Map<Integer, Integer> PAGES = Map.ofEntries(
            Map.entry(77, 10000),
            Map.entry(128, 932),
            Map.entry(129, 949),
            Map.entry(130, 1361),
            Map.entry(134, 936),
            Map.entry(136, 950),
            Map.entry(161, 1253),
            Map.entry(162, 1254),
            Map.entry(163, 1258),
            Map.entry(177, 1255),
            Map.entry(178, 1256),
            Map.entry(186, 1257),
            Map.entry(204, 1251),
            Map.entry(222, 874),
            Map.entry(238, 1250),
            Map.entry(254, 437),
            Map.entry(255, 850));

    private static final Set<Integer> EAST_ASIAN = Set.of(932, 936, 949, 950, 1361);

    private RtfCharsets() {}

    /// The code page of a font's charset; `page`, that of the document, where the font leaves it open, or claims to
    /// be Western in an East Asian document, which programs there write of every font.
    static int page(int fontCharset, int page) {
        Integer own = PAGES.get(fontCharset);
        if (own != null) {
            return own;
        }
        return fontCharset == 0 && !EAST_ASIAN.contains(page) ? 1252 : page;
    }

    /// The charset of a code page; Windows-1252 for one that is not known.
    static Charset of(int page) {
        return switch (page) {
            case 65001 -> StandardCharsets.UTF_8;
            case 936, 54936 -> Charset.forName("GB18030");
            case 932 -> Charset.forName("windows-31j");
            case 949 -> Charset.forName("x-windows-949");
            case 950 -> Charset.forName("x-windows-950");
            case 1361 -> Charset.forName("x-Johab");
            case 874 -> Charset.forName("x-windows-874");
            case 10000 -> Charset.forName("x-MacRoman");
            default -> {
                for (String prefix : new String[] {"windows-", "IBM"}) {
                    if (Charset.isSupported(prefix + page)) {
                        yield Charset.forName(prefix + page);
                    }
                }
                yield Charset.forName("windows-1252");
            }
        };
    }
}

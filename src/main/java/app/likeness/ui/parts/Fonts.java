package app.likeness.ui.parts;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javafx.scene.text.Font;

/// Which font families the window uses. JavaFX takes one family, not a list to fall back along, so the first one that
/// the machine has is chosen here; a Chinese subset comes with the program for machines without any. It has the
/// characters of both writings twice, in the forms of the mainland and in those of Taiwan. What is in English and other
/// alphabets is set in Inter, which comes with the program too, so that it looks the same everywhere.
public final class Fonts {
    private static final List<String> SIMPLIFIED =
            List.of("Microsoft YaHei", "PingFang SC", "Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans SC");
    private static final List<String> TRADITIONAL =
            List.of("Microsoft JhengHei", "PingFang TC", "Noto Sans CJK TC", "Noto Sans TC", "Source Han Sans TC");
    // There is no synthetic bold: the bold cuts are files of their own.
    private static final List<String> CHINESE =
            List.of("NotoSansCJK-Regular-subset.ttc", "NotoSansCJK-Bold-subset.ttc");
    /// How the names of their families end, in the forms of the mainland and in those of Taiwan.
    private static final String MAINLAND = " SC";
    private static final String TAIWAN = " TC";
    /// The face of the same files that has the letters of Inter before the characters of the mainland.
    private static final String MIXED = "Likeness Sans";
    private static final List<String> LATIN = List.of("Inter-Regular-subset.otf", "Inter-Bold-subset.otf");

    private final String latin;
    private final String simplified;
    private final String traditional;

    private Fonts(String latin, String simplified, String traditional) {
        this.latin = latin;
        this.simplified = simplified;
        this.traditional = traditional;
    }

    /// Looks what there is. On a machine without any of the Chinese families, what is in English is set in a
    /// bundled family that has both: JavaFX falls back from one family to those of the system only, so that
    /// Chinese titles in an English window would be boxes (JavaFX 26). Where only one writing has a family, the
    /// other gets its bundled one.
    public static Fonts load() {
        return of(new HashSet<>(Font.getFamilies()), Font.getDefault().getFamily());
    }

    /// @param families what the machine has
    /// @param system the family of its own windows
    static Fonts of(Set<String> families, String system) {
        Optional<String> simplified =
                SIMPLIFIED.stream().filter(families::contains).findFirst();
        Optional<String> traditional =
                TRADITIONAL.stream().filter(families::contains).findFirst();
        String mainland = simplified.or(Fonts::bundledSimplified).orElse(system);
        return new Fonts(
                (simplified.isPresent() || traditional.isPresent() ? bundledLatin() : bundledMixed()).orElse(system),
                mainland,
                traditional.or(Fonts::bundledTraditional).orElse(system));
    }

    /// The family for a text in this language.
    public String family(Locale language) {
        return language.equals(Locale.SIMPLIFIED_CHINESE)
                ? simplified
                : language.equals(Locale.TRADITIONAL_CHINESE) ? traditional : latin;
    }

    /// A style sheet, as a `data:` address, that gives the window the family of its language, and text of a
    /// known writing its own by the style classes of `Script.dress`. The families are known only at run time, so
    /// no file can hold it.
    public String stylesheet(Locale language) {
        String css = rule(".root", family(language))
                + rule(".simplified-text", simplified)
                + rule(".traditional-text", traditional)
                + rule(".latin-text", latin);
        return "data:text/css;base64," + Base64.getEncoder().encodeToString(css.getBytes(StandardCharsets.UTF_8));
    }

    private static String rule(String selector, String family) {
        return selector + " { -fx-font-family: \"" + family + "\"; }\n";
    }

    /// The family of the Chinese fonts that come with the program, in the forms of the mainland.
    static Optional<String> bundledSimplified() {
        return family(CHINESE, MAINLAND);
    }

    /// The letters of Inter with the Chinese characters in the forms of the mainland.
    static Optional<String> bundledMixed() {
        return family(CHINESE, MIXED);
    }

    /// The same characters in the forms of Taiwan.
    static Optional<String> bundledTraditional() {
        return family(CHINESE, TAIWAN);
    }

    /// The family of the Latin, Greek and Cyrillic fonts that come with the program.
    static Optional<String> bundledLatin() {
        return family(LATIN, "");
    }

    private static Optional<String> family(List<String> files, String ending) {
        // Both cuts are loaded before the first one's name is asked for.
        List<Font> cuts =
                files.stream().flatMap(file -> loadBundled(file).stream()).toList();
        return cuts.stream()
                .map(Font::getFamily)
                .filter(family -> family.endsWith(ending))
                .findFirst();
    }

    /// The faces of a file; a collection has several, which share their drawings.
    private static List<Font> loadBundled(String file) {
        try (InputStream content = Fonts.class.getResourceAsStream("fonts/" + file)) {
            Font[] faces = content == null ? null : Font.loadFonts(content, 14);
            return faces == null ? List.of() : List.of(faces);
        } catch (IOException e) {
            throw new UncheckedIOException("loading " + file, e);
        }
    }
}

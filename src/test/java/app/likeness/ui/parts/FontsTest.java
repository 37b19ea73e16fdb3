package app.likeness.ui.parts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.FontFormatException;
import java.awt.font.FontRenderContext;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxToolkit;

class FontsTest {
    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    @Test
    void everyBundledFamilyHasBothItsCuts() {
        hasBothCuts(Fonts.bundledSimplified().orElseThrow());
        hasBothCuts(Fonts.bundledTraditional().orElseThrow());
        hasBothCuts(Fonts.bundledLatin().orElseThrow());
        hasBothCuts(Fonts.bundledMixed().orElseThrow());
    }

    private static void hasBothCuts(String family) {
        assertEquals(family, Font.font(family, FontWeight.NORMAL, 14).getFamily());
        assertEquals("Bold", Font.font(family, FontWeight.BOLD, 14).getStyle());
    }

    @Test
    void theWindowAndEveryTextWearTheFamilyOfTheirLanguage() {
        Fonts fonts = Fonts.of(Set.of("PingFang SC", "PingFang TC", "Arial"), "Arial");
        assertTrue(css(fonts, Locale.ENGLISH).contains(".root { -fx-font-family: \"Inter\"; }"));
        assertTrue(css(fonts, Locale.SIMPLIFIED_CHINESE).contains(".latin-text { -fx-font-family: \"Inter\"; }"));
        assertTrue(css(fonts, Locale.SIMPLIFIED_CHINESE).contains(".root { -fx-font-family: \"PingFang SC\"; }"));
        String traditional = css(fonts, Locale.TRADITIONAL_CHINESE);
        assertTrue(traditional.contains(".root { -fx-font-family: \"PingFang TC\"; }"));
        assertTrue(traditional.contains(".simplified-text { -fx-font-family: \"PingFang SC\"; }"));
        assertTrue(traditional.contains(".traditional-text { -fx-font-family: \"PingFang TC\"; }"));
    }

    @Test
    void aWritingWithoutAFamilyHasTheBundledOneInItsOwnForms() {
        Fonts one = Fonts.of(Set.of("Microsoft JhengHei", "Arial"), "Arial");
        assertEquals("Microsoft JhengHei", one.family(Locale.TRADITIONAL_CHINESE));
        assertEquals("Noto Sans CJK SC", one.family(Locale.SIMPLIFIED_CHINESE));
        assertEquals("Inter", one.family(Locale.ENGLISH));
        Fonts none = Fonts.of(Set.of("Arial"), "Arial");
        assertEquals("Likeness Sans", none.family(Locale.ENGLISH));
        assertEquals("Noto Sans CJK SC", none.family(Locale.SIMPLIFIED_CHINESE));
        assertEquals("Noto Sans CJK TC", none.family(Locale.TRADITIONAL_CHINESE));
    }

    @ParameterizedTest
    @ValueSource(strings = {"NotoSansCJK-Regular-subset.ttc", "NotoSansCJK-Bold-subset.ttc"})
    void noWordOfAnyLanguageIsABoxInTheBundledFonts(String cut) throws IOException, FontFormatException {
        for (java.awt.Font font : faces(cut)) {
            for (String name : List.of("messages", "messages_zh_CN", "messages_zh_TW")) {
                String words = Files.readString(
                                Path.of("src/main/resources/app/likeness/ui/words", name + ".properties"))
                        .replace("\n", "");
                int box = font.canDisplayUpTo(words);
                assertEquals("", box < 0 ? "" : words.substring(box, box + 1), name);
            }
        }
    }

    /// These are drawn in one way on the mainland and in another in Taiwan, and have one code.
    @ParameterizedTest
    @ValueSource(strings = {"NotoSansCJK-Regular-subset.ttc", "NotoSansCJK-Bold-subset.ttc"})
    void traditionalWordsAreDrawnInTheFormsOfTaiwan(String cut) throws IOException, FontFormatException {
        List<java.awt.Font> faces = faces(cut);
        assertEquals(
                List.of("Noto Sans CJK SC", "Noto Sans CJK TC", "Likeness Sans"),
                faces.stream().map(face -> face.getFamily(Locale.ENGLISH)).toList());
        for (String letter : List.of("骨", "角", "說", "過", "這", "認", "資", "料")) {
            assertFalse(
                    outline(faces.getFirst(), letter).equals(outline(faces.get(1), letter)), letter + " has one form");
        }
        // What both write alike is stored once.
        assertEquals(outline(faces.getFirst(), "中"), outline(faces.get(1), "中"));
    }

    /// On a machine without Chinese fonts English was set in the letters of one, with quotation marks as wide as a
    /// character.
    @ParameterizedTest
    @ValueSource(strings = {"Regular", "Bold"})
    void theMixedFaceHasTheLettersOfInterAndTheCharactersOfTheMainland(String cut)
            throws IOException, FontFormatException {
        List<java.awt.Font> chinese = faces("NotoSansCJK-" + cut + "-subset.ttc");
        java.awt.Font mixed = chinese.getLast();
        java.awt.Font inter = faces("Inter-" + cut + "-subset.otf").getFirst();
        for (String letter : List.of("a", "Q", "7", "’", "“", "…", "ß", "Ж")) {
            assertEquals(width(inter, letter), width(mixed, letter), 0.2, letter);
            assertFalse(outline(mixed, letter).equals(outline(chinese.getFirst(), letter)), letter);
        }
        for (String letter : List.of("骨", "中", "。", "《")) {
            assertEquals(outline(chinese.getFirst(), letter), outline(mixed, letter), letter);
        }
    }

    private static double width(java.awt.Font font, String letter) {
        return font.deriveFont(100f)
                .createGlyphVector(new FontRenderContext(null, true, true), letter)
                .getGlyphMetrics(0)
                .getAdvance();
    }

    private static List<java.awt.Font> faces(String file) throws IOException, FontFormatException {
        try (InputStream content = Objects.requireNonNull(Fonts.class.getResourceAsStream("fonts/" + file))) {
            return List.of(java.awt.Font.createFonts(content));
        }
    }

    /// The lines of a letter.
    private static String outline(java.awt.Font font, String letter) {
        var context = new FontRenderContext(null, false, false);
        var path = font.deriveFont(100f)
                .createGlyphVector(context, letter)
                .getOutline()
                .getPathIterator(null);
        StringBuilder lines = new StringBuilder();
        double[] points = new double[6];
        while (!path.isDone()) {
            lines.append(path.currentSegment(points)).append(Arrays.toString(points));
            path.next();
        }
        return lines.toString();
    }

    /// Signs that the fonts of the system have are left to them.
    @ParameterizedTest
    @ValueSource(strings = {"Inter-Regular-subset.otf", "Inter-Bold-subset.otf"})
    void everyLetterOfTheEnglishWordsIsInTheLatinFont(String cut) throws IOException, FontFormatException {
        try (InputStream file = Fonts.class.getResourceAsStream("fonts/" + cut)) {
            var font = java.awt.Font.createFont(java.awt.Font.TRUETYPE_FONT, file);
            String words = Files.readString(Path.of("src/main/resources/app/likeness/ui/words/messages.properties"));
            String missing = words.codePoints()
                    .filter(c -> Character.isLetterOrDigit(c) && !Character.isIdeographic(c) && !font.canDisplay(c))
                    .distinct()
                    .mapToObj(Character::toString)
                    .collect(Collectors.joining());
            assertEquals("", missing);
        }
    }

    private static String css(Fonts fonts, Locale language) {
        String address = fonts.stylesheet(language);
        byte[] content = Base64.getDecoder().decode(address.substring(address.indexOf(',') + 1));
        return new String(content, StandardCharsets.UTF_8);
    }
}

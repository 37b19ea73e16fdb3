package app.likeness.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.FontFormatException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
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
        hasBothCuts(Fonts.bundledChinese().orElseThrow());
        hasBothCuts(Fonts.bundledLatin().orElseThrow());
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
    void oneChineseFamilyServesBothWritingsAndTheBundledOneServesWhereThereIsNone() {
        Fonts one = Fonts.of(Set.of("Microsoft JhengHei", "Arial"), "Arial");
        assertEquals("Microsoft JhengHei", one.family(Locale.SIMPLIFIED_CHINESE));
        assertEquals("Inter", one.family(Locale.ENGLISH));
        Fonts none = Fonts.of(Set.of("Arial"), "Arial");
        for (Locale language : List.of(Locale.ENGLISH, Locale.SIMPLIFIED_CHINESE, Locale.TRADITIONAL_CHINESE)) {
            assertEquals(Fonts.bundledChinese().orElseThrow(), none.family(language));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"NotoSansCJKsc-Regular-subset.otf", "NotoSansCJKsc-Bold-subset.otf"})
    void noWordOfAnyLanguageIsABoxInTheBundledFont(String cut) throws IOException, FontFormatException {
        try (InputStream file = Fonts.class.getResourceAsStream("fonts/" + cut)) {
            var font = java.awt.Font.createFont(java.awt.Font.TRUETYPE_FONT, file);
            for (String name : List.of("messages", "messages_zh_CN", "messages_zh_TW")) {
                String words = Files.readString(Path.of("src/main/resources/app/likeness/ui", name + ".properties"))
                        .replace("\n", "");
                int box = font.canDisplayUpTo(words);
                assertEquals("", box < 0 ? "" : words.substring(box, box + 1), name);
            }
        }
    }

    /// Signs that the fonts of the system have are left to them.
    @ParameterizedTest
    @ValueSource(strings = {"Inter-Regular-subset.otf", "Inter-Bold-subset.otf"})
    void everyLetterOfTheEnglishWordsIsInTheLatinFont(String cut) throws IOException, FontFormatException {
        try (InputStream file = Fonts.class.getResourceAsStream("fonts/" + cut)) {
            var font = java.awt.Font.createFont(java.awt.Font.TRUETYPE_FONT, file);
            String words = Files.readString(Path.of("src/main/resources/app/likeness/ui/messages.properties"));
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

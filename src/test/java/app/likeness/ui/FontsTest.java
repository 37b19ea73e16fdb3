package app.likeness.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.concurrent.TimeoutException;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

class FontsTest {
    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    @Test
    void theBundledFamilyHasBothItsCuts() {
        String family = Fonts.bundled().orElseThrow();
        assertEquals(family, Font.font(family, FontWeight.NORMAL, 14).getFamily());
        assertEquals("Bold", Font.font(family, FontWeight.BOLD, 14).getStyle());
    }

    @Test
    void theWindowWearsTheFamilyOfItsLanguage() {
        Fonts fonts = Fonts.load();
        assertTrue(css(fonts, true).contains(".root { -fx-font-family: \"" + fonts.chinese() + "\"; }"));
        assertTrue(css(fonts, false).contains(".root { -fx-font-family: \"" + fonts.latin() + "\"; }"));
    }

    private static String css(Fonts fonts, boolean chinese) {
        String address = fonts.stylesheet(chinese);
        byte[] content = Base64.getDecoder().decode(address.substring(address.indexOf(',') + 1));
        return new String(content, StandardCharsets.UTF_8);
    }
}

package app.likeness.text.charset;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Texts that were written in one charset and read in another.
class MojibakeTest {
    private static final String CHINESE = "关于修缮老城门的告示：自下月初一起，东门改由石匠看守，过往车马请走南门，行人不在此限。";
    private static final String FRENCH =
            "Le café où j'ai mangé près de la forêt était très agréable, mais l'été à Genève fut décevant, hélas.";

    @ParameterizedTest
    @CsvSource({
        "UTF-8, GBK",
        "UTF-8, windows-1252",
        "UTF-8, ISO-8859-1",
        "GBK, ISO-8859-1",
        "GBK, windows-1252",
        "GBK, UTF-8",
        "Big5, ISO-8859-1"
    })
    void chineseInAnotherCharsetReadsLikeGarbage(String written, String read) {
        String text = written.equals("Big5") ? "關於修繕老城門的告示：自下月初一起，東門改由石匠看守，過往車馬請走南門，行人不在此限。" : CHINESE;
        assertTrue(Mojibake.isIn(new String(text.getBytes(Charset.forName(written)), Charset.forName(read))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"windows-1252", "ISO-8859-1"})
    void westernUtf8InSingleBytesReadsLikeGarbage(String read) {
        assertTrue(Mojibake.isIn(new String(FRENCH.getBytes(StandardCharsets.UTF_8), Charset.forName(read))));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                CHINESE,
                FRENCH,
                "Ärger über Öl: die Größe der Straße misst man täglich, ‚draußen' wie drinnen – zum Spaß.",
                "Đường phố Hà Nội về đêm rất yên tĩnh, chỉ còn tiếng rao của người bán hàng.",
                "Zażółć gęślą jaźń, a potem żółw wróci do źródła.",
                "Он пришёл домой поздно, и дверь была уже заперта.",
                "彼は毎朝、駅まで歩いて新聞を買う。",
                "1 2 3 4 5 6 7 8 9",
                ""
            })
    void writingOfEveryKindDoesNot(String text) {
        assertFalse(Mojibake.isIn(text), text);
    }

    @Test
    void aPageThatDeclaresSingleBytesAndIsChineseIsReadAsChineseAndDoubted() {
        DecodedText read = TextDecoder.decode(CHINESE.getBytes(Charset.forName("GBK")), StandardCharsets.ISO_8859_1);
        assertEquals(CHINESE, read.text());
        assertFalse(read.isSure(), "the page says something else");
        DecodedText french =
                TextDecoder.decode(FRENCH.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.ISO_8859_1);
        assertEquals(FRENCH, french.text());
        assertTrue(french.isSure());
    }
}

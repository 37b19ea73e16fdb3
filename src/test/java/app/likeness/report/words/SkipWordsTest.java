package app.likeness.report.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.ResourceBundle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SkipWordsTest {
    private static final SkipWords ENGLISH = new SkipWords(Locale.ENGLISH);
    private static final SkipWords CHINESE = new SkipWords(Locale.SIMPLIFIED_CHINESE);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            301 MB, the limit is 64 MB                                          | 301 MB，上限为 64 MB
            binary data                                                         | 二进制数据
            it unpacks to more than 400 MB; the rest was not read               | 解压后超过 400 MB；其余没有读取
            its name has characters that this system's settings cannot represent | 文件名中有本系统设置无法表示的字符
            7z archive; unpack it first                                         | 7z 压缩包；请先解压
            a phrase of a later version                                         | a phrase of a later version
            """)
    void detailsAreSaidInTheLanguageWanted(String detail, String chinese) {
        assertEquals(detail, ENGLISH.detail(detail));
        assertEquals(chinese, CHINESE.detail(detail));
    }

    @Test
    void noDetailIsNone() {
        assertEquals("", CHINESE.detail(""));
    }

    @Test
    void everyPhraseIsInBothLanguages() {
        ResourceBundle english = BundledWords.bundle("skips", Locale.ENGLISH);
        ResourceBundle chinese = BundledWords.bundle("skips", Locale.SIMPLIFIED_CHINESE);
        assertEquals(english.keySet(), chinese.keySet());
        for (String key : english.keySet()) {
            assertFalse(english.getString(key).isBlank(), key);
            assertTrue(
                    chinese.getString(key).codePoints().anyMatch(c -> c > 0x2E80 || c == '；')
                            || key.equals("separator"),
                    key);
        }
    }
}

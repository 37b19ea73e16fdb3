package app.likeness.report.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.report.content.ReportWords;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LanguagesTest {
    @ParameterizedTest
    @CsvSource({
        "en-US, en",
        "de, en",
        "ja-JP, en",
        "und, en",
        "zh, zh-CN",
        "zh-CN, zh-CN",
        "zh-SG, zh-CN",
        "zh-Hans-HK, zh-CN",
        "zh-TW, zh-TW",
        "zh-HK, zh-TW",
        "zh-MO, zh-TW",
        "zh-Hant, zh-TW",
        "zh-Hant-CN, zh-TW"
    })
    void chineseIsSpokenInTheWritingOfThePlaceAndEnglishToEverybodyElse(String wanted, String spoken) {
        assertEquals(spoken, Languages.spoken(Locale.forLanguageTag(wanted)).toLanguageTag());
    }

    @ParameterizedTest
    @ValueSource(strings = {"folds", "metadata", "reasons", "report", "skips"})
    void everyBundleHasTheSameKeysInAllLanguages(String name) {
        Set<String> english = keys(name, Locale.ENGLISH);
        assertEquals(english, keys(name, Locale.SIMPLIFIED_CHINESE));
        assertEquals(english, keys(name, Locale.TRADITIONAL_CHINESE));
    }

    @Test
    void aReportNamesItsLanguage() {
        for (String tag : List.of("en", "zh-CN", "zh-TW")) {
            assertEquals(tag, new ReportWords(Locale.forLanguageTag(tag)).language());
        }
        assertEquals("有相同文字的文章", new ReportWords(Locale.forLanguageTag("zh-HK")).of("title"));
    }

    private static Set<String> keys(String name, Locale language) {
        ResourceBundle bundle = BundledWords.bundle(name, language);
        return bundle.keySet();
    }
}

package app.likeness.ui.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScriptTest {
    @ParameterizedTest
    @CsvSource({
        "潮水退去以后孩子们在沙滩上捡到一只旧表, simplified-text",
        "潮水退去以後孩子們在沙灘上撿到一隻舊錶, traditional-text",
        "山中无老虎 is one of many other sayings, latin-text",
        "小心火山, simplified-text",
        "The tide went out, latin-text",
        "'', latin-text"
    })
    void aTextWearsTheFontOfItsWriting(String text, String styleClass) {
        assertEquals(styleClass, Script.styleClass(text));
    }
}

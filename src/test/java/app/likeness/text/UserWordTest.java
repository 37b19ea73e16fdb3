package app.likeness.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UserWordTest {
    @TempDir
    private Path folder;

    @Test
    void dictionaryIsReadAsJiebaReadsIt() throws IOException {
        Path file = Files.writeString(folder.resolve("own.dict"), "文痕 12 n\n\n重复\t3.5\r\nC++ 7 eng x\n");
        assertEquals(
                List.of(new UserWord("文痕", 12), new UserWord("重复", 3.5), new UserWord("C++", 7)),
                UserWord.readAll(file));
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            # line     | part of the message
            文痕,         line 2 must be a word and its frequency
            文痕 many,    line 2: For input string
            文痕 0,       line 2: frequency must be above 0
            文·痕 3,      line 2: word must consist of
            """)
    void lineThatCannotBeReadIsNamed(String line, String message) throws IOException {
        Path file = Files.writeString(folder.resolve("own.dict"), "好 1\n" + line + "\n");
        IOException e = assertThrows(IOException.class, () -> UserWord.readAll(file));
        assertTrue(String.valueOf(e.getMessage()).startsWith(message), e::getMessage);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "中 国", "fête", "〇", "\ud840\udc00", "\0"})
    void wordThatCouldNeverBeFoundIsRefused(String word) {
        assertThrows(IllegalArgumentException.class, () -> new UserWord(word, 1));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY})
    void frequencyIsANumberAboveZero(double frequency) {
        assertThrows(IllegalArgumentException.class, () -> new UserWord("文痕", frequency));
    }
}

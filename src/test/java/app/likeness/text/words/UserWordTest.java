package app.likeness.text.words;

import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UserWordTest {
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

package app.likeness.ui.pair.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.compare.Match;
import app.likeness.ui.words.Messages;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KindsTest {
    @ParameterizedTest
    @ValueSource(strings = {"en", "zh-CN", "zh-TW"})
    void everyKindOfMatchHasASignAndAWordOfItsOwn(String language) {
        Messages messages = new Messages(Locale.forLanguageTag(language));
        long kinds = Match.Kind.values().length;
        assertEquals(
                kinds,
                Stream.of(Match.Kind.values()).map(Kinds::sign).distinct().count());
        assertEquals(
                kinds,
                Stream.of(Match.Kind.values())
                        .map(kind -> messages.get(Kinds.key(kind)))
                        .distinct()
                        .count());
    }
}

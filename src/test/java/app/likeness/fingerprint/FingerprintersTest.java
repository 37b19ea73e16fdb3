package app.likeness.fingerprint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.text.fold.FoldedText;
import app.likeness.text.words.JiebaWordSegmenter;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class FingerprintersTest {
    private static final String LINE = "图书馆今年延长了开放时间，周末也有人来借书；the readers come on Sundays, too. ";

    static Stream<Fingerprinter> every() {
        return Arrays.stream(Method.values())
                .flatMap(
                        method -> Fingerprinters.of(method, JiebaWordSegmenter::new, MethodSettings.STANDARD).stream());
    }

    @Test
    void everyMethodButTheCombinedOneHasFingerprints() {
        assertEquals(
                Arrays.stream(Method.values())
                        .filter(method -> method != Method.COMBINED)
                        .toList(),
                every().map(Fingerprinter::method).toList());
    }

    /// No distance to anything: such texts are never "the same".
    @ParameterizedTest
    @MethodSource("every")
    void whereNothingIsWrittenThereIsNoFingerprint(Fingerprinter method) {
        for (String nothing : List.of("", " \t\n", "。，！？—…()《》", "\ud800", "\udc00 \ud800\ud800", "\u200b\ufeff")) {
            assertEquals(Optional.empty(), fingerprint(method, nothing), nothing);
        }
    }

    @ParameterizedTest
    @MethodSource("every")
    void oneCharacterHasNoSketch(Fingerprinter method) {
        assertTrue(
                fingerprint(method, "文")
                        .filter(print -> print instanceof Sketch || print instanceof ShortSketch)
                        .isEmpty(),
                method.method().label());
    }

    @ParameterizedTest
    @MethodSource("every")
    void oneLineOfMillionsAndOneCharacterRepeatedEndAndGiveTheSameTwice(Fingerprinter method) {
        for (String text :
                List.of(LINE.repeat(20_000), "啊".repeat(500_000), "a".repeat(500_000), "\ud840".repeat(100_000))) {
            assertEquals(
                    fingerprint(method, text),
                    fingerprint(method, text),
                    method.method().label());
        }
    }

    private static Optional<Fingerprint> fingerprint(Fingerprinter method, String text) {
        return method.fingerprint(text, FoldedText.of(text));
    }
}

package app.likeness.fingerprint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.fingerprint.words.Feature;
import app.likeness.fingerprint.words.StopWords;
import app.likeness.fingerprint.words.TextFeatures;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.words.JiebaWordSegmenter;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class MethodSettingsTest {
    private static final JiebaWordSegmenter SEGMENTER = new JiebaWordSegmenter();

    private static final String TEXT = """
            灯塔看守人的冬天
            十一月的海面结了薄冰，补给船已经三个星期没有靠岸。看守人每天清晨爬上楼梯擦拭玻璃。傍晚他点燃灯芯，记录风向和潮水。
            老渔民常常提起那年沉没的货船，船上装满了棉花、茶叶和刚刚印好的课本。打捞工作持续到第二年春天。

            The keeper wrote every evening about the wind, the tide and the passing steamers. Nobody answered him. \
            In spring the harbour master brought letters, newspapers, flour and a new mechanical clock.
            """;

    private static MethodSettings settings(Set<Feature> features, int keywords, int sentences, SentenceHash hash) {
        return new MethodSettings(features, keywords, sentences, hash, 4, 3, 5, StopWords.STANDARD);
    }

    private static MethodSettings pieces(int shingle, int overlap, int chunk) {
        return new MethodSettings(
                Set.of(Feature.TEXT), 50, 5, SentenceHash.XXH64, shingle, overlap, chunk, StopWords.STANDARD);
    }

    private static MethodSettings stopping(StopWords words) {
        return new MethodSettings(Set.of(Feature.TEXT), 50, 5, SentenceHash.XXH64, 4, 3, 5, words);
    }

    private static Optional<Fingerprint> print(Method method, MethodSettings settings) {
        return Fingerprinters.of(method, () -> SEGMENTER, settings)
                .orElseThrow()
                .fingerprint(TEXT, FoldedText.of(TEXT));
    }

    static Stream<MethodSettings> others() throws StopWords.TooManyException {
        return Stream.of(
                settings(Set.of(Feature.TITLE, Feature.ENDS), 50, 5, SentenceHash.XXH64),
                settings(Set.of(Feature.LONGEST), 50, 2, SentenceHash.XXH64),
                settings(Set.of(Feature.TEXT), 12, 5, SentenceHash.XXH64),
                settings(Set.of(Feature.TEXT), 50, 3, SentenceHash.XXH64),
                settings(Set.of(Feature.TEXT), 50, 5, SentenceHash.MD5),
                settings(Set.of(Feature.TEXT), 50, 5, SentenceHash.FNV1A),
                pieces(7, 6, 5),
                pieces(4, 1, 5),
                pieces(4, 3, 9),
                stopping(StopWords.of(List.of("看守人", "灯塔", "The", "keeper", "spring", "harbour"))),
                stopping(StopWords.of(List.of())));
    }

    /// A setting changes the fingerprints of the methods whose version it is part of, and of no others.
    @ParameterizedTest
    @MethodSource("others")
    void whatIsSetChangesTheMethodsThatAreNamedWithIt(MethodSettings settings) {
        assertNotEquals(MethodSettings.STANDARD, settings);
        Set<Method> changed = Arrays.stream(Method.values())
                .filter(method -> method != Method.COMBINED)
                .filter(method -> !sameBits(print(method, MethodSettings.STANDARD), print(method, settings)))
                .collect(Collectors.toSet());
        Set<Method> named = Arrays.stream(Method.values())
                .filter(method -> !settings.isStandard(method))
                .collect(Collectors.toSet());

        assertEquals(named, changed, settings.toString());
    }

    private static boolean sameBits(Optional<Fingerprint> left, Optional<Fingerprint> right) {
        if (left.orElse(null) instanceof Selection one && right.orElse(null) instanceof Selection other) {
            return Arrays.equals(one.distinctHashes(), other.distinctHashes());
        }
        return left.equals(right);
    }

    @ParameterizedTest
    @EnumSource(Method.class)
    void nothingIsSaidOfWhatIsStandard(Method method) {
        assertEquals("", MethodSettings.STANDARD.of(method));
    }

    @Test
    void otherStopWordsAreAnotherVersion() throws StopWords.TooManyException {
        MethodSettings one = stopping(StopWords.of(List.of("灯塔")));
        MethodSettings other = stopping(StopWords.of(List.of("海面")));

        assertNotEquals(one.of(Method.SIMHASH_WORDS), other.of(Method.SIMHASH_WORDS));
        assertEquals(one, stopping(StopWords.of(List.of(" 灯塔 ", ""))));
        assertEquals(
                ", keywords 20",
                settings(Set.of(Feature.TEXT), 20, 5, SentenceHash.XXH64).of(Method.SIMHASH_KEYWORDS));
        assertEquals(
                ", features ends+title",
                settings(Set.of(Feature.TITLE, Feature.ENDS), 50, 9, SentenceHash.XXH64)
                        .of(Method.SIMHASH_WORDS));
    }

    @Test
    void valuesOutOfRangeAreRefused() {
        for (Runnable each : List.<Runnable>of(
                () -> settings(Set.of(), 50, 5, SentenceHash.XXH64),
                () -> settings(Set.of(Feature.TEXT), 7, 5, SentenceHash.XXH64),
                () -> settings(Set.of(Feature.TEXT), 10_001, 5, SentenceHash.XXH64),
                () -> settings(Set.of(Feature.TEXT), 50, 0, SentenceHash.XXH64),
                () -> settings(Set.of(Feature.TEXT), 50, 101, SentenceHash.XXH64),
                () -> pieces(1, 0, 5),
                () -> pieces(128, 0, 5),
                () -> pieces(4, 4, 5),
                () -> pieces(4, -1, 5),
                () -> pieces(4, 3, 1),
                () -> pieces(4, 3, 128))) {
            assertThrows(IllegalArgumentException.class, each::run);
        }
    }

    @Test
    void wordsVoteWhereTheyStand() {
        assertEquals("灯塔看守人的冬天", chosen(Set.of(Feature.TITLE), 1));
        assertEquals(
                "灯塔看守人的冬天|十一月的海面结了薄冰，补给船已经三个星期没有靠岸。|傍晚他点燃灯芯，记录风向和潮水。"
                        + "|老渔民常常提起那年沉没的货船，船上装满了棉花、茶叶和刚刚印好的课本。打捞工作持续到第二年春天。"
                        + "|The keeper wrote every evening about the wind, the tide and the passing steamers."
                        + "|In spring the harbour master brought letters, newspapers, flour and a new mechanical clock.",
                chosen(Set.of(Feature.ENDS), 1));
        assertEquals(
                "In spring the harbour master brought letters, newspapers, flour and a new mechanical clock.",
                chosen(Set.of(Feature.LONGEST), 1));
        assertEquals(TEXT, chosen(Set.of(Feature.TEXT, Feature.TITLE), 1));
        assertEquals("", String.join("|", parts("  \n…\n", TextFeatures.of("  \n…\n", Set.of(Feature.TITLE), 1))));
    }

    private static String chosen(Set<Feature> features, int sentences) {
        return String.join("|", parts(TEXT, TextFeatures.of(TEXT, features, sentences)));
    }

    private static List<String> parts(String text, BitSet chosen) {
        return chosen.stream()
                .filter(at -> at == 0 || !chosen.get(at - 1))
                .mapToObj(from -> text.substring(from, chosen.nextClearBit(from)))
                .toList();
    }

    @Test
    void aListThatTakesEveryWordLeavesNoSketch() throws StopWords.TooManyException {
        List<String> all = SEGMENTER.segment(TEXT, FoldedText.of(TEXT)).stream()
                .map(token -> token.term())
                .toList();
        MethodSettings none = stopping(StopWords.of(all));

        assertEquals(Optional.empty(), print(Method.SIMHASH_WORDS, none));
        assertEquals(Optional.empty(), print(Method.SIMHASH_KEYWORDS, none));
        assertTrue(print(Method.SIMHASH_WORDS, MethodSettings.STANDARD).isPresent());
    }

    @Test
    void stopWordsAreFolded() throws StopWords.TooManyException {
        StopWords words = StopWords.of(List.of("灯塔", "  ＫＥＥＰＥＲ ", "", "灯塔"));

        assertEquals(2, words.size());
        assertTrue(words.contains("灯塔") && words.contains("keeper"));
        assertThrows(
                StopWords.TooManyException.class,
                () -> StopWords.of(IntStream.rangeClosed(0, StopWords.MOST_WORDS)
                        .mapToObj(Integer::toString)
                        .toList()));
    }

    @Test
    void theHashesAreThoseOfTheirSources() {
        assertEquals(0x9E107D9D372BB682L, SentenceHash.MD5.of("The quick brown fox jumps over the lazy dog", 0, 43));
        assertEquals(0xEF46DB3751D8E999L, SentenceHash.XXH64.of("ab", 1, 1));
        assertEquals(0xAF63DC4C8601EC8CL, SentenceHash.FNV1A.of("xax", 1, 2));
    }
}

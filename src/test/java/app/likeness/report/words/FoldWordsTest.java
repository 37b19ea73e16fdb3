package app.likeness.report.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.text.FoldKind;
import app.likeness.text.Span;
import app.likeness.text.fold.Fold;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.fold.Folds;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FoldWordsTest {
    private static final String TEXT = "a plаgiаrism оf wo\u200brds";
    private final List<Fold> folds = Folds.of(TEXT, FoldedText.of(TEXT)).suspicious();

    @Test
    void eachKindIsCountedWithExamples() {
        assertEquals(
                List.of(
                        "1 place with invisible characters inside a word or between characters, first at 18–19",
                        "3 letters of another alphabet: а (U+0430) for a, о (U+043E) for o, first at 4–5"),
                new FoldWords(Locale.ENGLISH).places(folds, TEXT));
        assertEquals(
                List.of("词内或字间有不可见字符 1 处", "形近的其他文字字母 3 个：a 写作 а（U+0430）、o 写作 о（U+043E）"),
                new FoldWords(Locale.SIMPLIFIED_CHINESE).sentences(folds, TEXT));
    }

    @ParameterizedTest
    @EnumSource(FoldKind.class)
    void everyKindHasWordsInBothLanguages(FoldKind kind) {
        var fold = new Fold(kind, new Span(0, 1), "", true);
        for (Locale locale : List.of(Locale.ENGLISH, Locale.CHINA)) {
            String one = new FoldWords(locale).sentence(fold, "xy");
            assertEquals(-1, one.indexOf('{'), one);
            assertEquals(1, one.replaceAll("[^0-9]", "").length(), one);
        }
    }

    @Test
    void theSummaryNamesTheKindsWithTheirCounts() {
        Map<FoldKind, Integer> counts = Map.of(FoldKind.LOOK_ALIKE, 3, FoldKind.INVISIBLE, 1);
        assertEquals(
                "2 kinds of disguise: 1 place with invisible characters inside a word or between characters, 3 letters of"
                        + " another alphabet",
                new FoldWords(Locale.ENGLISH).summary(counts));
        assertEquals(
                "1 kind of disguise: 1 place stored backwards",
                new FoldWords(Locale.ENGLISH).summary(Map.of(FoldKind.REVERSED, 1)));
        assertEquals("", new FoldWords(Locale.SIMPLIFIED_CHINESE).summary(Map.of()));
    }
}

package app.likeness.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.text.Span;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DisguisedTest {
    private static final Articles CHINESE = new ChineseNews(1);
    private static final Articles ENGLISH = new EnglishNews(1);

    @ParameterizedTest
    @EnumSource
    void everyDisguiseChangesTheTextAndSaysWhere(Disguise kind) {
        int tricks = 0;
        for (Articles articles : List.of(CHINESE, ENGLISH)) {
            for (int number = 0; number < 10; number++) {
                Article article = articles.article(number);
                Disguised disguised = Disguised.of(kind, article, new Dice(number));
                if (!disguised.tricks().isEmpty()) {
                    assertNotEquals(article.text(), disguised.text());
                }
                int end = 0;
                for (Span trick : disguised.tricks()) {
                    assertTrue(end <= trick.start() && !trick.isEmpty(), "tricks stand one behind the other");
                    end = trick.end();
                }
                assertTrue(end <= disguised.text().length());
                tricks += disguised.tricks().size();
            }
        }
        assertTrue(tricks >= 10, kind + ": " + tricks);
    }

    @ParameterizedTest
    @EnumSource(names = {"ZERO_WIDTH", "CONTROL", "SOFT_HYPHENS"})
    void withoutTheTricksStandsTheOriginal(Disguise kind) {
        Article article = CHINESE.article(4);
        Disguised disguised = Disguised.of(kind, article, new Dice(1));
        StringBuilder text = new StringBuilder(disguised.text());
        for (Span trick : disguised.tricks().reversed()) {
            text.delete(trick.start(), trick.end());
        }

        assertFalse(disguised.tricks().isEmpty());
        assertEquals(article.text(), text.toString());
    }
}

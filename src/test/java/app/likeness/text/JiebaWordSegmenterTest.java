package app.likeness.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class JiebaWordSegmenterTest {
    private final JiebaWordSegmenter segmenter = new JiebaWordSegmenter();

    @Test
    void wordsHaveTheirPlacesInTheText() {
        assertEquals(
                List.of(
                        new Token(new Span(0, 2), "北京"),
                        new Token(new Span(2, 5), "天安门"),
                        new Token(new Span(6, 10), "2026")),
                segmenter.segment("北京天安门，2026"));
    }

    @Test
    void traditionalAndFullWidthTextHasTheTermsOfItsTwin() {
        assertEquals(terms("图书馆延长开放时间ABC123"), terms("圖書館延長開放時間ＡＢＣ１２３"));
        assertEquals("圖書館", "看，圖書館".substring(2, 5));
        assertEquals(
                new Token(new Span(2, 5), "图书馆"), segmenter.segment("看，圖書館").getLast());
    }

    @Test
    void spacesAndPunctuationAreNoWords() {
        assertEquals(List.of(), segmenter.segment("  ，。\n\t……！？—— "));
        assertEquals(List.of(), segmenter.segment(""));
    }

    @Test
    void charactersBeyondTheBasicPlaneComeOutWhole() {
        assertTrue(terms("他姓𠮷。").contains("𠮷"), terms("他姓𠮷。")::toString);
    }

    @Test
    void tokensAreInOrderAndDoNotOverlapHoweverLongATextIs() {
        String text = "没有标点的长文本会把词典切分逼到极限abc".repeat(5_000);
        int end = 0;
        for (Token token : segmenter.segment(text)) {
            assertTrue(token.span().start() >= end, token::toString);
            end = token.span().end();
        }
        assertEquals(text.length(), end);
    }

    @Test
    void rareWordsWeighMoreThanCommonOnesAndUnknownOnesTheMean() {
        assertTrue(segmenter.idf("图书馆") > segmenter.idf("我们"));
        assertEquals(segmenter.idf("青岚市候车亭"), segmenter.idf("zqxjk"));
        assertTrue(segmenter.idf("zqxjk") > 0);
    }

    private List<String> terms(String text) {
        return segmenter.segment(text).stream().map(Token::term).toList();
    }
}

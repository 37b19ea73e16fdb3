package app.likeness.text.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.text.Span;
import app.likeness.text.fold.FoldedText;
import com.huaban.analysis.jieba.JiebaSegmenter;
import com.huaban.analysis.jieba.JiebaSegmenter.SegMode;
import com.huaban.analysis.jieba.SegToken;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JiebaWordSegmenterTest {
    private static final String ARTICLE = "　　李小福是创新办主任，也是云计算方面的专家。他著名的研究包括3.14和C++程序。\n"
            + "2026年5月，国内生产总值（GDP）增长10.5%；T恤、A股、iPhone15手机的销量覆盖全国。“瞭望”周刊报道：沈阳的乾隆年间古籍……";

    private final WordSegmenter segmenter = new JiebaWordSegmenter();

    @Test
    void wordsOfSimplifiedTextAreThoseOfJieba() {
        List<String> expected = new ArrayList<>();
        for (SegToken token : new JiebaSegmenter().process(ARTICLE, SegMode.SEARCH)) {
            if (token.word.codePoints().anyMatch(Character::isLetterOrDigit)) {
                expected.add(token.startOffset + " " + token.endOffset + " " + token.word);
            }
        }
        List<String> words = segmenter.segment(ARTICLE).stream()
                .map(token -> token.span().start() + " " + token.span().end() + " " + token.term())
                .toList();
        assertEquals(expected, words);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # Traditional, wide, disguised  | its words
            北京大學的科學家發現了乾淨的能源     | 北京大学 的 科学家 发现 了 干净 的 能源
            ＩＰｈｏｎｅ１５手机３．１４          | iphone15 手机 3.14
            中​国­科​学家                       | 中国 科学家
            don't say fête мама 2½            | dont say fete мама 212
            日本語テスト・データのこと            | 日本语 テスト データ のこ と
            中 国 科 学 家 发 现 能 源          | 中国 科学家 发现 能源
            目 录                               | 目 录
            二〇二六年一九四九                   | 二 〇 二 六年 一九四 九
            p l a g i a r i s m www.example.org | plagiarism www example org
            한국어 단어                          | 한국어 단어
            ภาษาไทย                             | ภา ษา ไท ย
            𠮷野家𠀀𠀁吉                         | 𠮷 野家 𠀀 𠀁 吉
            ㍿中国                               | 株式会社 中国
            """)
    void wordsOfOtherWritings(String text, String words) {
        assertEquals(
                List.of(words.split(" ")),
                segmenter.segment(text).stream().map(Token::term).toList());
    }

    @Test
    void spansAreThoseOfTheTextAsGiven() {
        assertEquals(
                List.of(new Token(new Span(2, 5), "中国"), new Token(new Span(6, 8), "专家")),
                segmenter.segment("“　中\u200b國·專家”"));
    }

    @Test
    void traditionalAndWideTextHasTheTermsOfItsTwin() {
        assertEquals(terms("图书馆延长开放时间ABC123"), terms("圖書館延長開放時間ＡＢＣ１２３"));
        assertEquals(
                new Token(new Span(2, 5), "图书馆"), segmenter.segment("看，圖書館").getLast());
    }

    @Test
    void textWithoutWordsHasNone() {
        for (String text : List.of("", " \n", "。！？---", "\u200b", "😀", "\ud800")) {
            assertEquals(List.of(), segmenter.segment(text), text);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void spansOfRandomTextsAreSortedAndDoNotOverlap(long seed) {
        Random random = new Random(seed);
        String stock = "中国著名乾淨的電腦𠮷𠀀がテー가คำaZ9éПр .-+#%'’\u200b\u0301㍿½㎏ﷺ\n。，";
        for (int round = 0; round < 200; round++) {
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(80); i >= 0; i--) {
                text.append(stock.charAt(random.nextInt(stock.length())));
            }
            int end = 0;
            for (Token token : segmenter.segment(text.toString())) {
                String message = "seed " + seed + " round " + round + " " + token;
                assertTrue(token.span().start() >= end && !token.span().isEmpty(), message);
                assertTrue(token.span().end() <= text.length(), message);
                assertFalse(FoldedText.of(token.term()).characters().isEmpty(), message);
                end = token.span().end();
            }
        }
    }

    @Test
    void longTextsWithoutPunctuationAreCutInTime() {
        String sentence = "中国科学家在北京大学研究了大量的数据并且认为这个问题可以解决";
        assertTimeoutPreemptively(Duration.ofSeconds(60), () -> {
            assertEquals(List.of("中国", "科学家"), terms(sentence.repeat(10_000)).subList(0, 2));
            assertEquals(1, terms("a".repeat(1_000_000)).size());
            assertEquals(1, terms("7".repeat(1_000_000)).size());
            assertEquals(1, terms("é".repeat(1_000_000)).size());
            assertFalse(terms("哈".repeat(300_000)).isEmpty());
            assertFalse(terms("a.".repeat(300_000)).isEmpty());
        });
    }

    @Test
    void cuttingALongTextLosesNothing() {
        String sentence = "中国科学家研究了大量数据，C++很好。";
        List<String> once = terms(sentence);
        assertEquals(
                IntStream.range(0, 1000)
                        .mapToObj(round -> once)
                        .flatMap(List::stream)
                        .toList(),
                terms(sentence.repeat(1000)));
    }

    @Test
    void rareWordsWeighMoreThanFrequentOnes() {
        assertTrue(segmenter.idf("的") > 0);
        assertTrue(segmenter.idf("的") < segmenter.idf("中国"));
        assertTrue(segmenter.idf("中国") < segmenter.idf("科学家"));
        assertEquals(segmenter.idf("unheardof"), segmenter.idf("另一个没有的词"));
        // −ln(318825 / 60101967), the frequency of 的 in jieba's dictionary
        assertEquals(5.239, segmenter.idf("的"), 0.001);
        assertEquals(15.83, segmenter.idf("unheardof"), 0.01);
    }

    private List<String> terms(String text) {
        return segmenter.segment(text).stream().map(Token::term).toList();
    }
}

package app.likeness.fingerprint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.text.Span;
import app.likeness.text.words.Token;
import app.likeness.text.words.WordSegmenter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SimHashKeywordsTest {
    /// Cuts at spaces; every word weighs as much as it has characters.
    private static final WordSegmenter SPACES = new WordSegmenter() {
        @Override
        public List<Token> segment(String text) {
            List<Token> words = new ArrayList<>();
            for (String word : text.split(" ", -1)) {
                words.add(new Token(new Span(0, 0), word));
            }
            return words;
        }

        @Override
        public double idf(String term) {
            return term.length();
        }
    };

    private static final String EIGHT = "石油 价格 上涨 沙特 减产 会议 季度 油价";

    private static Optional<Sketch> sketch(String text) {
        return new SimHashKeywords(SPACES).sketch(SPACES.segment(text));
    }

    @Test
    void aWordsHashIsThatOfOldPython() {
        // 97·2⁷ = 12416; 12416 · 1000003 xor 97 = 12416037345; xor 1.
        assertEquals(0x2E40DB1E0L, SimHashKeywords.hash("a"));
        assertEquals(0x368C02BB63EF59A2L, SimHashKeywords.hash("石油"));
        assertEquals(0x6A4479F1718C2E9DL, SimHashKeywords.hash("文件𠮷"));
        assertEquals(0, SimHashKeywords.hash(""));
    }

    @Test
    void theSketchIsTheVoteOfTheKeywords() {
        long[] sums = new long[64];
        for (String word : EIGHT.split(" ", -1)) {
            long weight = word.length() * (word.equals("石油") || word.equals("油价") ? 2L : 1L);
            for (int bit = 0; bit < 64; bit++) {
                sums[bit] += (SimHashKeywords.hash(word) >>> bit & 1) == 1 ? weight : -weight;
            }
        }
        long bits = 0;
        boolean hasTie = false;
        for (int bit = 0; bit < 64; bit++) {
            bits |= sums[bit] > 0 ? 1L << bit : 0;
            hasTie |= sums[bit] == 0;
        }

        assertTrue(hasTie, "a sum of 0 must occur, to see that its bit is 0");
        assertEquals(Optional.of(new Sketch(bits)), sketch(EIGHT + " 石油 油价"));
    }

    @Test
    void onlyTheFiftyHeaviestVote() {
        StringBuilder heavy = new StringBuilder();
        for (int i = 0; i < 50; i++) {
            heavy.append("heavyword")
                    .append((char) ('a' + i / 26))
                    .append((char) ('a' + i % 26))
                    .append(' ');
        }

        assertEquals(sketch(heavy + "aa"), sketch(heavy + EIGHT));
        assertNotEquals(sketch(heavy + "aa"), sketch(heavy + "theheaviestwordofall"));
    }

    @Test
    void theOrderOfTheWordsStopWordsAndSingleCharactersDoNotMatter() {
        assertEquals(sketch(EIGHT), sketch("油价 季度 会议 减产 沙特 上涨 价格 石油 的 因为 a the which 𠮷"));
    }

    @Test
    void shortTextsHaveNoSketch() {
        assertTrue(sketch("").isEmpty());
        assertTrue(sketch("石油 价格 上涨 沙特 减产 会议 季度 石油").isEmpty());
        assertTrue(sketch(EIGHT).isPresent());
    }
}

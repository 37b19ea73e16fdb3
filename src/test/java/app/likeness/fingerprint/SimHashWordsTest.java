package app.likeness.fingerprint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.fingerprint.hash.Hash64;
import app.likeness.text.Span;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.words.Token;
import app.likeness.text.words.WordSegmenter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SimHashWordsTest {
    /// Cuts at spaces; every word weighs as much as it has characters.
    private static final WordSegmenter SPACES = new WordSegmenter() {
        @Override
        public List<Token> segment(String text) {
            List<Token> words = new ArrayList<>();
            int start = 0;
            for (String word : text.split(" ", -1)) {
                words.add(new Token(new Span(start, start + word.length()), word));
                start += word.length() + 1;
            }
            return words;
        }

        @Override
        public double idf(String term) {
            return term.length();
        }
    };

    private static final String EIGHT = "石油 价格 上涨 沙特 减产 会议 季度 欧佩克";

    private final SimHashWords method = new SimHashWords(SPACES);

    private Optional<Sketch> sketch(String text) {
        return method.sketch(text, FoldedText.of(text));
    }

    @Test
    void theSketchIsTheVoteOfTheWordsWithTheirWeights() {
        SimHash vote = new SimHash();
        for (String word : EIGHT.split(" ", -1)) {
            vote.add(Hash64.fnv1a(word), word.length() * (word.equals("石油") ? 2L : 1L));
        }

        assertEquals(Optional.of(vote.sketch()), sketch(EIGHT + " 石油"));
    }

    @Test
    void bitsAreTheSameInEveryVersion() {
        assertEquals(Optional.of(new Sketch(0x163510088A79E6DBL)), sketch(EIGHT));
    }

    @Test
    void theOrderOfTheWordsDoesNotMatter() {
        assertEquals(sketch(EIGHT), sketch("欧佩克 季度 会议 减产 沙特 上涨 价格 石油"));
    }

    @Test
    void singleCharactersAndStopWordsDoNotVote() {
        assertEquals(sketch(EIGHT), sketch(EIGHT + " 的 因为 我们 a the which 在 𠮷"));
    }

    @Test
    void aWordMoreMovesTheSketch() {
        assertNotEquals(sketch(EIGHT), sketch(EIGHT + " 天然气管道"));
    }

    @Test
    void emptyAndShortTextsHaveNoSketch() {
        assertTrue(sketch("").isEmpty());
        assertTrue(sketch("石油 价格 上涨 沙特 减产 会议 季度 石油 价格").isEmpty());
        assertTrue(sketch(EIGHT).isPresent());
    }
}

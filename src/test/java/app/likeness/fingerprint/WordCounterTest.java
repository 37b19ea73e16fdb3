package app.likeness.fingerprint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.fingerprint.hash.Hash64;
import app.likeness.text.Span;
import app.likeness.text.words.Token;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class WordCounterTest {
    private static Optional<WordCounts> counts(String words) {
        return WordCounter.counts(Arrays.stream(words.split(" ", -1))
                .map(word -> new Token(new Span(0, 0), word))
                .toList());
    }

    private static double cosine(String left, String right) {
        return counts(left).orElseThrow().cosine(counts(right).orElseThrow());
    }

    @Test
    void theWorkedCosineIsFourFifths() {
        assertEquals(0.8, cosine("tea milk tea", "tea sugar tea"), 1e-12);
    }

    @Test
    void theCountsOfATextAreTheSameInEveryVersion() {
        // XXH64 of the words, computed apart from this program; as signed numbers that of the Chinese word is the
        // smaller one.
        WordCounts counts = counts("abc 文痕 abc 文 abc").orElseThrow();
        assertEquals(new WordCounts(new long[] {0x9a447c621a697d97L, 0xaff0f2a2f8b32731L}, new int[] {1, 3}), counts);
        // √(1² + 3²), and (1·2 + 3·1) ÷ (√10 · √5).
        assertEquals(3.1622776601683795, counts.norm(), 1e-15);
        assertEquals(0.7071067811865475, cosine("abc 文痕 abc 文 abc", "文痕 abc 文痕"), 1e-15);
    }

    @Test
    void onlyProportionsCount() {
        assertEquals(1, cosine("茶叶 牛奶 茶叶", "茶叶 茶叶 牛奶 茶叶 茶叶 牛奶"), 1e-12);
        assertEquals(0, cosine("茶叶 牛奶", "咖啡 方糖"));
    }

    @Test
    void wordsOfOneCharacterDoNotCount() {
        assertEquals(counts("茶叶 牛奶"), counts("茶叶 和 𠮷 a 牛奶"));
    }

    @Test
    void textsWithoutAWordHaveNoCounts() {
        assertTrue(counts("").isEmpty());
        assertTrue(counts("茶 a").isEmpty());
        assertTrue(WordCounter.counts(List.of()).isEmpty());
    }

    @Test
    void everyWordIsCounted() {
        for (long seed = 0; seed < 100; seed++) {
            Random random = new Random(seed);
            int[] times = new int[20];
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < 200; i++) {
                int word = random.nextInt(1 + random.nextInt(20));
                times[word]++;
                text.append("word").append((char) ('a' + word)).append(' ');
            }
            WordCounts counts = counts(text.toString()).orElseThrow();
            for (int i = 0; i < counts.size(); i++) {
                int count = counts.count(i);
                long hash = counts.word(i);
                int word = 0;
                while (Hash64.of("word" + (char) ('a' + word)) != hash) {
                    word++;
                }
                assertEquals(times[word], count, "seed " + seed);
                assertTrue(i == 0 || counts.word(i - 1) < hash, "seed " + seed);
            }
            assertEquals(Arrays.stream(times).filter(count -> count > 0).count(), counts.size());
        }
    }
}

package app.likeness.fingerprint;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.fingerprint.hash.Hash64;
import app.likeness.text.fold.FoldedText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LongestSentencesTest {
    private static final String TEXT = "海鸥。\n渔船归来了！今天的风很大，浪也高。谁在码头上等待？等待。卖鱼的人起得早\r\n短句。灯塔还亮着。";

    private static Optional<Selection> five(String text) {
        return LongestSentences.several(MethodSettings.STANDARD)
                .fingerprint(text, FoldedText.of(text))
                .map(Selection.class::cast);
    }

    private static long[] hashes(String... sentences) {
        return Arrays.stream(sentences).mapToLong(Hash64::of).sorted().toArray();
    }

    @Test
    void keepsTheHashesOfTheFiveLongest() {
        assertArrayEquals(
                hashes("今天的风很大浪也高", "谁在码头上等待", "卖鱼的人起得早", "渔船归来了", "灯塔还亮着"),
                five(TEXT).orElseThrow().distinctHashes());
    }

    @Test
    void eachHashHasThePlaceOfItsSentence() {
        Selection five = five(TEXT).orElseThrow();
        List<String> found = Stream.iterate(0, i -> i < five.size(), i -> i + 1)
                .map(i -> TEXT.substring(five.start(i), five.end(i)))
                .sorted()
                .toList();

        assertEquals(List.of("今天的风很大，浪也高", "卖鱼的人起得早", "渔船归来了", "灯塔还亮着", "谁在码头上等待"), found);
    }

    @Test
    void theLongestAloneIsAMethodToo() {
        Optional<Fingerprint> longest =
                LongestSentences.one(MethodSettings.STANDARD).fingerprint(TEXT, FoldedText.of(TEXT));

        assertArrayEquals(hashes("今天的风很大浪也高"), ((Selection) longest.orElseThrow()).distinctHashes());
    }

    @Test
    void widthScriptAndSpacesDoNotMatter() {
        assertArrayEquals(
                five("漁船 歸來了!燈塔還\u200B亮著?").orElseThrow().distinctHashes(),
                five("渔船归来了！灯塔还亮着？").orElseThrow().distinctHashes());
    }

    @Test
    void neitherOrderNorRepetitionOfSentencesMatters() {
        for (long seed = 0; seed < 50; seed++) {
            RandomText random = new RandomText(seed);
            List<String> sentences = new ArrayList<>();
            for (int i = 0; i < 12; i++) {
                sentences.add(random.han(3 + random.below(4)).replaceAll("\\p{P}", ""));
            }
            long[] straight = five(String.join("。", sentences)).orElseThrow().distinctHashes();
            List<String> more = new ArrayList<>(sentences.reversed());
            more.addAll(sentences);

            assertArrayEquals(
                    straight, five(String.join("！", more)).orElseThrow().distinctHashes(), "seed " + seed);
        }
    }

    @Test
    void textsWithoutASentenceOfTwoLettersHaveNone() {
        assertTrue(five("").isEmpty());
        assertTrue(five("。！？\n…").isEmpty());
        assertTrue(five("鸥。风。浪").isEmpty());
        assertTrue(five("\uD842").isEmpty());
        assertEquals(1, five("海鸥").orElseThrow().size());
    }

    @Test
    void groupsOfAStreamCountFromZero() {
        SentenceGroups groups = new SentenceGroups();

        assertEquals(0, groups.add(five("渔船归来了。灯塔还亮着。").orElseThrow()));
        assertEquals(1, groups.add(five("卖鱼的人起得早。").orElseThrow()));
        assertEquals(0, groups.add(five("灯塔还亮着。今天的风很大。").orElseThrow()));
        // The hashes of a text that took a number are not stored.
        assertEquals(2, groups.add(five("今天的风很大。").orElseThrow()));
        assertEquals(0, groups.add(five("卖鱼的人起得早。渔船归来了。").orElseThrow()));
        assertEquals(3, groups.next());
    }

    @Test
    void groupsGoOnWhereAnEarlierRunEnded() {
        SentenceGroups whole = new SentenceGroups();
        SentenceGroups restored = new SentenceGroups();
        RandomText random = new RandomText(3);
        for (int i = 0; i < 3000; i++) {
            Selection text = five(random.han(6) + "。" + random.words(1)).orElseThrow();
            int before = whole.next();
            int group = whole.add(text);
            if (group == before) {
                for (long hash : text.distinctHashes()) {
                    restored.restore(hash, group);
                }
            }
            assertEquals(group, restored.add(text));
            assertEquals(whole.next(), restored.next());
        }
        assertTrue(whole.next() > 1000 && whole.next() < 3000, "groups: " + whole.next());
    }
}

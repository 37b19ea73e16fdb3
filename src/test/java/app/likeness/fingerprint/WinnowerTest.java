package app.likeness.fingerprint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.text.FoldedText;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class WinnowerTest {
    /// 16 + 8 − 1 units of Chinese; 4 + 4 − 1 of English.
    private static final int HAN_RUN = 23;

    private static final int WORD_RUN = 7;

    private static Selection select(String text) {
        return Winnower.select(FoldedText.of(text));
    }

    private static Set<Long> hashes(String text) {
        Set<Long> hashes = new HashSet<>();
        for (long hash : select(text).distinctHashes()) {
            hashes.add(hash);
        }
        return hashes;
    }

    private static boolean share(String one, String other) {
        Set<Long> common = hashes(one);
        common.retainAll(hashes(other));
        return !common.isEmpty();
    }

    @Test
    void everyCommonRunOfChineseLeavesACommonHash() {
        for (long seed = 1; seed <= 300; seed++) {
            RandomText random = new RandomText(seed);
            String run = random.han(HAN_RUN);
            String one = random.han(random.below(120)) + run + random.han(random.below(120));
            String other = random.han(random.below(120)) + run + random.han(random.below(120));

            assertTrue(share(one, other), "seed " + seed);
        }
    }

    @Test
    void everyCommonRunOfEnglishLeavesACommonHash() {
        for (long seed = 1; seed <= 300; seed++) {
            RandomText random = new RandomText(seed);
            String run = " " + random.words(WORD_RUN) + " ";
            String one = random.words(random.below(60)) + run + random.words(random.below(60));
            String other = random.words(random.below(60)) + run + random.words(random.below(60));

            assertTrue(share(one, other), "seed " + seed);
        }
    }

    @Test
    void everyCommonRunOfMixedTextLeavesACommonHash() {
        for (long seed = 1; seed <= 300; seed++) {
            RandomText random = new RandomText(seed);
            String run = " " + random.mixed(HAN_RUN) + " ";
            String one = random.mixed(random.below(80)) + run + random.any(random.below(80));
            String other = random.any(random.below(80)) + run + random.mixed(random.below(80));

            assertTrue(share(one, other), "seed " + seed);
        }
    }

    @Test
    void everyWindowHasAChosenGram() {
        long seed = 3;
        FoldedText text = FoldedText.of(new RandomText(seed).han(4000));
        Grams grams = Grams.of(text);
        Set<Long> chosen = new HashSet<>();
        for (long hash : Winnower.select(text).distinctHashes()) {
            chosen.add(hash);
        }
        for (int window = 0; window + 16 <= grams.size(); window++) {
            boolean hit = false;
            for (int i = window; i < window + 16; i++) {
                hit |= chosen.contains(grams.hash(i));
            }
            assertTrue(hit, "seed " + seed + ", window " + window);
        }
    }

    @Test
    void aboutOneGramInEightIsChosenOfChinese() {
        int size = select(new RandomText(5).han(50_000)).size();

        assertTrue(size > 0.95 * 2 / 17 * 50_000 && size < 1.05 * 2 / 17 * 50_000, "chosen " + size);
    }

    @Test
    void repetitionChoosesOneGramInAWindow() {
        assertEquals(63, select("啊".repeat(1007)).size(), 1);
        assertEquals(1, select("啊".repeat(1007)).distinctHashes().length);
    }

    @Test
    void aTextShorterThanAWindowChoosesItsSmallestHash() {
        String text = "天地玄黄宇宙洪荒日月盈昃";
        Grams grams = Grams.of(FoldedText.of(text));
        Selection selection = select(text);

        assertEquals(1, selection.size());
        assertEquals(grams.distinct()[0], selection.hash(0));
        assertEquals(1, select("的").size());
    }

    @Test
    void spansAreOffsetsOfTheTextAsWritten() {
        String text = "其一：天地、玄黄，“宇宙”洪荒！ The quick-brown fox.";
        Selection selection = select(text);

        assertFalse(selection.size() == 0);
        for (int i = 0; i < selection.size(); i++) {
            String span = text.substring(selection.start(i), selection.end(i));
            assertEquals(Grams.of(FoldedText.of(span)).hash(0), selection.hash(i), span);
            assertTrue(Character.isLetterOrDigit(span.charAt(0)), span);
            assertTrue(Character.isLetterOrDigit(span.charAt(span.length() - 1)), span);
        }
    }

    @Test
    void hashesAreSortedAndEqualOnesByStart() {
        Selection selection = select(new RandomText(9).han(300).repeat(3));

        TreeSet<List<Long>> sorted = new TreeSet<>((a, b) -> {
            int byHash = Long.compare(a.get(0), b.get(0));
            return byHash != 0 ? byHash : Long.compare(a.get(1), b.get(1));
        });
        for (int i = 0; i < selection.size(); i++) {
            sorted.add(List.of(selection.hash(i), (long) selection.start(i)));
        }
        long[] starts = sorted.stream().mapToLong(each -> each.get(1)).toArray();
        long[] actual = new long[selection.size()];
        Arrays.setAll(actual, selection::start);
        assertEquals(Arrays.toString(starts), Arrays.toString(actual));
    }

    @Test
    void theMethodHasNoFingerprintForATextWithoutLetters() {
        WinnowingFingerprinter method = new WinnowingFingerprinter();

        assertEquals(Method.WINNOWING, method.method());
        assertEquals(Optional.empty(), method.fingerprint("…", FoldedText.of("…")));
        assertEquals(Optional.of(select("天地")), method.fingerprint("天地", FoldedText.of("天地")));
    }
}

package app.likeness.fingerprint;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.fingerprint.grams.Grams;
import app.likeness.text.fold.FoldedText;
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
    void hashesAreGivenInTheOrderOfTheText() {
        var selection = new Selection(new long[] {-5, 2, 2, 9}, new int[] {70, 3, 70, 0}, new int[] {80, 9, 90, 4});
        assertArrayEquals(new int[] {3, 1, 0, 2}, selection.byStart());
    }

    @Test
    void choosesWhatThePaperChooses() {
        // Schleimer, Wilkerson and Aiken 2003, figure 2: windows of four hashes; chosen are 17 17 8 39 17.
        long[] hashes = {77, 74, 42, 17, 98, 50, 17, 98, 8, 88, 67, 39, 77, 74, 42, 17, 98};
        assertArrayEquals(new int[] {3, 6, 8, 11, 15}, Winnower.choose(hashes, words(hashes.length), hashes.length));
    }

    @Test
    void ofEqualHashesTheLastIsChosenAndKept() {
        // Windows 0–3, 1–4, 2–5 and 3–6 have the hash at 3, the last of the first window; only 4–7 has not.
        long[] hashes = {5, 5, 5, 5, 5, 5, 5, 5};
        assertArrayEquals(new int[] {3, 7}, Winnower.choose(hashes, words(8), 8));
    }

    @Test
    void aWindowTakesUnitsUntilItsWeight() {
        // A word weighs 4 and a character 1: the first window is the word and twelve characters, the last of which has
        // the smallest hash; the one from the next gram on weighs 14 with all that is left, and is none.
        long[] hashes = {20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6};
        byte[] weights = new byte[hashes.length];
        Arrays.fill(weights, (byte) 1);
        weights[0] = 2;
        assertArrayEquals(new int[] {12}, Winnower.choose(hashes, weights, hashes.length));
        // Three characters more, and three windows more are whole.
        long[] more = Arrays.copyOf(hashes, 18);
        more[15] = 5;
        more[16] = 4;
        more[17] = 3;
        byte[] weightsOfMore = Arrays.copyOf(weights, 18);
        Arrays.fill(weightsOfMore, 15, 18, (byte) 1);
        assertArrayEquals(new int[] {12, 16, 17}, Winnower.choose(more, weightsOfMore, 18));
    }

    private static byte[] words(int size) {
        byte[] weights = new byte[size];
        Arrays.fill(weights, (byte) 2);
        return weights;
    }

    @Test
    void theSelectionOfATextIsTheSameInEveryVersion() {
        // Computed apart from this program: XXH64 of the units, polynomial, SplitMix64, every window looked through.
        assertEquals(
                new Selection(
                        new long[] {0x8ba7a19789161337L, 0xa0b9b0db02f0f798L}, new int[] {20, 13}, new int[] {28, 21}),
                select("天地玄黄宇宙洪荒日月盈昃辰宿列张寒来暑往秋收冬藏闰余成岁"));
        assertEquals(
                new Selection(
                        new long[] {0xbd3a91d4aa1741c3L, 0xdb2bb7a9b73477feL}, new int[] {20, 0}, new int[] {39, 19}),
                select("The quick brown fox jumps over the lazy dog."));
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

package app.likeness.fingerprint;

import app.likeness.fingerprint.grams.Grams;
import app.likeness.text.fold.FoldedText;
import java.util.Arrays;

/// Chooses a few of a text's grams so that two texts choose the same ones where they are the same (Schleimer,
/// Wilkerson and Aiken 2003, robust winnowing).
///
/// A window begins at each gram and takes grams until their first units weigh at least 16 together, where a character
/// unit weighs 1 and a word 4: 16 grams of Chinese, 4 of English. Of every whole window the smallest hash is chosen,
/// the rightmost one of several, but one that the window before has chosen is kept while it is as small; so even a
/// text of one character repeated chooses one gram in sixteen. A text with no whole window chooses its smallest hash.
///
/// Guarantee: a common run of at least window + k − 1 units (23 Han characters, 7 words) contains a hash that both
/// texts chose. About 2 ÷ (window + 1) of all grams are chosen. O(length).
public final class Winnower {
    private static final int WINDOW_WEIGHT = 16;
    private static final int WORD_WINDOW_WEIGHT = 4;

    private Winnower() {}

    /// The chosen grams with their spans as UTF-16 offsets of the text that `text` was made from.
    public static Selection select(FoldedText text) {
        return select(text, Grams.of(text));
    }

    /// The same, for callers that have the grams of `text` already.
    public static Selection select(FoldedText text, Grams grams) {
        int[] chosen = choose(grams.hashes(), grams.weights(), grams.size());
        long[] sorted = new long[chosen.length];
        for (int i = 0; i < chosen.length; i++) {
            sorted[i] = grams.hash(chosen[i]);
        }
        Arrays.sort(sorted);
        int[] starts = new int[chosen.length];
        int[] ends = new int[chosen.length];
        int[] filled = new int[chosen.length];
        for (int gram : chosen) {
            int first = firstIndex(sorted, grams.hash(gram));
            int slot = first + filled[first]++;
            starts[slot] = text.start(text.unitStart(gram));
            ends[slot] = text.end(text.unitStart(grams.endUnit(gram)) - 1);
        }
        return new Selection(sorted, starts, ends);
    }

    /// The places of the chosen grams, ascending.
    ///
    /// @param hashes of the grams, the first `grams` count
    /// @param weights of their first units ([Grams#unitWeight])
    static int[] choose(long[] hashes, byte[] weights, int grams) {
        int[] chosen = new int[grams];
        int size = 0;
        int[] queue = new int[grams];
        int head = 0;
        int tail = 0;
        int end = 0;
        int weight = 0;
        for (int start = 0; start < grams; start++) {
            // The queue holds the window's grams from the left whose hash is smaller than all on their right, so its
            // head is the smallest. Of equal ones the later replaces the earlier, unless that is already chosen.
            while (end < grams && weight < WINDOW_WEIGHT) {
                long hash = hashes[end];
                int kept = size == 0 ? -1 : chosen[size - 1];
                while (tail > head && isReplaced(hashes[queue[tail - 1]], hash, queue[tail - 1] == kept)) {
                    tail--;
                }
                queue[tail++] = end;
                weight += windowWeight(weights[end++]);
            }
            if (weight < WINDOW_WEIGHT && start > 0) {
                break;
            }
            while (queue[head] < start) {
                head++;
            }
            if (size == 0 || chosen[size - 1] != queue[head]) {
                chosen[size++] = queue[head];
            }
            weight -= windowWeight(weights[start]);
        }
        return Arrays.copyOf(chosen, size);
    }

    private static boolean isReplaced(long earlier, long later, boolean chosen) {
        return later < earlier || (later == earlier && !chosen);
    }

    private static int windowWeight(byte unitWeight) {
        return unitWeight == Grams.CHARACTER_WEIGHT ? 1 : WORD_WINDOW_WEIGHT;
    }

    private static int firstIndex(long[] sorted, long hash) {
        int low = 0;
        int high = sorted.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (sorted[middle] < hash) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}

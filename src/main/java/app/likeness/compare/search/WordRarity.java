package app.likeness.compare.search;

import app.likeness.fingerprint.WordCounts;
import java.util.Arrays;

/// In how many texts each word occurs, and so which words of a text are its rarest. Immutable.
final class WordRarity {
    private final long[] words;
    private final int[] texts;

    /// O(words · log words).
    WordRarity(WordCounts[] counts) {
        int size = 0;
        for (WordCounts each : counts) {
            size = Math.addExact(size, each.size());
        }
        long[] all = new long[size];
        int at = 0;
        for (WordCounts each : counts) {
            for (int i = 0; i < each.size(); i++) {
                all[at++] = each.word(i);
            }
        }
        Arrays.sort(all);
        int[] times = new int[size];
        int different = 0;
        for (int i = 0; i < size; i++) {
            if (different == 0 || all[different - 1] != all[i]) {
                all[different++] = all[i];
            }
            times[different - 1]++;
        }
        this.words = Arrays.copyOf(all, different);
        this.texts = Arrays.copyOf(times, different);
    }

    /// In how many of the texts `word` occurs.
    int texts(long word) {
        int index = Arrays.binarySearch(words, word);
        return index < 0 ? 0 : texts[index];
    }

    /// The fewest of the rarest words of a text without which its vector is shorter than the share `rest` (above 0)
    /// of itself. Words are ordered by the number of texts they occur in, then by hash: in one order for all texts.
    long[] prefix(WordCounts text, double rest) {
        // Rarity above, place in the text below: places ascend with the hashes.
        long[] order = new long[text.size()];
        for (int i = 0; i < order.length; i++) {
            order[i] = (long) texts(text.word(i)) << 32 | i;
        }
        Arrays.sort(order);
        double left = text.norm() * text.norm();
        double least = left * rest * rest;
        long[] prefix = new long[order.length];
        int size = 0;
        while (size < order.length && left >= least) {
            int index = (int) order[size];
            left -= (double) text.count(index) * text.count(index);
            prefix[size++] = text.word(index);
        }
        return Arrays.copyOf(prefix, size);
    }
}

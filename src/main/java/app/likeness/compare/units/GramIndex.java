package app.likeness.compare.units;

import app.likeness.fingerprint.Grams;
import java.util.Arrays;

/// Where each gram of a text begins: a hash table without boxes. O(grams) to build, O(1) a look-up.
final class GramIndex {
    private final long[] keys;
    /// By slot the number of the gram, or -1 where the slot is free.
    private final int[] numbers;
    /// Of each different gram the units where it begins, ascending: from `firsts[number]` to `firsts[number + 1]`.
    private final int[] places;

    private final int[] firsts;
    /// By unit the number of the gram that begins there.
    private final int[] numberAt;
    private final int mask;

    GramIndex(Grams grams) {
        int capacity = Integer.highestOneBit(Math.max(8, grams.size())) * 4;
        this.keys = new long[capacity];
        this.numbers = new int[capacity];
        this.mask = capacity - 1;
        Arrays.fill(numbers, -1);
        this.numberAt = new int[grams.size()];
        int different = 0;
        for (int gram = 0; gram < grams.size(); gram++) {
            int slot = slot(grams.hash(gram));
            if (numbers[slot] < 0) {
                keys[slot] = grams.hash(gram);
                numbers[slot] = different++;
            }
            numberAt[gram] = numbers[slot];
        }
        this.firsts = new int[different + 1];
        for (int number : numberAt) {
            firsts[number + 1]++;
        }
        for (int i = 0; i < different; i++) {
            firsts[i + 1] += firsts[i];
        }
        int[] next = firsts.clone();
        this.places = new int[grams.size()];
        for (int gram = 0; gram < numberAt.length; gram++) {
            places[next[numberAt[gram]]++] = gram;
        }
    }

    /// The number of a gram, or -1 when the text lacks it.
    int number(long hash) {
        return numbers[slot(hash)];
    }

    /// How many different grams there are: they are numbered from 0.
    int different() {
        return firsts.length - 1;
    }

    /// The number of the gram that begins at `unit`.
    int numberAt(int unit) {
        return numberAt[unit];
    }

    /// How many times gram `number` occurs.
    int count(int number) {
        return firsts[number + 1] - firsts[number];
    }

    /// Where gram `number` begins for the time `occurrence` (0…count − 1), ascending.
    int place(int number, int occurrence) {
        return places[firsts[number] + occurrence];
    }

    /// The first occurrence of gram `number` that begins at `unit` or later; its count when there is none.
    int occurrenceFrom(int number, int unit) {
        int found = Arrays.binarySearch(places, firsts[number], firsts[number + 1], unit);
        return (found < 0 ? ~found : found) - firsts[number];
    }

    private int slot(long hash) {
        int slot = (int) hash & mask;
        while (numbers[slot] >= 0 && keys[slot] != hash) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }
}

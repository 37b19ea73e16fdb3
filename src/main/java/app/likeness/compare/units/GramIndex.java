package app.likeness.compare.units;

import app.likeness.fingerprint.grams.Grams;
import java.util.Arrays;

/// Where each gram of a text begins. O(grams) to build. Immutable.
final class GramIndex {
    private final NumberedHashes different;
    /// Of each different gram the units where it begins, ascending: from `firsts[number]` to `firsts[number + 1]`.
    private final int[] places;

    private final int[] firsts;
    /// By unit the number of the gram that begins there.
    private final int[] numberAt;

    GramIndex(Grams grams) {
        this.numberAt = new int[grams.size()];
        var numbered = new NumberedHashes(numberAt.length);
        for (int gram = 0; gram < numberAt.length; gram++) {
            numberAt[gram] = numbered.number(grams.hash(gram));
        }
        this.different = numbered.complete();
        this.firsts = new int[different.size() + 1];
        for (int number : numberAt) {
            firsts[number + 1]++;
        }
        for (int i = 0; i < different.size(); i++) {
            firsts[i + 1] += firsts[i];
        }
        int[] next = firsts.clone();
        this.places = new int[grams.size()];
        for (int gram = 0; gram < numberAt.length; gram++) {
            places[next[numberAt[gram]]++] = gram;
        }
    }

    /// The different grams of the text.
    NumberedHashes different() {
        return different;
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
}

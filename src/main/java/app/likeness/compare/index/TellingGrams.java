package app.likeness.compare.index;

import java.util.Arrays;

/// The grams of a text that tell something, each where it stands first: made once, and held against those of every text
/// that it is compared with. Immutable.
public final class TellingGrams {
    /// Spreads the bits of a hash.
    private static final int GOLDEN = 0x9E3779B9;

    private static final int[] NONE = {};

    /// The grams in the order of the text, their places and in how many texts each stands.
    private final int[] grams;

    private final int[] places;
    private final byte[] documents;
    /// By slot the number of its gram + 1; 0: free.
    private final int[] slots;

    private final int shift;

    /// @param evidence what tells something
    /// @param seeds the seed grams of the text in its order
    TellingGrams(LocalEvidence evidence, int[] seeds) {
        int[] found = new int[seeds.length];
        int[] at = new int[seeds.length];
        byte[] texts = new byte[seeds.length];
        int size = 0;
        int capacity = Integer.highestOneBit(Math.max(8, seeds.length)) * 4;
        this.slots = new int[capacity];
        this.shift = Integer.numberOfLeadingZeros(capacity) + 1;
        for (int place = 0; place < seeds.length; place++) {
            int gram = evidence.tellingAt(seeds, place);
            int slot = gram == 0 ? 0 : slot(gram, found);
            if (gram != 0 && slots[slot] == 0) {
                found[size] = gram;
                at[size] = place;
                texts[size] = (byte) evidence.documents(gram);
                slots[slot] = ++size;
            }
        }
        this.grams = size == 0 ? NONE : Arrays.copyOf(found, size);
        this.places = Arrays.copyOf(at, size);
        this.documents = Arrays.copyOf(texts, size);
    }

    private int slot(int gram, int[] of) {
        int slot = (gram * GOLDEN) >>> shift;
        while (slots[slot] != 0 && of[slots[slot] - 1] != gram) {
            slot = (slot + 1) & (slots.length - 1);
        }
        return slot;
    }

    /// How many there are.
    public int size() {
        return grams.length;
    }

    /// What this text, on the left, shares with another one: [LocalEvidence#hit]s, ascending. O(grams here).
    public long[] shared(TellingGrams right) {
        long[] hits = new long[grams.length];
        int size = 0;
        for (int i = 0; i < grams.length; i++) {
            int there = right.slots[right.slot(grams[i], right.grams)] - 1;
            if (there >= 0) {
                hits[size++] = LocalEvidence.hit(places[i], right.places[there], documents[i] & 0xFF);
            }
        }
        return Arrays.copyOf(hits, size);
    }
}

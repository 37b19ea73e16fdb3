package app.likeness.fingerprint;

import app.likeness.fingerprint.hash.Hash64;
import java.util.Arrays;

/// Gives each text of a stream the number of its group at once, by its longest sentences (the library nshash): a text
/// any of whose hashes is known takes the number of that hash, the smallest where there are several; otherwise all its
/// hashes are stored under the next number. Numbers count from 0.
///
/// The hashes of a text that takes a number are not stored, so that a group does not grow by copies of copies. A text
/// is told its number in O(its hashes); 24 to 48 bytes of memory for each hash stored. Confined to one thread.
public final class SentenceGroups {
    private static final int FEWEST_SLOTS = 1024;
    private static final int FREE = -1;

    /// An open hash table with linear probing, at most half full: hashes, and their groups or [#FREE].
    private long[] hashes = new long[FEWEST_SLOTS];

    private int[] groups = freeSlots(FEWEST_SLOTS);
    private int size;
    private int next;

    /// The number that the next text with only unknown hashes gets.
    public int next() {
        return next;
    }

    /// Takes up a hash that an earlier run stored under `group`, at least 0.
    public void restore(long hash, int group) {
        if (group < 0) {
            throw new IllegalArgumentException("group must be at least 0: " + group);
        }
        put(hash, group);
        next = Math.max(next, group + 1);
    }

    /// The number of the group of a text with these sentences, at least one; it is new when it was [#next] before.
    public int add(Selection sentences) {
        int known = Integer.MAX_VALUE;
        for (int i = 0; i < sentences.size(); i++) {
            int group = groups[slot(sentences.hash(i))];
            known = group == FREE ? known : Math.min(known, group);
        }
        if (known < Integer.MAX_VALUE) {
            return known;
        }
        for (int i = 0; i < sentences.size(); i++) {
            put(sentences.hash(i), next);
        }
        return next++;
    }

    private void put(long hash, int group) {
        int slot = slot(hash);
        if (groups[slot] == FREE) {
            hashes[slot] = hash;
            size++;
        }
        groups[slot] = group;
        if (2 * size > hashes.length) {
            grow();
        }
    }

    private int slot(long hash) {
        int mask = hashes.length - 1;
        int slot = (int) Hash64.mix(hash) & mask;
        while (groups[slot] != FREE && hashes[slot] != hash) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private void grow() {
        long[] oldHashes = hashes;
        int[] oldGroups = groups;
        hashes = new long[2 * oldHashes.length];
        groups = freeSlots(hashes.length);
        for (int i = 0; i < oldHashes.length; i++) {
            if (oldGroups[i] != FREE) {
                int slot = slot(oldHashes[i]);
                hashes[slot] = oldHashes[i];
                groups[slot] = oldGroups[i];
            }
        }
    }

    private static int[] freeSlots(int slots) {
        int[] free = new int[slots];
        Arrays.fill(free, FREE);
        return free;
    }
}

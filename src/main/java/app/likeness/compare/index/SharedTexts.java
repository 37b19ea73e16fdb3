package app.likeness.compare.index;

import java.util.Arrays;

/// Which texts of an index have the hashes of some queries: for each hash that tells something, the texts that have it.
/// Looked up once for all queries, so that a block is read once.
public final class SharedTexts {
    private final TextIndex index;
    private final int limit;
    private final long[] keys;
    /// The texts of key `i` from `firsts[i]` to `firsts[i] + sizes[i]`, of the segments one after the other.
    private int[][] texts;

    private final int[] sizes;

    private SharedTexts(TextIndex index, long[] keys, int limit) {
        this.index = index;
        this.limit = limit;
        this.keys = keys;
        this.texts = new int[keys.length][];
        this.sizes = new int[keys.length];
    }

    /// Looks up which texts have the hashes of some queries.
    ///
    /// @param hashes of all queries, in any order
    /// @param limit how many families a hash that tells something may be in
    public static <E extends Exception> SharedTexts of(
            TextIndex index, long[] hashes, int limit, PostingSource<E> source) throws E {
        long[] keys =
                Arrays.stream(hashes).map(PostingBlock::key).sorted().distinct().toArray();
        var shared = new SharedTexts(index, keys, limit);
        for (int at = 0; at < index.segments().size(); at++) {
            shared.read(at, source);
        }
        shared.dropFrequent();
        return shared;
    }

    private <E extends Exception> void read(int at, PostingSource<E> source) throws E {
        Segment segment = index.segments().get(at);
        int first = index.first(at);
        int from = 0;
        while (from < keys.length) {
            int part = segment.part(keys[from]);
            int to = from + 1;
            while (to < keys.length && segment.part(keys[to]) == part) {
                to++;
            }
            PostingBlock.search(source.block(at, part), segment.firstKey(part), keys, from, to, (key, found, size) -> {
                for (int i = 0; i < size; i++) {
                    if (found[i] >= segment.size()) {
                        throw new DamagedIndexException("a posting leads to no text");
                    }
                    add(key, first + found[i]);
                }
            });
            from = to;
        }
    }

    private void add(int key, int text) {
        int size = sizes[key];
        if (size == 0) {
            texts[key] = new int[2];
        } else if (texts[key][size - 1] == text) {
            // Two hashes of one text that agree in their key.
            return;
        } else if (size == texts[key].length) {
            texts[key] = Arrays.copyOf(texts[key], 2 * size);
        }
        texts[key][size] = text;
        sizes[key] = size + 1;
    }

    private void dropFrequent() {
        int[] seen = new int[index.size()];
        for (int key = 0; key < keys.length; key++) {
            // The marks begin at 1: 0 is what a new array holds.
            if (sizes[key] > limit && index.families(texts[key], sizes[key], limit, seen, key + 1) > limit) {
                sizes[key] = 0;
                texts[key] = new int[0];
            }
        }
    }

    /// Adds to `counts` how many of `hashes` each text has. `touched` receives those whose count was 0; returns how
    /// many.
    public int count(DocumentFingerprints hashes, int[] counts, int[] touched) {
        int end = 0;
        for (int i = 0; i < hashes.size(); i++) {
            int key = Arrays.binarySearch(keys, PostingBlock.key(hashes.hash(i)));
            for (int j = 0; j < sizes[key]; j++) {
                int text = texts[key][j];
                if (counts[text]++ == 0) {
                    touched[end++] = text;
                }
            }
        }
        return end;
    }
}

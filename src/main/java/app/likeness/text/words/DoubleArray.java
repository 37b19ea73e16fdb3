package app.likeness.text.words;

import java.util.Arrays;

/// Packs a [DictionaryTree] into a double array (Aoe 1989): one `long` a node, so that going to a child is one look
/// into memory. The child of node `n` with character code `c` stands at `base(n) + c`, and is a child of `n` if its
/// parent says so.
///
/// A cell: bits 0–15 the weight of the word that ends here (0: none does), bits 16–39 the base (0: no children), bits
/// 40–63 the parent's place. The root is at place 0 with base 0: the cell of a first character is at its code.
///
/// Nodes with many children are placed first, each at the first base where all its children fall on free places, 64
/// bases tried at once; the many nodes with one child then fill the holes.
final class DoubleArray {
    private static final int BASE = 16;
    private static final int PARENT = 40;
    private static final int PLACES = 1 << 24;

    private final DictionaryTree tree;
    private final CharacterCodes codes;
    private final int[] counts;
    private final int[] places;
    private final int[] bases;
    private long[] taken = new long[1 << 14];
    private int firstFree = 1;
    private int last;
    private int familySize;
    private int hint;

    private DoubleArray(DictionaryTree tree, CharacterCodes codes) {
        this.tree = tree;
        this.codes = codes;
        this.counts = new int[tree.size()];
        this.places = new int[tree.size()];
        this.bases = new int[tree.size()];
    }

    static int weight(long cell) {
        return (int) cell & 0xFFFF;
    }

    static int base(long cell) {
        return (int) (cell >>> BASE) & 0xFFFFFF;
    }

    static int parent(long cell) {
        return (int) (cell >>> PARENT);
    }

    /// Places every node of `tree`; the cells end far enough for any code to be added to any base.
    static long[] of(DictionaryTree tree, CharacterCodes codes) {
        DoubleArray array = new DoubleArray(tree, codes);
        array.placeAll();
        return array.cells(codes.maxCode());
    }

    private void placeAll() {
        taken[0] = 1;
        for (int child = tree.firstChild(0); child != 0; child = tree.nextSibling(child)) {
            put(child, codes.code(tree.character(child)));
        }
        int[] family = new int[codes.maxCode()];
        for (int node : byChildren()) {
            int n = 0;
            for (int child = tree.firstChild(node); child != 0; child = tree.nextSibling(child)) {
                family[n++] = codes.code(tree.character(child));
            }
            int base = n == 1 ? baseForOne(family[0]) : baseFor(family, n);
            bases[node] = base;
            for (int child = tree.firstChild(node); child != 0; child = tree.nextSibling(child)) {
                put(child, base + codes.code(tree.character(child)));
            }
        }
    }

    /// The nodes with children but the root, those with most children first.
    private int[] byChildren() {
        int most = 0;
        for (int node = 1; node < counts.length; node++) {
            for (int child = tree.firstChild(node); child != 0; child = tree.nextSibling(child)) {
                counts[node]++;
            }
            most = Math.max(most, counts[node]);
        }
        int[] from = new int[most + 2];
        for (int node = 1; node < counts.length; node++) {
            from[most - counts[node] + 1]++;
        }
        for (int i = 1; i < from.length; i++) {
            from[i] += from[i - 1];
        }
        int[] nodes = new int[from[most]];
        for (int node = 1; node < counts.length; node++) {
            if (counts[node] > 0) {
                nodes[from[most - counts[node]]++] = node;
            }
        }
        return nodes;
    }

    private int baseForOne(int code) {
        int word = Math.max(firstFree, code + 1) >>> 6;
        long free = ~taken(word) & (word == (code + 1) >>> 6 ? -1L << ((code + 1) & 63) : -1L);
        while (free == 0) {
            free = ~taken(++word);
        }
        return (word << 6) + Long.numberOfTrailingZeros(free) - code;
    }

    private int baseFor(int[] family, int n) {
        if (n != familySize) {
            familySize = n;
            hint = 1;
        }
        for (int base = hint; ; base += 64) {
            long clash = 0;
            for (int i = 0; i < n && clash != -1; i++) {
                int place = base + family[i];
                int word = place >>> 6;
                int shift = place & 63;
                clash |= taken(word) >>> shift;
                if (shift != 0) {
                    clash |= taken(word + 1) << (64 - shift);
                }
            }
            if (clash != -1) {
                hint = base;
                return base + Long.numberOfTrailingZeros(~clash);
            }
        }
    }

    private long taken(int word) {
        return word < taken.length ? taken[word] : 0;
    }

    private void put(int node, int place) {
        if (place >= PLACES) {
            throw new IllegalArgumentException("the dictionary has too many words for " + PLACES + " places");
        }
        places[node] = place;
        last = Math.max(last, place);
        int word = place >>> 6;
        if (word >= taken.length) {
            taken = Arrays.copyOf(taken, Math.max(2 * taken.length, word + 1));
        }
        taken[word] |= 1L << (place & 63);
        while (((taken(firstFree >>> 6) >>> (firstFree & 63)) & 1) != 0) {
            firstFree++;
        }
    }

    private long[] cells(int maxCode) {
        long[] cells = new long[last + maxCode + 1];
        for (int node = 0; node < counts.length; node++) {
            for (int child = tree.firstChild(node); child != 0; child = tree.nextSibling(child)) {
                cells[places[child]] =
                        ((long) places[node] << PARENT) | ((long) bases[child] << BASE) | tree.weight(child);
            }
        }
        return cells;
    }
}

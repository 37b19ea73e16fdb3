package app.likeness.compare.search;

import app.likeness.compare.index.Segment;
import java.util.Arrays;

/// Keeps the best so many partners of each of n members, of any number that is offered. A pair is kept when it is
/// among the best of either of the two. Partners of equal strength are ranked by number, the smaller first, so the
/// outcome does not depend on the order of the offers. O(log limit) an offer.
final class BestPartners {
    /// Members and strengths are packed into one number for sorting, which bounds them.
    static final int MEMBER_BITS = 23;

    private static final int MEMBER_MASK = (1 << MEMBER_BITS) - 1;

    private final int limit;
    /// Of each member a heap with the weakest partner on top.
    private final long[][] heaps;

    private final int[] sizes;
    private long offered;

    BestPartners(int members, int limit) {
        if (members > 1 << MEMBER_BITS) {
            throw new IllegalArgumentException("members must be at most " + (1 << MEMBER_BITS) + ": " + members);
        }
        this.limit = limit;
        this.heaps = new long[members][];
        this.sizes = new int[members];
    }

    /// Offers a pair that was not offered before; `strength` is in 0…65,535.
    void offer(int left, int right, int strength) {
        offered++;
        add(left, entry(right, strength));
        add(right, entry(left, strength));
    }

    /// How many pairs were offered.
    long offered() {
        return offered;
    }

    /// The kept pairs, strongest first, then by left and right member: to be read with [#left], [#right] and
    /// [#strength].
    long[] strongestFirst() {
        long[] pairs = new long[16];
        int count = 0;
        for (int member = 0; member < heaps.length; member++) {
            for (int i = 0; i < sizes[member]; i++) {
                int partner = partner(heaps[member][i]);
                int strength = (int) (heaps[member][i] >>> 32);
                if (member < partner || !holds(partner, entry(member, strength))) {
                    pairs = count == pairs.length ? Arrays.copyOf(pairs, 2 * count) : pairs;
                    pairs[count++] = pair(member, partner, strength);
                }
            }
        }
        Arrays.sort(pairs, 0, count);
        return Arrays.copyOf(pairs, count);
    }

    /// A pair as one number; the stronger ones are the smaller ones.
    static long pair(int one, int other, int strength) {
        return (long) (Segment.LARGEST_STRENGTH - strength) << (2 * MEMBER_BITS)
                | (long) Math.min(one, other) << MEMBER_BITS
                | Math.max(one, other);
    }

    /// The strength of the weakest partner of `member` that is kept, if it has as many as are kept; otherwise 0.
    int weakest(int member) {
        return sizes[member] < limit ? 0 : (int) (heaps[member][0] >>> 32);
    }

    static int strength(long pair) {
        return Segment.LARGEST_STRENGTH - (int) (pair >>> (2 * MEMBER_BITS));
    }

    static int left(long pair) {
        return (int) (pair >>> MEMBER_BITS) & MEMBER_MASK;
    }

    static int right(long pair) {
        return (int) pair & MEMBER_MASK;
    }

    private static long entry(int partner, int strength) {
        return (long) strength << 32 | (~partner & 0xFFFFFFFFL);
    }

    private static int partner(long entry) {
        return ~(int) entry;
    }

    private boolean holds(int member, long entry) {
        for (int i = 0; i < sizes[member]; i++) {
            if (heaps[member][i] == entry) {
                return true;
            }
        }
        return false;
    }

    private void add(int member, long entry) {
        long[] heap = heaps[member];
        int size = sizes[member];
        if (size == limit) {
            if (entry > heap[0]) {
                sink(heap, size, entry);
            }
            return;
        }
        if (heap == null || size == heap.length) {
            heap = heap == null ? new long[Math.min(4, limit)] : Arrays.copyOf(heap, Math.min(limit, 2 * size));
            heaps[member] = heap;
        }
        rise(heap, size, entry);
        sizes[member] = size + 1;
    }

    private static void rise(long[] heap, int hole, long entry) {
        int at = hole;
        while (at > 0 && heap[(at - 1) / 2] > entry) {
            heap[at] = heap[(at - 1) / 2];
            at = (at - 1) / 2;
        }
        heap[at] = entry;
    }

    private static void sink(long[] heap, int size, long entry) {
        int at = 0;
        for (int child = 1; child < size; child = 2 * at + 1) {
            if (child + 1 < size && heap[child + 1] < heap[child]) {
                child++;
            }
            if (heap[child] >= entry) {
                break;
            }
            heap[at] = heap[child];
            at = child;
        }
        heap[at] = entry;
    }
}

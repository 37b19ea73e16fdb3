package app.likeness.store.tables;

import app.likeness.compare.PairCounts;
import app.likeness.compare.Tally;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The counts of a pair as bytes: [#FORMAT], the six tallies, then the two of each of the longest passages to the end.
/// A tally is the number of its numbers, then these; all are of the kind [Varint]. About 30 bytes where nothing may be
/// left out.
///
/// Counts without the format at their beginning are of a version that did not tell changed words from the same ones:
/// they are read as if all of a passage were the same, until the next scan counts anew.
final class PackedCounts {
    /// Odd, as no tally's length is.
    private static final int FORMAT = 1;

    private PackedCounts() {}

    static byte[] pack(PairCounts counts) {
        List<int[]> tallies = new ArrayList<>(8);
        tallies.add(counts.left().packed());
        tallies.add(counts.right().packed());
        tallies.add(counts.sharedLeft().packed());
        tallies.add(counts.sharedRight().packed());
        tallies.add(counts.coveredLeft().packed());
        tallies.add(counts.coveredRight().packed());
        for (PairCounts.Passage passage : counts.longest()) {
            tallies.add(passage.left().packed());
            tallies.add(passage.right().packed());
        }
        int numbers = 1;
        for (int[] tally : tallies) {
            numbers += 1 + tally.length;
        }
        var packed = ByteBuffer.allocate(Varint.LONGEST * numbers);
        Varint.put(packed, FORMAT);
        for (int[] tally : tallies) {
            Varint.put(packed, tally.length);
            for (int number : tally) {
                Varint.put(packed, number);
            }
        }
        return Arrays.copyOf(packed.array(), packed.position());
    }

    static PairCounts unpack(byte[] bytes) {
        var packed = ByteBuffer.wrap(bytes);
        packed.mark();
        boolean tellsChanged = Varint.get(packed) == FORMAT;
        if (!tellsChanged) {
            packed.reset();
        }
        Tally left = tally(packed);
        Tally right = tally(packed);
        Tally sharedLeft = tally(packed);
        Tally sharedRight = tally(packed);
        Tally coveredLeft = tellsChanged ? tally(packed) : sharedLeft;
        Tally coveredRight = tellsChanged ? tally(packed) : sharedRight;
        List<PairCounts.Passage> longest = new ArrayList<>(1);
        while (packed.hasRemaining()) {
            longest.add(new PairCounts.Passage(tally(packed), tally(packed)));
        }
        return new PairCounts(left, right, sharedLeft, sharedRight, coveredLeft, coveredRight, longest);
    }

    private static Tally tally(ByteBuffer packed) {
        int[] numbers = new int[Varint.get(packed)];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = Varint.get(packed);
        }
        return Tally.unpacked(numbers);
    }
}

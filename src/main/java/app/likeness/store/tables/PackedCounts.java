package app.likeness.store.tables;

import app.likeness.compare.PairCounts;
import app.likeness.compare.Tally;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/// The counts of a pair as bytes: the four tallies, then the two of each of the longest passages to the end. A tally is
/// the number of its numbers, then these; all are varints: 7 bits a byte, the lowest first, the highest bit says that
/// more follow. About 25 bytes where nothing may be left out.
final class PackedCounts {
    private PackedCounts() {}

    static byte[] pack(PairCounts counts) {
        var packed = new ByteArrayOutputStream(32);
        put(packed, counts.left());
        put(packed, counts.right());
        put(packed, counts.sharedLeft());
        put(packed, counts.sharedRight());
        for (PairCounts.Passage passage : counts.longest()) {
            put(packed, passage.left());
            put(packed, passage.right());
        }
        return packed.toByteArray();
    }

    static PairCounts unpack(byte[] bytes) {
        var packed = ByteBuffer.wrap(bytes);
        Tally left = tally(packed);
        Tally right = tally(packed);
        Tally sharedLeft = tally(packed);
        Tally sharedRight = tally(packed);
        List<PairCounts.Passage> longest = new ArrayList<>(1);
        while (packed.hasRemaining()) {
            longest.add(new PairCounts.Passage(tally(packed), tally(packed)));
        }
        return new PairCounts(left, right, sharedLeft, sharedRight, longest);
    }

    private static void put(ByteArrayOutputStream packed, Tally tally) {
        int[] numbers = tally.packed();
        putVarint(packed, numbers.length);
        for (int number : numbers) {
            putVarint(packed, number);
        }
    }

    private static Tally tally(ByteBuffer packed) {
        int[] numbers = new int[getVarint(packed)];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = getVarint(packed);
        }
        return Tally.unpacked(numbers);
    }

    private static void putVarint(ByteArrayOutputStream packed, int number) {
        int rest = number;
        while ((rest & ~0x7F) != 0) {
            packed.write(rest | 0x80);
            rest >>>= 7;
        }
        packed.write(rest);
    }

    private static int getVarint(ByteBuffer packed) {
        int number = 0;
        for (int shift = 0; ; shift += 7) {
            byte next = packed.get();
            number |= (next & 0x7F) << shift;
            if (next >= 0) {
                return number;
            }
        }
    }
}

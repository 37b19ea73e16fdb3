package app.likeness.store.tables;

import app.likeness.fingerprint.Selection;
import java.nio.ByteBuffer;
import java.util.Arrays;

/// A selection as bytes: the count, then for each hash 8 bytes, its start and its length. Numbers other than hashes
/// are varints: 7 bits a byte, the lowest first, the highest bit says that more follow. About 12 bytes a hash.
public final class PackedSelection {
    private static final int LONGEST_VARINT = 5;

    private PackedSelection() {}

    static byte[] pack(Selection selection) {
        var packed = ByteBuffer.allocate(
                Math.addExact(LONGEST_VARINT, Math.multiplyExact(selection.size(), Long.BYTES + 2 * LONGEST_VARINT)));
        putVarint(packed, selection.size());
        for (int i = 0; i < selection.size(); i++) {
            packed.putLong(selection.hash(i));
            putVarint(packed, selection.start(i));
            putVarint(packed, selection.end(i) - selection.start(i));
        }
        return Arrays.copyOf(packed.array(), packed.position());
    }

    public static Selection unpack(byte[] bytes) {
        var packed = ByteBuffer.wrap(bytes);
        int size = getVarint(packed);
        var hashes = new long[size];
        var starts = new int[size];
        var ends = new int[size];
        for (int i = 0; i < size; i++) {
            hashes[i] = packed.getLong();
            starts[i] = getVarint(packed);
            ends[i] = starts[i] + getVarint(packed);
        }
        return new Selection(hashes, starts, ends);
    }

    private static void putVarint(ByteBuffer packed, int number) {
        int rest = number;
        while ((rest & ~0x7F) != 0) {
            packed.put((byte) (rest | 0x80));
            rest >>>= 7;
        }
        packed.put((byte) rest);
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

package app.likeness.store.tables;

import app.likeness.fingerprint.Selection;
import java.nio.ByteBuffer;
import java.util.Arrays;

/// A selection as bytes: the count, then for each hash 8 bytes, its start and its length. Numbers other than hashes
/// are of the kind [Varint]. About 12 bytes a hash.
public final class PackedSelection {
    private PackedSelection() {}

    static byte[] pack(Selection selection) {
        var packed = ByteBuffer.allocate(
                Math.addExact(Varint.LONGEST, Math.multiplyExact(selection.size(), Long.BYTES + 2 * Varint.LONGEST)));
        Varint.put(packed, selection.size());
        for (int i = 0; i < selection.size(); i++) {
            packed.putLong(selection.hash(i));
            Varint.put(packed, selection.start(i));
            Varint.put(packed, selection.end(i) - selection.start(i));
        }
        return Arrays.copyOf(packed.array(), packed.position());
    }

    public static Selection unpack(byte[] bytes) {
        var packed = ByteBuffer.wrap(bytes);
        int size = Varint.get(packed);
        var hashes = new long[size];
        var starts = new int[size];
        var ends = new int[size];
        for (int i = 0; i < size; i++) {
            hashes[i] = packed.getLong();
            starts[i] = Varint.get(packed);
            ends[i] = starts[i] + Varint.get(packed);
        }
        return new Selection(hashes, starts, ends);
    }
}

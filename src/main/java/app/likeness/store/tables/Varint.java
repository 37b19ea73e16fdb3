package app.likeness.store.tables;

import java.nio.ByteBuffer;

/// A number as bytes: 7 bits a byte, the lowest first, the highest bit says that more follow.
final class Varint {
    /// The most bytes that a number takes.
    static final int LONGEST = 5;

    private Varint() {}

    static void put(ByteBuffer packed, int number) {
        int rest = number;
        while ((rest & ~0x7F) != 0) {
            packed.put((byte) (rest | 0x80));
            rest >>>= 7;
        }
        packed.put((byte) rest);
    }

    static int get(ByteBuffer packed) {
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

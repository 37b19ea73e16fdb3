package app.likeness.compare.index;

import java.util.Arrays;

/// Numbers from 0 on as bytes, one after the other: 7 bits a byte, the lowest first, the highest bit says that more
/// follow.
final class PackedNumbers {
    private static final int LONGEST = 10;

    private byte[] bytes;
    private int size;

    /// @param expected how many bytes there will be, roughly
    PackedNumbers(int expected) {
        this.bytes = new byte[Math.max(expected, LONGEST)];
    }

    void put(long number) {
        if (bytes.length - size < LONGEST) {
            bytes = Arrays.copyOf(bytes, 2 * bytes.length);
        }
        long rest = number;
        while ((rest & ~0x7FL) != 0) {
            bytes[size++] = (byte) (rest | 0x80);
            rest >>>= 7;
        }
        bytes[size++] = (byte) rest;
    }

    /// Eight bytes, the highest first: for what is spread over all 64 bits.
    void putWhole(long number) {
        if (bytes.length - size < LONGEST) {
            bytes = Arrays.copyOf(bytes, 2 * bytes.length);
        }
        for (int shift = Long.SIZE - Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
            bytes[size++] = (byte) (number >>> shift);
        }
    }

    byte[] toBytes() {
        return Arrays.copyOf(bytes, size);
    }

    /// Reads what was put, in order.
    static final class Reader {
        private final byte[] bytes;
        private int at;

        Reader(byte[] bytes) {
            this.bytes = bytes;
        }

        boolean hasNext() {
            return at < bytes.length;
        }

        /// @throws DamagedIndexException where the bytes end in the middle
        long next() {
            byte[] all = bytes;
            int next = at;
            long number = 0;
            for (int shift = 0; shift < Long.SIZE && next < all.length; shift += 7) {
                byte each = all[next++];
                number |= (each & 0x7FL) << shift;
                if (each >= 0) {
                    at = next;
                    return number;
                }
            }
            throw new DamagedIndexException("a number does not end");
        }

        /// Passes over the next `count` numbers.
        ///
        /// @throws DamagedIndexException where the bytes end before them
        void skip(long count) {
            byte[] all = bytes;
            int next = at;
            long left = count;
            for (; left > 0 && next < all.length; next++) {
                if (all[next] >= 0) {
                    left--;
                }
            }
            if (left > 0) {
                throw new DamagedIndexException("a number does not end");
            }
            at = next;
        }

        /// A number that is at most `most`.
        int next(int most) {
            long number = next();
            if (number < 0 || number > most) {
                throw new DamagedIndexException("a number is too large: " + number);
            }
            return (int) number;
        }

        long nextWhole() {
            if (bytes.length - at < Long.BYTES) {
                throw new DamagedIndexException("a number does not end");
            }
            long number = 0;
            for (int i = 0; i < Long.BYTES; i++) {
                number = number << Byte.SIZE | (bytes[at++] & 0xFF);
            }
            return number;
        }
    }
}

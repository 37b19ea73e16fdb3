package app.likeness.fingerprint.neighbours;

/// The values within some bits of a value: how many there are, and which.
public final class HammingBall {
    private HammingBall() {}

    /// How many values of `width` bits (0…64) are within `radius` of any of them: the sum of the binomials.
    static double size(int width, int radius) {
        double size = 0;
        double binomial = 1;
        for (int turned = 0; turned <= Math.min(radius, width); turned++) {
            size += binomial;
            binomial = binomial * (width - turned) / (turned + 1);
        }
        return size;
    }

    /// What turns a value of `width` bits (0…31) into one within `radius`, ascending, and so by the highest turned
    /// bit: first 0, which turns none.
    public static int[] masks(int width, int radius) {
        int[] masks = new int[(int) size(width, radius)];
        int size = 0;
        for (int mask = 0; size < masks.length; mask++) {
            if (Integer.bitCount(mask) <= radius) {
                masks[size++] = mask;
            }
        }
        return masks;
    }

    /// Hears of variants.
    @FunctionalInterface
    interface Listener {
        void variant(long value);
    }

    /// Tells `listener` of each of the 64-bit values within `radius` of `value` once, beginning with itself.
    static void forEach(long value, int radius, Listener listener) {
        turn(value, 0, radius, listener);
    }

    /// `value`, and it with up to `radius` of the bits from `from` on turned.
    private static void turn(long value, int from, int radius, Listener listener) {
        listener.variant(value);
        if (radius > 0) {
            for (int bit = from; bit < Long.SIZE; bit++) {
                turn(value ^ 1L << bit, bit + 1, radius - 1, listener);
            }
        }
    }
}

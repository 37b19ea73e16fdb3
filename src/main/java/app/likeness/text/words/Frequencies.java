package app.likeness.text.words;

import java.util.Arrays;

/// The different frequencies of a dictionary, numbered from 1 in the order in which they come: 349,045 words have but
/// 5,087 of them, so that a number fits where a logarithm would not.
final class Frequencies {
    private static final int MOST = 0xFFFE;

    private final double[] table = new double[1 << 17];
    private final char[] numbers = new char[1 << 17];
    private double[] values = new double[1 << 13];
    private int size = 1;

    /// The number of a frequency, which must be above 0.
    int number(double frequency) {
        long bits = Double.doubleToRawLongBits(frequency) * 0x9E3779B97F4A7C15L;
        int slot = (int) (bits >>> 47);
        while (table[slot] != frequency) {
            if (table[slot] == 0) {
                return add(slot, frequency);
            }
            slot = (slot + 1) & (table.length - 1);
        }
        return numbers[slot];
    }

    /// ln(frequency / total) of each number; place 0 is not used.
    double[] logarithms(double total) {
        double[] logarithms = new double[size];
        for (int i = 1; i < size; i++) {
            logarithms[i] = Math.log(values[i] / total);
        }
        return logarithms;
    }

    private int add(int slot, double frequency) {
        if (size > MOST) {
            throw new IllegalArgumentException("the dictionary has more than " + MOST + " different frequencies");
        }
        if (size == values.length) {
            values = Arrays.copyOf(values, 2 * size);
        }
        values[size] = frequency;
        table[slot] = frequency;
        numbers[slot] = (char) size;
        return size++;
    }
}

package app.likeness.bench;

import app.likeness.fingerprint.neighbours.EqualValues;
import app.likeness.fingerprint.neighbours.HammingNeighbours;

/// The common way to find all pairs within 3 bits, to measure against: indexes ordered by each of the four 16-bit
/// bands, and those that share a band compared through their indexes.
final class FourBands {
    private final long[] bits;

    FourBands(EqualValues groups) {
        bits = new long[groups.groups()];
        for (int group = 0; group < bits.length; group++) {
            bits[group] = groups.value(group);
        }
    }

    void within(int distance, HammingNeighbours.Listener listener) {
        for (int band = 0; band < 4; band++) {
            int[] starts = new int[(1 << 16) + 1];
            int[] order = byBand(band, starts);
            for (int bucket = 0; bucket < starts.length - 1; bucket++) {
                for (int i = starts[bucket]; i < starts[bucket + 1]; i++) {
                    for (int j = i + 1; j < starts[bucket + 1]; j++) {
                        long difference = bits[order[i]] ^ bits[order[j]];
                        if (Long.bitCount(difference) <= distance && !agreesBelow(difference, band)) {
                            listener.neighbours(order[i], order[j], Long.bitCount(difference));
                        }
                    }
                }
            }
        }
    }

    private static boolean agreesBelow(long difference, int band) {
        for (int below = 0; below < band; below++) {
            if ((difference >>> (16 * below) & 0xFFFF) == 0) {
                return true;
            }
        }
        return false;
    }

    private int[] byBand(int band, int[] starts) {
        for (long sketch : bits) {
            starts[((int) (sketch >>> (16 * band)) & 0xFFFF) + 1]++;
        }
        for (int i = 1; i < starts.length; i++) {
            starts[i] += starts[i - 1];
        }
        int[] next = starts.clone();
        int[] order = new int[bits.length];
        for (int group = 0; group < bits.length; group++) {
            order[next[(int) (bits[group] >>> (16 * band)) & 0xFFFF]++] = group;
        }
        return order;
    }
}

package app.likeness.store.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.fingerprint.Selection;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class PackedSelectionTest {
    @Test
    void theBytesAreAsDescribed() {
        var selection = new Selection(new long[] {0x0102030405060708L}, new int[] {300}, new int[] {308});
        // one hash, the hash, 300 = 0b10_0101100, a length of 8
        assertEquals(
                "01" + "0102030405060708" + "ac02" + "08", HexFormat.of().formatHex(PackedSelection.pack(selection)));
    }

    @Test
    void whatIsPackedIsUnpacked() {
        long seed = 7;
        var random = new Random(seed);
        for (int size : new int[] {0, 1, 2, 75, 10_000}) {
            long[] hashes = random.longs(size).sorted().toArray();
            int[] starts = random.ints(size, 0, Integer.MAX_VALUE / 2).toArray();
            var ends = new int[size];
            for (int i = 0; i < size; i++) {
                ends[i] = starts[i] + random.nextInt(1 << random.nextInt(30));
            }
            var selection = new Selection(hashes, starts, ends);
            assertEquals(selection, PackedSelection.unpack(PackedSelection.pack(selection)), "seed " + seed);
        }
    }

    @Test
    void aHashTakesAboutTwelveBytes() {
        int size = 75;
        long[] hashes = new Random(1).longs(size).sorted().toArray();
        var starts = new int[size];
        var ends = new int[size];
        for (int i = 0; i < size; i++) {
            starts[i] = i * 11;
            ends[i] = starts[i] + 8;
        }
        int bytes = PackedSelection.pack(new Selection(hashes, starts, ends)).length;
        assertTrue(bytes <= size * 12, bytes + " bytes");
    }
}

package app.likeness.compare;

import java.util.List;
import java.util.stream.IntStream;

/// Counts of pairs that no text has.
public final class FabricatedTally {
    private FabricatedTally() {}

    /// A pair of which so many characters are shared plainly, inside quotations, and in short passages.
    ///
    /// @param characters of either text beside the shared ones
    public static PairTally pair(long left, long right, int characters, int plain, int quoted, int brief) {
        Tally shared = tally(plain, quoted, brief);
        Tally all = tally(plain + characters, quoted, brief);
        return new PairTally(left, right, 3, 0.5, new PairCounts(all, all, shared, shared, List.of()));
    }

    private static Tally tally(int plain, int quoted, int brief) {
        int[] ways = IntStream.range(0, plain + quoted + brief)
                .map(i -> i < plain
                        ? Tally.FREE
                        : 1 << (i < plain + quoted ? Exclusion.QUOTATION : Exclusion.SHORT).bit())
                .toArray();
        return Tally.of(ways, 0, ways.length);
    }
}

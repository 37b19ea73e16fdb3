package app.likeness.bench;

import app.likeness.fingerprint.neighbours.EqualValues;
import app.likeness.fingerprint.neighbours.HammingNeighbours;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.Locale;
import java.util.Set;
import java.util.function.LongSupplier;

/// All pairs of planted fingerprints within some bits: grouping and searching as the program does it, beside the four
/// bands (up to 3 bits) and comparing one by one (up to 200,000 fingerprints), which must find the same pairs. Prints
/// seconds of processor time of the whole process, garbage collection and compilation included, seconds by the clock,
/// pairs, and the most heap that was used so far; the first line of each kind is cold.
///
/// `java -Xmx600m … app.likeness.bench.NeighbourBenchmark count=10000000 distance=3 times=2 peers=1`
final class NeighbourBenchmark {
    private static final int MOST_ONE_BY_ONE = 200_000;
    private static final int BAND_DISTANCE = 3;

    private final PrintStream out;
    private final long[] fingerprints;
    private final int distance;

    private NeighbourBenchmark(PrintStream out, long[] fingerprints, int distance) {
        this.out = out;
        this.fingerprints = fingerprints;
        this.distance = distance;
    }

    public static void main(String[] args) {
        Arguments arguments = Arguments.of(args, Set.of("count", "distance", "times", "peers", "seed"));
        long[] fingerprints = PlantedFingerprints.of(arguments.number("seed", 1), arguments.number("count", 100_000));
        var benchmark = new NeighbourBenchmark(System.out, fingerprints, arguments.number("distance", BAND_DISTANCE));
        benchmark.run(arguments.number("times", 3), arguments.number("peers", 1) > 0);
    }

    private void run(int times, boolean peers) {
        long found = 0;
        for (int i = 0; i < times; i++) {
            found = measure("chosen", this::chosen);
        }
        for (int i = 0; peers && i < times; i++) {
            if (distance <= BAND_DISTANCE) {
                agree(found, measure("four bands", this::fourBands));
            }
            if (fingerprints.length <= MOST_ONE_BY_ONE) {
                agree(found, measure("one by one", this::oneByOne));
            }
        }
    }

    private static void agree(long found, long other) {
        if (found != other) {
            throw new IllegalStateException("not the same pairs");
        }
    }

    private long measure(String name, LongSupplier search) {
        long clock = System.nanoTime();
        long processor = processor();
        long sum = search.getAsLong();
        out.printf(
                Locale.ROOT,
                "%-10s n=%d k=%d: %.3f s CPU, %.3f s, heap %d MB, pairs' sum %016x%n",
                name,
                fingerprints.length,
                distance,
                (processor() - processor) / 1e9,
                (System.nanoTime() - clock) / 1e9,
                heap() >> 20,
                sum);
        return sum;
    }

    private long chosen() {
        Sum sum = new Sum();
        HammingNeighbours.of(fingerprints).within(distance, () -> false, sum);
        return sum.value;
    }

    private long fourBands() {
        Sum sum = new Sum();
        new FourBands(HammingNeighbours.of(fingerprints).groups()).within(distance, sum);
        return sum.value;
    }

    private long oneByOne() {
        Sum sum = new Sum();
        EqualValues groups = EqualValues.of(fingerprints);
        for (int left = 0; left < groups.groups(); left++) {
            long bits = groups.value(left);
            for (int right = left + 1; right < groups.groups(); right++) {
                int apart = Long.bitCount(bits ^ groups.value(right));
                if (apart <= distance) {
                    sum.neighbours(left, right, apart);
                }
            }
        }
        return sum.value;
    }

    private static long processor() {
        return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
                .getProcessCpuTime();
    }

    /// The most heap that was in use, garbage included.
    private static long heap() {
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP)
                .map(MemoryPoolMXBean::getPeakUsage)
                .mapToLong(usage -> usage.getUsed())
                .sum();
    }

    /// A sum over pairs in which each counts, in whatever order they come.
    private static final class Sum implements HammingNeighbours.Listener {
        private long value;

        @Override
        public void neighbours(int left, int right, int distance) {
            long mixed = ((long) left << 32 | right) * 0x9E3779B97F4A7C15L + distance;
            value += (mixed ^ mixed >>> 29) * 0xBF58476D1CE4E5B9L;
        }
    }
}

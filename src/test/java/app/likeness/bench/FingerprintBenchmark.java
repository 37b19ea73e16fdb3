package app.likeness.bench;

import app.likeness.fingerprint.Grams;
import app.likeness.fingerprint.HammingNeighbours;
import app.likeness.fingerprint.RandomText;
import app.likeness.fingerprint.Selection;
import app.likeness.fingerprint.Winnower;
import app.likeness.text.FoldedText;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// Taking fingerprints of one article of 811 Han characters, and neighbours within 3 bits among many sketches.
///
/// `java -cp … org.openjdk.jmh.Main FingerprintBenchmark`
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class FingerprintBenchmark {
    @State(Scope.Benchmark)
    public static class Article {
        private FoldedText text = FoldedText.of("");

        @Setup
        public void make() {
            text = FoldedText.of(new RandomText(1).han(811));
        }
    }

    @State(Scope.Benchmark)
    public static class Sketches {
        @Param({"17400", "100000"})
        private int size;

        private HammingNeighbours neighbours = HammingNeighbours.of(new long[0]);

        /// A tenth of the sketches lie within 6 bits of another one.
        @Setup
        public void make() {
            Random random = new Random(1);
            long[] sketches = random.longs(size).toArray();
            for (int i = size - size / 10; i < size; i++) {
                sketches[i] = sketches[random.nextInt(i)];
                for (int turned = random.nextInt(7); turned > 0; turned--) {
                    sketches[i] ^= 1L << random.nextInt(64);
                }
            }
            neighbours = HammingNeighbours.of(sketches);
            if (count(3) != count(4, 3)) {
                throw new IllegalStateException("the bands and counting do not agree");
            }
        }

        int count(int distance) {
            return count(distance, distance);
        }

        /// How many pairs are within `most`, found by a search up to `distance`: up to 3 by bands, above by
        /// counting.
        int count(int distance, int most) {
            int[] count = new int[1];
            neighbours.within(distance, () -> false, (left, right, apart) -> count[0] += apart <= most ? 1 : 0);
            return count[0];
        }
    }

    @Benchmark
    public Grams grams(Article article) {
        return Grams.of(article.text);
    }

    @Benchmark
    public Selection winnow(Article article) {
        return Winnower.select(article.text);
    }

    @Benchmark
    public int neighboursByBands(Sketches sketches) {
        return sketches.count(3);
    }

    @Benchmark
    public int neighboursByCounting(Sketches sketches) {
        return sketches.count(4);
    }
}

package app.likeness.bench;

import app.likeness.fingerprint.Grams;
import app.likeness.fingerprint.RandomText;
import app.likeness.fingerprint.Selection;
import app.likeness.fingerprint.Winnower;
import app.likeness.text.FoldedText;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// Taking fingerprints of one article of 811 Han characters.
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

    @Benchmark
    public Grams grams(Article article) {
        return Grams.of(article.text);
    }

    @Benchmark
    public Selection winnow(Article article) {
        return Winnower.select(article.text);
    }
}

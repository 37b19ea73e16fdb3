package app.likeness.bench;

import app.likeness.fingerprint.Fingerprint;
import app.likeness.fingerprint.Fingerprinter;
import app.likeness.fingerprint.Fingerprinters;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.MethodSettings;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.words.JiebaWordSegmenter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/// Taking the fingerprint of 200 generated articles by each method, folding left out; `megabytes` of UTF-8 a second on
/// one thread. Those that count words spend most of it on segmentation.
///
/// `java -cp … org.openjdk.jmh.Main MethodBenchmark`
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class MethodBenchmark {
    @State(Scope.Benchmark)
    public static class Texts {
        @Param({
            "EXACT",
            "SIMHASH_KEYWORDS",
            "SIMHASH_WORDS",
            "SIMHASH_SHINGLES",
            "SIMHASH_CHUNKS",
            "SIMHASH_GRAMS",
            "LONGEST_SENTENCE",
            "LONGEST_SENTENCES",
            "COSINE",
            "MINHASH",
            "WINNOWING"
        })
        private Method method = Method.EXACT;

        private final List<String> texts = new ArrayList<>();
        private final List<FoldedText> folded = new ArrayList<>();
        private Optional<Fingerprinter> fingerprinter = Optional.empty();
        private double bytes;

        @Setup
        public void make() {
            Articles articles = new ChineseNews(1);
            for (int i = 0; i < 200; i++) {
                String text = articles.article(i).text();
                texts.add(text);
                folded.add(FoldedText.of(text));
                bytes += text.getBytes(StandardCharsets.UTF_8).length;
            }
            fingerprinter = Fingerprinters.of(method, JiebaWordSegmenter::new, MethodSettings.STANDARD);
        }
    }

    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Megabytes {
        public double megabytes;

        @Setup(Level.Iteration)
        public void clear() {
            megabytes = 0;
        }
    }

    @Benchmark
    public void fingerprints(Texts given, Megabytes done, Blackhole kept) {
        Fingerprinter fingerprinter = given.fingerprinter.orElseThrow();
        for (int i = 0; i < given.texts.size(); i++) {
            Optional<Fingerprint> fingerprint = fingerprinter.fingerprint(given.texts.get(i), given.folded.get(i));
            kept.consume(fingerprint);
        }
        done.megabytes += given.bytes / 1e6;
    }
}

package app.likeness.bench;

import app.likeness.compare.Comparison;
import app.likeness.compare.PairTally;
import app.likeness.compare.align.Aligner;
import app.likeness.compare.count.ComparedText;
import app.likeness.compare.count.PairVerifier;
import app.likeness.compare.exclude.ExcludedText;
import app.likeness.compare.index.DocumentFingerprints;
import app.likeness.compare.index.GramFrequencies;
import app.likeness.compare.index.LocalEvidence;
import app.likeness.compare.search.CandidateFinder;
import app.likeness.compare.search.Candidates;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.RandomText;
import app.likeness.fingerprint.Sketch;
import app.likeness.text.fold.FoldedText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
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

/// The search for candidates among many documents, in the heap that the product promises to manage with, and the
/// verification and alignment of one pair.
///
/// `java -cp … org.openjdk.jmh.Main CompareBenchmark`
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(value = 1, jvmArgs = "-Xmx512m")
public class CompareBenchmark {
    /// Documents of 75 winnowed hashes; every tenth is an edited copy of another, and each hash in ten is one of
    /// 50,000 phrases that many use.
    @State(Scope.Benchmark)
    public static class Documents {
        @Param({"10000", "100000"})
        private int size;

        private final List<DocumentFingerprints> documents = new ArrayList<>();

        @Setup
        public void make() {
            Random random = new Random(1);
            for (int i = 0; i < size; i++) {
                long[] hashes = random.longs(75).toArray();
                long bits = random.nextLong();
                if (i % 10 == 9) {
                    DocumentFingerprints other = documents.get(random.nextInt(i));
                    for (int kept = 0; kept < 50; kept++) {
                        hashes[kept] = other.hash(kept);
                    }
                    bits = other.sketch().orElseThrow().bits() ^ 1L << random.nextInt(64) ^ 1L << random.nextInt(64);
                }
                for (int phrase = 68; phrase < 75; phrase++) {
                    hashes[phrase] = random.nextInt(50_000) * 0x9E3779B97F4A7C15L;
                }
                Arrays.sort(hashes);
                documents.add(new DocumentFingerprints(i, new Sketch(bits), hashes));
            }
        }
    }

    /// An article of 811 Han characters, the same with every fortieth character changed, and one that only quotes
    /// it.
    @State(Scope.Benchmark)
    public static class Texts {
        private ComparedText article = text(1, "");
        private ComparedText edited = text(2, "");
        private ComparedText quoting = text(3, "");
        private ComparedText other = text(4, "");
        private final PairVerifier verifier = new PairVerifier(LocalEvidence.ofCounted(new GramFrequencies(10)));
        private final Aligner aligner = new Aligner();

        @Setup
        public void make() {
            RandomText random = new RandomText(1);
            String text = random.han(811);
            StringBuilder changed = new StringBuilder(text);
            for (int i = 20; i < changed.length(); i += 40) {
                changed.setCharAt(i, random.han(1).charAt(0));
            }
            article = text(1, text);
            edited = text(2, changed.toString());
            quoting = text(3, random.han(400) + text.substring(300, 400) + random.han(300));
            other = text(4, random.han(811));
        }

        private static ComparedText text(long id, String text) {
            return new ComparedText(id, new ExcludedText(FoldedText.of(text), List.of()), null);
        }
    }

    @Benchmark
    public Candidates candidates(Documents documents) {
        return new CandidateFinder(Set.of(Method.COMBINED), 3).find(documents.documents, () -> false);
    }

    @Benchmark
    public Comparison alignEditedCopy(Texts texts) {
        return texts.aligner.compare(texts.article.folded(), texts.edited.folded());
    }

    @Benchmark
    public Comparison alignQuote(Texts texts) {
        return texts.aligner.compare(texts.article.folded(), texts.quoting.folded());
    }

    @Benchmark
    public Optional<PairTally> rejectOther(Texts texts) {
        return texts.verifier.verify(texts.article, texts.other);
    }
}

package app.likeness.text;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.huaban.analysis.jieba.JiebaSegmenter;
import com.huaban.analysis.jieba.JiebaSegmenter.SegMode;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/// Prints how fast one thread cuts the texts of a folder into words, beside jieba-analysis in the same run: the median
/// of several rounds after warming up, in CPU time of the thread, so that other work on the machine does not count.
///
/// ```
/// mvn test-compile && java -cp target/test-classes:target/classes:target/lib/'*' \
///     app.likeness.text.SegmentationBenchmark assets/samples UTF-8
/// ```
final class SegmentationBenchmark {
    private static final int ROUNDS = 15;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final PrintStream out;
    private final List<String> texts;
    private final double megabytes;

    private SegmentationBenchmark(PrintStream out, List<String> texts) {
        this.out = out;
        this.texts = texts;
        this.megabytes =
                texts.stream().mapToLong(text -> text.getBytes(UTF_8).length).sum() / 1e6;
    }

    /// Measures and prints.
    ///
    /// @param args a folder of text files, and their charset
    public static void main(String[] args) throws IOException {
        long before = usedHeap();
        long start = System.nanoTime();
        JiebaWordSegmenter segmenter = new JiebaWordSegmenter();
        double loadMillis = (System.nanoTime() - start) / 1e6;
        double heap = (usedHeap() - before) / 1e6;
        try (Stream<Path> walk = Files.walk(Path.of(args[0]))) {
            List<String> texts = walk.filter(Files::isRegularFile)
                    .sorted()
                    .map(file -> read(file, Charset.forName(args[1])))
                    .toList();
            new SegmentationBenchmark(System.out, texts).run(segmenter, loadMillis, heap);
        }
    }

    private static String read(Path file, Charset charset) {
        try {
            return new String(Files.readAllBytes(file), charset);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static long usedHeap() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    private void run(JiebaWordSegmenter segmenter, double loadMillis, double heap) {
        out.printf(
                Locale.ROOT,
                "%d texts, %.1f MB of UTF-8; loaded in %.0f ms, %.1f MB of heap%n",
                texts.size(),
                megabytes,
                loadMillis,
                heap);
        PathCutter cutter = WordModel.standard().cutter();
        double ours = measure("words in arrays", text -> {
            char[] characters = text.toCharArray();
            return cutter.cut(characters, characters.length);
        });
        measure("folding alone", text -> FoldedText.of(text).length());
        measure("folding and words", text -> {
            long[] count = {0};
            segmenter.words(text, FoldedText.of(text), (start, end, term, length, idf) -> count[0]++);
            return count[0];
        });
        measure("folding and tokens", text -> segmenter.segment(text).size());
        JiebaSegmenter jieba = new JiebaSegmenter();
        double theirs = measure(
                "jieba-analysis", text -> jieba.process(text, SegMode.SEARCH).size());
        out.printf(Locale.ROOT, "%.1f times jieba-analysis%n", ours / theirs);
    }

    /// Prints and returns megabytes a second.
    private double measure(String name, ToLongFunction<String> cut) {
        double[] seconds = new double[ROUNDS];
        long tokens = 0;
        for (int round = 0; round < ROUNDS; round++) {
            long start = THREADS.getCurrentThreadCpuTime();
            tokens = 0;
            for (String text : texts) {
                tokens += cut.applyAsLong(text);
            }
            seconds[round] = (THREADS.getCurrentThreadCpuTime() - start) / 1e9;
        }
        Arrays.sort(seconds);
        double rate = megabytes / seconds[ROUNDS / 2];
        out.printf(Locale.ROOT, "%-20s %9d tokens %8.3f s %7.1f MB/s%n", name, tokens, seconds[ROUNDS / 2], rate);
        return rate;
    }
}

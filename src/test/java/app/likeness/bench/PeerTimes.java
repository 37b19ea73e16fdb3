package app.likeness.bench;

import app.likeness.text.Attempt;
import app.likeness.text.document.ExtractedText;
import app.likeness.text.extract.TextExtractors;
import app.likeness.text.words.JiebaWordSegmenter;
import com.huaban.analysis.jieba.JiebaSegmenter;
import com.huaban.analysis.jieba.JiebaSegmenter.SegMode;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/// What a scan is measured by: reading the files and nothing else, and cutting texts into words by jieba-analysis and
/// by the program, one thread each.
final class PeerTimes {
    /// Of so many texts the words are cut, first to warm up, then for the clock.
    private static final int TEXTS = 2000;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private PeerTimes() {}

    static void print(PrintStream out, List<Path> folders) throws IOException {
        List<Path> files = new ArrayList<>();
        for (Path folder : folders) {
            try (Stream<Path> walk = Files.walk(folder)) {
                walk.filter(Files::isRegularFile).sorted().forEach(files::add);
            }
        }
        out.printf(Locale.ROOT, "%-24s %9s %9s %9s%n", "one thread", "CPU", "MB/s", "docs/s");
        long bytes = 0;
        long start = THREADS.getCurrentThreadCpuTime();
        for (Path file : files) {
            bytes += Files.readAllBytes(file).length;
        }
        row(out, "reading every file", THREADS.getCurrentThreadCpuTime() - start, bytes, files.size());
        List<String> texts = new ArrayList<>();
        TextExtractors extractors = TextExtractors.standard();
        for (Path file : files.subList(0, Math.min(TEXTS, files.size()))) {
            if (extractors.extract(file) instanceof Attempt.Got<ExtractedText> text) {
                texts.add(text.value().text());
            }
        }
        JiebaSegmenter jieba = new JiebaSegmenter();
        words(
                out,
                "words, jieba-analysis",
                texts,
                text -> jieba.process(text, SegMode.SEARCH).size());
        JiebaWordSegmenter segmenter = new JiebaWordSegmenter();
        words(out, "words, Likeness", texts, text -> segmenter.segment(text).size());
    }

    private static void words(PrintStream out, String name, List<String> texts, ToIntFunction<String> cut) {
        long bytes = texts.stream()
                .mapToLong(text -> text.getBytes(StandardCharsets.UTF_8).length)
                .sum();
        int before = texts.stream().mapToInt(cut).sum();
        long start = THREADS.getCurrentThreadCpuTime();
        int words = texts.stream().mapToInt(cut).sum();
        long time = THREADS.getCurrentThreadCpuTime() - start;
        if (words != before) {
            throw new IllegalStateException(name + ": other words the second time");
        }
        row(out, name, time, bytes, texts.size());
    }

    private static void row(PrintStream out, String name, long nanos, long bytes, int documents) {
        double seconds = nanos / 1e9;
        out.printf(Locale.ROOT, "%-24s %9.3f %9.1f %9.0f%n", name, seconds, bytes / 1e6 / seconds, documents / seconds);
    }
}

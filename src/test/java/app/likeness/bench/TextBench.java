package app.likeness.bench;

import app.likeness.text.Attempt;
import app.likeness.text.SentenceSplitter;
import app.likeness.text.document.ExtractedText;
import app.likeness.text.extract.TextExtractors;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.words.JiebaWordSegmenter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
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
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/// What reading costs, for one document of 200,000 characters: finding its charset, folding, words, sentences. The
/// text is made of common words in a seeded random order.
///
/// `java … org.openjdk.jmh.Main TextBench`
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class TextBench {
    private static final int CHARACTERS = 200_000;

    private static final String CHINESE = "图书馆 今年 延长 了 开放 时间 读者 比 去年 多 三成 的 研究 数据 认为 问题 可以 解决 城区 周末 也 有人 来 借书 ， 。";
    private static final String TRADITIONAL = "圖書館 今年 延長 了 開放 時間 讀者 比 去年 多 三成 的 研究 數據 認為 問題 可以 解決 城區 週末 也 有人 來 借書 ， 。";
    private static final String ENGLISH =
            "the library keeps longer hours this year and people come to borrow books of 2026 , .";

    @Param({"chinese", "traditional", "english"})
    public String language = "";

    private final TextExtractors extractors = TextExtractors.standard();
    private final JiebaWordSegmenter segmenter = new JiebaWordSegmenter();
    private final Path file;
    private String text = "";
    private FoldedText folded = FoldedText.of("");

    public TextBench() {
        try {
            file = Files.createTempFile("likeness-bench", ".txt");
        } catch (IOException e) {
            throw new UncheckedIOException("making the file to read", e);
        }
    }

    @Setup
    public void prepare() throws IOException {
        text = switch (language) {
            case "chinese" -> text(CHINESE, "");
            case "traditional" -> text(TRADITIONAL, "");
            default -> text(ENGLISH, " ");
        };
        folded = FoldedText.of(text);
        String charset = switch (language) {
            case "chinese" -> "GB18030";
            case "traditional" -> "Big5";
            default -> "windows-1252";
        };
        // One character beyond ASCII, or the English text would be UTF-8.
        String content = language.equals("english") ? "«" + text : text;
        Files.write(file, content.getBytes(Charset.forName(charset)));
        if (!(extractors.extract(file) instanceof Attempt.Got<ExtractedText> read)
                || !read.value().charset().equals(charset)) {
            throw new IllegalStateException("read wrongly: " + extractors.extract(file));
        }
    }

    @TearDown
    public void clear() throws IOException {
        Files.delete(file);
    }

    @Benchmark
    public Object extract() {
        return extractors.extract(file);
    }

    @Benchmark
    public Object fold() {
        return FoldedText.of(text);
    }

    @Benchmark
    public Object segment() {
        return segmenter.segment(text, folded);
    }

    @Benchmark
    public Object sentences() {
        return SentenceSplitter.split(text);
    }

    private static String text(String words, String space) {
        String[] stock = words.split(" ", -1);
        Random random = new Random(1);
        StringBuilder text = new StringBuilder();
        while (text.length() < CHARACTERS) {
            text.append(stock[random.nextInt(stock.length)]).append(space);
        }
        return text.toString();
    }
}

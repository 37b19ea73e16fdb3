package app.likeness.bench;

import app.likeness.text.FileBytes;
import app.likeness.text.FileFormat;
import app.likeness.text.ReaderRequest;
import app.likeness.text.ReaderRequest.Wanted;
import app.likeness.text.TextExtractors;
import app.likeness.text.formats.FormatReaders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;

/// Measures how fast the documents of a folder are read, a line a format: through the reader process, by the same
/// reader
/// in this one, and, for PDF, by PDFBox's own text. The first round of each starts processes and warms up.
final class ReadingBenchmark {
    private static final int ROUNDS = 3;

    private ReadingBenchmark() {}

    private static final class Sum {
        private int files;
        private long bytes;
        private long process;
        private long here;
        private long library;
    }

    public static void main(String[] arguments) throws IOException {
        Map<FileFormat, Sum> sums = new TreeMap<>();
        TextExtractors extractors = TextExtractors.standard();
        List<Path> files;
        try (Stream<Path> walk = Files.walk(Path.of(arguments[0]))) {
            files = walk.filter(Files::isRegularFile).sorted().toList();
        }
        for (int round = 0; round <= ROUNDS; round++) {
            for (Path file : files) {
                byte[] content = Files.readAllBytes(file);
                FileFormat format = FileFormat.of(file, content).orElse(FileFormat.ZIP);
                if (format == FileFormat.ZIP) {
                    continue;
                }
                Sum sum = round == 0 ? new Sum() : sums.computeIfAbsent(format, ignored -> new Sum());
                FileBytes bytes = new FileBytes(content);
                long start = System.nanoTime();
                Object read = extractors.extract(file, bytes);
                long middle = System.nanoTime();
                Object same = new FormatReaders().read(new ReaderRequest(format, Wanted.TEXT, List.of(), bytes));
                sum.here += System.nanoTime() - middle;
                sum.process += middle - start;
                sum.library += format == FileFormat.PDF ? plainPdf(content) : 0;
                sum.files += read == same ? 0 : 1;
                sum.bytes += content.length;
            }
        }
        System.out.println("format\tfiles/s\tMB/s\tof the reader's own time\tof PDFBox's time");
        sums.forEach((format, sum) -> System.out.printf(
                Locale.ROOT,
                "%s\t%.0f\t%.1f\t%.2f\t%s%n",
                format,
                sum.files * 1e9 / sum.process,
                sum.bytes * 1e3 / sum.process,
                (double) sum.process / sum.here,
                sum.library == 0 ? "" : String.format(Locale.ROOT, "%.2f", (double) sum.process / sum.library)));
    }

    private static long plainPdf(byte[] content) {
        long start = System.nanoTime();
        try (PDDocument document = Loader.loadPDF(content)) {
            String text = new PDFTextStripper().getText(document);
            return System.nanoTime() - start + (text.isEmpty() ? 1 : 0);
        } catch (IOException | RuntimeException | NoClassDefFoundError damaged) {
            return System.nanoTime() - start;
        }
    }
}

package app.likeness.bench;

import app.likeness.fingerprint.Fingerprint;
import app.likeness.fingerprint.LongestSentences;
import app.likeness.fingerprint.Selection;
import app.likeness.fingerprint.SentenceGroups;
import app.likeness.text.Attempt;
import app.likeness.text.ExtractedText;
import app.likeness.text.FileBytes;
import app.likeness.text.FoldedText;
import app.likeness.text.TextExtractors;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// The method of the five longest sentences alone over folders, on one thread: reading, decoding, folding, the hashes
/// of the sentences and the numbers of the groups, in processor seconds. Once as the process finds it, once warm.
final class SentencesAlone {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final TextExtractors extractors = TextExtractors.standard().withoutMetadata();
    private final LongestSentences method = LongestSentences.five();
    private final SentenceGroups groups = new SentenceGroups();
    private final Map<String, Long> nanos = new LinkedHashMap<>();
    private long mark;
    private long bytes;
    private int texts;

    static void print(PrintStream out, List<Path> folders) throws IOException {
        List<Path> files = new ArrayList<>();
        for (Path folder : folders) {
            try (Stream<Path> walk = Files.walk(folder)) {
                walk.filter(Files::isRegularFile).sorted().forEach(files::add);
            }
        }
        for (String run : List.of("cold", "warm")) {
            SentencesAlone alone = new SentencesAlone();
            files.forEach(alone::file);
            alone.print(out, run);
        }
    }

    private void file(Path path) {
        mark = THREADS.getCurrentThreadCpuTime();
        Attempt<FileBytes> content = TextExtractors.content(path);
        step("read");
        if (!(content instanceof Attempt.Got<FileBytes> file)) {
            return;
        }
        Attempt<ExtractedText> extraction = extractors.extract(path, file.value());
        step("decode");
        if (!(extraction instanceof Attempt.Got<ExtractedText> text)) {
            return;
        }
        FoldedText folded = FoldedText.of(text.value().text());
        step("fold");
        Optional<Fingerprint> sentences = method.fingerprint(text.value().text(), folded);
        step("sentences, hashes");
        if (sentences.orElse(null) instanceof Selection selection) {
            groups.add(selection);
        }
        step("ids");
        bytes += file.value().bytes().length;
        texts++;
    }

    private void step(String name) {
        long now = THREADS.getCurrentThreadCpuTime();
        nanos.merge(name, now - mark, Long::sum);
        mark = now;
    }

    private void print(PrintStream out, String run) {
        nanos.put("all", nanos.values().stream().mapToLong(Long::longValue).sum());
        out.printf(
                Locale.ROOT,
                "%nlongest-sentences alone, %s, one thread: %d texts in %d groups%n%-18s %9s %9s%n",
                run,
                texts,
                groups.next(),
                "step",
                "CPU",
                "MB/s");
        nanos.forEach((name, time) -> out.printf(
                Locale.ROOT, "%-18s %9.3f %9.1f%n", name, time / 1e9, bytes / 1e6 / (Math.max(1, time) / 1e9)));
    }
}

package app.likeness.bench;

import app.likeness.fingerprint.Fingerprint;
import app.likeness.fingerprint.Fingerprinter;
import app.likeness.fingerprint.Fingerprinters;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.MethodSettings;
import app.likeness.fingerprint.Sketch;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.words.JiebaWordSegmenter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/// From which length on the distance of a copy says something: the beginnings of real texts of *n* characters, each
/// against a copy in which a piece of a twentieth of it, in one place, was replaced by a piece of another text, and
/// against the beginning of another text. Per length and method: the middle and the 95th of 100 distances of copies,
/// the share within 3, and the first of 100 distances of unrelated texts.
///
/// `java … app.likeness.bench.ShortTexts FOLDER`.
final class ShortTexts {
    private static final int MOST = 1_000;
    private static final int[] LENGTHS = {50, 100, 200, 300, 400, 500, 800, 1_200, 2_000, 4_000};

    private ShortTexts() {}

    public static void main(String[] args) throws IOException {
        List<String> texts = texts(Path.of(args[0]));
        System.out.printf(
                Locale.ROOT,
                "%-17s %10s %6s %8s %8s %9s %10s%n",
                "method",
                "characters",
                "texts",
                "median",
                "95th",
                "within 3",
                "unrelated");
        var segmenter = new JiebaWordSegmenter();
        for (Method method : List.of(Method.SIMHASH_GRAMS, Method.SIMHASH_WORDS, Method.SIMHASH_KEYWORDS)) {
            Fingerprinter fingerprinter = Fingerprinters.of(method, () -> segmenter, MethodSettings.STANDARD)
                    .orElseThrow();
            for (int length : LENGTHS) {
                row(fingerprinter, texts, length);
            }
        }
    }

    private static List<String> texts(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            List<String> texts = new ArrayList<>();
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                if (texts.size() < 4 * MOST) {
                    texts.add(Files.readString(file, StandardCharsets.UTF_8).strip());
                }
            }
            return texts;
        }
    }

    private static void row(Fingerprinter fingerprinter, List<String> texts, int length) {
        List<String> cut = texts.stream()
                .filter(text -> text.length() >= length)
                .limit(MOST)
                .map(text -> text.substring(0, length))
                .toList();
        Random random = new Random(7);
        List<Integer> copies = new ArrayList<>();
        List<Integer> others = new ArrayList<>();
        for (int i = 0; i < cut.size(); i++) {
            String text = cut.get(i);
            String other = cut.get((i + cut.size() / 2) % cut.size());
            int piece = Math.max(2, length / 20);
            int at = random.nextInt(length - piece);
            String edited = text.substring(0, at) + other.substring(at, at + piece) + text.substring(at + piece);
            add(copies, fingerprinter, text, edited);
            add(others, fingerprinter, text, other);
        }
        if (copies.isEmpty() || others.isEmpty()) {
            System.out.printf(
                    Locale.ROOT, "%-17s %10d none%n", fingerprinter.method().label(), length);
            return;
        }
        int[] sorted = copies.stream().mapToInt(Integer::intValue).sorted().toArray();
        int[] apart = others.stream().mapToInt(Integer::intValue).sorted().toArray();
        System.out.printf(
                Locale.ROOT,
                "%-17s %10d %6d %8d %8d %8.1f%% %10d%n",
                fingerprinter.method().label(),
                length,
                sorted.length,
                sorted[sorted.length / 2],
                sorted[sorted.length * 95 / 100],
                100.0 * Arrays.stream(sorted).filter(each -> each <= 3).count() / sorted.length,
                apart[apart.length / 100]);
    }

    private static void add(List<Integer> distances, Fingerprinter fingerprinter, String left, String right) {
        Optional<Fingerprint> one = fingerprinter.fingerprint(left, FoldedText.of(left));
        Optional<Fingerprint> other = fingerprinter.fingerprint(right, FoldedText.of(right));
        if (one.orElse(null) instanceof Sketch a && other.orElse(null) instanceof Sketch b) {
            distances.add(a.distance(b));
        }
    }
}

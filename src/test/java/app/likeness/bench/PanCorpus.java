package app.likeness.bench;

import app.likeness.bench.PartialCopy.Passage;
import app.likeness.text.Span;
import app.likeness.text.fold.FoldedText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// A PAN 2013 text alignment corpus on the disk: `susp`, `src` and, for each kind of obfuscation, a list of pairs and a
/// folder of annotations, whose offsets count code points.
public final class PanCorpus {
    private static final Pattern FEATURE = Pattern.compile("<feature [^>]*>");
    private static final Pattern NUMBER = Pattern.compile("(\\w+_(?:offset|length))=\"(\\d+)\"");

    private final Path folder;
    private final Map<Path, String> texts = new HashMap<>();
    private final Map<Path, FoldedText> folded = new HashMap<>();
    private final List<Pair> pairs = new ArrayList<>();

    /// Two documents with what the left one took from the right one.
    ///
    /// @param kind `01` to `05`: none, verbatim, random, translated, summarised
    /// @param line of the list of its kind, from 0: even ones were tuned on, odd ones were held out
    public record Pair(String kind, int line, FoldedText left, FoldedText right, List<Passage> passages) {}

    /// Reads all of it into memory.
    public PanCorpus(Path folder) throws IOException {
        this.folder = folder;
        try (Stream<Path> files = Files.list(folder)) {
            for (Path list : files.filter(file -> file.toString().endsWith(".pairs"))
                    .sorted()
                    .toList()) {
                String kind = list.getFileName().toString().replace(".pairs", "");
                List<String> lines = Files.readAllLines(list);
                for (int line = 0; line < lines.size(); line++) {
                    String[] names = lines.get(line).split(" ", -1);
                    pairs.add(pair(kind, line, names[0], names[1]));
                }
            }
        }
    }

    public List<Pair> pairs() {
        return List.copyOf(pairs);
    }

    private Pair pair(String kind, int line, String leftName, String rightName) throws IOException {
        Path left = folder.resolve("susp").resolve(leftName);
        Path right = folder.resolve("src").resolve(rightName);
        List<Passage> passages = new ArrayList<>();
        Path annotation =
                folder.resolve(kind).resolve(leftName.replace(".txt", "-") + rightName.replace(".txt", ".xml"));
        Matcher features = FEATURE.matcher(Files.readString(annotation));
        while (features.find()) {
            Map<String, Integer> numbers = new HashMap<>();
            Matcher number = NUMBER.matcher(features.group());
            while (number.find()) {
                numbers.put(number.group(1), Integer.parseInt(number.group(2)));
            }
            if (numbers.containsKey("source_offset")) {
                passages.add(new Passage(span(text(left), numbers, "this"), span(text(right), numbers, "source")));
            }
        }
        return new Pair(kind.substring(0, 2), line, folded(left), folded(right), passages);
    }

    private static Span span(String text, Map<String, Integer> numbers, String side) {
        int start = text.offsetByCodePoints(0, numbers.getOrDefault(side + "_offset", 0));
        return new Span(start, text.offsetByCodePoints(start, numbers.getOrDefault(side + "_length", 0)));
    }

    private String text(Path file) throws IOException {
        String text = texts.get(file);
        if (text == null) {
            text = Files.readString(file);
            text = text.startsWith("\uFEFF") ? text.substring(1) : text;
            texts.put(file, text);
        }
        return text;
    }

    private FoldedText folded(Path file) throws IOException {
        FoldedText known = folded.get(file);
        if (known == null) {
            known = FoldedText.of(text(file));
            folded.put(file, known);
        }
        return known;
    }
}

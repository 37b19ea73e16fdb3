package app.likeness.bench;

import app.likeness.compare.Comparison;
import app.likeness.compare.Match;
import app.likeness.compare.align.Aligner;
import app.likeness.compare.findings.Stop;
import app.likeness.text.Attempt;
import app.likeness.text.document.ExtractedText;
import app.likeness.text.extract.TextExtractors;
import app.likeness.text.fold.FoldedText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiPredicate;

/// Answers of students that were, or were not, taken from an article (Clough and Stevenson, "Developing a corpus of
/// plagiarised short answers", 2011): whether the product tells them apart, and the four classes as a confusion table.
///
/// `java … app.likeness.bench.AnswersBenchmark FOLDER`, a folder with `truth.csv` (file, task, category) and `docs`.
public final class AnswersBenchmark {
    private static final Path LIST = Path.of("truth.csv");

    /// An answer of which so much is in passages counts as copied: the lowest stop of the product's line.
    private static final double COPIED = Stop.WIDE.share(0);

    /// Of what is in passages the share that is the very same: nearly all of what was cut and pasted, most of what
    /// was lightly revised.
    private static final double CUT = 0.93;

    private static final double LIGHT = 0.72;

    /// By category as written, how many are said to be of each.
    private final Map<Category, Map<Category, Integer>> confusion = new EnumMap<>(Category.class);

    private final List<Answer> compared = new ArrayList<>();

    /// How an answer was written.
    public enum Category {
        NON,
        LIGHT,
        HEAVY,
        CUT
    }

    /// @param share of the answer that is in passages
    private record Answer(String task, Category written, double share) {}

    /// Reads and compares all answers.
    public AnswersBenchmark(Path folder) throws IOException {
        Map<String, FoldedText> originals = new HashMap<>();
        List<String[]> answers = new ArrayList<>();
        for (String line : Files.readAllLines(folder.resolve(LIST))) {
            String[] fields = line.split(",", -1);
            if (fields[2].equals("orig")) {
                originals.put(fields[1], text(folder, fields[0]));
            } else if (!fields[0].equals("file")) {
                answers.add(fields);
            }
        }
        for (String[] answer : answers) {
            FoldedText original = Objects.requireNonNull(originals.get(answer[1]), answer[1]);
            Category category = Category.valueOf(answer[2].toUpperCase(Locale.ROOT));
            Comparison comparison = new Aligner().compare(text(folder, answer[0]), original);
            Category said = category(comparison);
            compared.add(new Answer(answer[1], category, comparison.containmentLeft()));
            confusion
                    .computeIfAbsent(category, none -> new EnumMap<>(Category.class))
                    .merge(said, 1, Integer::sum);
        }
    }

    public static void main(String[] args) throws IOException {
        AnswersBenchmark benchmark = new AnswersBenchmark(Path.of(args[0]));
        System.out.println("written     non  light  heavy    cut");
        for (Category category : Category.values()) {
            System.out.printf(
                    Locale.ROOT,
                    "%-8s %6d %6d %6d %6d%n",
                    category,
                    benchmark.count(category, Category.NON),
                    benchmark.count(category, Category.LIGHT),
                    benchmark.count(category, Category.HEAVY),
                    benchmark.count(category, Category.CUT));
        }
        System.out.printf(
                Locale.ROOT,
                "copied or not %.4f (line from the other tasks: %.4f), honest answers flagged %d, four classes %.4f%n",
                benchmark.copiedOrNot(),
                benchmark.copiedOrNotByOtherTasks(),
                benchmark.flagged(),
                benchmark.fourClasses());
    }

    /// The share of answers of which it is said rightly whether they were copied.
    public double copiedOrNot() {
        return share((written, said) -> (written == Category.NON) == (said == Category.NON));
    }

    /// The same where the line for the answers of each task is the lowest whole percentage that no honest answer of
    /// the other tasks reaches.
    public double copiedOrNotByOtherTasks() {
        long right = compared.stream()
                .filter(each -> (each.written == Category.NON) == (each.share < lineOfOthers(each.task)))
                .count();
        return (double) right / compared.size();
    }

    private double lineOfOthers(String task) {
        double most = compared.stream()
                .filter(each -> each.written == Category.NON && !each.task.equals(task))
                .mapToDouble(Answer::share)
                .max()
                .orElse(0);
        return (Math.floor(100 * most) + 1) / 100;
    }

    /// How many answers that nobody copied are said to be copied.
    public int flagged() {
        return sum((written, said) -> written == Category.NON && said != Category.NON);
    }

    /// The share of answers of which the class is said rightly.
    public double fourClasses() {
        return share((written, said) -> written == said);
    }

    private double share(BiPredicate<Category, Category> counts) {
        return (double) sum(counts) / sum((written, said) -> true);
    }

    private int sum(BiPredicate<Category, Category> counts) {
        int sum = 0;
        for (Category written : Category.values()) {
            for (Category said : Category.values()) {
                sum += counts.test(written, said) ? count(written, said) : 0;
            }
        }
        return sum;
    }

    private int count(Category written, Category said) {
        return confusion.getOrDefault(written, Map.of()).getOrDefault(said, 0);
    }

    private static Category category(Comparison comparison) {
        if (comparison.containmentLeft() < COPIED) {
            return Category.NON;
        }
        int same =
                comparison.matches().stream().mapToInt(Match::sharedCharacters).sum();
        double density = (double) same / comparison.sharedLeft();
        return density >= CUT ? Category.CUT : density >= LIGHT ? Category.LIGHT : Category.HEAVY;
    }

    private static FoldedText text(Path folder, String name) throws IOException {
        Path file = folder.resolve("docs").resolve(name);
        if (TextExtractors.standard().extract(file) instanceof Attempt.Got<ExtractedText> extracted) {
            return FoldedText.of(extracted.value().text());
        }
        throw new IOException("not a text: " + file);
    }
}

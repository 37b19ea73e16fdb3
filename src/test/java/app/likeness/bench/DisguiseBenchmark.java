package app.likeness.bench;

import app.likeness.compare.Comparison;
import app.likeness.compare.Exclusions;
import app.likeness.compare.Match;
import app.likeness.compare.align.Aligner;
import app.likeness.compare.count.CountedComparison;
import app.likeness.compare.exclude.ExcludedText;
import app.likeness.text.Attempt;
import app.likeness.text.FoldKind;
import app.likeness.text.Span;
import app.likeness.text.document.ExtractedText;
import app.likeness.text.extract.TextExtractors;
import app.likeness.text.fold.Fold;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.fold.Folds;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// How many disguised copies of generated articles are found as if they were not disguised, and in how many the
/// disguise is named at its place, kind by kind; and, given a folder of clean texts, how many of them raise an alarm.
///
/// `java … app.likeness.bench.DisguiseBenchmark each=100 seed=1 clean=FOLDER`
public final class DisguiseBenchmark {
    /// What of the original stands in a copy at least that counts as found.
    private static final double FOUND = 0.99;

    private final Aligner aligner = new Aligner();
    private final TextExtractors extractors = TextExtractors.standard();

    /// What was found of one kind.
    ///
    /// @param copies disguised texts
    /// @param found those that are found as copies of the original
    /// @param named those whose folds name the disguise in the place of one trick at least
    public record Result(int copies, int found, int named) {}

    public static void main(String[] args) throws IOException {
        Arguments arguments = Arguments.of(args, Set.of("each", "seed", "clean"));
        PrintStream out = System.out;
        DisguiseBenchmark benchmark = new DisguiseBenchmark();
        int seed = arguments.number("seed", 1);
        for (Articles articles : List.of(new ChineseNews(seed), new EnglishNews(seed))) {
            out.printf(
                    Locale.ROOT,
                    "%-14s %7s %7s %7s%n",
                    articles.getClass().getSimpleName(),
                    "copies",
                    "found",
                    "named");
            for (Disguise kind : Disguise.values()) {
                Result result = benchmark.run(kind, articles, arguments.number("each", 100));
                out.printf(Locale.ROOT, "%-14s %7d %7d %7d%n", kind, result.copies, result.found, result.named);
            }
        }
        if (arguments.has("clean")) {
            benchmark.alarms(out, Path.of(arguments.text("clean")));
        }
    }

    /// Disguises articles 0 to `each` − 1 that have a place for it.
    public Result run(Disguise kind, Articles articles, int each) throws IOException {
        int copies = 0;
        int found = 0;
        int named = 0;
        for (int number = 0; number < each; number++) {
            Article article = articles.article(number);
            Disguised disguised = Disguised.of(kind, article, new Dice(number));
            if (disguised.tricks().isEmpty()) {
                continue;
            }
            String text = kind == Disguise.HIDDEN ? extracted(disguised.text()) : disguised.text();
            FoldedText folded = FoldedText.of(text);
            Comparison comparison = aligner.compare(FoldedText.of(body(kind, article)), folded);
            copies++;
            found += comparison.containmentLeft() >= FOUND ? 1 : 0;
            CountedComparison counted = counted(body(kind, article), comparison, folded);
            List<Fold> folds = new ArrayList<>(Folds.of(text, folded).all());
            folds.addAll(counted.disguisesOfRight());
            folds.addAll(counted.untoldOfRight());
            named += isNamed(disguised, folds) || (kind == Disguise.PUNCTUATION && isNamed(disguised, counted)) ? 1 : 0;
        }
        return new Result(copies, found, named);
    }

    private static CountedComparison counted(String text, Comparison comparison, FoldedText copy) {
        return new CountedComparison(
                comparison, new ExcludedText(FoldedText.of(text), List.of()), new ExcludedText(copy, List.of()));
    }

    /// Whether the reason of a passage says that marks of punctuation are others: a few are no disguise in
    /// themselves.
    private static boolean isNamed(Disguised disguised, CountedComparison counted) {
        List<Match> matches = counted.comparison().matches();
        return IntStream.range(0, matches.size())
                .filter(number -> counted.reason(number, Exclusions.NONE, Optional.empty())
                                .otherMarks()
                        > 0)
                .anyMatch(number ->
                        disguised.tricks().stream().anyMatch(matches.get(number).right()::overlaps));
    }

    /// What a disguised copy is made of: of a page the paragraphs alone.
    private static String body(Disguise kind, Article article) {
        return kind == Disguise.HIDDEN ? String.join("", article.sentences()) : article.text();
    }

    private String extracted(String page) throws IOException {
        Path file = Files.createTempFile("likeness-disguise", ".html");
        try {
            Files.writeString(file, page);
            if (extractors.extract(file) instanceof Attempt.Got<ExtractedText> extracted) {
                return extracted.value().text();
            }
            throw new IllegalStateException("the page was not read");
        } finally {
            Files.delete(file);
        }
    }

    /// Offsets of a page are not those of its text, so there any place will do.
    private static boolean isNamed(Disguised disguised, List<Fold> folds) {
        Set<FoldKind> kinds = names(disguised.kind());
        List<Span> spans = folds.stream()
                .filter(fold -> kinds.contains(fold.kind()))
                .map(Fold::span)
                .toList();
        return disguised.kind() == Disguise.HIDDEN
                ? !spans.isEmpty()
                : disguised.tricks().stream().anyMatch(trick -> spans.stream().anyMatch(trick::overlaps));
    }

    /// What folds call it.
    private static Set<FoldKind> names(Disguise kind) {
        return switch (kind) {
            case ZERO_WIDTH, CONTROL, SOFT_HYPHENS -> EnumSet.of(FoldKind.INVISIBLE);
            case SPACES, DOTS -> EnumSet.of(FoldKind.SPACED);
            case TWINS -> EnumSet.of(FoldKind.LOOK_ALIKE);
            case RADICALS -> EnumSet.of(FoldKind.RADICAL);
            case COMPATIBILITY -> EnumSet.of(FoldKind.COMPATIBILITY, FoldKind.STYLED);
            case TRADITIONAL -> EnumSet.of(FoldKind.SCRIPT);
            case FULL_WIDTH -> EnumSet.of(FoldKind.WIDTH);
            case PUNCTUATION -> EnumSet.of(FoldKind.PUNCTUATION);
            case DIGITS -> EnumSet.of(FoldKind.DIGITS);
            case REVERSED -> EnumSet.of(FoldKind.REVERSED);
            case HIDDEN -> EnumSet.of(FoldKind.HIDDEN);
        };
    }

    private void alarms(PrintStream out, Path folder) throws IOException {
        int texts = 0;
        int alarms = 0;
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                if (extractors.extract(file) instanceof Attempt.Got<ExtractedText> extracted) {
                    String text = extracted.value().text();
                    texts++;
                    alarms += Folds.of(text, FoldedText.of(text)).suspicious().isEmpty() ? 0 : 1;
                }
            }
        }
        out.printf(
                Locale.ROOT, "%d of %d clean texts raise an alarm (%.3f %%)%n", alarms, texts, 100.0 * alarms / texts);
    }
}

package app.likeness.cli;

import app.likeness.cli.given.ExitCode;
import app.likeness.cli.given.Failure;
import app.likeness.cli.given.FileText;
import app.likeness.cli.given.MethodOptions;
import app.likeness.cli.said.Compared;
import app.likeness.cli.said.MethodLikeness;
import app.likeness.cli.said.Terminal;
import app.likeness.compare.Exclusion;
import app.likeness.compare.Exclusions;
import app.likeness.compare.count.CountedComparison;
import app.likeness.compare.exclude.ExcludedText;
import app.likeness.compare.exclude.ExclusionFinder;
import app.likeness.compare.exclude.Templates;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.MethodSettings;
import app.likeness.text.fold.FoldedText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "compare",
        header = "What two files share.",
        customSynopsis = {
            "likeness compare [--json] [--template FILE]… [--leave-out KINDS] LEFT RIGHT",
            "       likeness compare --method NAME [--json] [options] LEFT RIGHT",
            "       likeness compare [--template FILE]… [--leave-out KINDS] --batch LIST --matches OUT"
        },
        description = {
            "",
            "Prints how much of each file also stands in the other, and the passages that they share. Offsets count"
                    + " UTF-16 units of the text that 'likeness extract' writes, the end exclusive."
        },
        footer = {
            "",
            "The table of matches has the columns left, right, left_start, left_end, right_start, right_end, kind (same,"
                    + " edited, reordered or summarised), in the order of the list. A passage of which anything counts is"
                    + " in it, whole; one that is left out altogether is not. A pair that cannot be read is named, and the"
                    + " others are compared."
        })
final class CompareCommand implements Callable<Integer> {
    private final Terminal terminal;
    private final Engine engine;

    @Parameters(arity = "0..2", paramLabel = "LEFT RIGHT", hideParamSyntax = true, description = "The two files.")
    private List<Path> files = List.of();

    @Option(names = "--json", description = "Print all numbers and matches for a program.")
    private boolean json;

    @Option(
            names = "--batch",
            paramLabel = "LIST",
            description = "Compare many pairs; LIST holds two paths a line, with a tab between them.")
    private Optional<Path> batch = Optional.empty();

    @Option(names = "--matches", paramLabel = "OUT.tsv", description = "Where the matches of the batch are written.")
    private Optional<Path> matches = Optional.empty();

    @Option(
            names = "--template",
            paramLabel = "FILE",
            description = "Text that everybody was given; found also where it was edited. May be repeated.")
    private List<Path> templates = List.of();

    @Option(
            names = "--leave-out",
            paramLabel = "KINDS",
            description = "What is left out of the numbers, of what is shared and of all: names with commas between"
                    + " them, of template, quotation (between quotation marks, after > or in a blockquote; a long one with"
                    + " its source named), references (lists of references), short (passages below 40 Han characters or 20"
                    + " words), or none. Default: template.")
    private Exclusions leftOut = Exclusions.of(Exclusion.TEMPLATE);

    @Option(
            names = "--method",
            paramLabel = "NAME",
            description =
                    "How like the two are by this method alone, see 'likeness methods': a likeness in percent, and"
                            + " the Hamming distance where it has one. Nothing is left out of it. Default: combined, which prints"
                            + " what they share.")
    private Method method = Method.COMBINED;

    @Mixin
    private MethodOptions methodOptions = new MethodOptions();

    CompareCommand(Terminal terminal, Engine engine) {
        this.terminal = terminal;
        this.engine = engine;
    }

    @Override
    public Integer call() throws Failure {
        if (batch.isPresent() != matches.isPresent() || (batch.isPresent() && json)) {
            throw usage("--batch LIST and --matches OUT belong together, without --json.");
        }
        if (files.size() != (batch.isPresent() ? 0 : 2)) {
            throw usage("'likeness compare' takes two files, or --batch LIST --matches OUT and no other file.");
        }
        if (leftOut.contains(Exclusion.BOILERPLATE) || leftOut.contains(Exclusion.SAME_AUTHOR)) {
            throw usage("Two files do not tell what many documents share or who wrote them: --leave-out"
                    + " boilerplate and same-author belong to 'likeness scan'.");
        }
        MethodSettings settings = methodOptions.settings();
        if (method != Method.COMBINED && (batch.isPresent() || !templates.isEmpty())) {
            throw usage("--method compares two whole files, without --batch and --template.");
        }
        ExclusionFinder finder = finder();
        if (batch.isPresent() && matches.isPresent()) {
            Exclusions needed = templates.isEmpty() ? leftOut.without(Exclusion.TEMPLATE) : leftOut;
            return new CompareBatch(terminal, engine, finder, needed).run(batch.get(), matches.get());
        }
        FileText left = FileText.of(files.getFirst(), engine.extractors());
        FileText right = FileText.of(files.getLast(), engine.extractors());
        if (method != Method.COMBINED) {
            return likeness(left, right, settings);
        }
        ExcludedText leftText = finder.excluded(left.text(), left.folded());
        ExcludedText rightText = finder.excluded(right.text(), right.folded());
        var counted = new CountedComparison(engine.compare(left.folded(), right.folded()), leftText, rightText);
        var compared = new Compared(left, right, leftText, rightText, counted, leftOut, Engine.distance(left, right));
        try {
            if (json) {
                compared.json(terminal.out());
            } else {
                compared.summary(terminal.out());
            }
        } catch (IOException e) {
            throw new IllegalStateException("a print stream does not throw", e);
        }
        return ExitCode.DONE;
    }

    private int likeness(FileText left, FileText right, MethodSettings settings) throws Failure {
        var likeness = new MethodLikeness(engine.fingerprinter(method, settings), left, right);
        try {
            if (json) {
                likeness.json(terminal.out());
            } else {
                likeness.summary(terminal.out());
            }
        } catch (IOException e) {
            throw new IllegalStateException("a print stream does not throw", e);
        }
        return ExitCode.DONE;
    }

    private ExclusionFinder finder() throws Failure {
        List<FoldedText> folded = new ArrayList<>();
        for (Path template : templates) {
            folded.add(FileText.of(template, engine.extractors()).folded());
        }
        return new ExclusionFinder(new Templates(folded));
    }

    private static Failure usage(String sentence) {
        return new Failure(ExitCode.USAGE, sentence + " See: likeness compare --help.");
    }
}

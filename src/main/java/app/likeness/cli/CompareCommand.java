package app.likeness.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "compare",
        header = "What two files share.",
        customSynopsis = {"likeness compare [--json] LEFT RIGHT", "       likeness compare --batch LIST --matches OUT"},
        description = {
            "",
            "Prints how much of each file also stands in the other, and the passages that they share. Offsets count"
                    + " UTF-16 units of the text that 'likeness extract' writes, the end exclusive."
        },
        footer = {
            "",
            "The table of matches has the columns left, right, left_start, left_end, right_start, right_end, kind (same,"
                    + " edited or moved), in the order of the list. A pair that cannot be read is named, and the others"
                    + " are compared."
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
        if (batch.isPresent() && matches.isPresent()) {
            return new CompareBatch(terminal, engine).run(batch.get(), matches.get());
        }
        FileText left = FileText.of(files.getFirst(), engine.extractors());
        FileText right = FileText.of(files.getLast(), engine.extractors());
        var compared = new Compared(left, right, engine.compare(left.folded(), right.folded()), distance(left, right));
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

    private int distance(FileText left, FileText right) {
        return engine.distance(left, right);
    }

    private static Failure usage(String sentence) {
        return new Failure(ExitCode.USAGE, sentence + " See: likeness compare --help.");
    }
}

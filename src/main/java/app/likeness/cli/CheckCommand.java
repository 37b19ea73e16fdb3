package app.likeness.cli;

import app.likeness.cli.given.ExitCode;
import app.likeness.cli.given.Failure;
import app.likeness.cli.given.FileText;
import app.likeness.cli.said.Terminal;
import app.likeness.cli.said.Tsv;
import app.likeness.report.names.PathNames;
import app.likeness.report.words.Figures;
import app.likeness.scan.ask.Check;
import app.likeness.scan.ask.NearDocuments;
import app.likeness.scan.ask.SketchCheck;
import app.likeness.scan.progress.ScanOptions;
import app.likeness.store.Corpus;
import app.likeness.store.kept.CorpusException;
import app.likeness.text.document.ExtractedText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "check",
        header = "What in the corpus is like these files (nothing is added).",
        customSynopsis = "likeness check --corpus FILE [options] FILE…",
        description = {
            "",
            "Looks the files up in a corpus that a scan has kept, and prints a table with a line for each document that"
                    + " is like one of them: document, found, containment, resemblance, distance, band."
        },
        footer = {
            "",
            "The lines are in the order of the files; those of one file begin with the document in which most of it"
                    + " stands. containment is the share of the file that also stands in the document, distance the"
                    + " Hamming distance of the default SimHash, empty for a text too short to have one. A file that"
                    + " cannot be read is named, and the others are checked.",
            "",
            "Exit codes: 0 done; 2 wrong usage; 3 nothing could be read, or the corpus is missing, in use or unreadable;"
                    + " 4 the output could not be written."
        })
final class CheckCommand implements Callable<Integer> {
    private final Terminal terminal;
    private final Engine engine;

    @Parameters(arity = "1..*", paramLabel = "FILE…", hideParamSyntax = true, description = "The files to check.")
    private List<Path> files = List.of();

    @Option(
            names = "--corpus",
            required = true,
            paramLabel = "FILE",
            description = "The corpus that 'likeness scan --corpus FILE' has kept.")
    private Path corpus = Path.of("");

    @Option(
            names = "--distance",
            paramLabel = "K",
            description = "Ask the fingerprints alone: whatever is within this Hamming distance of the file, 0 to "
                    + NearDocuments.LARGEST_DISTANCE
                    + ", the hundred nearest, with what they share. It is quick, and finds no passage in another text.")
    private Optional<Integer> distance = Optional.empty();

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many threads make the index, if the corpus has none. Default: one for each processor.")
    private int threads = ScanOptions.standard().threads();

    CheckCommand(Terminal terminal, Engine engine) {
        this.terminal = terminal;
        this.engine = engine;
    }

    @Override
    public Integer call() throws Failure {
        if (threads < 1) {
            throw new Failure(ExitCode.USAGE, "--threads must be at least 1, not " + threads + ".");
        }
        if (distance.isPresent() && (distance.get() < 0 || distance.get() > NearDocuments.LARGEST_DISTANCE)) {
            throw new Failure(
                    ExitCode.USAGE,
                    "--distance must be from 0 to " + NearDocuments.LARGEST_DISTANCE + ", not " + distance.get() + ".");
        }
        try (Corpus opened = CorpusFiles.open(corpus)) {
            if (distance.isPresent()) {
                try (SketchCheck check = new SketchCheck(opened, distance.get())) {
                    return check(
                            check::of, " further documents are as near or farther; a smaller --distance finds fewer.");
                }
            }
            try (Check check = new Check(opened, threads)) {
                return check(check::of, " weak proposals were not verified; a hundred are stronger.");
            }
        } catch (CorpusException e) {
            throw Failure.of(e);
        } catch (IOException e) {
            throw new IllegalStateException("a print stream does not throw", e);
        }
    }

    /// What is like a text.
    private interface Asked {
        Check.Answer of(String text) throws CorpusException;
    }

    private int check(Asked check, String further) throws CorpusException, IOException {
        var tsv = new Tsv(terminal.out(), "document", "found", "containment", "resemblance", "distance", "band");
        var names = new PathNames(Path.of("").toAbsolutePath(), List.of());
        boolean any = false;
        for (Path file : files) {
            try {
                ExtractedText text = FileText.read(file, engine.extractors());
                write(file, check.of(text.text()), further, names, tsv);
                any = true;
            } catch (Failure unreadable) {
                terminal.err().println(unreadable.getMessage());
            }
        }
        return any ? ExitCode.DONE : ExitCode.UNREADABLE;
    }

    private void write(Path file, Check.Answer answer, String further, PathNames names, Tsv tsv) throws IOException {
        for (Check.Found found : answer.found()) {
            tsv.line(
                    file.toString(),
                    names.of(found.path()),
                    Figures.fourDecimals(found.pair().containmentLeft()),
                    Figures.fourDecimals(found.pair().resemblance()),
                    found.pair().distance() < 0
                            ? ""
                            : Integer.toString(found.pair().distance()),
                    found.pair().band().label());
        }
        if (answer.leftOut() > 0) {
            terminal.err().println(PathNames.escape(file.toString()) + ": " + answer.leftOut() + further);
        }
    }
}

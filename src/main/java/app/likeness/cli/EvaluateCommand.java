package app.likeness.cli;

import app.likeness.cli.given.ExitCode;
import app.likeness.cli.given.Failure;
import app.likeness.cli.given.LabelledPairs;
import app.likeness.cli.given.MethodOptions;
import app.likeness.cli.said.Progress;
import app.likeness.cli.said.Quiet;
import app.likeness.cli.said.Terminal;
import app.likeness.cli.said.Tsv;
import app.likeness.compare.findings.Findings;
import app.likeness.evaluate.Curve;
import app.likeness.evaluate.CurveTable;
import app.likeness.fingerprint.MethodSettings;
import app.likeness.report.names.PathNames;
import app.likeness.scan.Scan;
import app.likeness.scan.progress.ScanListener;
import app.likeness.scan.progress.ScanOptions;
import app.likeness.scan.progress.ScanSummary;
import app.likeness.scan.study.Evaluation;
import app.likeness.store.Corpus;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "evaluate",
        header = "Precision and recall of every method over its thresholds, as TSV.",
        customSynopsis = "likeness evaluate --truth TSV [options] ROOT…",
        description = {
            "",
            "Reads the folders, takes the fingerprints of every method, looks at every pair of documents, and prints a"
                    + " line for each method and threshold: method, threshold, right, wrong, recall, precision, f1."
        },
        footer = {
            "",
            "The truth names known pairs in the columns left and right, as paths from the working directory or from a"
                    + " ROOT. Without a column related each line is a related pair, and all other pairs are not"
                    + " related. With it (yes or no), pairs that have no line are not counted.",
            "",
            "threshold is a Hamming distance at most for the simhash methods of 64 bits (0 to 32), a number of common"
                    + " hashes at least for longest-sentences, and a share from 1 to 0 at least for the others."
                    + " combined has the share of the shorter text that also stands in the other, as in a scan.",
            "",
            "Every pair is looked at, so the time grows with the square of the documents: 1,500 take seconds, 15,000"
                    + " minutes.",
            "",
            "Exit codes: 0 done; 2 wrong usage; 3 nothing could be read, or the truth cannot be used; 130 stopped."
        })
final class EvaluateCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(
            arity = "1..*",
            paramLabel = "ROOT…",
            hideParamSyntax = true,
            description = "The folders and files whose pairs are known.")
    private List<Path> roots = List.of();

    @Option(names = "--truth", required = true, paramLabel = "TSV", description = "The known pairs.")
    private Path truth = Path.of("");

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many threads read and compare. Default: one for each processor.")
    private int threads = ScanOptions.standard().threads();

    @Option(names = "--quiet", description = "No progress.")
    private boolean quiet;

    @Mixin
    private MethodOptions methodOptions = new MethodOptions();

    EvaluateCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws Failure {
        if (threads < 1) {
            throw new Failure(ExitCode.USAGE, "--threads must be at least 1, not " + threads + ".");
        }
        MethodSettings settings = methodOptions.settings();
        for (Path path : roots) {
            if (!Files.exists(path)) {
                throw new Failure(
                        ExitCode.UNREADABLE,
                        "Cannot find " + PathNames.escape(path.toString())
                                + ": no folder or file has this name. Check the path and try again.");
            }
        }
        try (Interrupt interrupt = new Interrupt(terminal.err());
                Corpus corpus = Corpus.temporary()) {
            return evaluate(corpus, settings, interrupt);
        } catch (CorpusException e) {
            throw Failure.of(e);
        } catch (CancellationException e) {
            return ExitCode.STOPPED;
        } catch (IOException e) {
            throw new IllegalStateException("a print stream does not throw", e);
        }
    }

    private int evaluate(Corpus corpus, MethodSettings settings, Interrupt interrupt)
            throws CorpusException, Failure, IOException {
        var progress = new Progress(terminal, interrupt::requested, System::nanoTime);
        ScanListener listener = quiet ? new Quiet(interrupt::requested) : progress;
        ScanOptions standard = ScanOptions.standard();
        ScanSummary summary;
        try {
            summary = new Scan(
                            corpus,
                            new ScanOptions(standard.methods(), standard.distance(), standard.likeness(), 0, threads))
                    .run(
                            roots.stream()
                                    .map(path -> new Root(path.toAbsolutePath().normalize(), Role.CHECK))
                                    .toList(),
                            List.of(),
                            listener);
        } finally {
            progress.clear();
        }
        if (summary.stopped()) {
            return ExitCode.STOPPED;
        }
        if (summary.documents() == 0) {
            throw new Failure(ExitCode.UNREADABLE, "Nothing could be read: none of the files holds text that is read.");
        }
        try (CorpusReader reader = corpus.reader()) {
            Findings findings = reader.findings();
            LabelledPairs.Known known = LabelledPairs.read(truth, roots, findings.documents());
            warn(known);
            write(new Evaluation(reader, threads, settings, interrupt::requested).curves(findings, known.truth()));
        }
        return ExitCode.DONE;
    }

    private void warn(LabelledPairs.Known known) throws Failure {
        if (known.truth().related() == 0) {
            throw new Failure(
                    ExitCode.UNREADABLE,
                    "Cannot use " + PathNames.escape(truth.toString())
                            + ": it names no related pair of documents that were read. Its paths are meant from here or"
                            + " from the folders given.");
        }
        known.firstUnknown()
                .ifPresent(name -> terminal.err()
                        .println(known.unknown() + (known.unknown() == 1 ? " line names" : " lines name")
                                + " a document that was not read, such as " + name + "."));
    }

    private void write(List<Curve> curves) throws IOException {
        var tsv = new Tsv(terminal.out(), CurveTable.COLUMNS.toArray(String[]::new));
        for (List<String> row : CurveTable.rows(curves)) {
            tsv.line(row.toArray(String[]::new));
        }
        terminal.out().flush();
    }
}

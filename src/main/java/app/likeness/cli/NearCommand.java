package app.likeness.cli;

import app.likeness.cli.given.ExitCode;
import app.likeness.cli.given.Failure;
import app.likeness.cli.given.FileText;
import app.likeness.cli.said.Terminal;
import app.likeness.cli.said.Tsv;
import app.likeness.fingerprint.SimHashGrams;
import app.likeness.fingerprint.Sketch;
import app.likeness.report.names.PathNames;
import app.likeness.scan.ask.NearDocuments;
import app.likeness.store.Corpus;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "near",
        header = "What in the corpus is near these files by fingerprint (nothing is added).",
        customSynopsis = "likeness near --corpus FILE [options] FILE…",
        description = {
            "",
            "Looks the default SimHash of each file up in the bands that a corpus keeps, and prints a table with a line"
                    + " for each document within some bits of it: document, found, distance, bands."
        },
        footer = {
            "",
            "The lines are in the order of the files; those of one file begin with the nearest document, and a thousand"
                    + " are printed at most. distance is the number of the 64 bits that differ, bands how many of the"
                    + " four parts of 16 bits are the same. A distance says that two texts may be alike; what they share"
                    + " says 'likeness check'. A file that cannot be read, or is too short for a SimHash, is named, and"
                    + " the others are looked up.",
            "",
            "Exit codes: 0 done; 2 wrong usage; 3 nothing could be read, or the corpus is missing, in use or unreadable;"
                    + " 4 the output could not be written."
        })
final class NearCommand implements Callable<Integer> {
    private final Terminal terminal;
    private final Engine engine;

    @Parameters(arity = "1..*", paramLabel = "FILE…", hideParamSyntax = true, description = "The files to look up.")
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
            description = "How many bits may differ, 0 to " + NearDocuments.LARGEST_DISTANCE + ". Default: 3.")
    private int distance = CorpusReader.BAND_DISTANCE;

    NearCommand(Terminal terminal, Engine engine) {
        this.terminal = terminal;
        this.engine = engine;
    }

    @Override
    public Integer call() throws Failure {
        if (distance < 0 || distance > NearDocuments.LARGEST_DISTANCE) {
            throw new Failure(
                    ExitCode.USAGE,
                    "--distance must be in 0 to " + NearDocuments.LARGEST_DISTANCE + ", not " + distance + ".");
        }
        try (Corpus opened = CorpusFiles.open(corpus)) {
            NearDocuments.prepare(opened, () -> {});
            try (CorpusReader reader = opened.reader()) {
                return look(reader);
            }
        } catch (CorpusException e) {
            throw Failure.of(e);
        } catch (IOException e) {
            throw new IllegalStateException("a print stream does not throw", e);
        }
    }

    private int look(CorpusReader reader) throws CorpusException, IOException {
        var tsv = new Tsv(terminal.out(), "document", "found", "distance", "bands");
        var names = new PathNames(Path.of("").toAbsolutePath(), List.of());
        boolean any = false;
        for (Path file : files) {
            try {
                Optional<Sketch> sketch = SimHashGrams.sketch(
                        FileText.of(file, engine.extractors()).folded());
                any = true;
                if (sketch.isEmpty()) {
                    terminal.err()
                            .println(PathNames.escape(file.toString()) + ": the text is too short for a SimHash, so"
                                    + " nothing is near it.");
                } else {
                    write(file, sketch.get(), NearDocuments.of(reader, sketch.get(), distance), names, tsv);
                }
            } catch (Failure unreadable) {
                terminal.err().println(unreadable.getMessage());
            }
        }
        return any ? ExitCode.DONE : ExitCode.UNREADABLE;
    }

    private void write(Path file, Sketch sketch, NearDocuments.Answer answer, PathNames names, Tsv tsv)
            throws IOException {
        for (NearDocuments.Near near : answer.nearest()) {
            tsv.line(
                    file.toString(),
                    names.of(near.path()),
                    Integer.toString(near.found().distance()),
                    Integer.toString(near.found().equalBands(sketch)));
        }
        if (answer.further() > 0) {
            terminal.err()
                    .println(PathNames.escape(file.toString()) + ": " + answer.further()
                            + " further documents are as near or farther; a smaller --distance finds fewer.");
        }
    }
}

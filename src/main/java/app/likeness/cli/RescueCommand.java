package app.likeness.cli;

import app.likeness.cli.given.ExitCode;
import app.likeness.cli.given.Failure;
import app.likeness.cli.said.Progress;
import app.likeness.cli.said.Terminal;
import app.likeness.report.names.PathNames;
import app.likeness.scan.Scan;
import app.likeness.scan.progress.ScanOptions;
import app.likeness.scan.progress.ScanSummary;
import app.likeness.store.Corpus;
import app.likeness.store.CorpusReader;
import app.likeness.store.VerdictStore;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.CorpusException.Reason;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "rescue",
        header = "Makes a corpus anew that is lost or cannot be read, with all verdicts.",
        customSynopsis = "likeness rescue --corpus FILE [FOLDER…]",
        description = {
            "",
            "Beside a corpus in which somebody decided something stands a text file with every verdict, note and label, and"
                    + " with the folders. Where the corpus can be read, it is left as it is. Otherwise its file is put"
                    + " aside, never deleted, the folders are scanned anew, and everything that was decided is in the new"
                    + " one."
        },
        footer = {
            "",
            "Exit codes: 0 done; 2 wrong usage; 3 nothing can be read, or the corpus is in use; 130 stopped by the user,"
                    + " and what was read is kept."
        })
final class RescueCommand implements Callable<Integer> {
    /// What another file in its place helps against.
    private static final EnumSet<Reason> DAMAGED = EnumSet.of(Reason.NOT_A_CORPUS, Reason.FAILED);

    private final Terminal terminal;

    @Parameters(
            arity = "0..*",
            paramLabel = "FOLDER…",
            hideParamSyntax = true,
            description = "The folders and files of the corpus. Default: those that are noted beside it.")
    private List<Path> folders = List.of();

    @Option(names = "--corpus", required = true, paramLabel = "FILE", description = "The corpus.")
    private Path corpus = Path.of("");

    RescueCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws Failure {
        String name = PathNames.escape(corpus.toString());
        try {
            if (Corpus.exists(corpus)) {
                Optional<Content> content = content();
                if (content.isPresent()) {
                    terminal.out().println(name + " can be read and stays as it is: " + content.get() + ".");
                    return ExitCode.DONE;
                }
            }
            List<Root> roots = roots();
            Optional<Path> aside = Corpus.putAside(corpus);
            aside.ifPresent(path ->
                    terminal.out().println("What could not be read is now " + PathNames.escape(path.toString()) + "."));
            return scan(roots, name);
        } catch (CorpusException e) {
            throw Failure.of(e);
        }
    }

    private record Content(int documents, int verdicts) {
        static Content of(Corpus corpus) throws CorpusException {
            try (CorpusReader reader = corpus.reader();
                    VerdictStore store = corpus.verdicts()) {
                for (long document : reader.ids()) {
                    reader.text(document);
                }
                return new Content(reader.documents(), store.journal().size());
            }
        }

        @Override
        public String toString() {
            return documents
                    + (documents == 1 ? " document, " : " documents, ")
                    + verdicts
                    + (verdicts == 1 ? " verdict" : " verdicts");
        }
    }

    /// What stands in the corpus; empty where it is damaged.
    private Optional<Content> content() throws CorpusException {
        try (Corpus opened = Corpus.open(corpus)) {
            return Optional.of(Content.of(opened));
        } catch (CorpusException e) {
            if (DAMAGED.contains(e.reason())) {
                return Optional.empty();
            }
            throw e;
        }
    }

    private List<Root> roots() throws CorpusException, Failure {
        List<Root> roots = folders.isEmpty()
                ? Corpus.notedRoots(corpus)
                : folders.stream()
                        .map(path -> new Root(path.toAbsolutePath().normalize(), Role.CHECK))
                        .toList();
        if (roots.isEmpty()) {
            throw new Failure(
                    ExitCode.USAGE,
                    "Nothing beside the corpus says which folders it was of. Name them: likeness rescue --corpus FILE"
                            + " FOLDER.");
        }
        for (Root root : roots) {
            if (!Files.exists(root.path())) {
                throw new Failure(
                        ExitCode.UNREADABLE,
                        "Cannot find " + PathNames.escape(root.path().toString())
                                + ": no folder or file has this name. Nothing was changed.");
            }
        }
        return roots;
    }

    private int scan(List<Root> roots, String name) throws CorpusException {
        try (Interrupt interrupt = new Interrupt(terminal.err());
                Corpus made = Corpus.open(corpus)) {
            ScanSummary summary = new Scan(made, ScanOptions.standard())
                    .run(roots, new Progress(terminal, interrupt::requested, System::nanoTime));
            terminal.out().println(name + " is made anew: " + Content.of(made) + ".");
            return summary.stopped() ? ExitCode.STOPPED : ExitCode.DONE;
        }
    }
}

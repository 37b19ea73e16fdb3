package app.likeness.cli;

import app.likeness.cli.given.ExitCode;
import app.likeness.cli.given.Failure;
import app.likeness.cli.said.Terminal;
import app.likeness.report.manifest.Manifest;
import app.likeness.report.manifest.Manifest.PairEntry;
import app.likeness.report.manifest.Manifest.TextEntry;
import app.likeness.report.manifest.ManifestReader;
import app.likeness.report.manifest.Recount;
import app.likeness.report.manifest.Sha256;
import app.likeness.report.names.PathNames;
import app.likeness.text.fold.FoldedText;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "verify",
        header = "Whether the numbers of a report come out again from the files.",
        customSynopsis = "likeness verify MANIFEST ROOT…",
        description = {
            "",
            "MANIFEST is the file REPORT.manifest.json that was written beside the report. Reads the files in the given"
                    + " folders and archives again, wherever in them they stand now, and counts every pair again."
        },
        footer = {
            "",
            "Says of each file that is not as it was whether it changed, is gone, or is read as another text, and of"
                    + " each pair whose numbers do not come out again which one it is. What the manifest says was left out"
                    + " by right is taken from it. Exit code 0 where everything holds, otherwise 5."
        })
final class VerifyCommand implements Callable<Integer> {
    private final Terminal terminal;
    private final Engine engine;

    @Parameters(index = "0", paramLabel = "MANIFEST", description = "The manifest beside the report.")
    private Path file = Path.of("");

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "ROOT", description = "Where the files are now.")
    private List<Path> roots = List.of();

    /// What became of a pair.
    private enum Outcome {
        HOLDS,
        HOLDS_NOT,
        UNKNOWN
    }

    VerifyCommand(Terminal terminal, Engine engine) {
        this.terminal = terminal;
        this.engine = engine;
    }

    @Override
    public Integer call() throws Failure {
        Manifest manifest = manifest();
        boolean isSound = aboutManifest(manifest);
        isSound &= aboutReport(manifest);
        var files = new VerifiedFiles(roots, engine.extractors());
        List<VerifiedFiles.Found> found = new ArrayList<>();
        for (TextEntry entry : manifest.documents()) {
            found.add(files.find(entry));
        }
        isSound &= aboutFiles(manifest, found);
        isSound &= aboutPairs(manifest, found);
        return isSound ? ExitCode.DONE : ExitCode.HOLDS_NOT;
    }

    private Manifest manifest() throws Failure {
        for (Path root : roots) {
            if (!Files.exists(root)) {
                throw new Failure(
                        ExitCode.UNREADABLE,
                        "Cannot find " + shown(root) + ": no folder or file has this name. Check the path.");
            }
        }
        try {
            Optional<Manifest> read = ManifestReader.read(Files.readString(file));
            return read.orElseThrow(() -> new Failure(
                    ExitCode.UNREADABLE,
                    "Cannot read " + shown(file)
                            + ": it is no manifest, or one of another version of Likeness. Name the file that was written"
                            + " beside the report, or verify it with the version that its first lines name."));
        } catch (IOException e) {
            throw new Failure(
                    ExitCode.UNREADABLE, "Cannot read " + shown(file) + ": it cannot be opened. Check the path.");
        }
    }

    private boolean aboutManifest(Manifest manifest) {
        out().println(
                        manifest.isWhole()
                                ? "Manifest: as it was written by " + manifest.program() + "."
                                : "Manifest: changed since it was written by " + manifest.program()
                                        + "; what it says may not be what was counted.");
        if (manifest.folding() != FoldedText.VERSION) {
            out().println("It was counted by another rule (" + manifest.folding() + ") than this program's ("
                    + FoldedText.VERSION + "): numbers may differ although no file changed.");
        }
        return manifest.isWhole();
    }

    private boolean aboutReport(Manifest manifest) {
        String name = PathNames.escape(manifest.report().name());
        try {
            Path report = file.toAbsolutePath().resolveSibling(manifest.report().name());
            if (!Files.exists(report)) {
                out().println("Report: " + name + " does not stand beside the manifest.");
                return true;
            }
            boolean isSame = Sha256.of(report).equals(manifest.report().sha256());
            out().println("Report: " + name + (isSame ? " is as it was written." : " changed since it was written."));
            return isSame;
        } catch (IOException e) {
            out().println("Report: " + name + " cannot be opened.");
            return false;
        }
    }

    private boolean aboutFiles(Manifest manifest, List<VerifiedFiles.Found> found) {
        Map<VerifiedFiles.State, Integer> counts = new EnumMap<>(VerifiedFiles.State.class);
        found.forEach(each -> counts.merge(each.state(), 1, Integer::sum));
        out().println("Files: " + manifest.documents().size() + " in the report, "
                + counts.getOrDefault(VerifiedFiles.State.SAME, 0) + " as they were, "
                + counts.getOrDefault(VerifiedFiles.State.CHANGED, 0) + " changed, "
                + counts.getOrDefault(VerifiedFiles.State.READ_OTHERWISE, 0) + " read as another text, "
                + counts.getOrDefault(VerifiedFiles.State.GONE, 0) + " gone.");
        for (int i = 0; i < found.size(); i++) {
            String name = PathNames.escape(manifest.documents().get(i).name());
            switch (found.get(i).state()) {
                case SAME -> {}
                case CHANGED -> out().println("  changed: " + name);
                case READ_OTHERWISE -> out().println("  read as another text: " + name);
                case GONE -> out().println("  gone: " + name);
            }
        }
        return counts.getOrDefault(VerifiedFiles.State.SAME, 0) == found.size();
    }

    private boolean aboutPairs(Manifest manifest, List<VerifiedFiles.Found> found) {
        var recount = new Recount(manifest);
        Map<Outcome, Integer> counts = new EnumMap<>(Outcome.class);
        List<String> lines = new ArrayList<>();
        for (PairEntry pair : manifest.pairs()) {
            Outcome outcome = outcome(recount, pair, found);
            counts.merge(outcome, 1, Integer::sum);
            if (outcome == Outcome.HOLDS_NOT) {
                lines.add("  does not hold: " + name(manifest, pair.left()) + " ("
                        + pair.stated().getFirst() + "), " + name(manifest, pair.right()) + " ("
                        + pair.stated().getLast() + ")");
            }
        }
        out().println("Pairs: " + manifest.pairs().size() + " in the manifest, "
                + counts.getOrDefault(Outcome.HOLDS, 0) + " counted again and the same, "
                + counts.getOrDefault(Outcome.HOLDS_NOT, 0) + " that do not hold, "
                + counts.getOrDefault(Outcome.UNKNOWN, 0) + " that cannot be counted again.");
        lines.forEach(out()::println);
        return counts.getOrDefault(Outcome.HOLDS, 0) == manifest.pairs().size();
    }

    private static Outcome outcome(Recount recount, PairEntry pair, List<VerifiedFiles.Found> found) {
        Optional<String> left = found.get(pair.left()).text();
        Optional<String> right = found.get(pair.right()).text();
        if (left.isEmpty() || right.isEmpty()) {
            return Outcome.UNKNOWN;
        }
        return recount.holds(pair, left.get(), right.get()) ? Outcome.HOLDS : Outcome.HOLDS_NOT;
    }

    private static String name(Manifest manifest, int place) {
        return PathNames.escape(manifest.documents().get(place).name());
    }

    private static String shown(Path path) {
        return PathNames.escape(path.toString());
    }

    private PrintStream out() {
        return terminal.out();
    }
}

package app.likeness.cli;

import app.likeness.cli.given.ExitCode;
import app.likeness.cli.given.Failure;
import app.likeness.cli.given.FileText;
import app.likeness.cli.said.Terminal;
import app.likeness.cli.said.Tsv;
import app.likeness.compare.Comparison;
import app.likeness.compare.Exclusions;
import app.likeness.compare.Match;
import app.likeness.compare.count.CountedComparison;
import app.likeness.compare.exclude.ExclusionFinder;
import app.likeness.report.content.OutputFile;
import app.likeness.report.content.ReportException;
import app.likeness.report.names.PathNames;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// Compares the pairs of a list one after the other. A file that stands in many pairs is read and folded once, as
/// long as the texts that are kept for that do not grow past [#KEPT_CHARACTERS].
final class CompareBatch {
    private static final long KEPT_CHARACTERS = 8_000_000;

    private final Terminal terminal;
    private final Engine engine;
    private final ExclusionFinder finder;
    private final Exclusions leftOut;
    private final Map<String, FileText> kept = new LinkedHashMap<>(16, 0.75f, true);
    private long keptCharacters;
    private int compared;
    private int failed;

    /// @param leftOut a passage of which nothing counts is not written
    CompareBatch(Terminal terminal, Engine engine, ExclusionFinder finder, Exclusions leftOut) {
        this.terminal = terminal;
        this.engine = engine;
        this.finder = finder;
        this.leftOut = leftOut;
    }

    /// Writes the matches of the pairs in `list` to `out`.
    int run(Path list, Path out) throws Failure {
        List<String> lines = read(list);
        try (Interrupt interrupt = new Interrupt(terminal.err())) {
            OutputFile.check(out);
            OutputFile.write(out, writer -> {
                var tsv =
                        new Tsv(writer, "left", "right", "left_start", "left_end", "right_start", "right_end", "kind");
                for (int i = 0; i < lines.size() && !interrupt.requested(); i++) {
                    line(lines.get(i), i + 1, tsv);
                }
            });
            terminal.out().print(summary());
            terminal.out().flush();
            return interrupt.requested()
                    ? ExitCode.STOPPED
                    : compared == 0 && failed > 0 ? ExitCode.UNREADABLE : ExitCode.DONE;
        } catch (ReportException e) {
            throw Failure.of(e);
        }
    }

    private static List<String> read(Path list) throws Failure {
        String name = PathNames.escape(list.toString());
        try {
            String text = Files.readString(list);
            return (text.startsWith("\uFEFF") ? text.substring(1) : text)
                    .lines()
                    .toList();
        } catch (CharacterCodingException e) {
            throw new Failure(ExitCode.UNREADABLE, "Cannot read " + name + ": it is not UTF-8. Save it as UTF-8.");
        } catch (IOException e) {
            throw new Failure(
                    ExitCode.UNREADABLE,
                    "Cannot read " + name + ": it cannot be opened. Check the path and the rights.");
        }
    }

    private void line(String line, int number, Tsv tsv) throws IOException {
        if (line.isBlank()) {
            return;
        }
        String[] names = line.split("\t", -1);
        if (names.length != 2) {
            failed++;
            terminal.err()
                    .println("Line " + number + " of the list is left out: it does not hold two paths with a tab"
                            + " between them.");
            return;
        }
        try {
            FileText left = text(names[0]);
            FileText right = text(names[1]);
            for (Match match : counting(left, right)) {
                tsv.line(
                        names[0],
                        names[1],
                        Integer.toString(match.left().start()),
                        Integer.toString(match.left().end()),
                        Integer.toString(match.right().start()),
                        Integer.toString(match.right().end()),
                        match.kind().label());
            }
            compared++;
        } catch (Failure unreadable) {
            failed++;
            terminal.err().println(unreadable.getMessage());
        }
    }

    /// The matches of which anything counts.
    private List<Match> counting(FileText left, FileText right) {
        Comparison comparison = engine.compare(left.folded(), right.folded());
        if (comparison.matches().isEmpty() || leftOut.equals(Exclusions.NONE)) {
            return comparison.matches();
        }
        var counted = new CountedComparison(
                comparison, finder.excluded(left.text(), left.folded()), finder.excluded(right.text(), right.folded()));
        return IntStream.range(0, comparison.matches().size())
                .filter(match -> counted.counts(match, leftOut))
                .mapToObj(comparison.matches()::get)
                .toList();
    }

    private FileText text(String name) throws Failure {
        FileText known = kept.get(name);
        if (known != null) {
            return known;
        }
        FileText read = FileText.of(path(name), engine.extractors());
        kept.put(name, read);
        keptCharacters += read.text().length();
        Iterator<FileText> oldest = kept.values().iterator();
        while (keptCharacters > KEPT_CHARACTERS && kept.size() > 2) {
            keptCharacters -= oldest.next().text().length();
            oldest.remove();
        }
        return read;
    }

    private static Path path(String name) throws Failure {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new Failure(
                    ExitCode.UNREADABLE,
                    "Cannot read " + PathNames.escape(name)
                            + ": no file can have this name under the present language setting. Correct the name, or"
                            + " set LC_ALL=C.UTF-8.");
        }
    }

    private String summary() {
        String pairs = compared + (compared == 1 ? " pair" : " pairs") + " compared";
        return failed == 0 ? pairs + ".\n" : pairs + ", " + failed + " left out.\n";
    }
}

package app.likeness.cli;

import app.likeness.cli.given.ExitCode;
import app.likeness.cli.given.Failure;
import app.likeness.cli.said.TableText;
import app.likeness.compare.Exclusions;
import app.likeness.compare.findings.Findings;
import app.likeness.compare.findings.Tallies;
import app.likeness.report.content.Report;
import app.likeness.report.content.ReportException;
import app.likeness.report.content.ReportOptions;
import app.likeness.report.content.StoredTexts;
import app.likeness.report.names.DistinctTitles;
import app.likeness.report.names.NamedFindings;
import app.likeness.report.names.PathNames;
import app.likeness.review.Review;
import app.likeness.review.Verdict;
import app.likeness.scan.Scan;
import app.likeness.scan.progress.ScanListener;
import app.likeness.scan.progress.ScanOptions;
import app.likeness.scan.progress.ScanSummary;
import app.likeness.store.Corpus;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import app.likeness.text.words.UserWords;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// A scan from the command line: the folders as the user gave them, and what is to be done with the findings.
///
/// @param checked folders and files whose documents are compared with each other
/// @param comparedWith earlier work
/// @param templates text that everybody was given
/// @param leftOut what is left out of the numbers; what the corpus remembers where the user said nothing
/// @param words of the user's own; those that the corpus remembers where the user said nothing
/// @param said what the reports say beside what was found
/// @param isDated whether the reports say when they were made
/// @param outputs what is going to be written: files that are no documents, wherever they stand
record ScanRun(
        List<Path> checked,
        List<Path> comparedWith,
        List<Path> templates,
        Optional<Exclusions> leftOut,
        Optional<UserWords> words,
        ScanFiles outputs,
        ScanOptions options,
        ReportOptions said,
        boolean isDated) {
    /// What the findings are used for while the corpus is open.
    @FunctionalInterface
    interface Use {
        void accept(Report report, List<String> tables, ScanSummary summary) throws ReportException, Failure;
    }

    ScanRun {
        checked = List.copyOf(checked);
        comparedWith = List.copyOf(comparedWith);
        templates = List.copyOf(templates);
    }

    /// Says so when a folder or file does not exist.
    void check() throws Failure {
        for (Path path : given()) {
            if (!Files.exists(path)) {
                throw new Failure(
                        ExitCode.UNREADABLE,
                        "Cannot find " + PathNames.escape(path.toString())
                                + ": no folder or file has this name. Check the path and scan again.");
            }
        }
    }

    /// Brings `corpus` up to date, compares, and hands the findings to `use`.
    ScanSummary run(Corpus corpus, ScanListener listener, Use use) throws Failure {
        try {
            if (leftOut.isPresent()) {
                corpus.writer().leaveOut(leftOut.get());
            }
            if (words.isPresent()) {
                corpus.writer().useWords(words.get());
            }
            var scan = new Scan(corpus, options);
            ScanSummary summary = scan.run(
                    roots(), outputs.all().stream().map(ScanRun::absolute).toList(), listener);
            try (CorpusReader reader = corpus.reader()) {
                var names = new PathNames(absolute(Path.of("")), given());
                Report report;
                if (outputs.areAboutAll()) {
                    Tallies all = DistinctTitles.in(reader.tallies());
                    Report.Known known = known(reader, all);
                    report = report(reader, all.findings(reader.exclusions()), known, names);
                } else {
                    report = report(reader, scan.sharing().orElseThrow(), Report.Known.NONE, names);
                }
                use.accept(report, TableText.of(reader.tables(), names), summary);
            }
            return summary;
        } catch (CorpusException e) {
            throw Failure.of(e);
        } catch (ReportException e) {
            throw Failure.of(e);
        }
    }

    private List<Root> roots() {
        List<Root> roots = new ArrayList<>();
        checked.forEach(path -> roots.add(new Root(absolute(path), Role.CHECK)));
        comparedWith.forEach(path -> roots.add(new Root(absolute(path), Role.COMPARE_WITH)));
        templates.forEach(path -> roots.add(new Root(absolute(path), Role.TEMPLATE)));
        return roots;
    }

    private Report report(CorpusReader reader, Findings findings, Report.Known known, PathNames names)
            throws CorpusException {
        var settings = new Report.Settings(
                Cli.version(),
                checked.stream().map(Path::toString).toList(),
                comparedWith.stream().map(Path::toString).toList(),
                templates.stream().map(Path::toString).toList(),
                options.methods(),
                options.distance(),
                options.minShare(),
                isDated ? Report.Times.now(reader.comparedAt()) : Report.Times.UNSAID);
        return new Report(
                new NamedFindings(findings, names),
                reader.commonTexts(),
                settings,
                new StoredTexts(new CorpusTexts(reader), reader.exclusionFinder(), known.review()),
                known,
                said,
                Locale.getDefault());
    }

    /// What the corpus knows beside the findings: what was judged in the window, and everybody's names.
    private static Report.Known known(CorpusReader reader, Tallies tallies) throws CorpusException {
        List<Verdict> verdicts = reader.verdicts();
        Review review = Review.of(verdicts, List.of(), verdicts.isEmpty() ? Map.of() : reader.texts(), tallies.pairs());
        return new Report.Known(review, reader.digests(), tallies);
    }

    /// All folders and files as the user gave them.
    private List<Path> given() {
        return Stream.of(checked, comparedWith, templates).flatMap(List::stream).toList();
    }

    private static Path absolute(Path path) {
        return path.toAbsolutePath().normalize();
    }
}

package app.likeness.cli;

import app.likeness.cli.given.ExitCode;
import app.likeness.cli.given.Failure;
import app.likeness.cli.said.Tsv;
import app.likeness.compare.exclude.CommonText;
import app.likeness.report.ReportFormat;
import app.likeness.report.content.OutputFile;
import app.likeness.report.content.Report;
import app.likeness.report.content.ReportException;
import app.likeness.report.content.ReportProgress;
import app.likeness.report.manifest.ManifestFile;
import app.likeness.report.names.ClusterRow;
import app.likeness.report.names.NamedFindings;
import app.likeness.report.names.NamedFindings.SkipRow;
import app.likeness.report.names.ReportedPair;
import app.likeness.report.words.Figures;
import app.likeness.text.document.Document;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import java.util.stream.Stream;

/// The files that a scan was asked to write.
record ScanFiles(
        Optional<Path> pairs,
        Optional<Path> clusters,
        Optional<Path> skipped,
        Optional<Path> boilerplate,
        Optional<Path> sentenceGroups,
        List<Path> reports,
        ReportedPart part) {
    /// Reads the numbers that documents have.
    @FunctionalInterface
    interface Numbers {
        Map<Long, Integer> get() throws Failure;
    }

    ScanFiles {
        reports = List.copyOf(reports);
    }

    /// A report alone.
    static ScanFiles report(Path report) {
        return new ScanFiles(
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(report),
                ReportedPart.WHOLE);
    }

    /// Says before the scan what would fail after it.
    void check() throws Failure {
        part.check();
        Set<Path> seen = new HashSet<>();
        for (Path report : reports) {
            if (format(report) == ReportFormat.DOCX && !part.isOfDocx()) {
                throw new Failure(
                        ExitCode.USAGE,
                        report + " is to be a Word document with comments: name the one that was handed in (.docx) with"
                                + " --case.");
            }
        }
        for (Path file : all()) {
            if (!seen.add(file.toAbsolutePath().normalize())) {
                throw new Failure(ExitCode.USAGE, "Two outputs have the name " + file + ". Choose another for one.");
            }
            try {
                OutputFile.check(file);
            } catch (ReportException e) {
                throw Failure.of(e);
            }
        }
    }

    /// @param numbers the group numbers of longest-sentences, by document; asked for only where they are to be
    ///     written
    /// @param progress of a report
    /// @throws Failure when a report was stopped: those before it are written
    void write(Report report, Numbers numbers, Function<Path, ReportProgress> progress)
            throws ReportException, Failure {
        NamedFindings findings = report.findings();
        Report reported = reports.isEmpty() ? report : part.of(report);
        if (pairs.isPresent()) {
            OutputFile.write(pairs.get(), out -> writePairs(findings, out));
        }
        if (clusters.isPresent()) {
            OutputFile.write(clusters.get(), out -> writeClusters(findings, out));
        }
        if (skipped.isPresent()) {
            OutputFile.write(skipped.get(), out -> writeSkipped(findings, out));
        }
        if (boilerplate.isPresent()) {
            OutputFile.write(boilerplate.get(), out -> writeBoilerplate(report.commonTexts(), out));
        }
        if (sentenceGroups.isPresent()) {
            Map<Long, Integer> groups = numbers.get();
            OutputFile.write(sentenceGroups.get(), out -> writeGroups(findings, groups, out));
        }
        for (Path file : reports) {
            try {
                format(file).write(reported, file, progress.apply(file));
            } catch (CancellationException stopped) {
                throw new Failure(ExitCode.STOPPED, "Stopped; " + file + " was not written.");
            }
        }
    }

    /// Whether what is written names documents that share nothing.
    boolean areAboutAll() {
        return sentenceGroups.isPresent() || !reports.isEmpty();
    }

    List<Path> all() {
        return Stream.concat(
                        Stream.of(pairs, clusters, skipped, boilerplate, sentenceGroups)
                                .flatMap(Optional::stream),
                        reports.stream().flatMap(report -> Stream.of(report, ManifestFile.beside(report))))
                .toList();
    }

    private static ReportFormat format(Path report) throws Failure {
        Optional<ReportFormat> format = ReportFormat.of(report);
        if (format.isEmpty()) {
            throw new Failure(
                    ExitCode.USAGE,
                    "Cannot tell the format of the report " + report
                            + " from its name. Let the name end with .html, .pdf, .csv, .json or .docx.");
        }
        return format.get();
    }

    private static void writePairs(NamedFindings findings, Appendable out) throws IOException {
        var tsv = new Tsv(
                out,
                "left",
                "right",
                "resemblance",
                "containment_left",
                "containment_right",
                "distance",
                "shared_chars",
                "band",
                "distinctive",
                "changed_left",
                "changed_right");
        for (ReportedPair row : findings.pairs(ReportedPair.BY_NAME)) {
            tsv.line(
                    row.leftName(),
                    row.rightName(),
                    Figures.fourDecimals(row.pair().resemblance()),
                    Figures.fourDecimals(row.containmentLeft()),
                    Figures.fourDecimals(row.containmentRight()),
                    row.distance(),
                    Integer.toString(row.pair().sharedCharacters()),
                    row.pair().band().label(),
                    Figures.fourDecimals(row.pair().distinctiveShare()),
                    Figures.fourDecimals(row.changedLeft()),
                    Figures.fourDecimals(row.changedRight()));
        }
    }

    private static void writeClusters(NamedFindings findings, Appendable out) throws IOException {
        var tsv = new Tsv(out, "cluster", "document", "role");
        for (ClusterRow row : findings.clusters()) {
            for (long document : row.documents()) {
                tsv.line(Integer.toString(row.number()), findings.name(document), "member");
            }
            for (long document : row.related()) {
                tsv.line(Integer.toString(row.number()), findings.name(document), "related");
            }
        }
    }

    private static void writeBoilerplate(List<CommonText> texts, Appendable out) throws IOException {
        var tsv = new Tsv(out, "documents", "text");
        for (CommonText each : texts) {
            tsv.line(Integer.toString(each.documents()), each.text());
        }
    }

    private static void writeGroups(NamedFindings findings, Map<Long, Integer> groups, Appendable out)
            throws IOException {
        var tsv = new Tsv(out, "group", "document");
        List<Document> numbered = findings.findings().documents().stream()
                .filter(document -> groups.containsKey(document.id()))
                .sorted(Comparator.comparing((Document document) -> groups.get(document.id()))
                        .thenComparing(document -> findings.name(document.id())))
                .toList();
        for (Document document : numbered) {
            tsv.line(String.valueOf(groups.get(document.id())), findings.name(document.id()));
        }
    }

    private static void writeSkipped(NamedFindings findings, Appendable out) throws IOException {
        var tsv = new Tsv(out, "document", "reason", "detail");
        for (SkipRow row : findings.skips()) {
            tsv.line(
                    row.name(),
                    row.skip().reason().name().toLowerCase(Locale.ROOT),
                    row.skip().detail());
        }
    }
}

package app.likeness.report;

import app.likeness.report.content.HiddenReport;
import app.likeness.report.content.OutputFile;
import app.likeness.report.content.Report;
import app.likeness.report.content.ReportException;
import app.likeness.report.content.ReportProgress;
import app.likeness.report.data.CsvReport;
import app.likeness.report.data.JsonReport;
import app.likeness.report.docx.CommentedDocx;
import app.likeness.report.html.HtmlReport;
import app.likeness.report.manifest.ManifestFile;
import app.likeness.report.pdf.PdfReport;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// The formats of reports; a file's ending says which one is meant.
public enum ReportFormat {
    /// One page that needs neither the program nor the network: groups, pairs, passages side by side.
    HTML("html"),
    /// Pages to print and to file: the same as the page, in A4.
    PDF("pdf"),
    /// The pairs as a table for a spreadsheet.
    CSV("csv"),
    /// Documents, pairs, groups and skipped files for programs.
    JSON("json"),
    /// The Word document that a case file is about, as it was handed in, with a comment on each passage.
    DOCX("docx");

    private final String ending;

    ReportFormat(String ending) {
        this.ending = ending;
    }

    /// What the file's name ends with, without the dot.
    public String ending() {
        return ending;
    }

    /// The format that the ending of `file` names, in upper or lower case.
    public static Optional<ReportFormat> of(Path file) {
        String name = file.toString().toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(format -> name.endsWith("." + format.ending))
                .findFirst();
    }

    /// Writes `report` to `target`, whole or not at all, and beside it the manifest with which its numbers can be
    /// counted
    /// again ([ManifestFile]); a device, such as a pipe, gets none.
    ///
    /// @throws java.util.concurrent.CancellationException when `progress` says that it was stopped
    public void write(Report report, Path target, ReportProgress progress) throws ReportException {
        Report said = report.options().hidesNames() ? HiddenReport.of(report) : report;
        switch (this) {
            case HTML -> OutputFile.write(target, out -> new HtmlReport().write(said, out, progress));
            case PDF -> OutputFile.writeBytes(target, out -> new PdfReport().write(said, out, progress));
            case CSV -> OutputFile.write(target, out -> new CsvReport().write(said, out, progress));
            case DOCX -> OutputFile.writeBytes(target, out -> CommentedDocx.write(report, said, out, progress));
            case JSON -> OutputFile.write(target, out -> new JsonReport().write(said, out, progress));
        }
        if (Files.isRegularFile(target)) {
            new ManifestFile(report, said).write(target, progress);
        }
    }
}

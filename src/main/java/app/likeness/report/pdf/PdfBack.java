package app.likeness.report.pdf;

import app.likeness.compare.exclude.CommonText;
import app.likeness.compare.findings.Findings;
import app.likeness.report.content.Report;
import app.likeness.report.content.ReportFiles;
import app.likeness.report.content.ReportLimits;
import app.likeness.report.content.ReportProgress;
import app.likeness.report.content.ReportWords;
import app.likeness.report.names.NamedFindings.SkipRow;
import app.likeness.report.names.PathNames;
import app.likeness.report.words.ReasonWords;
import app.likeness.report.words.SkipWords;
import app.likeness.text.document.Document;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The last pages of a PDF: what was not read, what was left out, how it was counted, and the files with their SHA-256.
final class PdfBack {
    private final PdfBook book;
    private final PdfCanvas canvas;
    private final ReportWords words;
    private final Report report;

    PdfBack(PdfBook book, Report report) {
        this.book = book;
        this.canvas = book.canvas();
        this.words = book.words();
        this.report = report;
    }

    void skipped() throws IOException {
        List<SkipRow> skips = report.findings().skips();
        book.section(words.of("skipped.title"), 60);
        if (skips.isEmpty()) {
            book.text(words.of("skipped.none"));
            return;
        }
        long missing = skips.stream()
                .filter(row -> !row.skip().reason().isOfDocument())
                .count();
        if (missing > 0) {
            book.text(words.of("skipped.lead", missing));
        }
        var details = new SkipWords(report.locale());
        var table = new PdfTable(
                book,
                List.of(
                        words.of("skipped.column.file"),
                        words.of("skipped.column.reason"),
                        words.of("skipped.column.detail")),
                List.of(219, 140, 140));
        table.begin();
        int shown = Math.min(ReportLimits.FILES, skips.size());
        for (int i = 0; i < shown; i++) {
            if (i == shown - 2) {
                table.lastTwo();
            }
            SkipRow row = skips.get(i);
            String reason = row.skip().reason().name().toLowerCase(Locale.ROOT);
            table.row(List.of(
                    List.of(PdfStyle.PLAIN.of(PathNames.escape(row.name()))),
                    List.of(PdfStyle.PLAIN.of(words.of("skip." + reason))),
                    List.of(PdfStyle.MUTED.of(details.detail(row.skip().detail())))));
        }
        if (skips.size() > ReportLimits.FILES) {
            book.cut(words.of("skipped.cut", skips.size() - ReportLimits.FILES));
        }
    }

    void leftOut() throws IOException {
        Findings findings = report.findings().findings();
        var reasons = new ReasonWords(report.locale());
        book.section(words.of("leftOut.title"), 60);
        String kinds = reasons.list(findings.leftOut().kinds());
        book.text(kinds.isEmpty() ? words.of("leftOut.nothing") : words.of("leftOut.kinds", kinds));
        if (!findings.leftOutCounts().isEmpty()) {
            book.text(words.of("leftOut.counts", reasons.counts(findings.leftOutCounts())));
        }
        if (findings.pairsLeftOut() > 0) {
            book.text(words.of("leftOut.pairs", findings.pairsLeftOut()));
        }
        List<CommonText> texts = report.commonTexts();
        if (texts.isEmpty()) {
            return;
        }
        var table = new PdfTable(
                book, List.of(words.of("leftOut.column.documents"), words.of("leftOut.column.text")), List.of(70, 429));
        table.begin();
        int shown = Math.min(ReportLimits.COMMON_TEXTS, texts.size());
        for (int i = 0; i < shown; i++) {
            if (i == shown - 2) {
                table.lastTwo();
            }
            CommonText each = texts.get(i);
            table.row(List.of(
                    List.of(PdfStyle.PLAIN.of(words.of("number", each.documents()))),
                    List.of(PdfStyle.PLAIN.of(each.text()))));
        }
        if (texts.size() > ReportLimits.COMMON_TEXTS) {
            book.cut(words.of("leftOut.cut", texts.size() - ReportLimits.COMMON_TEXTS));
        }
    }

    void method() throws IOException {
        Report.Settings settings = report.settings();
        Findings findings = report.findings().findings();
        book.section(words.of("method.title"), 120);
        for (String paragraph : List.of("fold", "find", "count", "resemblance")) {
            book.text(words.of("method." + paragraph));
        }
        canvas.skip(4);
        term("method.checked", settings.checked());
        if (!settings.comparedWith().isEmpty()) {
            term("method.comparedWith", settings.comparedWith());
        }
        if (!settings.templates().isEmpty()) {
            term("method.templates", settings.templates());
        }
        term("method.methods", settings.methodLabels());
        term("method.distance", List.of(Integer.toString(settings.distance())));
        term("method.minShare", List.of(words.leastShare(findings.pairs(), settings.minShare())));
        // The sentence that all ends with does not stand alone on a page.
        canvas.ensure(4 * PdfCanvas.leading(PdfBook.BODY) + 6);
        term("pdf.version", List.of("Likeness " + settings.version()));
        canvas.skip(6);
        canvas.paragraph(words.of("note"), PdfStyle.BOLD, PdfBook.BODY);
    }

    private void term(String key, List<String> values) throws IOException {
        List<String> escaped = new ArrayList<>();
        values.forEach(value -> escaped.add(PathNames.escape(value)));
        canvas.paragraph(
                List.of(
                        PdfStyle.MUTED.of(words.of("pdf.term", words.of(key))),
                        PdfStyle.PLAIN.of(String.join(" · ", escaped))),
                PdfCanvas.LEFT,
                PdfCanvas.WIDTH,
                PdfBook.BODY);
    }

    void files(ReportProgress progress) throws IOException {
        ReportFiles files = ReportFiles.of(report);
        book.section(words.of("files.title"), 90);
        book.text(words.of("files.lead"));
        if (report.options().hidesNames()) {
            book.text(words.of("files.hidden"));
        }
        if (!files.listed().isEmpty()) {
            var table = new PdfTable(
                    book,
                    List.of(
                            words.of("files.column.file"),
                            words.of("files.column.bytes"),
                            words.of("files.column.digest")),
                    List.of(140, 55, 304));
            table.begin();
            for (int i = 0; i < files.listed().size(); i++) {
                progress.check();
                if (i == files.listed().size() - 2) {
                    table.lastTwo();
                }
                Document document = files.listed().get(i);
                table.row(List.of(
                        List.of(PdfStyle.PLAIN.of(
                                PathNames.escape(report.findings().name(document.id())))),
                        List.of(PdfStyle.PLAIN.of(words.of("number", document.bytes()))),
                        List.of(PdfStyle.MUTED.of(report.digest(document.id())))));
            }
        }
        if (files.others() > 0) {
            book.cut(words.of("files.cut", files.others()));
        }
    }
}

package app.likeness.report.pdf;

import app.likeness.fingerprint.hash.Hash64;
import app.likeness.report.content.CaseFile;
import app.likeness.report.content.Report;
import app.likeness.report.content.ReportException;
import app.likeness.report.content.ReportProgress;
import app.likeness.report.content.ReportSentences;
import app.likeness.report.content.ReportWords;
import app.likeness.report.names.NamedFindings;
import app.likeness.report.names.ReportedPair;
import app.likeness.text.document.Document;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Comparator;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.io.IOUtils;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.PageMode;
import org.apache.pdfbox.pdmodel.interactive.viewerpreferences.PDViewerPreferences;

/// Pages in A4 for those who decide: the groups, the pairs, the passages side by side, what was not read, how it was
/// counted, and the files with their SHA-256. The text is text, with bookmarks; the same report gives the same bytes.
///
/// It holds as many pairs in full as the page (HTML) does. What is drawn lies in a temporary file, so that the memory
/// grows with neither pairs nor pages.
public final class PdfReport {
    public void write(Report report, OutputStream out, ReportProgress progress) throws IOException, ReportException {
        var words = new ReportWords(report.locale());
        NamedFindings findings = report.findings();
        List<ReportedPair> pairs = findings.strongestFirst();
        String headline = ReportSentences.headline(words, findings);
        try (var document = new PDDocument(IOUtils.createTempFileOnlyStreamCache())) {
            describe(document, report, words, headline);
            var book = new PdfBook(document, words);
            try {
                var front = new PdfFront(book, report);
                Optional<PdfCase> subject = CaseFile.of(report, progress).map(file -> new PdfCase(book, file));
                front.headline(headline, subject, pairs);
                if (!pairs.isEmpty()) {
                    if (subject.isPresent()) {
                        subject.get().text(progress);
                    } else {
                        front.groups(pairs, progress);
                    }
                    front.pairs(pairs, progress);
                    new PdfPassages(book, report).write(pairs, progress);
                    book.canvas().newPage();
                }
                var back = new PdfBack(book, report);
                back.skipped();
                back.leftOut();
                back.method();
                back.files(progress);
                book.bind();
                progress.check();
                document.save(out);
            } finally {
                book.canvas().close();
            }
        }
    }

    private static void describe(PDDocument document, Report report, ReportWords words, String headline) {
        var about = new PDDocumentInformation();
        about.setTitle(words.of("title"));
        about.setSubject(headline);
        about.setCreator("Likeness " + report.settings().version());
        about.setProducer("Likeness " + report.settings().version());
        // The clock would make two runs differ: the newest file says of when the findings are.
        Optional<Instant> newest = report.findings().findings().documents().stream()
                .map(Document::modifiedAt)
                .max(Comparator.naturalOrder());
        if (newest.isPresent()) {
            var date = GregorianCalendar.from(ZonedDateTime.ofInstant(newest.get(), ZoneOffset.UTC));
            about.setCreationDate(date);
            about.setModificationDate(date);
        }
        document.setDocumentInformation(about);
        document.setDocumentId(identity(report, headline));
        var catalog = document.getDocumentCatalog();
        catalog.setLanguage(words.language());
        catalog.setPageMode(PageMode.USE_OUTLINES);
        var preferences = new PDViewerPreferences(new COSDictionary());
        preferences.setDisplayDocTitle(true);
        catalog.setViewerPreferences(preferences);
    }

    private static long identity(Report report, String headline) {
        var text = new StringBuilder(headline);
        for (Document document : report.findings().documents()) {
            text.append('\n').append(report.findings().name(document.id())).append(report.digest(document.id()));
        }
        return Hash64.of(text.toString(), 0, text.length());
    }
}

package app.likeness.report.docx;

import app.likeness.compare.Exclusions;
import app.likeness.compare.Match;
import app.likeness.compare.OtherDocuments;
import app.likeness.compare.count.CountedComparison;
import app.likeness.compare.count.PassageReason;
import app.likeness.report.content.CaseFile;
import app.likeness.report.content.Report;
import app.likeness.report.content.ReportException;
import app.likeness.report.content.ReportException.Reason;
import app.likeness.report.content.ReportLimits;
import app.likeness.report.content.ReportProgress;
import app.likeness.report.content.ReportWords;
import app.likeness.report.manifest.Sha256;
import app.likeness.report.names.ReportedPair;
import app.likeness.report.words.Figures;
import app.likeness.report.words.ReasonWords;
import app.likeness.text.Span;
import app.likeness.text.document.Document;
import app.likeness.text.fold.FoldedText;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.apache.poi.ooxml.POIXMLException;
import org.apache.poi.openxml4j.exceptions.OpenXML4JRuntimeException;
import org.apache.poi.xwpf.usermodel.XWPFDocument;

/// The Word document that a case file is about, as it was handed in, with a comment on each passage: where it also
/// stands, how much of the text does, and why that was taken for shared.
///
/// Of the bytes that the program has read and of no others: those went through the reader process without harm.
public final class CommentedDocx {
    /// Of all parts of the file together, unpacked, in bytes: it is held in memory.
    private static final long LARGEST = 64L << 20;

    private CommentedDocx() {}

    /// Whether a file can be given back in this way.
    public static boolean isFor(Path file) {
        return file.toString().toLowerCase(Locale.ROOT).endsWith(".docx");
    }

    /// Writes the document.
    ///
    /// @param report as it is, with the file's own path
    /// @param said the same as it may be said: with names, or with numbers in their place
    /// @throws ReportException where the report is about no Word document, or its file is not the one that was read
    public static void write(Report report, Report said, OutputStream out, ReportProgress progress)
            throws IOException, ReportException {
        Document document = report.findings()
                .subject()
                .filter(each -> isFor(each.path()))
                .orElseThrow(() -> new ReportException(Reason.NO_DOCX, Path.of(""), null));
        Path file = document.path();
        if (!Files.isRegularFile(file) || !Sha256.of(file).equals(report.digest(document.id()))) {
            throw new ReportException(Reason.CHANGED, file, null);
        }
        if (unpacked(file) > LARGEST) {
            throw new ReportException(Reason.TOO_LARGE, file, null);
        }
        try (InputStream in = Files.newInputStream(file);
                var docx = new XWPFDocument(in)) {
            comment(docx, report, said, document, progress);
            progress.check();
            docx.write(out);
        } catch (POIXMLException | OpenXML4JRuntimeException e) {
            throw new ReportException(Reason.NO_DOCX, file, e);
        }
    }

    private static long unpacked(Path file) throws IOException {
        try (var zip = new ZipFile(file.toFile())) {
            return zip.stream().mapToLong(ZipEntry::getSize).sum();
        }
    }

    private static void comment(
            XWPFDocument docx, Report report, Report said, Document document, ReportProgress progress)
            throws ReportException {
        var words = new ReportWords(said.locale());
        var runs = new TextRuns(docx);
        var comments = new Comments(docx, runs);
        var places = new Places(FoldedText.of(report.texts().text(document)), FoldedText.of(runs.text()));
        Optional<CaseFile> caseFile = CaseFile.of(said, progress);
        int missed = 0;
        for (Remark remark : remarks(report, said, words, progress)) {
            Optional<Span> place = places.of(remark.passage());
            if (place.isPresent()) {
                comments.add(place.get(), remark.text());
            } else {
                missed++;
            }
        }
        if (!runs.text().isEmpty()) {
            String head = caseFile.map(each -> each.sentence(words)).orElse("");
            comments.add(new Span(0, 1), missed == 0 ? head : head + " " + words.of("docx.missed", missed));
        }
    }

    /// A passage of the document and what is to be said of it.
    private record Remark(Span passage, String text) {}

    /// The passages that count, each once: one that stands in a stronger source already is not said again.
    private static List<Remark> remarks(Report report, Report said, ReportWords words, ReportProgress progress)
            throws ReportException {
        var reasons = new ReasonWords(said.locale());
        Exclusions leftOut = report.findings().findings().leftOut();
        List<ReportedPair> rows = report.findings().strongestFirst();
        List<Remark> remarks = new ArrayList<>();
        var covered = new BitSet();
        int shown = Math.min(ReportLimits.PASSAGE_PAIRS, rows.size());
        for (int row = 0; row < shown; row++) {
            progress.step(row, shown);
            ReportedPair pair = rows.get(row);
            if (report.standing(pair).isQuiet()) {
                continue;
            }
            CountedComparison compared = report.texts().compare(pair.left(), pair.right());
            List<Optional<OtherDocuments>> others = report.texts().otherDocuments(compared);
            int[] counts = compared.countsOfLeft(leftOut);
            List<Match> matches = compared.comparison().matches();
            String title = said.findings().document(pair.right().id()).title();
            for (int i = 0; i < matches.size(); i++) {
                Span passage = matches.get(i).left();
                PassageReason reason = compared.reason(i, leftOut, others.get(i));
                int known = covered.get(passage.start(), passage.end()).cardinality();
                if (reason.isLeftOut() || counts[i] == 0 || 2 * known > passage.end() - passage.start()) {
                    continue;
                }
                covered.set(passage.start(), passage.end());
                remarks.add(new Remark(
                        passage,
                        words.of(
                                "docx.comment",
                                title,
                                Figures.percent(pair.containmentLeft()),
                                counts[i],
                                reasons.sentence(reason))));
            }
        }
        return remarks;
    }
}

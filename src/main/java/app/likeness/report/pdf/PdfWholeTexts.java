package app.likeness.report.pdf;

import app.likeness.compare.Exclusions;
import app.likeness.compare.count.CountedComparison;
import app.likeness.report.content.Report;
import app.likeness.report.content.ReportLimits;
import app.likeness.report.content.ReportProgress;
import app.likeness.report.content.ReportWords;
import app.likeness.report.content.WholeText;
import app.likeness.report.content.WholeText.Stretch;
import app.likeness.report.pdf.PdfColumns.Column;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/// Below the passages of a pair its two texts in full, where they are wanted.
final class PdfWholeTexts {
    private static final float GAP = 14;
    private static final float HALF = (PdfCanvas.WIDTH - GAP) / 2;

    private final PdfBook book;
    private final ReportWords words;
    private final boolean wanted;
    private final Exclusions leftOut;
    private long characters;

    PdfWholeTexts(PdfBook book, Report report) {
        this.book = book;
        this.words = book.words();
        this.wanted = report.options().hasWholeTexts();
        this.leftOut = report.findings().findings().leftOut();
    }

    void write(CountedComparison compared, String left, String right, ReportProgress progress) throws IOException {
        if (!wanted) {
            return;
        }
        characters += left.length() + right.length();
        if (characters > ReportLimits.WHOLE_CHARACTERS) {
            book.cut(words.of("whole.cut", ReportLimits.WHOLE_CHARACTERS));
            return;
        }
        PdfCanvas canvas = book.canvas();
        canvas.skip(10);
        canvas.ensure(70);
        canvas.paragraph(words.of("whole.title"), PdfStyle.BOLD, PdfBook.BODY);
        book.small(words.of("whole.lead"));
        canvas.skip(4);
        var columns = new PdfColumns(
                canvas,
                List.of(new Column(PdfCanvas.LEFT, HALF), new Column(PdfCanvas.LEFT + HALF + GAP, HALF)),
                PdfBook.BODY,
                progress::check);
        columns.row(
                List.of(
                        pieces(WholeText.left(left, compared, leftOut)),
                        pieces(WholeText.right(right, compared, leftOut))),
                2);
    }

    private static List<PdfPiece> pieces(List<Stretch> stretches) {
        List<PdfPiece> pieces = new ArrayList<>();
        int passage = 0;
        for (Stretch stretch : stretches) {
            PdfStyle style = stretch.isOut() ? PdfStyle.OUT : PdfStyle.PLAIN;
            if (stretch.passage() > 0 && !stretch.isOut()) {
                style = stretch.counts()
                        ? PdfStyle.passage(stretch.passage())
                        : stretch.isChanged() ? PdfStyle.PLAIN : PdfStyle.MUTED;
            }
            if (stretch.passage() > 0 && stretch.passage() != passage) {
                passage = stretch.passage();
                PdfStyle number =
                        stretch.counts() ? PdfStyle.BOLD.in(PdfInk.ink(style.ink())) : PdfStyle.BOLD.in(PdfInk.MUTED);
                pieces.add(number.of("[" + passage + "] "));
            }
            pieces.add(style.of(stretch.text()));
        }
        return pieces;
    }
}

package app.likeness.report.pdf;

import app.likeness.report.content.CaseFile;
import app.likeness.report.content.CaseFile.Piece;
import app.likeness.report.content.ReportLimits;
import app.likeness.report.content.ReportProgress;
import app.likeness.report.content.ReportSummary.Fact;
import app.likeness.report.content.ReportWords;
import app.likeness.report.names.PathNames;
import app.likeness.report.pdf.PdfColumns.Column;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/// What a case file says of its document before the pairs, in a PDF.
final class PdfCase {
    private final PdfBook book;
    private final ReportWords words;
    private final CaseFile file;

    PdfCase(PdfBook book, CaseFile file) {
        this.book = book;
        this.words = book.words();
        this.file = file;
    }

    void head() throws IOException {
        book.text(file.sentence(words));
        book.canvas().skip(4);
        book.facts(file.facts(words).stream()
                .map(fact -> new Fact(fact.term(), PathNames.escape(fact.text())))
                .toList());
        book.canvas().skip(10);
    }

    void text(ReportProgress progress) throws IOException {
        PdfCanvas canvas = book.canvas();
        canvas.newPage();
        book.section(words.of("case.text.title"), 90);
        long characters =
                file.pieces().stream().mapToLong(piece -> piece.text().length()).sum();
        if (characters > ReportLimits.WHOLE_CHARACTERS) {
            book.cut(words.of("whole.cut", ReportLimits.WHOLE_CHARACTERS));
            return;
        }
        book.text(words.of("case.text.lead"));
        canvas.skip(4);
        new PdfColumns(canvas, List.of(new Column(PdfCanvas.LEFT, PdfCanvas.WIDTH)), PdfBook.BODY, progress::check)
                .row(List.of(pieces()), 2);
    }

    private List<PdfPiece> pieces() {
        List<PdfPiece> pieces = new ArrayList<>();
        int pair = 0;
        for (Piece piece : file.pieces()) {
            if (piece.pair() > 0 && piece.pair() != pair) {
                pair = piece.pair();
                pieces.add(PdfStyle.BOLD
                        .in(PdfInk.ink(PdfStyle.passage(pair).ink()))
                        .of("[" + pair + "] "));
            }
            pieces.add(style(piece).of(piece.text()));
        }
        return pieces;
    }

    private static PdfStyle style(Piece piece) {
        return switch (piece.part()) {
            case ORIGINAL -> PdfStyle.PLAIN;
            case SHARED -> PdfStyle.passage(piece.pair());
            case CHANGED -> PdfStyle.REMOVED;
            case QUOTED, TEMPLATE -> PdfStyle.OUT;
            case TOO_SHORT -> PdfStyle.MUTED;
        };
    }
}

package app.likeness.report.pdf;

import app.likeness.report.content.Report;
import app.likeness.report.content.VerdictWords;
import app.likeness.review.Standing;
import java.io.IOException;
import java.util.List;

/// A verdict with its note; nothing for what was never judged.
final class PdfVerdict {
    private final PdfBook book;
    private final VerdictWords words;
    private final Report report;

    PdfVerdict(PdfBook book, Report report) {
        this.book = book;
        this.words = new VerdictWords(book.words(), report);
        this.report = report;
    }

    /// @param standing as [Report#said] lets it be said
    void write(Standing standing, float x, float width) throws IOException {
        PdfCanvas canvas = book.canvas();
        if (VerdictWords.isSaid(standing)) {
            canvas.skip(2);
            canvas.paragraph(List.of(PdfStyle.BOLD.of(words.sentence(standing))), x, width, PdfBook.BODY);
        }
        String note = report.note(standing);
        if (!note.isBlank()) {
            canvas.paragraph(List.of(PdfStyle.PLAIN.of(note)), x + 10, width - 10, PdfBook.BODY);
        }
    }
}

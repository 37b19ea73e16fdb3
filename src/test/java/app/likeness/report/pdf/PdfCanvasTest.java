package app.likeness.report.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;

class PdfCanvasTest {
    private static final float SIZE = PdfBook.BODY;

    @Test
    void noPageBeginsOrEndsWithOneLineOfAParagraph() throws IOException {
        assertEquals(List.of(0, 2), paragraph(2, 1));
        assertEquals(List.of(0, 3), paragraph(3, 2));
        assertEquals(List.of(2, 2), paragraph(4, 3));
        assertEquals(List.of(0, 4), paragraph(4, 1));
        assertEquals(List.of(3, 2), paragraph(5, 4));
        assertEquals(List.of(6), paragraph(6, 6));
    }

    @Test
    void aRowOfColumnsLeavesNoLineAlone() throws IOException {
        assertEquals(List.of(4, 2), row(6, 5));
        assertEquals(List.of(5, 3), row(8, 5));
        assertEquals(List.of(6), row(6, 6));
    }

    /// How many lines of a paragraph stand on each page, where the first one has room for `room` of them.
    private static List<Integer> paragraph(int lines, int room) throws IOException {
        return onPages(room, canvas -> canvas.paragraph(text(lines), PdfStyle.PLAIN, SIZE));
    }

    private static List<Integer> row(int lines, int room) throws IOException {
        return onPages(
                room,
                canvas -> new PdfColumns(
                                canvas, List.of(new PdfColumns.Column(PdfCanvas.LEFT, PdfCanvas.WIDTH)), SIZE, () -> {})
                        .row(List.of(List.of(PdfStyle.PLAIN.of(text(lines)))), 3));
    }

    private static String text(int lines) {
        return String.join("\n", Collections.nCopies(lines, "line"));
    }

    private interface Drawing {
        void on(PdfCanvas canvas) throws IOException;
    }

    private static List<Integer> onPages(int room, Drawing drawing) throws IOException {
        try (PDDocument document = new PDDocument()) {
            PdfCanvas canvas = new PdfCanvas(document);
            canvas.newPage();
            canvas.skip(canvas.room() - room * PdfCanvas.leading(SIZE) - 1);
            drawing.on(canvas);
            canvas.finish();
            List<Integer> pages = new ArrayList<>();
            for (int page = 1; page <= document.getNumberOfPages(); page++) {
                PDFTextStripper stripper = new PDFTextStripper();
                stripper.setStartPage(page);
                stripper.setEndPage(page);
                pages.add((int) stripper.getText(document)
                        .lines()
                        .filter("line"::equals)
                        .count());
            }
            canvas.close();
            return pages;
        }
    }
}

package app.likeness.report.pdf;

import app.likeness.report.pdf.PdfFonts.Run;
import app.likeness.report.pdf.PdfLine.Fragment;
import java.awt.Color;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDPageContentStream.AppendMode;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.state.RenderingMode;
import org.jspecify.annotations.Nullable;

/// The pages of a PDF, filled from top to bottom. Places are points from the left edge and from the top of a page.
final class PdfCanvas {
    static final float LEFT = 48;
    static final float WIDTH = PDRectangle.A4.getWidth() - 2 * LEFT;
    static final float TOP = 56;
    static final float BOTTOM = PDRectangle.A4.getHeight() - 56;
    private static final float HEIGHT = PDRectangle.A4.getHeight();
    /// From the top of a line to the feet of its letters, in sizes.
    private static final float ASCENT = 1.02f;
    /// Strokes that make a face bold that has no bold of its own, in sizes.
    private static final float BOLD_STROKE = 0.028f;

    /// So many lines of a paragraph are on a page at least.
    private static final int TOGETHER = 2;
    /// Lines that tell whether a page can end between them.
    private static final int LOOKED_AT = 2 * TOGETHER;

    private final PDDocument document;
    private final PdfFonts fonts;
    private @Nullable PDPageContentStream out;
    private float y = BOTTOM;

    PdfCanvas(PDDocument document) {
        this.document = document;
        this.fonts = new PdfFonts(document);
    }

    PdfFonts fonts() {
        return fonts;
    }

    /// What is drawn next on the current page stands here, from its top.
    float y() {
        return y;
    }

    /// How much room the page has left.
    float room() {
        return BOTTOM - y;
    }

    /// The current page.
    PDPage page() {
        return document.getPage(document.getNumberOfPages() - 1);
    }

    /// Goes on further down.
    void skip(float points) {
        y += points;
    }

    /// Begins a new page unless the current one has so much room left; more than a page is asked in vain.
    void ensure(float height) throws IOException {
        if (out == null || (room() < height && y > TOP)) {
            newPage();
        }
    }

    void newPage() throws IOException {
        finish();
        var page = new PDPage(PDRectangle.A4);
        document.addPage(page);
        out = new PDPageContentStream(document, page, AppendMode.OVERWRITE, true, true);
        y = TOP;
    }

    /// Opens a page that is finished once more, and calls `draw`.
    void reopen(int page, Drawing draw) throws IOException {
        finish();
        out = new PDPageContentStream(document, document.getPage(page), AppendMode.APPEND, true, true);
        draw.draw();
        finish();
    }

    /// Draws on a page.
    @FunctionalInterface
    interface Drawing {
        void draw() throws IOException;
    }

    /// No more is drawn on the current page.
    void finish() throws IOException {
        if (out != null) {
            out.close();
            out = null;
        }
    }

    /// Lets go of the page and the fonts; after the document was saved.
    void close() throws IOException {
        finish();
        fonts.close();
    }

    private PDPageContentStream out() {
        if (out == null) {
            throw new IllegalStateException("no page is open");
        }
        return out;
    }

    /// A filled rectangle.
    void fill(float x, float top, float width, float height, Color colour) throws IOException {
        out().setNonStrokingColor(colour);
        out().addRect(x, HEIGHT - top - height, width, height);
        out().fill();
    }

    /// The outline of a rectangle.
    void frame(float x, float top, float width, float height, Color colour, float thick) throws IOException {
        out().setStrokingColor(colour);
        out().setLineWidth(thick);
        out().addRect(x, HEIGHT - top - height, width, height);
        out().stroke();
    }

    /// A line across.
    void rule(float x, float top, float width, Color colour) throws IOException {
        out().setStrokingColor(colour);
        out().setLineWidth(0.6f);
        out().moveTo(x, HEIGHT - top);
        out().lineTo(x + width, HEIGHT - top);
        out().stroke();
    }

    /// Draws a line of text whose top is at `top`; one that is written from right to left ends at the right edge.
    ///
    /// @param width of the column
    void line(PdfLine line, float x, float top, float width) throws IOException {
        float at = line.isRightToLeft() ? x + width - line.width() : x;
        float foot = HEIGHT - top - line.size() * ASCENT;
        float begin = at;
        for (Fragment fragment : line.fragments()) {
            behind(fragment, at, foot, line.size());
            at += fragment.width();
        }
        at = begin;
        for (Fragment fragment : line.fragments()) {
            text(fragment, at, foot, line.size());
            at += fragment.width();
        }
    }

    private void behind(Fragment fragment, float x, float foot, float size) throws IOException {
        PdfStyle style = fragment.style();
        float low = foot - 0.26f * size;
        float high = 1.2f * size;
        if (style.ink() > 0) {
            out().setNonStrokingColor(PdfInk.tint(style.ink()));
            out().addRect(x, low, fragment.width(), high);
            out().fill();
            PdfInk.underline(out(), style.ink(), x, foot - 0.18f * size, fragment.width());
        } else if (style.isShaded()) {
            out().setNonStrokingColor(PdfInk.QUIET);
            out().addRect(x, low, fragment.width(), high);
            out().fill();
        } else if (style.isFramed()) {
            out().setStrokingColor(style.colour());
            out().setLineWidth(0.6f);
            out().addRect(x + 0.3f, low + 0.4f, Math.max(0.4f, fragment.width() - 0.6f), high - 0.8f);
            out().stroke();
        }
    }

    private void text(Fragment fragment, float x, float foot, float size) throws IOException {
        List<Run> runs = fonts.runs(fragment.text(), fragment.style().isBold());
        out().beginText();
        out().newLineAtOffset(x, foot);
        out().setNonStrokingColor(fragment.style().colour());
        for (Run run : runs) {
            out().setFont(fonts.font(run.face()), size);
            if (run.isBold()) {
                out().setStrokingColor(fragment.style().colour());
                out().setLineWidth(size * BOLD_STROKE);
                out().setRenderingMode(RenderingMode.FILL_STROKE);
            }
            out().showText(run.text());
            if (run.isBold()) {
                out().setRenderingMode(RenderingMode.FILL);
            }
        }
        out().endText();
        if (fragment.style().isStruck()) {
            out().setStrokingColor(PdfInk.MUTED);
            out().setLineWidth(0.4f);
            out().moveTo(x, foot + 0.3f * size);
            out().lineTo(x + fragment.width(), foot + 0.3f * size);
            out().stroke();
        }
    }

    /// Writes text at the current place and goes below it, on as many pages as it needs. No page begins or ends with
    /// one line of it alone: three lines stay together.
    void paragraph(List<PdfPiece> pieces, float x, float width, float size) throws IOException {
        var lines = new PdfLines(fonts, pieces, width, size);
        Deque<PdfLine> ahead = new ArrayDeque<>();
        boolean isFirst = true;
        while (true) {
            PdfLine next = ahead.size() < LOOKED_AT ? lines.next() : null;
            if (next != null) {
                ahead.add(next);
            } else if (ahead.isEmpty()) {
                return;
            } else {
                boolean isEnd = ahead.size() == TOGETHER || (isFirst && ahead.size() < LOOKED_AT);
                ensure(leading(size) * (isEnd ? ahead.size() : isFirst ? TOGETHER : 1));
                line(ahead.remove(), x, y, width);
                y += leading(size);
                isFirst = false;
            }
        }
    }

    void paragraph(String text, PdfStyle style, float size) throws IOException {
        paragraph(List.of(style.of(text)), LEFT, WIDTH, size);
    }

    /// From one line to the next.
    static float leading(float size) {
        return size * 1.5f;
    }
}

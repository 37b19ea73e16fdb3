package app.likeness.report.pdf;

import app.likeness.report.content.ReportSummary.Fact;
import app.likeness.report.content.ReportWords;
import app.likeness.report.pdf.PdfColumns.Column;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationLink;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDBorderStyleDictionary;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDPageXYZDestination;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDDocumentOutline;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.jspecify.annotations.Nullable;

/// A PDF with its headings, which are bookmarks as well, and the links between its parts.
final class PdfBook {
    static final float TITLE = 19;
    static final float SECTION = 14;
    static final float CARD = 11;
    static final float BODY = 9.2f;
    static final float SMALL = 7.8f;

    private static final float TERM = 120;
    private static final Column TERMS = new Column(PdfCanvas.LEFT, TERM - 8);
    private static final Column FACTS = new Column(PdfCanvas.LEFT + TERM, PdfCanvas.WIDTH - TERM);

    private record Link(PDPage page, PDRectangle place, int pair) {}

    private final PDDocument document;
    private final PdfCanvas canvas;
    private final ReportWords words;
    private final PDDocumentOutline outline = new PDDocumentOutline();
    private @Nullable PDOutlineItem section;
    private final List<Link> links = new ArrayList<>();
    private final Map<Integer, PDPageXYZDestination> pairs = new HashMap<>();

    PdfBook(PDDocument document, ReportWords words) {
        this.document = document;
        this.words = words;
        this.canvas = new PdfCanvas(document);
        document.getDocumentCatalog().setDocumentOutline(outline);
    }

    PdfCanvas canvas() {
        return canvas;
    }

    ReportWords words() {
        return words;
    }

    /// The first heading.
    void title(String text) throws IOException {
        canvas.paragraph(text, PdfStyle.BOLD, TITLE);
        canvas.skip(4);
    }

    /// Begins a section, with so much room for what follows.
    void section(String text, float room) throws IOException {
        canvas.skip(18);
        canvas.ensure(SECTION * 2 + room);
        section = new PDOutlineItem();
        section.setTitle(text);
        section.setDestination(here());
        outline.addLast(section);
        canvas.paragraph(text, PdfStyle.BOLD, SECTION);
        canvas.skip(2);
    }

    /// A bookmark inside the section.
    void bookmark(String text) throws IOException {
        if (section != null) {
            var item = new PDOutlineItem();
            item.setTitle(canvas.fonts().drawable(text));
            item.setDestination(here());
            section.addLast(item);
        }
    }

    /// What follows are the passages of pair `number`.
    void target(int number) {
        pairs.put(number, here());
    }

    /// A place on the current page that leads to the passages of pair `number`.
    void link(int number, float x, float top, float width, float height) {
        float height0 = PDRectangle.A4.getHeight();
        links.add(new Link(canvas.page(), new PDRectangle(x, height0 - top - height, width, height), number));
    }

    private PDPageXYZDestination here() {
        var destination = new PDPageXYZDestination();
        destination.setPage(canvas.page());
        destination.setLeft(0);
        destination.setTop((int) (PDRectangle.A4.getHeight() - canvas.y() + 12));
        return destination;
    }

    /// A sentence that says what is not here.
    void cut(String text) throws IOException {
        List<PdfLine> lines = PdfLines.of(
                canvas.fonts(), List.of(PdfStyle.PLAIN.in(PdfInk.WARNING).of(text)), PdfCanvas.WIDTH - 16, BODY);
        float height = lines.size() * PdfCanvas.leading(BODY) + 8;
        canvas.skip(4);
        canvas.ensure(height);
        canvas.fill(PdfCanvas.LEFT, canvas.y(), PdfCanvas.WIDTH, height, PdfInk.WARNING_TINT);
        canvas.skip(4);
        for (PdfLine line : lines) {
            canvas.line(line, PdfCanvas.LEFT + 8, canvas.y(), PdfCanvas.WIDTH - 16);
            canvas.skip(PdfCanvas.leading(BODY));
        }
        canvas.skip(8);
    }

    /// Terms, and beside each what is said of it.
    void facts(List<Fact> facts) throws IOException {
        var columns = new PdfColumns(canvas, List.of(TERMS, FACTS), BODY, () -> {});
        for (Fact fact : facts) {
            columns.row(
                    List.of(List.of(PdfStyle.MUTED.of(words.of(fact.term()))), List.of(PdfStyle.PLAIN.of(fact.text()))),
                    2);
        }
    }

    /// A paragraph of body text.
    void text(String text) throws IOException {
        canvas.paragraph(text, PdfStyle.PLAIN, BODY);
        canvas.skip(3);
    }

    /// A paragraph of less weight.
    void small(String text) throws IOException {
        canvas.paragraph(text, PdfStyle.MUTED, SMALL);
    }

    /// Numbers the pages, names the program on them, and joins the links; then nothing is drawn any more.
    void bind() throws IOException {
        canvas.finish();
        for (Link link : links) {
            PDPageXYZDestination target = pairs.get(link.pair());
            if (target != null) {
                var annotation = new PDAnnotationLink();
                annotation.setRectangle(link.place());
                annotation.setDestination(target);
                var border = new PDBorderStyleDictionary();
                border.setWidth(0);
                annotation.setBorderStyle(border);
                link.page().getAnnotations().add(annotation);
            }
        }
        int pages = document.getNumberOfPages();
        for (int page = 0; page < pages; page++) {
            int number = page + 1;
            canvas.reopen(page, () -> furniture(number, pages));
        }
    }

    private void furniture(int number, int pages) throws IOException {
        float bottom = PDRectangle.A4.getHeight() - 40;
        canvas.rule(PdfCanvas.LEFT, bottom, PdfCanvas.WIDTH, PdfInk.RULE);
        at(words.of("pdf.footer"), PdfCanvas.LEFT, bottom + 6);
        right(words.of("pdf.page", number, pages), bottom + 6);
        if (number > 1) {
            at("Likeness · 文痕", PdfCanvas.LEFT, 28);
            right(words.of("title"), 28);
            canvas.rule(PdfCanvas.LEFT, 43, PdfCanvas.WIDTH, PdfInk.RULE);
        }
    }

    private void at(String text, float x, float top) throws IOException {
        canvas.line(line(text), x, top, PdfCanvas.WIDTH);
    }

    private void right(String text, float top) throws IOException {
        PdfLine line = line(text);
        canvas.line(line, PdfCanvas.LEFT + PdfCanvas.WIDTH - line.width(), top, line.width());
    }

    private PdfLine line(String text) throws IOException {
        return PdfLine.of(canvas.fonts(), List.of(PdfStyle.MUTED.of(text)), SMALL, false);
    }

    /// `text` with its middle left out where it is long: the whole of a long name stands in the list of files.
    static String shortened(String text) {
        int longest = 160;
        if (text.length() <= longest) {
            return text;
        }
        int head = Character.isHighSurrogate(text.charAt(59)) ? 59 : 60;
        int tail = text.length() - 90;
        return text.substring(0, head) + " … "
                + text.substring(Character.isLowSurrogate(text.charAt(tail)) ? tail + 1 : tail);
    }
}

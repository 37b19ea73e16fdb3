package app.likeness.text.formats.pdf;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.apache.pdfbox.contentstream.operator.DrawObject;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.contentstream.operator.OperatorProcessor;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageTree;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.state.RenderingMode;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotation;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationMarkup;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;

/// Hands over the glyphs of a document's pages, one page after the other, with what else of a page matters: whether
/// readers see a glyph, comments, and whether the page is a picture. A page that is damaged gives what it gave until
/// then.
///
/// A glyph is hidden when it is drawn in white where nothing else was painted, when it is not drawn at all and there is
/// no picture of the text below it, when it is at most a point high, or off the page.
final class PdfPages extends PDFTextStripper {
    private static final float TINY = 1;

    /// More glyphs on one page are an attack on memory.
    private static final int MOST_GLYPHS = 400_000;

    /// Further down than any page reaches.
    private static final float ASIDE = 20_000;

    private final Consumer<Page> pages;
    private final PdfPaint paint = new PdfPaint();
    private List<Glyph> glyphs = new ArrayList<>();
    private int mainTurn = -1;
    private List<String> comments = new ArrayList<>();

    /// One page.
    ///
    /// @param comments what readers noted on it
    /// @param isPicture whether there are pictures or drawings on it and no text
    record Page(List<Glyph> glyphs, List<String> comments, float height, boolean isPicture) {}

    /// @param pages takes each page; may throw to end the reading
    PdfPages(Consumer<Page> pages) {
        this.pages = pages;
        for (String name : PdfPaint.OPERATORS) {
            addOperator(new Painting(name));
        }
        addOperator(new Drawing());
    }

    void read(PDDocument document) throws IOException {
        // Pages are counted by what is overridden here; all are wanted.
        setStartPage(0);
        writeText(document, Writer.nullWriter());
    }

    @Override
    protected void processPages(PDPageTree tree) throws IOException {
        for (PDPage page : tree) {
            processPage(page);
        }
    }

    @Override
    public void processPage(PDPage page) throws IOException {
        glyphs = new ArrayList<>();
        comments = new ArrayList<>();
        mainTurn = -1;
        paint.begin();
        try {
            super.processPage(page);
        } catch (IOException
                | IllegalArgumentException
                | IllegalStateException
                | ClassCastException
                | NullPointerException
                | IndexOutOfBoundsException damaged) {
            hand(page);
        }
    }

    @Override
    protected void writePage() throws IOException {
        PDPage page = getCurrentPage();
        for (PDAnnotation annotation : page.getAnnotations()) {
            if (!annotation.isHidden() && !annotation.isNoView()) {
                annotation(annotation);
            }
        }
        hand(page);
    }

    private void annotation(PDAnnotation annotation) throws IOException {
        String kind = annotation.getSubtype() == null ? "" : annotation.getSubtype();
        switch (kind) {
            case "Widget", "FreeText", "Stamp" -> showAnnotation(annotation);
            case "Text", "Highlight", "Underline", "StrikeOut", "Squiggly", "Caret" -> {
                String words = annotation.getContents();
                if (words != null && !words.isBlank()) {
                    String author = annotation instanceof PDAnnotationMarkup markup ? markup.getTitlePopup() : "";
                    comments.add((author == null ? "" : author) + "\n" + words);
                }
            }
            default -> {
                // Links, sounds and shapes say nothing.
            }
        }
    }

    private void hand(PDPage page) {
        PDRectangle box = page.getCropBox();
        boolean isTurned = page.getRotation() % 180 != 0;
        boolean hasText = glyphs.stream().anyMatch(glyph -> !glyph.isBlank());
        List<Glyph> all = glyphs;
        glyphs = new ArrayList<>();
        pages.accept(
                new Page(all, comments, isTurned ? box.getWidth() : box.getHeight(), !hasText && paint.isPicture()));
    }

    @Override
    public void saveGraphicsState() {
        super.saveGraphicsState();
        paint.save();
    }

    @Override
    public void restoreGraphicsState() {
        super.restoreGraphicsState();
        paint.restore();
    }

    @Override
    protected void processTextPosition(TextPosition position) {
        String text = position.getUnicode();
        if (text == null || text.isEmpty() || glyphs.size() >= MOST_GLYPHS) {
            return;
        }
        int turn = Math.round(position.getDir());
        mainTurn = mainTurn < 0 ? turn : mainTurn;
        // Text that is turned otherwise than the first of the page stands beside it, and is read behind it.
        float aside = turn == mainTurn ? 0 : ASIDE + ASIDE * turn;
        glyphs.add(new Glyph(
                text,
                position.getXDirAdj(),
                position.getYDirAdj() + aside,
                Math.max(0, position.getWidthDirAdj()),
                Math.max(0.1f, position.getFontSizeInPt()),
                isHidden(position),
                glyphs.size()));
    }

    private boolean isHidden(TextPosition position) {
        if (position.getFontSizeInPt() <= TINY && position.getHeightDir() <= TINY) {
            return true;
        }
        RenderingMode mode = getGraphicsState().getTextState().getRenderingMode();
        boolean isDrawn = mode != RenderingMode.NEITHER && mode != RenderingMode.NEITHER_CLIP;
        boolean isWhite = paint.isWhite() && mode.isFill();
        if (isDrawn && !isWhite) {
            return isOff(position);
        }
        double x = position.getTextMatrix().getTranslateX() + position.getWidthDirAdj() / 2;
        double y = position.getTextMatrix().getTranslateY() + position.getFontSizeInPt() / 3;
        return isDrawn ? !paint.isColoured(x, y) : !paint.isOnPicture(x, y);
    }

    /// Whether it stands beside the page, at least by its own size.
    private static boolean isOff(TextPosition position) {
        float x = position.getTextMatrix().getTranslateX();
        float y = position.getTextMatrix().getTranslateY();
        float size = position.getFontSizeInPt() + position.getWidthDirAdj();
        return x < -size || y < -size || x > position.getPageWidth() + size || y > position.getPageHeight() + size;
    }

    /// Hands an operator over that decides about what is seen.
    private final class Painting extends OperatorProcessor {
        private final String name;

        Painting(String name) {
            super(PdfPages.this);
            this.name = name;
        }

        @Override
        public void process(Operator operator, List<COSBase> operands) {
            paint.operator(operator, operands, getGraphicsState().getCurrentTransformationMatrix());
        }

        @Override
        public String getName() {
            return name;
        }
    }

    /// Notes where pictures are drawn, without decoding them; forms are read as always.
    private final class Drawing extends DrawObject {
        Drawing() {
            super(PdfPages.this);
        }

        @Override
        public void process(Operator operator, List<COSBase> operands) throws IOException {
            if (!operands.isEmpty()
                    && operands.getFirst() instanceof COSName name
                    && getResources() != null
                    && getResources().isImageXObject(name)) {
                paint.picture(getGraphicsState().getCurrentTransformationMatrix());
            } else {
                super.process(operator, operands);
            }
        }
    }
}

package app.likeness.ui.originality;

import app.likeness.compare.count.Originality.Part;
import app.likeness.compare.count.Originality.Stretch;
import app.likeness.text.Span;
import app.likeness.ui.parts.Drawing;
import app.likeness.ui.parts.Swatches;
import javafx.scene.Cursor;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.MouseEvent;
import javafx.scene.paint.Paint;

/// The whole document as a strip with the passages of all sources and a frame around what is in sight; and beside it
/// the selected source with what of it the document has. A press or a drag leads to a place. The list of sources says
/// the same in words.
final class PageMap extends Drawing {
    /// Of both strips with their gap and insets, in pixels.
    static final double WIDTH = 44;

    private static final double STRIP = 14;
    private static final double GAP = 4;
    private static final double INSET = 6;
    private static final double LEAST = 2;

    private final OriginalityModel model;
    private final Page page;
    private final Colours colours = new Colours(this::redraw);

    /// The colours of the rule `.report-map-colours` of `likeness.css`, in its order.
    private static final class Colours extends Swatches {
        private static final int INKS = 6;

        Colours(Runnable onChange) {
            super("report-map-colours", onChange);
        }

        Paint ink(int source) {
            return fill(source % INKS);
        }

        Paint ground() {
            return fill(INKS);
        }

        Paint frame() {
            return fill(INKS + 1);
        }

        Paint quiet() {
            return fill(INKS + 2);
        }
    }

    PageMap(OriginalityModel model, Page page) {
        this.model = model;
        this.page = page;
        getStyleClass().add("report-map");
        setId("report-map");
        setMinWidth(WIDTH);
        setPrefWidth(WIDTH);
        setMaxWidth(WIDTH);
        setCursor(Cursor.HAND);
        getChildren().add(colours);
        model.reportProperty().subscribe(this::redraw);
        model.selectedProperty().subscribe(this::redraw);
        page.onScrolled(this::redraw);
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::lead);
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::lead);
    }

    private void lead(MouseEvent event) {
        OriginalityReport report = model.reportProperty().get();
        if (report != null) {
            double share = Math.clamp((event.getY() - INSET) / Math.max(1, getHeight() - 2 * INSET), 0, 1);
            page.reveal((int) (share * report.text().length()));
        }
    }

    @Override
    protected void draw(GraphicsContext graphics, double width, double height) {
        OriginalityReport report = model.reportProperty().get();
        if (report == null) {
            return;
        }
        double left = INSET;
        graphics.setFill(colours.ground());
        graphics.fillRect(left, INSET, STRIP, height - 2 * INSET);
        for (Stretch stretch : report.parts().stretches()) {
            if (stretch.part() != Part.ORIGINAL) {
                boolean isShared = stretch.source() >= 0;
                graphics.setFill(isShared ? colours.ink(stretch.source()) : colours.quiet());
                bar(graphics, left, stretch.span(), report.text().length(), height);
            }
        }
        int selected = model.selectedProperty().get();
        if (selected >= 0 && selected < report.counted().size()) {
            Source source = report.counted().get(selected);
            graphics.setFill(colours.ground());
            graphics.fillRect(left + STRIP + GAP, INSET, STRIP, height - 2 * INSET);
            graphics.setFill(colours.ink(selected));
            source.there().forEach(span -> bar(graphics, left + STRIP + GAP, span, source.length(), height));
        }
        Span sight = page.inSight();
        double top = y(sight.start(), report.text().length(), height);
        double bottom = y(sight.end(), report.text().length(), height);
        graphics.setStroke(colours.frame());
        graphics.setLineWidth(1.5);
        graphics.strokeRoundRect(left - 2, top, STRIP + 4, Math.max(6, bottom - top), 6, 6);
    }

    private static void bar(GraphicsContext graphics, double x, Span span, int length, double height) {
        double top = y(span.start(), length, height);
        graphics.fillRect(x + 2, top, STRIP - 4, Math.max(LEAST, y(span.end(), length, height) - top));
    }

    private static double y(int offset, int length, double height) {
        return INSET + (length == 0 ? 0 : (height - 2 * INSET) * offset / length);
    }
}

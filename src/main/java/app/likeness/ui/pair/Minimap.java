package app.likeness.ui.pair;

import app.likeness.compare.Match;
import app.likeness.text.Span;
import app.likeness.ui.pair.model.OpenedPair;
import app.likeness.ui.pair.text.Palette;
import app.likeness.ui.pair.text.Side;
import app.likeness.ui.pair.text.TextPane;
import app.likeness.ui.parts.Drawing;
import java.util.List;
import java.util.function.DoubleConsumer;
import java.util.function.IntPredicate;
import javafx.scene.Cursor;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.MouseEvent;

/// A whole text as a strip at the outer edge of its pane, with all its passages and a frame around what is in sight.
final class Minimap extends Drawing {
    private static final double LINE_STEP = 4;
    private static final double STRIPE = 4;

    private final Side side;
    private final TextPane pane;
    private final Palette palette = new Palette(this::redraw);
    private List<Match> matches = List.of();
    private IntPredicate counts = match -> true;
    private int selected = -1;
    private int hovered = -1;

    /// @param jump takes the height in the pane's column that is to come into the middle of the view
    Minimap(Side side, TextPane pane, DoubleConsumer jump) {
        this.side = side;
        this.pane = pane;
        getStyleClass().add("minimap");
        setCursor(Cursor.HAND);
        getChildren().add(palette);
        pane.onLaidOut(this::redraw);
        addEventHandler(MouseEvent.MOUSE_PRESSED, event -> jump.accept(event.getY() / scale(getHeight())));
        addEventHandler(MouseEvent.MOUSE_DRAGGED, event -> jump.accept(event.getY() / scale(getHeight())));
    }

    void show(OpenedPair pair) {
        matches = pair.matches();
        counts = pair::counts;
        redraw();
    }

    void highlight(int newSelected, int newHovered) {
        selected = newSelected;
        hovered = newHovered;
        redraw();
    }

    @Override
    protected void draw(GraphicsContext graphics, double width, double height) {
        double scale = scale(height);
        double end = pane.totalHeight() * scale;
        graphics.setFill(palette.inset());
        graphics.fillRect(0, 0, width, height);
        graphics.setStroke(palette.border());
        graphics.setLineWidth(1);
        for (double y = 2.5; y < end - 1; y += LINE_STEP) {
            graphics.strokeLine(2, y, width - 3, y);
        }
        for (int i = 0; i < matches.size(); i++) {
            drawPassage(graphics, i, width, scale);
        }
        double top = Math.max(0, pane.viewTop() * scale);
        double bottom = Math.min(height, (pane.viewTop() + pane.viewHeight()) * scale);
        graphics.setStroke(palette.deco());
        graphics.setLineWidth(1.5);
        graphics.strokeRoundRect(0.75, top + 0.75, width - 1.5, Math.max(6, bottom - top - 1.5), 6, 6);
    }

    private void drawPassage(GraphicsContext graphics, int match, double width, double scale) {
        Span passage = side.span(matches.get(match));
        double top = pane.roughTop(passage.start()) * scale;
        double length = Math.max(2, pane.roughTop(passage.end()) * scale - top);
        boolean lit = match == selected || match == hovered;
        graphics.setFill(!counts.test(match) ? palette.quiet() : lit ? palette.strongTint(match) : palette.tint(match));
        graphics.fillRect(2, top, width - 4, length);
        graphics.setFill(palette.ink(match));
        graphics.fillRect(side == Side.LEFT ? 2 : width - 2 - STRIPE, top, STRIPE, length);
    }

    /// Pixels of the strip for each pixel of the column; a short text does not fill the strip.
    private double scale(double height) {
        return pane.totalHeight() <= 0 ? 1 : Math.min(1, height / pane.totalHeight());
    }
}

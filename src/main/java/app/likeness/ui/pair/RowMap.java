package app.likeness.ui.pair;

import app.likeness.compare.rows.SideBySideRow;
import app.likeness.ui.pair.model.PairModel;
import app.likeness.ui.pair.text.Palette;
import app.likeness.ui.pair.text.Side;
import app.likeness.ui.parts.Drawing;
import java.util.List;
import javafx.scene.Cursor;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.MouseEvent;
import javafx.scene.paint.Paint;

/// All rows of the view of differences as a strip, with what differs in A at its left and what differs in B at its
/// right, and a frame around what is in sight.
final class RowMap extends Drawing {
    private final PairModel model;
    private final DifferencesView rows;
    private final Palette palette = new Palette(this::redraw);

    RowMap(PairModel model, DifferencesView rows) {
        this.model = model;
        this.rows = rows;
        setCursor(Cursor.HAND);
        getChildren().add(palette);
        rows.onLaidOut(this::redraw);
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::jump);
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::jump);
    }

    @Override
    protected void draw(GraphicsContext graphics, double width, double height) {
        double scale = scale(height);
        graphics.setFill(palette.inset());
        graphics.fillRect(0, 0, width, height);
        if (model.openedProperty().get() == null || !rows.isReady()) {
            return;
        }
        List<SideBySideRow> all = model.rowsProperty().get();
        for (int i = 0; i < all.size(); i++) {
            SideBySideRow row = all.get(i);
            double top = rows.top(i) * scale;
            double length = Math.max(1, rows.top(i + 1) * scale - top);
            for (Side side : Side.values()) {
                if (row.kind() != SideBySideRow.Kind.EQUAL && !side.span(row).isEmpty()) {
                    Paint paint = row.kind() == SideBySideRow.Kind.MOVED ? palette.moved() : palette.only(side);
                    graphics.setFill(paint);
                    graphics.fillRect(side == Side.LEFT ? 2 : width / 2 + 1, top, width / 2 - 3, length);
                }
            }
        }
        double top = rows.viewTop() * scale;
        double bottom = Math.min(height, (rows.viewTop() + rows.viewHeight()) * scale);
        graphics.setStroke(palette.deco());
        graphics.setLineWidth(1.5);
        graphics.strokeRoundRect(0.75, top + 0.75, width - 1.5, Math.max(6, bottom - top - 1.5), 6, 6);
    }

    private void jump(MouseEvent event) {
        rows.scrollTo(event.getY() / scale(getHeight()) - rows.viewHeight() / 2);
    }

    private double scale(double height) {
        return rows.totalHeight() <= 0 ? 1 : Math.min(1, height / rows.totalHeight());
    }
}

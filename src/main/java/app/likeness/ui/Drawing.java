package app.likeness.ui;

import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Region;

/// A canvas that is as large as the space it is given and is drawn anew, at most once a pulse, when asked to.
public abstract class Drawing extends Region {
    private final Canvas canvas = new Canvas();

    @SuppressWarnings("this-escape") // only methods of Region itself are called
    protected Drawing() {
        getChildren().add(canvas);
        setMinSize(0, 0);
    }

    /// Draws everything; the canvas is empty.
    protected abstract void draw(GraphicsContext graphics, double width, double height);

    public final void redraw() {
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        canvas.setWidth(getWidth());
        canvas.setHeight(getHeight());
        GraphicsContext graphics = canvas.getGraphicsContext2D();
        graphics.clearRect(0, 0, getWidth(), getHeight());
        if (getWidth() > 0 && getHeight() > 0) {
            draw(graphics, getWidth(), getHeight());
        }
    }
}

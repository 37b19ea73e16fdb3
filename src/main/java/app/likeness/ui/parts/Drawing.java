package app.likeness.ui.parts;

import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;

/// A canvas that is as large as the space it is given and is drawn anew, at most once a pulse, when asked to. With a
/// larger text it has more pixels, so that its words are as sharp as all others.
public abstract class Drawing extends Region {
    private final Canvas canvas = new Canvas();
    private final Scale shrunk = new Scale();
    private double zoom = 1;

    @SuppressWarnings("this-escape") // only methods of Region itself are called
    public Drawing() {
        canvas.getTransforms().add(shrunk);
        getChildren().add(canvas);
        setMinSize(0, 0);
        Zoom.scale(this).subscribe(now -> {
            zoom = now == null ? 1 : now.doubleValue();
            shrunk.setX(1 / zoom);
            shrunk.setY(1 / zoom);
            redraw();
        });
    }

    /// Draws everything; the canvas is empty.
    protected abstract void draw(GraphicsContext graphics, double width, double height);

    public final void redraw() {
        requestLayout();
    }

    @Override
    public void layoutChildren() {
        canvas.setWidth(getWidth() * zoom);
        canvas.setHeight(getHeight() * zoom);
        GraphicsContext graphics = canvas.getGraphicsContext2D();
        graphics.setTransform(zoom, 0, 0, zoom, 0, 0);
        graphics.clearRect(0, 0, getWidth(), getHeight());
        if (getWidth() > 0 && getHeight() > 0) {
            draw(graphics, getWidth(), getHeight());
        }
    }
}

package app.likeness.ui.parts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.scene.Scene;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;

class DrawingTest {
    private double drawn;

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    @Test
    void aLargerTextIsDrawnWithMorePixelsInTheSameRoom() {
        new FxRobot().interact(() -> {
            Drawing drawing = new Drawing() {
                @Override
                protected void draw(GraphicsContext graphics, double width, double height) {
                    drawn = width;
                }
            };
            SimpleIntegerProperty percent = new SimpleIntegerProperty(100);
            Zoom zoom = new Zoom(new StackPane(drawing), percent);
            Scene scene = new Scene(zoom, 400, 300);
            zoom.layout();
            assertEquals(400, scene.getWidth());
            assertEquals(400, drawn);
            percent.set(200);
            zoom.layout();
            Canvas canvas = (Canvas) drawing.getChildrenUnmodifiable().getFirst();
            assertEquals(200, drawn, "it is drawn in the room that is left");
            assertEquals(200, drawing.getWidth());
            assertEquals(400, canvas.getWidth(), "with as many pixels as the window has");
            assertEquals(200, canvas.getBoundsInParent().getWidth());
        });
    }
}

package app.likeness.ui.parts;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Scene;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;

/// Lets files and folders be dropped anywhere on a scene.
public final class DropHandler {
    private final ReadOnlyBooleanWrapper dragging = new ReadOnlyBooleanWrapper();
    private final Consumer<List<Path>> onDropped;

    /// @param onDropped is given what was let go, not empty
    public DropHandler(Consumer<List<Path>> onDropped) {
        this.onDropped = onDropped;
    }

    /// Whether files are being dragged over the scene.
    public ReadOnlyBooleanProperty draggingProperty() {
        return dragging.getReadOnlyProperty();
    }

    public void install(Scene scene) {
        scene.addEventFilter(DragEvent.DRAG_OVER, event -> {
            if (event.getDragboard().hasFiles()) {
                event.acceptTransferModes(TransferMode.COPY);
                dragging.set(true);
                event.consume();
            }
        });
        scene.setOnDragExited(event -> dragging.set(false));
        scene.addEventFilter(DragEvent.DRAG_DROPPED, event -> {
            dragging.set(false);
            List<Path> paths =
                    event.getDragboard().getFiles().stream().map(File::toPath).toList();
            event.setDropCompleted(!paths.isEmpty());
            event.consume();
            if (!paths.isEmpty()) {
                onDropped.accept(paths);
            }
        });
    }
}

package app.likeness.ui.support;

import java.io.File;
import java.util.List;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DataFormat;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javafx.stage.StageStyle;

/// A second program, as a file manager is: one small window at (X, Y) from which a folder can be dragged away. Prints
/// `ready` when the window is there and `dropped` when the other side took the folder.
///
/// Arguments: the folder.
public final class FileManagerStandIn extends Application {
    static final int X = 1300;
    static final int Y = 40;
    static final int SIZE = 160;

    @Override
    public void start(Stage stage) {
        var folder = new File(getParameters().getRaw().getFirst());
        var pane = new StackPane(new Label(folder.getName()));
        pane.setOnDragDetected(event -> {
            var content = new ClipboardContent();
            content.put(DataFormat.FILES, List.of(folder));
            pane.startDragAndDrop(TransferMode.COPY).setContent(content);
            event.consume();
        });
        pane.setOnDragDone(event -> print(event.isAccepted() ? "dropped" : "refused"));
        stage.initStyle(StageStyle.UNDECORATED);
        stage.setScene(new Scene(pane, SIZE, SIZE));
        stage.setX(X);
        stage.setY(Y);
        stage.setOnShown(event -> print("ready"));
        stage.show();
    }

    private static void print(String word) {
        System.out.println(word);
        System.out.flush();
    }

    /// Starts the program; a class that does not extend `Application` must do it from the class path.
    static final class Main {
        private Main() {}

        public static void main(String[] arguments) {
            Application.launch(FileManagerStandIn.class, arguments);
        }
    }
}

package app.likeness.ui.folders;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.RootNames;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.Scene;
import javafx.scene.control.TableRow;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;

final class UnreadTableTest {
    @Test
    void aDoubleClickAndEnterOpenTheFileInTheSystem() throws Exception {
        Path file = Path.of("Hand-ins", "damaged.docx").toAbsolutePath();
        List<Path> opened = new ArrayList<>();
        FxRobot robot = new FxRobot();
        FxToolkit.registerPrimaryStage();
        Stage[] stage = new Stage[1];
        robot.interact(() -> {
            UnreadTable table = new UnreadTable(new Messages(Locale.ENGLISH), opened::add, path -> {});
            table.show(List.of(new Skip(file, SkipReason.DAMAGED, "")), new RootNames(List.of()));
            stage[0] = new Stage();
            stage[0].setScene(new Scene(table, 800, 300));
            stage[0].show();
        });
        try {
            TableRow<?> row = robot.lookup(".table-row-cell").queryAs(TableRow.class);
            robot.doubleClickOn(row);
            assertEquals(List.of(file), opened);
            robot.push(KeyCode.ENTER);
            assertEquals(List.of(file, file), opened);
        } finally {
            robot.interact(stage[0]::close);
        }
    }
}

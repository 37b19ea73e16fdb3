package app.likeness.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Exclusion;
import app.likeness.scan.ClassHandIn;
import app.likeness.ui.support.RunningApp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The way of a teacher: the class is dropped, the sheet becomes the template, the true cases are judged and reported,
/// and on the next day only what came late is new.
final class ClassWalkTest {
    @TempDir
    private Path folder;

    private RunningApp app;

    @BeforeEach
    void start() throws TimeoutException, IOException {
        app = RunningApp.inEnglish(folder.resolve("data"));
        app.robot().interact(() -> app.preferences().deciderProperty().set("R. Meier"));
        app.fire("purpose-essays");
    }

    @AfterEach
    void stop() throws TimeoutException {
        app.close();
    }

    @Test
    void fromTheHandInToTheLateOnes() throws IOException {
        Path hand = ClassHandIn.in(Files.createDirectory(folder.resolve("class 9b")));
        Files.writeString(hand.resolve("sheet.txt"), ClassHandIn.SHEET);
        byte[] whole = Files.readAllBytes(ClassHandIn.essay(hand, 9));
        Files.write(hand.resolve("student 12").resolve("essay 2.pdf"), Arrays.copyOf(whole, whole.length / 2));
        app.drop(hand);
        settled();
        app.await("what was not read", () -> app.isShown("results-unread"));
        assertEquals(
                "1 file was not read: see why",
                app.node("results-unread", Hyperlink.class).getText());
        assertTrue(
                app.workspace().shownProperty().get().leftOut().contains(Exclusion.SAME_AUTHOR),
                "each student has a folder, and essays are checked");

        // The sheet is offered, and taken.
        app.await("the sheet", () -> app.isShown("results-template"));
        app.robot().interact(() -> app.node("results-template", Hyperlink.class).fire());
        app.await("its end", () -> !app.isShown("results-template"));
        settled();
        app.await("the true cases", () -> titles().size() == 6);
        assertFalse(app.isShown("results-news"), "the sheet has not gone");
        assertEquals(
                List.of("02", "03", "07", "09", "11", "16"),
                titles().stream().map(ClassWalkTest::number).sorted().toList());

        // A key judges the pair that the row shows, and nothing else.
        choose("student 03 · essay");
        app.robot().push(KeyCode.C);
        app.await("the verdict", () -> app.text("undo-sentence").startsWith("Confirmed"));
        assertEquals("Confirmed: student 03 · essay – student 07 · essay", app.text("undo-sentence"));

        Path report = folder.resolve("for the board.html");
        app.exportTo(report);
        app.robot().push(KeyCode.CONTROL, KeyCode.E);
        app.await(
                "the dialog",
                () -> app.robot().lookup("#export-preview").tryQuery().isPresent());
        app.robot().interact(() -> app.node("export-write", Button.class).fire());
        app.await("the report", () -> Files.exists(report) && app.isShown("export-open"));
        app.robot()
                .interact(() -> app.node("export-write", Button.class)
                        .getScene()
                        .getWindow()
                        .hide());
        String written = Files.readString(report);
        assertTrue(written.contains("1 confirmed, 0 acceptable, 0 to look at later, 2 open; last on "), written);
        assertTrue(written.contains("; by R. Meier</dd>"), "who decided");
        assertFalse(written.contains(folder.toString()), "no path of this disk");
        assertTrue(written.contains("<bdi>class 9b/student 03/essay.txt</bdi>"), written);

        // The next day.
        ClassHandIn.late(hand);
        app.robot().push(KeyCode.F5);
        app.await("the late ones", () -> app.text("results-news").contains("10 new documents") && titles().size() > 6);
        settled();
        app.robot()
                .interact(() -> app.node("results-news-only", Hyperlink.class).fire());
        app.await("only what is new", () -> titles().equals(List.of("student 24 · essay")));
        app.robot().interact(() -> app.node("show-pairs", ToggleButton.class).fire());
        app.await(
                "its pair",
                () -> app.node("pairs-table", TableView.class).getItems().size() == 1);
    }

    private void settled() {
        app.await(
                "the scan",
                () -> !app.isScanning()
                        && !app.workspace().askingProperty().get()
                        && app.workspace().snapshotProperty().get().isComplete()
                        && app.isShown("results-headline"));
    }

    private List<String> titles() {
        TableView<?> table = app.node("documents-table", TableView.class);
        List<String> titles = new ArrayList<>();
        for (int row = 0; row < table.getItems().size(); row++) {
            titles.add((String) table.getColumns().getFirst().getCellData(row));
        }
        return titles;
    }

    private void choose(String title) {
        app.robot().interact(() -> {
            TableView<?> table = app.node("documents-table", TableView.class);
            table.getSelectionModel().clearAndSelect(titles().indexOf(title));
            table.requestFocus();
        });
    }

    private static String number(String title) {
        return title.replaceAll("\\D+", "");
    }
}

package app.likeness.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.ui.support.LeftOutEssays;
import app.likeness.ui.support.OtherProgram;
import app.likeness.ui.support.RepostedNews;
import app.likeness.ui.support.RunningApp;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.util.WaitForAsyncUtils;

/// What people come for, from the drop to the evidence, on a real display with a real mouse: in at most three actions
/// and no settings.
@Tag("display")
class StoriesTest {
    @TempDir
    Path folder;

    @Test
    @Timeout(240)
    void aTeacherDropsAZipOfEssaysAndReadsTheStrongestPair() throws IOException, TimeoutException {
        Path zip = zipped(LeftOutEssays.write(folder.resolve("essays")), folder.resolve("Spring essays.zip"));
        RunningApp app = start();
        try (OtherProgram files = OtherProgram.with(zip)) {
            // The first action.
            files.dragOnto(app.robot(), app.node("drop-zone", Node.class));
            awaitRows(app, "documents-table");
            assertTrue(
                    app.text("results-headline").startsWith("6 of 6 documents share text"),
                    app.text("results-headline"));
            // The second one: the rows stand with the strongest first.
            openFirst(app, "documents-table", "pair-view");
            app.await("the pair", () -> app.isShown("pair-view") && app.isShown("pair-passages"));
            app.await(
                    "its texts",
                    () -> app.robot().lookup(".text-pane").queryAll().size() >= 2);
            app.await("both titles", () -> titles(app).size() >= 2);
            assertEquals(List.of("014 A harbour for everyone", "102 Harbour for all"), titles(app));
            assertTrue(app.text("pair-position").startsWith("Pair 1 of "), app.text("pair-position"));
            app.await(
                    "the reason",
                    () -> app.robot().lookup(".why").queryAll().stream().anyMatch(Node::isVisible));
        } finally {
            app.close();
        }
    }

    @Test
    @Timeout(240)
    void anEditorDropsSavedPagesAndFindsTheEarliestOfAGroup() throws IOException, TimeoutException {
        Path pages = RepostedNews.write(folder.resolve("Saved pages"));
        RunningApp app = start();
        try (OtherProgram files = OtherProgram.with(pages)) {
            app.robot().clickOn(app.node("purpose-articles", Node.class));
            files.dragOnto(app.robot(), app.node("drop-zone", Node.class));
            awaitRows(app, "groups-table");
            openFirst(app, "groups-table", "member-list");
            app.await("the group", () -> app.isShown("member-list") && app.isShown("group-timeline"));
            app.await(
                    "the earliest",
                    () -> app.robot().lookup(".member-list .list-cell").queryAll().stream()
                            .anyMatch(cell ->
                                    cell.getPseudoClassStates().toString().contains("earliest")));
            Node earliest = app.robot().lookup(".member-list .list-cell").queryAll().stream()
                    .filter(cell -> cell.getPseudoClassStates().toString().contains("earliest"))
                    .findFirst()
                    .orElseThrow();
            assertEquals("首批智慧候车亭投用 顶棚发电够亮一整夜", ((Label) earliest.lookup(".member-title")).getText());
            assertTrue(app.robot().lookup(".tag.good").queryAll().stream()
                    .anyMatch(node -> node instanceof Label tag && tag.getText().equals("earliest stated")));
            app.robot().clickOn(app.node("tab-common", Node.class));
            app.await("the common text", () -> app.text("common-headline").startsWith("6 parts"));
        } finally {
            app.close();
        }
    }

    private RunningApp start() throws IOException, TimeoutException {
        Path data = Files.createDirectories(folder.resolve("data"));
        Files.writeString(data.resolve("settings.properties"), """
                language = english
                theme = light
                window.width = 1200
                window.height = 800
                """);
        return new RunningApp(data);
    }

    private static void awaitRows(RunningApp app, String table) {
        app.await(
                "rows of " + table,
                () -> app.isShown(table)
                        && !app.node(table, TableView.class).getItems().isEmpty()
                        && app.robot()
                                        .lookup("#" + table + " .table-row-cell")
                                        .queryAll()
                                        .size()
                                > 0
                        && !app.isShown("scan-stop"));
    }

    /// Double-clicks the first row. On a machine with other work the two clicks may come too far apart for one
    /// double click: then again, as anybody would.
    private static void openFirst(RunningApp app, String table, String opened) {
        for (int tries = 0; tries < 5 && !app.isShown(opened); tries++) {
            app.robot().doubleClickOn(firstRow(app, table), MouseButton.PRIMARY);
            try {
                WaitForAsyncUtils.waitFor(2, TimeUnit.SECONDS, () -> app.isShown(opened));
            } catch (TimeoutException e) {
                // Once more.
            }
        }
    }

    private static Node firstRow(RunningApp app, String table) {
        // Rows are made in pieces, so they do not stand in the order of the nodes.
        return app.robot().lookup("#" + table + " .table-row-cell").<TableRow<?>>queryAll().stream()
                .filter(row -> row.isVisible() && row.getIndex() == 0)
                .findFirst()
                .orElseThrow();
    }

    private static List<String> titles(RunningApp app) {
        return app.robot().lookup(".pane-head .text-strong").queryAll().stream()
                .filter(Label.class::isInstance)
                .map(node -> ((Label) node).getText())
                .sorted()
                .toList();
    }

    private static Path zipped(Path from, Path zip) throws IOException {
        try (OutputStream out = Files.newOutputStream(zip);
                ZipOutputStream packed = new ZipOutputStream(out);
                Stream<Path> all = Files.list(from)) {
            for (Path file : all.sorted().toList()) {
                packed.putNextEntry(new ZipEntry("Spring/" + file.getFileName()));
                Files.copy(file, packed);
                packed.closeEntry();
            }
        }
        return zip;
    }
}

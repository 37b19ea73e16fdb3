package app.likeness.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.report.names.NameMask;
import app.likeness.text.container.Archives;
import app.likeness.ui.support.PairedTexts;
import app.likeness.ui.support.ReviewWindow;
import app.likeness.ui.support.RunningApp;
import app.likeness.ui.support.SeenWords;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.control.TabPane;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// While names are hidden no view says whose a document is: no name of a file, of a folder or of an author, also inside
/// texts, and no path.
final class HiddenNamesWalkTest {
    /// The name of a file that was not read: where texts are shown it stands in texts alone.
    private static final String IN_TEXTS = "Xylander";

    /// What stands in no word of the program; in texts are only some of them.
    private static final List<String> NAMES = List.of(
            "Zugzwang",
            "Kestrelgate",
            "Quillfeather",
            "Drumlin",
            "wobbegong",
            "Sphinxmoth",
            "Ptarmigan",
            "Gazettewood",
            IN_TEXTS,
            "李雷",
            "Marrowbone",
            "Yellowhammer",
            "Vandyke",
            "Thistlewood");

    @TempDir
    private Path home;

    private Path texts;
    private ReviewWindow window;
    private RunningApp app;
    private final TreeSet<String> found = new TreeSet<>();
    private final List<String> names = new ArrayList<>(NAMES);

    @BeforeEach
    void start() throws Exception {
        window = new ReviewWindow(home);
        app = window.app();
        names.add(home.toString());
        texts = PairedTexts.write(home.resolve("made"), 4);
    }

    @AfterEach
    void stop() throws Exception {
        window.close();
    }

    @Test
    void noViewSaysWhoseADocumentIs() throws IOException {
        app.drop(earlier());
        app.await("the earlier corpus", () -> app.isShown("results-headline"));
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT1);
        app.drop(folder(), task());
        app.await(
                "the results",
                () -> app.isShown("results-headline") && app.stage().getTitle().startsWith("Kestrelgate"));
        judge();
        assertTrue(seen().size() > NAMES.size() / 2, "names are looked for where they stand: " + seen());
        hideInSight();

        app.robot().push(KeyCode.CONTROL, KeyCode.H);
        app.await("no names", () -> app.names().stream().allMatch(name -> name.startsWith("Document ")));
        app.await("no names of before", () -> app.stage().getTitle().startsWith("Folder 1"));
        app.await("no names in what is in sight", () -> namesInSight().isEmpty());
        assertTrue(app.isShown("status-names-hidden"), "that names are hidden stands on every view");
        walk();
        app.robot().push(KeyCode.F5);
        app.await("the end of the scan", () -> app.isShown("scan-again") || !app.isShown("scan-line"));
        look("after a scan");
        app.drop(home.resolve("Ptarmigan gone"));
        app.await(
                "the problem",
                () -> app.robot().lookup(".problem-line").queryAll().stream().anyMatch(Node::isVisible));
        look("a problem");
        assertEquals(List.of(), List.copyOf(found));

        app.robot().push(KeyCode.CONTROL, KeyCode.H);
        app.await("names", () -> app.stage().getTitle().startsWith("Kestrelgate"));
        assertFalse(seen().isEmpty());
    }

    /// Hides names, and shows them again, while a text is in sight, in every view that shows texts.
    private void hideInSight() {
        hideInSight("the pair");
        app.fire("mode-differences");
        hideInSight("its differences");
        app.fire("mode-reading");
        app.robot().push(KeyCode.T);
        hideInSight("the pair as it was compared");
        app.robot().push(KeyCode.T);
        app.robot().push(KeyCode.ESCAPE);
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT4);
        openGroup();
        app.fire("tab-common");
        hideInSight("the common text of a group");
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT5);
        hideInSight("the report of a document");
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT6);
        hideInSight("a pair to label");
    }

    private void hideInSight(String what) {
        app.await(what, () -> namesInSight().stream().anyMatch(HiddenNamesWalkTest::isOfAText));
        app.robot().push(KeyCode.CONTROL, KeyCode.H);
        app.await(what + " without names", () -> namesInSight().isEmpty());
        assertTrue(isMarked(), "the marks of names in " + what);
        app.robot().push(KeyCode.CONTROL, KeyCode.H);
        app.await(what + " with names again", () -> namesInSight().stream().anyMatch(HiddenNamesWalkTest::isOfAText));
    }

    private static boolean isOfAText(String seen) {
        return seen.toLowerCase(Locale.ROOT).contains(IN_TEXTS.toLowerCase(Locale.ROOT));
    }

    private boolean isMarked() {
        boolean[] isMarked = new boolean[1];
        app.robot()
                .interact(() -> isMarked[0] = SeenWords.all().stream()
                        .anyMatch(each ->
                                each.contains(String.valueOf(NameMask.MARK).repeat(IN_TEXTS.length()))));
        return isMarked[0];
    }

    private void openGroup() {
        app.robot()
                .interact(() -> app.node("groups-table", TableView.class)
                        .getSelectionModel()
                        .select(0));
        app.fire("open-group");
        app.await("the group", () -> app.isShown("member-list"));
    }

    private void walk() {
        look("where names were hidden");
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT1);
        look("home");
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT2);
        app.await("folders", () -> app.isShown("unread-panel"));
        look("folders");
        app.fire("unread-all");
        look("files that were not read");
        dialog("files-table", () -> app.fire("all-files"));
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT3);
        for (String list : List.of("documents", "pairs")) {
            app.robot()
                    .interact(() -> app.node("show-" + list, ToggleButton.class).fire());
            TableView<?> table = app.node(list + "-table", TableView.class);
            app.robot().interact(() -> {
                table.requestFocus();
                table.getSelectionModel().select(0);
            });
            look(list);
            app.robot().push(KeyCode.CONTROL, KeyCode.I);
            look("a row of " + list + " explained");
            app.robot().push(KeyCode.ESCAPE);
        }
        window.openChosen();
        look("pair");
        app.robot().push(KeyCode.U);
        app.robot().push(KeyCode.T);
        look("pair as it was compared");
        app.robot().push(KeyCode.T);
        app.fire("mode-differences");
        look("differences");
        app.fire("mode-reading");
        app.robot().push(KeyCode.ESCAPE);
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT4);
        look("groups");
        openGroup();
        app.robot()
                .interact(() -> app.node("member-list", ListView.class)
                        .getSelectionModel()
                        .select(1));
        for (String tab : List.of("timeline", "map", "grid", "common")) {
            app.fire("tab-" + tab);
            look("group " + tab);
        }
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT5);
        app.await("the report", () -> app.isShown("report-headline"));
        look("report");
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT6);
        app.await("a pair to label", () -> !app.text("label-note").isEmpty());
        look("methods");
        dialog("journal-table", () -> app.robot().push(KeyCode.CONTROL, KeyCode.J));
        dialog("export-preview", () -> app.robot().push(KeyCode.CONTROL, KeyCode.E));
    }

    /// Looks at a dialog and closes it.
    private void dialog(String id, Runnable opener) {
        app.robot().interact(() -> Platform.runLater(opener));
        app.await(
                id,
                () -> app.robot().lookup("#" + id).tryQueryAs(TableView.class).stream()
                        .anyMatch(table -> !table.getItems().isEmpty()));
        look(id);
        app.robot()
                .interact(() -> app.robot().lookup(".tab-pane").tryQueryAs(TabPane.class).stream()
                        .forEach(tabs -> tabs.getSelectionModel().select(1)));
        look(id + ", the next page");
        app.robot()
                .interact(() -> List.copyOf(Window.getWindows()).stream()
                        .filter(each -> each instanceof Stage && each != app.stage() && each.isShowing())
                        .forEach(Window::hide));
    }

    private void look(String where) {
        seen().forEach(each -> found.add(where + " — " + each));
    }

    /// What is said that has one of the names in it.
    private List<String> seen() {
        List<String> seen = new ArrayList<>();
        app.robot().interact(() -> seen.addAll(namesInSight()));
        return seen;
    }

    /// The same; on the FX thread.
    private List<String> namesInSight() {
        app.scene().getRoot().applyCss();
        app.scene().getRoot().layout();
        return SeenWords.all().stream()
                .filter(each -> names.stream()
                        .anyMatch(name -> each.toLowerCase(Locale.ROOT).contains(name.toLowerCase(Locale.ROOT))))
                .toList();
    }

    private void judge() {
        app.robot().interact(() -> app.node("show-pairs", ToggleButton.class).fire());
        app.await("the pairs", () -> window.pairs().getItems().size() > 2);
        app.robot().interact(() -> {
            window.pairs().requestFocus();
            window.pairs().getSelectionModel().select(0);
        });
        window.openChosen();
        app.robot().push(KeyCode.A);
        app.await("the verdict", () -> window.isGiven("acceptable"));
        app.await("the undo bar", () -> app.isShown("undo-bar"));
    }

    private Path earlier() throws IOException {
        Path earlier = Files.createDirectories(home.resolve("Zugzwang papers"));
        Files.copy(texts.resolve("text 4 a.txt"), earlier.resolve("one.txt"));
        Files.copy(texts.resolve("text 4 b.txt"), earlier.resolve("two.txt"));
        return earlier;
    }

    private Path task() throws IOException {
        return Files.copy(texts.resolve("text 3 a.txt"), home.resolve("Thistlewood task.txt"));
    }

    /// A class of two authors, a page with its author, an archive, a table, and files that cannot be read. The texts
    /// name the authors and files, in what they share as well.
    private Path folder() throws IOException {
        Path folder = home.resolve("Kestrelgate");
        Path ann = Files.createDirectories(folder.resolve("Quillfeather Ann"));
        Path bob = Files.createDirectories(folder.resolve("Drumlin Bob"));
        write("By Quillfeather Ann", "text 1 a.txt", ann.resolve("Wobbegong one.txt"));
        write("Ann QUILLFEATHER, who handed in Wobbegong.", "text 2 a.txt", ann.resolve("Wobbegong two.txt"));
        write("作者：李雷\nWith Bob Drumlin", "text 1 b.txt", bob.resolve("作业-李雷.txt"));
        String body = naming(Files.readString(texts.resolve("text 2 b.txt")));
        Files.writeString(
                bob.resolve("wobbegong four.html"),
                "<html><head><title>Sphinxmoth</title><meta name=\"author\" content=\"Zebulon Ptarmigan\">"
                        + "<meta property=\"og:site_name\" content=\"Gazettewood\"></head><body><p>"
                        + body + "</p></body></html>");
        Files.write(folder.resolve("Xylander.png"), new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10, 0, 0});
        Files.writeString(folder.resolve("Xylander empty.txt"), " \n");
        Files.write(
                folder.resolve("Yellowhammer.zip"),
                Archives.zip(Map.of(
                        "Vandyke/inside.txt", Files.readAllBytes(texts.resolve("text 1 a.txt")),
                        "Vandyke/empty.txt", " ".getBytes(StandardCharsets.UTF_8))));
        Files.writeString(
                folder.resolve("Marrowbone.csv"),
                "title,author,content\n"
                        + "Sphinxmoth,Zebulon Ptarmigan,\"" + body.replace("\n", " ") + "\"\n"
                        + "Sphinxmoth,Zebulon Ptarmigan,\"" + body.replace("\n", " ") + " More.\"\n");
        return folder;
    }

    /// Writes a text that says whose it is.
    private void write(String byline, String text, Path to) throws IOException {
        Files.writeString(to, byline + "\n\n" + naming(Files.readString(texts.resolve(text))));
    }

    /// The same text with names in its first line and in its first sentence.
    private static String naming(String text) {
        String[] parts = text.split("\n\n", 2);
        String[] words = parts[1].split(" ", 4);
        return parts[0] + " for Xylander\n\n" + words[0] + " Zebulon Ptarmigan " + words[1] + " 李雷 " + words[2]
                + " Xylander " + words[3];
    }
}

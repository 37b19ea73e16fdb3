package app.likeness.ui.window;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.ui.clusters.LastCopyDialog;
import app.likeness.ui.intake.CharsetDialog;
import app.likeness.ui.intake.DataFolder;
import app.likeness.ui.intake.MoveJournal;
import app.likeness.ui.intake.MovedFiles;
import app.likeness.ui.parts.DialogWindow;
import app.likeness.ui.parts.UnexpectedErrors;
import app.likeness.ui.parts.Zoom;
import app.likeness.ui.support.Looked;
import app.likeness.ui.support.RunningApp;
import app.likeness.ui.support.Walk;
import app.likeness.ui.words.Language;
import app.likeness.ui.words.Shortcut;
import app.likeness.ui.words.Theme;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.event.ActionEvent;
import javafx.event.EventHandler;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TableView;
import javafx.scene.control.TextArea;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Opens every dialog at 100% and 200%, on a large and on a small screen, and changes language and theme while it is
/// open.
class AllDialogsTest {
    private static final String TIDE = "The tide does not only bring ships. It brings salt, noise and strangers, and a"
            + " town that wants the trade has to make room for all three, whatever the weather.";

    /// In pixels, what the widest dialog needs at 100%; the screen has more.
    private static final double WIDEST = 940;

    /// More stops than any dialog has.
    private static final int STOPS = 40;

    @TempDir
    Path user;

    private RunningApp app;
    private final Walk walk = new Walk(this::isOfADocument);
    private final List<String> faults = new ArrayList<>();
    private List<Language> languages = Walk.LANGUAGES;

    /// By the class that makes the dialog: how it is opened.
    private final Map<String, Map<String, Runnable>> dialogs = new LinkedHashMap<>();

    AllDialogsTest() {
        dialogs.put("About", Map.of("about", () -> menu("menu.help.about")));
        dialogs.put("CharsetDialog", Map.of("charset", this::charset));
        dialogs.put("ColumnDialog", Map.of("columns", () -> press("change-columns")));
        dialogs.put("ExportDialog", Map.of("export", () -> menu(Shortcut.EXPORT.key())));
        dialogs.put("FilesDialog", Map.of("files", () -> press("all-files")));
        dialogs.put(
                "JournalDialog",
                Map.of("journal", () -> menu(Shortcut.JOURNAL.key()), "before", () -> menu("menu.review.before")));
        dialogs.put("FingerprintsDialog", Map.of("fingerprints", () -> press("why-fingerprints")));
        dialogs.put("MethodSettingsDialog", Map.of("settings of the methods", this::settings));
        dialogs.put("NearDialog", Map.of("near", this::near));
        dialogs.put("KeepOneDialog", Map.of("keep one", () -> press("keep-one")));
        dialogs.put("LastCopyDialog", Map.of("last copy", () -> new LastCopyDialog(app.messages(), app.stage()).ask()));
        dialogs.put("MovedFilesDialog", Map.of("moved", this::moved));
        dialogs.put("PasteDialog", Map.of("paste", () -> menu(Shortcut.PASTE_TEXT.key())));
        dialogs.put(
                "UnexpectedErrors",
                Map.of(
                        "unexpected",
                        () -> new UnexpectedErrors(app.messages(), app.stage())
                                .uncaughtException(Thread.currentThread(), new IllegalStateException("made up"))));
    }

    @BeforeEach
    void start() throws TimeoutException, IOException {
        app = RunningApp.inEnglish(user.resolve("data"));
    }

    @AfterEach
    void stop() throws TimeoutException {
        app.close();
    }

    @Test
    void noDialogIsForgotten() {
        var made = new TreeSet<String>();
        for (JavaClass each : new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("app.likeness.ui")) {
            if (each.getConstructorCallsFromSelf().stream()
                    .anyMatch(call -> call.getTargetOwner().isEquivalentTo(DialogWindow.class))) {
                made.add(each.getSimpleName());
            }
        }
        assertEquals(made, new TreeSet<>(dialogs.keySet()));
    }

    @Test
    void everyDialogCanBeReadReachedAndClosed() throws IOException {
        app.drop(texts());
        app.await("results", () -> app.isShown("results-headline"));
        app.robot().interact(() -> {
            app.stage().setWidth(900);
            app.stage().setHeight(600);
        });
        judge();
        lookIntoAGroup();
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT2);
        app.await("folders", () -> app.isShown("change-columns"));
        for (int size : List.of(100, 200)) {
            app.robot().interact(() -> app.preferences().textSizeProperty().set(size));
            dialogs.values().forEach(each -> each.forEach((name, open) -> walk(name, size, open)));
            // Each is new to one of the themes, and to one of the sizes.
            app.robot().interact(() -> app.preferences().themeProperty().set(Theme.DARK));
        }
        assertAll(walk::assertAllWell, walk::assertNoForeignWords, () -> assertEquals("", String.join("\n", faults)));
    }

    private void walk(String dialogName, int size, Runnable open) {
        String name = dialogName + " " + size + "%";
        Platform.runLater(open);
        app.await(name, () -> dialog().isPresent());
        Stage dialog = dialog().orElseThrow();
        double width = dialog.getWidth();
        for (Language language : languages) {
            app.speak(language);
            look(dialog, language, name);
            isOnTheScreen(dialog, name + " " + language);
            double wide = dialog.getWidth();
            double high = dialog.getHeight();
            // As on a small screen.
            size(dialog, Math.min(wide, 900), Math.min(high, 560));
            look(dialog, language, name + " on a small screen");
            scrollsDownAlone(dialog, name + " " + language + " on a small screen");
            app.robot().interactNoWait(() -> {
                walk.open(dialog.getScene().getRoot(), language, size);
                walk.rest(dialog.getScene().getRoot(), language, size);
            });
            size(dialog, wide, high);
        }
        // Each language but one changes while a dialog is open: the next begins where this one ends.
        languages = languages.reversed();
        if (size == 100) {
            if (width > WIDEST) {
                faults.add(name + ": is wider than what is in it, with " + width);
            }
            resize(dialog, name);
            reach(dialog, name);
        }
        answer(dialog, name);
    }

    private void size(Stage dialog, double width, double height) {
        app.robot().interact(() -> {
            dialog.setWidth(width);
            dialog.setHeight(height);
        });
    }

    private void look(Stage dialog, Language language, String where) {
        app.robot().interactNoWait(() -> walk.look(dialog.getScene().getRoot(), language, where));
    }

    /// The keys for the size of the text change it here and in the window.
    private void resize(Stage dialog, String where) {
        app.robot().push(KeyCode.CONTROL, KeyCode.PLUS);
        isAsLargeAsTheWindow(dialog, 110, where);
        app.robot().push(KeyCode.CONTROL, KeyCode.EQUALS);
        isAsLargeAsTheWindow(dialog, 125, where);
        isOnTheScreen(dialog, where + " made larger");
        app.robot().push(KeyCode.CONTROL, KeyCode.MINUS);
        isAsLargeAsTheWindow(dialog, 110, where);
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT0);
        isAsLargeAsTheWindow(dialog, 100, where);
    }

    private void isAsLargeAsTheWindow(Stage dialog, int percent, String where) {
        app.robot().interactNoWait(() -> {
            List<Number> sizes = List.of(
                    app.preferences().textSizeProperty().get(),
                    Math.round(
                            100 * Zoom.scale(app.scene().getRoot()).getValue().doubleValue()),
                    Math.round(100
                            * Zoom.scale(dialog.getScene().getRoot()).getValue().doubleValue()));
            if (sizes.stream().anyMatch(each -> each.intValue() != percent)) {
                faults.add(where + ": the size is not " + percent + "% but " + sizes);
            }
        });
    }

    /// Nobody should have to scroll sideways to read a line.
    private void scrollsDownAlone(Stage dialog, String where) {
        app.robot()
                .interactNoWait(() -> Looked.sideways(dialog.getScene().getRoot())
                        .forEach(each -> faults.add(where + ": scrolls sideways in " + each)));
    }

    private void isOnTheScreen(Stage dialog, String where) {
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        if (!screen.contains(dialog.getX(), dialog.getY(), dialog.getWidth(), dialog.getHeight())) {
            walk.outside("dialog", where);
        }
    }

    /// Goes through all controls with the keyboard: each is in sight when it has the focus, and looks so.
    private void reach(Stage dialog, String where) {
        Scene scene = dialog.getScene();
        Node before = null;
        WritableImage pictureBefore = null;
        var seen = new ArrayList<Node>();
        for (int i = 0; i < STOPS; i++) {
            if (scene.getFocusOwner() instanceof TextArea) {
                app.robot().push(KeyCode.CONTROL, KeyCode.TAB);
            } else {
                app.robot().push(KeyCode.TAB);
            }
            WritableImage[] picture = new WritableImage[1];
            app.robot().interactNoWait(() -> {
                scene.getRoot().applyCss();
                scene.getRoot().layout();
                picture[0] = scene.snapshot(null);
            });
            Node now = scene.getFocusOwner();
            if (now == null) {
                faults.add(where + ": nothing has the focus");
                return;
            }
            if (!isInSight(now)) {
                faults.add(where + ": " + now + " has the focus out of sight");
            }
            if (before != null && pictureBefore != null && before != now && isSame(picture[0], pictureBefore, now)) {
                faults.add(where + ": " + now + " looks the same with the focus");
            }
            if (seen.contains(now)) {
                break;
            }
            seen.add(now);
            before = now;
            pictureBefore = picture[0];
        }
    }

    private static boolean isInSight(Node node) {
        Bounds bounds = node.localToScene(node.getLayoutBounds());
        for (Parent each = node.getParent(); each != null; each = each.getParent()) {
            if (each instanceof ScrollPane pane && pane != node) {
                Node view = pane.lookup(".viewport");
                Bounds seen = view.localToScene(view.getLayoutBounds());
                if (bounds.getMinY() > seen.getMaxY() - 4 || bounds.getMaxY() < seen.getMinY() + 4) {
                    return false;
                }
            }
        }
        return bounds.getMinY() < node.getScene().getHeight() && bounds.getMaxY() > 0;
    }

    /// Whether two pictures are the same where `node` is and just around it.
    private static boolean isSame(WritableImage one, WritableImage other, Node node) {
        Bounds bounds = node.localToScene(node.getLayoutBounds());
        PixelReader left = one.getPixelReader();
        PixelReader right = other.getPixelReader();
        int maxX = (int) Math.min(Math.min(one.getWidth(), other.getWidth()), bounds.getMaxX() + 4);
        int maxY = (int) Math.min(Math.min(one.getHeight(), other.getHeight()), bounds.getMaxY() + 4);
        for (int y = (int) Math.max(0, bounds.getMinY() - 4); y < maxY; y++) {
            for (int x = (int) Math.max(0, bounds.getMinX() - 4); x < maxX; x++) {
                if (left.getArgb(x, y) != right.getArgb(x, y)) {
                    return false;
                }
            }
        }
        return true;
    }

    /// Enter presses the default button from wherever Enter has no other use, Esc closes.
    private void answer(Stage dialog, String where) {
        Optional<Button> usual = dialog.getScene().getRoot().lookupAll(".button").stream()
                .filter(each -> each instanceof Button button && button.isDefaultButton() && !button.isDisabled())
                .map(Button.class::cast)
                .findFirst();
        if (usual.isPresent()) {
            List<String> pressed = new ArrayList<>();
            EventHandler<ActionEvent> action = usual.get().getOnAction();
            app.robot().interact(() -> {
                usual.get().setOnAction(event -> pressed.add("pressed"));
                dialog.getScene().getRoot().lookupAll(".text-input").stream()
                        .filter(each -> !(each instanceof TextArea))
                        .findFirst()
                        .ifPresentOrElse(Node::requestFocus, usual.get()::requestFocus);
            });
            app.robot().push(KeyCode.ENTER);
            app.robot().interact(() -> usual.get().setOnAction(action));
            if (!pressed.equals(List.of("pressed"))) {
                faults.add(where + ": Enter pressed the default button " + pressed.size() + " times");
            }
        }
        app.robot().push(KeyCode.ESCAPE);
        app.robot().interact(() -> {
            if (dialog.isShowing()) {
                faults.add(where + ": Esc does not close it");
                dialog.close();
            }
        });
        app.await("its end", () -> dialog().isEmpty());
    }

    private static Optional<Stage> dialog() {
        return Window.getWindows().stream()
                .filter(each -> each.isShowing() && each.getScene().lookup(".dialog-window") != null)
                .map(Stage.class::cast)
                .findFirst();
    }

    /// The first pair is acceptable, so that there is something in the journal.
    private void judge() {
        app.robot().interact(() -> app.node("show-pairs", ToggleButton.class).fire());
        TableView<?> pairs = app.node("pairs-table", TableView.class);
        app.await("pairs", () -> !pairs.getItems().isEmpty());
        app.robot().interact(() -> {
            pairs.getSelectionModel().clearAndSelect(0);
            pairs.requestFocus();
        });
        app.robot().push(KeyCode.ENTER);
        app.await(
                "the pair", () -> app.node("why-fingerprints", Hyperlink.class).isVisible());
        app.robot().push(KeyCode.ESCAPE);
        app.await("the table again", () -> app.isShown("pairs-table"));
        app.robot().interact(pairs::requestFocus);
        app.robot().push(KeyCode.A);
        app.await("what can be undone", () -> app.isShown("undo-bar"));
    }

    private void lookIntoAGroup() {
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT4);
        app.await("groups", () -> app.isShown("groups-table"));
        TableView<?> groups = app.node("groups-table", TableView.class);
        app.await("a group", () -> !groups.getItems().isEmpty());
        app.robot().interact(() -> {
            groups.getSelectionModel().clearAndSelect(0);
            press("open-group");
        });
        app.await("its members", () -> app.isShown("group-view"));
    }

    private void settings() {
        app.node("method-chooser", MenuButton.class).getItems().stream()
                .filter(item -> "method-settings".equals(item.getId()))
                .findFirst()
                .orElseThrow()
                .fire();
    }

    private void near() {
        TableView<?> documents = app.node("documents-table", TableView.class);
        documents.getSelectionModel().clearAndSelect(0);
        documents.getContextMenu().getItems().stream()
                .filter(item -> app.messages().get("near.action").equals(item.getText()))
                .findFirst()
                .orElseThrow()
                .fire();
    }

    private void moved() {
        Path folder = user.resolve("essays of a class whose name is long enough for more than one line");
        try {
            new MoveJournal(DataFolder.standard().moved())
                    .moved(
                            List.of(new MovedFiles.Move(
                                    folder.resolve("copy.txt"),
                                    folder.resolve("away").resolve("copy.txt"))),
                            Instant.EPOCH);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        menu("menu.file.moved");
    }

    private void charset() {
        byte[] content = "В городе шумит прибой.".getBytes(StandardCharsets.UTF_8);
        new CharsetDialog(app.messages(), app.stage(), user.resolve("a.txt"), content).ask();
    }

    private void press(String id) {
        ((ButtonBase) app.scene().lookup("#" + id)).fire();
    }

    private void menu(String key) {
        ((MenuBar) app.scene().lookup(".menu-bar"))
                .getMenus().stream()
                        .flatMap(menu -> menu.getItems().stream())
                        .filter(item -> app.messages().get(key).equals(item.getText()))
                        .findFirst()
                        .map(MenuItem.class::cast)
                        .orElseThrow()
                        .fire();
    }

    /// Two texts that share all they have, a table, and a file that cannot be read.
    private Path texts() throws IOException {
        Path texts = Files.createDirectories(user.resolve("texts"));
        Files.writeString(texts.resolve("a.txt"), TIDE);
        Files.writeString(texts.resolve("b.txt"), TIDE);
        Files.writeString(
                texts.resolve("articles.csv"),
                List.of("one", "two", "three").stream()
                        .map(number -> "Number " + number + ",\"" + TIDE + " This is number " + number + ".\"\n")
                        .collect(Collectors.joining("", "title,text\n", "")));
        Files.write(texts.resolve("broken.pdf"), "%PDF-1.4 broken".getBytes(StandardCharsets.US_ASCII));
        return texts;
    }

    private boolean isOfADocument(String words) {
        return words.contains(String.valueOf(user.getFileName()))
                || words.contains("charset")
                || app.names().stream().anyMatch(words::contains);
    }
}

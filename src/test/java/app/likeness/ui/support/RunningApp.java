package app.likeness.ui.support;

import app.likeness.store.kept.CorpusException;
import app.likeness.text.document.Document;
import app.likeness.ui.corpus.Problem;
import app.likeness.ui.corpus.ScanModel;
import app.likeness.ui.corpus.Shown;
import app.likeness.ui.corpus.Workspace;
import app.likeness.ui.export.EndNotice;
import app.likeness.ui.frame.LikenessApp;
import app.likeness.ui.settings.Preferences;
import app.likeness.ui.words.Language;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/// The whole program in a window, with a data folder of its own, and ways to ask it things.
public final class RunningApp implements AutoCloseable {
    private static final int SECONDS = Integer.getInteger("likeness.patience", 60);

    private static final long PATIENCE_MILLIS = 3_000L * SECONDS;

    private final LikenessApp app;
    private final Stage stage;
    private final FxRobot robot = new FxRobot();

    /// @param data the data folder; its settings count
    public RunningApp(Path data) throws TimeoutException {
        System.setProperty("likeness.home", data.toString());
        // A busy machine may take longer than the half minute that is usual.
        FxToolkit.toolkitContext().setSetupTimeoutInMillis(PATIENCE_MILLIS);
        FxToolkit.registerPrimaryStage(); // starts the toolkit
        // A window of its own: the primary one outlives the program, and would keep all that ever listened to it.
        stage = FxToolkit.registerStage(Stage::new);
        app = (LikenessApp) FxToolkit.setupApplication(LikenessApp.class);
        FxToolkit.showStage();
    }

    /// The program as it starts in a new data folder where somebody chose English and the light theme.
    ///
    /// @param data is made
    public static RunningApp inEnglish(Path data) throws IOException, TimeoutException {
        Files.createDirectories(data);
        Files.writeString(data.resolve("settings.properties"), "language = english\ntheme = light\n");
        return new RunningApp(data);
    }

    public FxRobot robot() {
        return robot;
    }

    public Stage stage() {
        return stage;
    }

    public Scene scene() {
        return stage.getScene();
    }

    public Preferences preferences() {
        return app.preferences();
    }

    public Workspace workspace() {
        return app.workspace();
    }

    public ScanModel scan() {
        return app.scan();
    }

    public Messages messages() {
        return app.messages();
    }

    /// Lets a scan of the open corpus fail as it would when the file cannot be written.
    public void failScan(CorpusException.Reason reason) {
        robot.interact(() -> {
            Path file = Objects.requireNonNull(app.workspace().file());
            app.scan()
                    .start(
                            listener -> {
                                throw new CorpusException(reason, file, null);
                            },
                            failure -> app.workspace().problemProperty().set(new Problem.CorpusFailure(failure)));
        });
    }

    /// Whether a scan runs.
    public boolean isScanning() {
        return app.scan().isRunning();
    }

    /// How many pairs the open corpus has, wherever the line is drawn and whatever is left out.
    public int pairs() {
        return app.workspace().snapshotProperty().get().tallies().pairs().size();
    }

    /// Whether it was measured what unrelated documents of the open corpus share.
    public boolean knowsUsual() {
        return app.workspace().shownProperty().get().usual().isKnown();
    }

    /// Draws the line and leaves out what a new corpus does; on the FX thread.
    public void showAsAtFirst() {
        app.workspace().leaveOut(Shown.AT_FIRST.leftOut());
        app.workspace().drawLine(Shown.AT_FIRST.line());
    }

    /// Does nothing on the lane `read`, behind what was given to it, and then `onDone`; on the FX thread.
    public void afterReading(Runnable onDone) {
        app.background().computeBehind(() -> "", ignored -> onDone.run());
    }

    /// The titles of the documents of the open corpus.
    public List<String> names() {
        return app.workspace().snapshotProperty().get().findings().documents().stream()
                .map(Document::title)
                .toList();
    }

    /// Changes the language of the window.
    public void speak(Language language) {
        robot.interact(() -> app.preferences().languageProperty().set(language));
    }

    /// Changes language and theme; on the FX thread.
    public void dress(Language language, Theme theme) {
        app.preferences().languageProperty().set(language);
        app.preferences().themeProperty().set(theme);
    }

    /// Drops files on the middle of the window.
    public void drop(Path... files) {
        robot.interact(() -> {
            Drops drops = new Drops(scene());
            drops.over(files);
            drops.letGo();
        });
    }

    /// What somebody copies in a file manager.
    public void copy(Path... files) {
        robot.interact(() -> {
            ClipboardContent content = new ClipboardContent();
            content.putFiles(Arrays.stream(files).map(Path::toFile).toList());
            Clipboard.getSystemClipboard().setContent(content);
        });
    }

    /// What somebody copies as words.
    public void copy(String words) {
        robot.interact(() -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(words);
            Clipboard.getSystemClipboard().setContent(content);
        });
    }

    /// Presses Tab until the focus is on the node with this id.
    public void tabTo(String id) {
        List<String> way = new ArrayList<>();
        for (int steps = 0; steps < 80; steps++) {
            if (isFocused(id)) {
                return;
            }
            Node owner = scene().getFocusOwner();
            way.add(owner == null ? "none" : owner.getClass().getSimpleName() + "#" + owner.getId());
            robot.push(KeyCode.TAB);
        }
        throw new AssertionError("Tab does not lead to " + id + " but to " + way);
    }

    private boolean isFocused(String id) {
        return robot.lookup("#" + id).queryAll().stream().anyMatch(node -> node.isFocused() && isInSight(node));
    }

    /// Where the next report is written, in the place of what the system's dialog would say.
    public void exportTo(Path file) {
        app.exportTo(file);
    }

    /// What notices of the end of long work ask and tell.
    public void surround(EndNotice.Surroundings around) {
        app.surround(around);
    }

    public void useWords(Path list) {
        app.workspace().useWords(list);
    }

    /// What went wrong last, in words; empty when nothing did.
    public String problem() {
        Problem problem = app.workspace().problemProperty().get();
        return problem == null ? "" : problem.sentence(new Messages(Locale.UK));
    }

    /// What the label with this id says.
    public String text(String id) {
        return node(id, Labeled.class).getText();
    }

    public <T extends Node> T node(String id, Class<T> type) {
        return robot.lookup("#" + id).queryAs(type);
    }

    /// Whether the node with this id is there and in sight.
    public boolean isShown(String id) {
        return robot.lookup("#" + id).queryAll().stream().anyMatch(RunningApp::isInSight);
    }

    /// Whether the names of the columns of the table with this id have their places, as all of it has then.
    public boolean isLaidOut(String table) {
        return node(table, TableView.class).lookup(".column-header-background") instanceof Region header
                && header.getHeight() > 0;
    }

    /// Presses the button with this id, whatever lies over it.
    public void fire(String id) {
        robot.interact(() -> node(id, ButtonBase.class).fire());
    }

    /// Waits until the condition holds on the FX thread.
    public void await(String what, Callable<Boolean> condition) {
        try {
            WaitForAsyncUtils.waitFor(
                    SECONDS,
                    TimeUnit.SECONDS,
                    () -> WaitForAsyncUtils.asyncFx(condition).get());
        } catch (TimeoutException e) {
            throw new AssertionError("not within " + SECONDS + " s: " + what, e);
        }
        WaitForAsyncUtils.waitForFxEvents();
    }

    @Override
    public void close() throws TimeoutException {
        FxToolkit.cleanupStages();
        FxToolkit.cleanupApplication(app);
        System.clearProperty("likeness.home");
    }

    public static boolean isInSight(Node node) {
        for (Node each = node; each != null; each = each.getParent()) {
            if (!each.isVisible()) {
                return false;
            }
        }
        return node.getScene() != null;
    }
}

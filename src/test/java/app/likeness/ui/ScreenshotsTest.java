package app.likeness.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.store.Corpus;
import app.likeness.store.CorpusException;
import app.likeness.ui.settings.RecentCorpora;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import javafx.embed.swing.SwingFXUtils;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.SnapshotParameters;
import javafx.scene.control.DialogPane;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuBar;
import javafx.scene.control.TableView;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Pictures of every view with the sample. With the system property `likeness.screenshots=true` they are written to
/// `assets/screenshots` in both languages, themes and sizes; without it the two dresses that differ in everything are
/// drawn and only measured: the size is right and the view is not empty.
class ScreenshotsTest {
    private static final Path FOLDER = Path.of("assets", "screenshots");
    private static final boolean WRITES = Boolean.getBoolean("likeness.screenshots");

    /// The headless platform has no windows of this height.
    private static final int TOO_HIGH = 1000;

    @TempDir
    Path user;

    private final String userBefore = System.getProperty("user.home");
    private RunningApp app;

    @BeforeEach
    void start() throws TimeoutException, IOException {
        // No picture shows where it was made.
        System.setProperty("user.home", user.toString());
        Path data = Files.createDirectories(user.resolve("data"));
        Files.writeString(data.resolve("settings.properties"), """
                language = english
                theme = light
                """);
        app = new RunningApp(data);
    }

    @AfterEach
    void stop() throws TimeoutException {
        app.close();
        System.setProperty("user.home", userBefore);
    }

    @Test
    void everyViewIsDrawnWithTheSample() throws IOException {
        inEveryDress("home");
        app.drop(Sample.folder(user.resolve("Documents").resolve("Sample")));
        app.await("results", () -> app.isShown("results-headline") && app.isShown("documents-table"));
        app.await("rows", () -> !table("documents-table").getItems().isEmpty());
        select("documents-table", 1);
        inEveryDress("results");
        app.robot().interact(() -> app.node("show-pairs", ToggleButton.class).fire());
        select("pairs-table", 0);
        inEveryDress("pairs");
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT4);
        inEveryDress("groups");
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT2);
        app.await("folders", () -> app.isShown("scan-strip"));
        inEveryDress("folders");
        app.fire("see-results");
        // An edited copy has more to show than the strongest pair.
        select("pairs-table", 24);
        app.robot().interact(() -> app.node("pairs-table", TableView.class).requestFocus());
        app.robot().push(KeyCode.ENTER);
        app.await("the pair", () -> app.isShown("pair-view"));
        app.await("its texts", () -> app.robot().lookup(".text-pane").queryAll().size() >= 2);
        inEveryDress("pair");
        app.fire("pair-find");
        app.robot().interact(() -> app.node("find-words", TextField.class).setText("the"));
        app.await(
                "places",
                () -> app.text("find-count").startsWith("1")
                        || app.text("find-count").startsWith("第"));
        inEveryDress("pair-find");
        app.fire("find-close");
        picture("pair-one", Language.ENGLISH, Theme.LIGHT, 820, 640);
        picture("pair-one", Language.SIMPLIFIED_CHINESE, Theme.DARK, 820, 640);
    }

    @Test
    void viewsWithNothingToShowAreDrawnAndWhatWentWrongIsSaid() throws IOException {
        Path folder = Files.createDirectories(user.resolve("Documents").resolve("Two notes"));
        Files.writeString(
                folder.resolve("rain.txt"), "Rain came late this year, and the swallows later still. ".repeat(4));
        Files.writeString(
                folder.resolve("bread.txt"), "Whoever bakes at night hears the town turn in its sleep. ".repeat(4));
        app.drop(folder);
        app.await(
                "the end",
                () -> app.isShown("results-headline")
                        && app.text("results-headline").equals("Nothing stands out here."));
        inEveryDress("results-nothing");
        app.drop(user.resolve("Documents").resolve("gone"));
        app.await(
                "the words",
                () -> app.robot().lookup(".problem-line").queryAll().stream().anyMatch(Node::isVisible));
        inEveryDress("results-error");
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT4);
        inEveryDress("groups-nothing");
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT5);
        inEveryDress("report-nothing");
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT2);
        app.failScan(CorpusException.Reason.DISK_FULL);
        app.await("the end", () -> app.isShown("scan-retry"));
        inEveryDress("folders-disk-full");
    }

    @Test
    void aCorpusInUseAndAScanThatWasCutOffAreDrawnAtHome() throws IOException, CorpusException, TimeoutException {
        Path folder = LeftOutEssays.write(user.resolve("Documents").resolve("Spring essays"));
        Path data = user.resolve("data");
        new RecentCorpora(data.resolve("recent.properties"))
                .save(List.of(new RecentCorpora.Recent(
                        data.resolve("essays.likeness"), "Spring essays", 412, Instant.EPOCH, true)));
        app.close();
        app = new RunningApp(data);
        app.await("the list", () -> app.isShown("recent-list"));
        inEveryDress("home-cut-off");
        try (Corpus other = Corpus.open(new DataFolder(data).corpus(List.of(folder)))) {
            app.drop(folder);
            app.await(
                    "the words",
                    () -> app.robot().lookup(".problem-sentence").<Label>queryAll().stream()
                            .anyMatch(label -> label.getText()
                                    .contains(other.file().getFileName().toString())));
            inEveryDress("home-in-use");
        }
    }

    @Test
    void whatIsLeftOutIsDrawnInTheResultsAndInAPair() throws IOException {
        app.drop(LeftOutEssays.write(user.resolve("Documents").resolve("Spring essays")));
        app.await(
                "rows",
                () -> app.isShown("results-headline")
                        && app.isShown("documents-table")
                        && !table("documents-table").getItems().isEmpty());
        for (String kind : List.of("quotation", "references", "short")) {
            app.fire("results-leave-out-" + kind);
        }
        app.await("the numbers", () -> app.text("results-headline").startsWith(LeftOutEssays.COUNTED));
        select("documents-table", 0);
        inEveryDress("left-out");
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT4);
        inEveryDress("left-out-groups");
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT3);
        app.robot().interact(() -> table("documents-table").requestFocus());
        app.robot().push(KeyCode.ENTER);
        app.await("the pair", () -> app.isShown("pair-view"));
        app.await("its texts", () -> app.robot().lookup(".text-pane").queryAll().size() >= 2);
        app.robot().push(KeyCode.ALT, KeyCode.DOWN);
        inEveryDress("left-out-pair");
    }

    @Test
    void aGroupIsDrawnInItsLanguage() throws IOException {
        app.drop(RepostedNews.write(user.resolve("Documents").resolve("News")));
        app.await(
                "rows",
                () -> app.isShown("results-headline")
                        && app.isShown("documents-table")
                        && !table("documents-table").getItems().isEmpty());
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT4);
        for (Language language : new Language[] {Language.ENGLISH, Language.SIMPLIFIED_CHINESE}) {
            select("groups-table", language == Language.SIMPLIFIED_CHINESE ? 0 : 1);
            app.fire("open-group");
            app.await("the group", () -> app.isShown("member-list"));
            app.robot()
                    .interact(() -> app.node("member-list", ListView.class)
                            .getSelectionModel()
                            .select(2));
            inEveryTheme("group-timeline", language);
            for (String way : List.of("map", "grid", "common")) {
                app.robot()
                        .interact(
                                () -> app.node("tab-" + way, ToggleButton.class).fire());
                if (way.equals("common")) {
                    app.await(
                            "the common text",
                            () -> !app.node("common-parts", ListView.class)
                                    .getItems()
                                    .isEmpty());
                }
                inEveryTheme("group-" + way, language);
            }
            app.robot()
                    .interact(() -> app.node("tab-timeline", ToggleButton.class).fire());
            app.robot().push(KeyCode.ESCAPE);
        }
    }

    @Test
    void aReportIsDrawnWithWhatIsLeftOut() throws IOException {
        app.drop(LeftOutEssays.write(user.resolve("Documents").resolve("Spring essays")));
        app.await(
                "rows",
                () -> app.isShown("results-headline")
                        && app.isShown("documents-table")
                        && !table("documents-table").getItems().isEmpty());
        for (String kind : List.of("quotation", "references", "short")) {
            app.fire("results-leave-out-" + kind);
        }
        app.await("the numbers", () -> app.text("results-headline").startsWith(LeftOutEssays.COUNTED));
        select("documents-table", 0);
        app.robot().interact(() -> table("documents-table").requestFocus());
        app.robot().push(KeyCode.CONTROL, KeyCode.ENTER);
        app.await("the report", () -> app.isShown("report-headline"));
        inEveryDress("report");
    }

    @Test
    void theMethodsAreDrawnBeforeAndAfterLabelling() throws IOException {
        app.drop(LabelledStories.write(user.resolve("Documents").resolve("Stories"), 16));
        app.await("results", () -> app.isShown("results-headline"));
        app.fire("nav-methods");
        app.await("a pair to label", () -> !app.text("label-note").isEmpty());
        inEveryDress("methods-few-labels");
        app.fire("basis-combined");
        app.await("the curves", () -> app.isShown("methods-curves"));
        inEveryDress("methods");
        app.robot().interact(() -> app.node("axis-distance", ToggleButton.class).fire());
        inEveryDress("methods-distance");
    }

    @Test
    void thePagesAndTheHintsAreDrawn() throws IOException {
        app.fire("try-sample");
        app.await(
                "the first hint",
                () -> app.isShown("hint-line")
                        && !table("documents-table").getItems().isEmpty());
        inEveryDress("hint");
        app.fire("hint-next");
        app.await("the pair", () -> app.isShown("pair-view") && app.isShown("hint-line"));
        inEveryDress("hint-pair");
        app.robot().push(KeyCode.F1);
        inEveryDress("keys");
        app.robot().push(KeyCode.SHIFT, KeyCode.F1);
        inEveryDress("help");
        app.robot().push(KeyCode.CONTROL, KeyCode.COMMA);
        inEveryDress("settings");
        app.robot().push(KeyCode.ESCAPE);
        app.await("the pair again", () -> app.isShown("pair-view"));
    }

    @Test
    void whatWasJudgedIsDrawnAndTheDialogs() throws IOException {
        app.drop(Sample.folder(user.resolve("Documents").resolve("Sample")));
        app.await("results", () -> app.isShown("results-headline") && app.isShown("documents-table"));
        app.robot().interact(() -> app.node("show-pairs", ToggleButton.class).fire());
        app.await("rows", () -> table("pairs-table").getItems().size() > 24);
        judge(0, KeyCode.A);
        judge(1, KeyCode.L);
        judge(24, KeyCode.C);
        app.robot().push(KeyCode.N);
        app.await("the note", () -> app.node("pair-note", TextArea.class).isFocused());
        app.robot()
                .interact(() ->
                        app.node("pair-note", TextArea.class).setText("Both were handed in on the same day: ask."));
        app.robot().push(KeyCode.ENTER);
        app.await("what was kept", () -> app.isShown("undo-bar"));
        inEveryDress("pair-judged");
        app.robot().push(KeyCode.ESCAPE);
        app.await("the states", () -> app.isShown("pairs-states"));
        app.fire("pairs-state-acceptable");
        inEveryDress("results-judged");
        dialogInEveryDress("journal", Shortcut.JOURNAL);
        dialogInEveryDress("export", Shortcut.EXPORT);
    }

    private void judge(int row, KeyCode verdict) {
        app.robot().interact(() -> {
            table("pairs-table").getSelectionModel().clearAndSelect(row);
            table("pairs-table").requestFocus();
        });
        app.robot().push(KeyCode.ENTER);
        app.await(
                "the pair",
                () -> app.isShown("pair-view")
                        && app.robot().lookup(".text-pane").queryAll().size() >= 2
                        && !app.node("pair-verdict-later", ToggleButton.class).isDisabled());
        app.robot().push(verdict);
        app.await(
                "the verdict",
                () -> app.robot().lookup(".pair-view .verdict").<ToggleButton>queryAll().stream()
                        .anyMatch(ToggleButton::isSelected));
        if (verdict != KeyCode.C) {
            app.robot().push(KeyCode.ESCAPE);
            app.await("the pairs", () -> app.isShown("pairs-table"));
        }
    }

    /// Dialogs have their words from when they are opened, and a size of their own.
    private void dialogInEveryDress(String view, Shortcut shortcut) throws IOException {
        for (Language language : List.of(Language.ENGLISH, Language.SIMPLIFIED_CHINESE, Language.TRADITIONAL_CHINESE)) {
            for (Theme theme : new Theme[] {Theme.LIGHT, Theme.DARK}) {
                boolean isUsual = (language == Language.ENGLISH) == (theme == Theme.LIGHT);
                if (WRITES || (isUsual && language != Language.TRADITIONAL_CHINESE)) {
                    dialog(view, shortcut, language, theme);
                }
            }
        }
    }

    private void dialog(String view, Shortcut shortcut, Language language, Theme theme) throws IOException {
        app.robot().interact(() -> app.dress(language, theme));
        // Some wait until they are closed.
        Platform.runLater(() -> ((MenuBar) app.scene().lookup(".menu-bar"))
                .getMenus().stream()
                        .flatMap(menu -> menu.getItems().stream())
                        .filter(item -> shortcut.combination().equals(item.getAccelerator()))
                        .findFirst()
                        .orElseThrow()
                        .fire());
        app.await(view, () -> dialog().isPresent());
        app.robot().interact(() -> dialog().orElseThrow().getScene().getRoot().applyCss());
        WritableImage[] image = new WritableImage[1];
        app.robot().interact(() -> image[0] = dialog().orElseThrow().getScene().snapshot(null));
        app.robot().interact(() -> dialog().orElseThrow().hide());
        app.await("its end", () -> dialog().isEmpty());
        String name = String.join(".", view, ending(language), theme.name().toLowerCase(Locale.ROOT), "png");
        assertTrue(colours(image[0]) > 30, name + " is empty");
        write(image[0], name);
    }

    private Optional<Window> dialog() {
        return Window.getWindows().stream()
                .filter(each -> each.isShowing() && each.getScene().getRoot() instanceof DialogPane)
                .findFirst();
    }

    private void inEveryTheme(String view, Language language) throws IOException {
        for (Theme theme : new Theme[] {Theme.LIGHT, Theme.DARK}) {
            if (WRITES || theme == Theme.LIGHT) {
                picture(view, language, theme, 1280, 800);
            }
            if (WRITES || theme == Theme.DARK) {
                picture(view, language, theme, 900, 600);
            }
            if (WRITES) {
                picture(view, language, theme, 1920, 1080);
            }
        }
    }

    private void inEveryDress(String view) throws IOException {
        if (!WRITES) {
            picture(view, Language.ENGLISH, Theme.LIGHT, 1280, 800);
            picture(view, Language.SIMPLIFIED_CHINESE, Theme.DARK, 900, 600);
            return;
        }
        for (Language language : List.of(Language.ENGLISH, Language.SIMPLIFIED_CHINESE, Language.TRADITIONAL_CHINESE)) {
            for (Theme theme : new Theme[] {Theme.LIGHT, Theme.DARK}) {
                picture(view, language, theme, 1280, 800);
                picture(view, language, theme, 900, 600);
            }
        }
        for (Theme theme : new Theme[] {Theme.LIGHT, Theme.DARK}) {
            picture(view, Language.ENGLISH, theme, 1920, 1080);
            picture(view, Language.SIMPLIFIED_CHINESE, theme, 1920, 1080);
        }
    }

    private void picture(String view, Language language, Theme theme, int width, int height) throws IOException {
        boolean isLarge = height >= TOO_HIGH;
        app.robot().interact(() -> {
            app.dress(language, theme);
            app.stage().setWidth(isLarge ? 1280 : width);
            app.stage().setHeight(isLarge ? 800 : height);
        });
        app.robot().interact(() -> app.scene().getRoot().applyCss());
        WritableImage[] image = new WritableImage[1];
        if (isLarge) {
            drawLarger(width, height, image);
        } else {
            app.robot().interact(() -> image[0] = app.scene().snapshot(null));
        }
        String name = String.join(
                ".", view, ending(language), theme.name().toLowerCase(Locale.ROOT), width + "x" + height, "png");
        assertEquals(width, image[0].getWidth(), name);
        assertEquals(height, image[0].getHeight(), name);
        assertTrue(colours(image[0]) > 30, name + " is empty");
        write(image[0], name);
    }

    private static String ending(Language language) {
        return switch (language) {
            case TRADITIONAL_CHINESE -> "zh-TW";
            case SIMPLIFIED_CHINESE -> "zh";
            default -> "en";
        };
    }

    private static void write(WritableImage image, String name) throws IOException {
        if (WRITES) {
            Files.createDirectories(FOLDER);
            ImageIO.write(
                    SwingFXUtils.fromFXImage(image, null),
                    "png",
                    FOLDER.resolve(name).toFile());
        }
    }

    /// What stands in the window is laid out as if that were larger.
    private void drawLarger(int width, int height, WritableImage[] image) {
        Parent root = app.scene().getRoot();
        app.robot().interact(() -> root.resize(width, height));
        // What is arranged by the width is arranged behind the layout.
        app.robot().interact(root::layout);
        app.robot().interact(() -> {
            SnapshotParameters whole = new SnapshotParameters();
            whole.setViewport(new Rectangle2D(0, 0, width, height));
            image[0] = root.snapshot(whole, null);
            root.resize(app.scene().getWidth(), app.scene().getHeight());
        });
    }

    private void select(String id, int row) {
        app.robot().interact(() -> table(id).getSelectionModel().select(row));
    }

    private TableView<?> table(String id) {
        return app.node(id, TableView.class);
    }

    /// How many different colours every fourth pixel of the content shows: smoothed letters alone make dozens.
    private static int colours(WritableImage image) {
        PixelReader pixels = image.getPixelReader();
        Set<Integer> seen = new HashSet<>();
        for (int y = 40; y < image.getHeight() - 30; y += 2) {
            for (int x = 80; x < image.getWidth(); x += 2) {
                seen.add(pixels.getArgb(x, y));
            }
        }
        return seen.size();
    }
}

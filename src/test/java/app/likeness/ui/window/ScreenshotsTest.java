package app.likeness.ui.window;

import app.likeness.store.Corpus;
import app.likeness.store.kept.CorpusException;
import app.likeness.ui.intake.DataFolder;
import app.likeness.ui.intake.Sample;
import app.likeness.ui.settings.RecentCorpora;
import app.likeness.ui.support.DisguisedEssays;
import app.likeness.ui.support.LabelledStories;
import app.likeness.ui.support.LeftOutEssays;
import app.likeness.ui.support.Pictures;
import app.likeness.ui.support.RepostedNews;
import app.likeness.ui.support.RunningApp;
import app.likeness.ui.words.Language;
import app.likeness.ui.words.Shortcut;
import app.likeness.ui.words.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// [Pictures] of every view.
class ScreenshotsTest {
    @TempDir
    Path user;

    private final String userBefore = System.getProperty("user.home");
    private RunningApp app;
    private Pictures pictures;

    @BeforeEach
    void start() throws TimeoutException, IOException {
        // No picture shows where it was made.
        System.setProperty("user.home", user.toString());
        app = RunningApp.inEnglish(user.resolve("data"));
        pictures = new Pictures(app);
    }

    @AfterEach
    void stop() throws TimeoutException {
        app.close();
        System.setProperty("user.home", userBefore);
    }

    @Test
    void everyViewIsDrawnWithTheSample() throws IOException {
        pictures.inEveryDress("home");
        app.drop(Sample.folder(user.resolve("Documents").resolve("Sample")));
        app.await("results", () -> app.isShown("results-headline") && app.isShown("documents-table"));
        app.await("rows", () -> !table("documents-table").getItems().isEmpty());
        select("documents-table", 1);
        pictures.inEveryDress("results");
        app.robot().interact(() -> app.node("show-pairs", ToggleButton.class).fire());
        select("pairs-table", 0);
        pictures.inEveryDress("pairs");
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT4);
        pictures.inEveryDress("groups");
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT2);
        app.await("folders", () -> app.isShown("scan-strip"));
        pictures.inEveryDress("folders");
        app.fire("see-results");
        // An edited copy has more to show than the strongest pair.
        select("pairs-table", pairOf("phones-and-trust"));
        app.robot().interact(() -> app.node("pairs-table", TableView.class).requestFocus());
        app.robot().push(KeyCode.ENTER);
        app.await("the pair", () -> app.isShown("pair-view"));
        app.await("its texts", () -> app.robot().lookup(".text-pane").queryAll().size() >= 2);
        pictures.inEveryDress("pair");
        app.fire("pair-find");
        app.robot().interact(() -> app.node("find-words", TextField.class).setText("the"));
        app.await(
                "places",
                () -> app.text("find-count").startsWith("1")
                        || app.text("find-count").startsWith("第"));
        pictures.inEveryDress("pair-find");
        app.fire("find-close");
        app.fire("mode-differences");
        pictures.inEveryDress("pair-differences");
        app.fire("mode-reading");
        pictures.picture("pair-one", Language.ENGLISH, Theme.LIGHT, 820, 640);
        pictures.picture("pair-one", Language.SIMPLIFIED_CHINESE, Theme.DARK, 820, 640);
    }

    @Test
    void aScanThatWaitsIsDrawn() throws IOException {
        Path folder = Files.createDirectories(user.resolve("Documents").resolve("Archive"));
        for (int i = 0; i < 1500; i++) {
            Files.writeString(
                    folder.resolve("entry-%04d.txt".formatted(i)),
                    "Entry %d of the harbour book: the boat %d came in with the tide %d. "
                            .formatted(i, i * 7, i * 13)
                            .repeat(6));
        }
        app.robot()
                .interact(() -> app.robot().lookup(".scan-stage-name").<Label>queryAll().stream()
                        .filter(label -> label.getText().startsWith("Read"))
                        .forEach(label -> label.textProperty().subscribe(text -> {
                            if (text.matches("Read ([4-9][0-9]{2}|1,[0-4][0-9]{2}) / 1,500")) {
                                app.node("scan-pause", Button.class).fire();
                            }
                        })));
        app.drop(folder);
        app.await("the pause", () -> app.isShown("scan-resume"));
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT2);
        app.await("folders", () -> app.isShown("scan-strip"));
        pictures.inEveryDress("folders-paused");
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT3);
        pictures.inEveryDress("results-paused");
        app.fire("scan-stop");
    }

    @Test
    void aDisguiseIsDrawnUnmasked() throws IOException {
        app.drop(DisguisedEssays.write(user.resolve("Documents").resolve("Spring essays")));
        app.await("results", () -> app.isShown("results-headline") && app.isShown("documents-table"));
        app.robot().interact(() -> app.node("show-pairs", ToggleButton.class).fire());
        for (Language language : List.of(Language.ENGLISH, Language.SIMPLIFIED_CHINESE, Language.TRADITIONAL_CHINESE)) {
            app.await("both pairs", () -> table("pairs-table").getItems().size() == 2);
            select("pairs-table", language == Language.ENGLISH ? 1 : 0);
            app.robot().interact(() -> table("pairs-table").requestFocus());
            app.robot().push(KeyCode.ENTER);
            app.await("the disguises", () -> app.isShown("disguise-bar"));
            pictures.inEveryTheme("pair-unmasked", language);
            app.robot().push(KeyCode.ESCAPE);
            app.await("the pairs", () -> app.isShown("pairs-table"));
        }
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
        pictures.inEveryDress("results-nothing");
        app.drop(user.resolve("Documents").resolve("gone"));
        app.await(
                "the words",
                () -> app.robot().lookup(".problem-line").queryAll().stream().anyMatch(Node::isVisible));
        pictures.inEveryDress("results-error");
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT4);
        pictures.inEveryDress("groups-nothing");
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT5);
        pictures.inEveryDress("report-nothing");
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT2);
        app.failScan(CorpusException.Reason.DISK_FULL);
        app.await("the end", () -> app.isShown("scan-retry"));
        pictures.inEveryDress("folders-disk-full");
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
        pictures = new Pictures(app);
        app.await("the list", () -> app.isShown("recent-list"));
        pictures.inEveryDress("home-cut-off");
        try (Corpus other = Corpus.open(new DataFolder(data).corpus(List.of(folder)))) {
            app.drop(folder);
            app.await(
                    "the words",
                    () -> app.robot().lookup(".problem-sentence").<Label>queryAll().stream()
                            .anyMatch(label -> label.getText()
                                    .contains(other.file().getFileName().toString())));
            pictures.inEveryDress("home-in-use");
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
        pictures.inEveryDress("left-out");
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT4);
        pictures.inEveryDress("left-out-groups");
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT3);
        app.robot().interact(() -> table("documents-table").requestFocus());
        app.robot().push(KeyCode.ENTER);
        app.await("the pair", () -> app.isShown("pair-view"));
        app.await("its texts", () -> app.robot().lookup(".text-pane").queryAll().size() >= 2);
        app.robot().push(KeyCode.ALT, KeyCode.DOWN);
        pictures.inEveryDress("left-out-pair");
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
        for (Language language : List.of(Language.ENGLISH, Language.SIMPLIFIED_CHINESE, Language.TRADITIONAL_CHINESE)) {
            select("groups-table", language == Language.ENGLISH ? 1 : 0);
            app.fire("open-group");
            app.await("the group", () -> app.isShown("member-list"));
            app.robot()
                    .interact(() -> app.node("member-list", ListView.class)
                            .getSelectionModel()
                            .select(2));
            pictures.inEveryTheme("group-timeline", language);
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
                pictures.inEveryTheme("group-" + way, language);
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
        pictures.inEveryDress("report");
    }

    @Test
    void theMethodsAreDrawnBeforeAndAfterLabelling() throws IOException {
        app.drop(LabelledStories.write(user.resolve("Documents").resolve("Stories"), 16));
        app.await("results", () -> app.isShown("results-headline"));
        app.fire("nav-methods");
        app.await("a pair to label", () -> !app.text("label-note").isEmpty());
        pictures.inEveryDress("methods-few-labels");
        app.fire("basis-combined");
        app.await("the curves", () -> app.isShown("methods-curves"));
        pictures.inEveryDress("methods");
        app.robot().interact(() -> app.node("axis-distance", ToggleButton.class).fire());
        pictures.inEveryDress("methods-distance");
    }

    @Test
    void thePagesAndTheHintsAreDrawn() throws IOException {
        app.fire("try-sample");
        app.await(
                "the first hint",
                () -> app.isShown("hint-line")
                        && !table("documents-table").getItems().isEmpty());
        pictures.inEveryDress("hint");
        app.fire("hint-next");
        app.await("the pair", () -> app.isShown("pair-view") && app.isShown("hint-line"));
        pictures.inEveryDress("hint-pair");
        app.robot().push(KeyCode.F1);
        pictures.inEveryDress("keys");
        app.robot().push(KeyCode.SHIFT, KeyCode.F1);
        pictures.inEveryDress("help");
        app.robot().push(KeyCode.CONTROL, KeyCode.COMMA);
        pictures.inEveryDress("settings");
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
        pictures.inEveryDress("pair-judged");
        app.robot().push(KeyCode.ESCAPE);
        app.await("the states", () -> app.isShown("pairs-states"));
        app.fire("pairs-state-acceptable");
        pictures.inEveryDress("results-judged");
        pictures.dialogInEveryDress("journal", Shortcut.JOURNAL);
        pictures.dialogInEveryDress("export", Shortcut.EXPORT);
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

    private void select(String id, int row) {
        app.robot().interact(() -> table(id).getSelectionModel().select(row));
    }

    /// The row of the first pair that has a document of this name.
    private int pairOf(String name) {
        List<?> rows = table("pairs-table").getItems();
        return IntStream.range(0, rows.size())
                .filter(row -> String.valueOf(rows.get(row)).contains(name))
                .findFirst()
                .orElseThrow();
    }

    private TableView<?> table(String id) {
        return app.node(id, TableView.class);
    }
}

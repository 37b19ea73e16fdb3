package app.likeness.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.store.Corpus;
import app.likeness.store.kept.CorpusException;
import app.likeness.text.container.Archives;
import app.likeness.text.container.LockedWord;
import app.likeness.ui.intake.DataFolder;
import app.likeness.ui.support.Drops;
import app.likeness.ui.support.RunningApp;
import app.likeness.ui.words.Language;
import app.likeness.ui.words.ShownPath;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The ways through the whole program, with real files.
class WindowFlowTest {
    private static final String TIDE = "The tide does not only bring ships. It brings salt, noise and strangers, and a"
            + " town that wants the trade has to make room for all three. When the old quay closed, the shops behind it"
            + " lost half their customers within a single winter.";
    private static final String MOON =
            "The moon does the work, the town collects the fees, and between the two there is"
                    + " only a wall of stone that nobody has looked at since it was built a hundred years ago.";

    private static final String PIER =
            "Nobody remembers who ordered the pier. It was begun in a dry summer, left when the"
                    + " money was gone, and finished by people who wanted to fish from it on Sundays.";
    private static final String GULLS =
            "Gulls count better than the harbour master does. They know which boat comes home"
                    + " full, and they are in the air before anybody on land has seen its mast.";

    private static final String PAINT =
            "Every second spring the railings are painted. Three people can do it in a week if it stays dry,"
                    + " and in living memory it has stayed dry for a week exactly twice.";

    @TempDir
    Path folder;

    private RunningApp app;

    @BeforeEach
    void start() throws TimeoutException, IOException {
        Path data = folder.resolve("data");
        Files.createDirectories(data);
        Files.writeString(data.resolve("settings.properties"), """
                language = english
                theme = light
                window.width = 960
                window.height = 640
                """);
        app = new RunningApp(data);
    }

    @AfterEach
    void stop() throws TimeoutException {
        app.close();
    }

    @Test
    void aDroppedFolderLeadsToResultsAPairAndBackInTwoLanguages() throws IOException {
        Path essays = essays();
        assertTrue(app.isShown("drop-zone"));
        app.drop(essays);
        app.await(
                "results",
                () -> app.isShown("results-headline")
                        && app.text("results-headline").startsWith("2 of 3"));
        assertEquals("2 of 3 documents share text with others, in 1 group.", app.text("results-headline"));
        TableView<?> documents = app.node("documents-table", TableView.class);
        assertEquals(2, documents.getItems().size());

        app.robot().interact(() -> {
            documents.requestFocus();
            documents.getSelectionModel().select(0);
        });
        app.robot().push(KeyCode.ENTER);
        app.await("the pair", () -> app.isShown("pair-view"));
        assertFalse(app.isShown("results-headline"));
        app.robot().push(KeyCode.F7);

        app.speak(Language.SIMPLIFIED_CHINESE);
        assertTrue(app.robot().lookup("离线工作，任何内容都不会离开这台电脑").tryQuery().isPresent());
        app.robot().push(KeyCode.ESCAPE);
        app.await("the results", () -> app.isShown("results-headline"));
        assertEquals("3 篇里有 2 篇与其他文章有相同文字，分成 1 组。", app.text("results-headline"));
    }

    @Test
    void theReportOfNothingYetIsThatOfTheDocumentInFront() throws IOException {
        app.drop(essays());
        app.await(
                "results",
                () -> app.isShown("results-headline")
                        && app.text("results-headline").startsWith("2 of 3"));
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT5);
        app.await("the report", () -> app.isShown("report-title"));
        TableView<?> documents = app.node("documents-table", TableView.class);
        assertEquals(
                documents.getColumns().getFirst().getCellData(0), app.text("report-title"), "the first of the table");
    }

    @Test
    void theReportIsThatOfTheDocumentThatWasChosenLast() throws IOException {
        app.drop(essays());
        app.await(
                "results",
                () -> app.isShown("results-headline")
                        && app.text("results-headline").startsWith("2 of 3"));
        TableView<?> documents = app.node("documents-table", TableView.class);
        for (int row : new int[] {1, 0}) {
            app.robot().interact(() -> documents.getSelectionModel().clearAndSelect(row));
            app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT5);
            app.await(
                    "the report of row " + row,
                    () -> app.isShown("report-title")
                            && documents
                                    .getColumns()
                                    .getFirst()
                                    .getCellData(row)
                                    .equals(app.text("report-title")));
            app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT3);
        }
    }

    @Test
    void aScanAskedForAgainSaysWhatItFoundWhereTheUserLooks() throws IOException {
        Path essays = essays();
        app.drop(essays);
        app.await("results", () -> app.isShown("results-headline") && headline().startsWith("2 of 3"));
        assertFalse(app.isShown("scan-notice"));
        app.robot().push(KeyCode.F5);
        app.await("the notice", () -> app.isShown("scan-notice"));
        assertEquals("Scanned again: nothing has changed. 3 documents, 1 group.", app.text("scan-notice-words"));
        Files.writeString(essays.resolve("another.txt"), MOON);
        app.robot().push(KeyCode.F5);
        app.await("the news", () -> app.text("scan-notice-words").startsWith("Scanned again: 4 documents, 1 read"));
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT2);
        app.await("the folders, which say it themselves", () -> !app.isShown("scan-notice"));
    }

    @Test
    void theExportDialogIsAsWideAsItsTwoColumns() throws IOException {
        app.drop(essays());
        app.await(
                "results",
                () -> app.isShown("results-headline")
                        && app.text("results-headline").startsWith("2 of 3"));
        app.robot().push(KeyCode.CONTROL, KeyCode.E);
        app.await(
                "the dialog",
                () -> app.robot().lookup("#export-preview").tryQuery().isPresent());
        Region choices = app.robot().lookup(".export-choices").queryAs(Region.class);
        Region preview = app.node("export-preview", Region.class);
        assertTrue(preview.getWidth() >= 580, "as wide as a page of it is read: " + preview.getWidth());
        assertTrue(
                choices.localToScene(choices.getLayoutBounds()).getMaxX()
                        < preview.localToScene(preview.getLayoutBounds()).getMinX(),
                "beside each other");
        app.robot().interact(() -> preview.getScene().getWindow().hide());
    }

    @ParameterizedTest
    @CsvSource({"100, 1280, 800", "100, 900, 600", "200, 1280, 800", "200, 900, 600"})
    void whatBecameOfAnExportStandsInSightAtEverySize(int text, int width, int height) throws IOException {
        app.drop(essays());
        app.await("results", () -> app.isShown("results-headline") && headline().startsWith("2 of 3"));
        app.robot().interact(() -> {
            app.preferences().textSizeProperty().set(text);
            app.stage().setWidth(width);
            app.stage().setHeight(height);
        });
        for (String target : List.of("all.html", "gone/all.html")) {
            app.exportTo(folder.resolve(target));
            app.robot().push(KeyCode.CONTROL, KeyCode.E);
            app.await(
                    "the dialog",
                    () -> app.robot().lookup("#export-preview").tryQuery().isPresent());
            app.robot().interact(() -> app.node("export-write", Button.class).fire());
            app.await("an answer", () -> !app.text("export-outcome").isEmpty() && !app.isShown("export-stop"));
            boolean isWritten = target.equals("all.html");
            assertEquals(isWritten, Files.exists(folder.resolve(target)), target);
            assertTrue(app.text("export-outcome").startsWith(isWritten ? "Saved as " : ""), app.text("export-outcome"));
            assertEquals(isWritten, app.isShown("export-open"));
            List<String> seen = isWritten ? List.of("export-outcome", "export-open") : List.of("export-outcome");
            seen.forEach(id -> assertInSight(app.node(id, Region.class)));
            app.robot()
                    .interact(() -> app.node("export-outcome", Region.class)
                            .getScene()
                            .getWindow()
                            .hide());
        }
    }

    /// It lies in the window and in every pane that scrolls it.
    private static void assertInSight(Region node) {
        Bounds own = node.localToScene(node.getLayoutBounds());
        for (Parent each = node.getParent(); each != null; each = each.getParent()) {
            if (each instanceof ScrollPane || each.getParent() == null) {
                Bounds room = each.localToScene(each.getLayoutBounds());
                assertTrue(
                        own.getMinY() >= room.getMinY() - 1
                                && own.getMaxY() <= room.getMaxY() + 1
                                && own.getMaxX() <= room.getMaxX() + 1,
                        node.getId() + " at " + own + " in " + room);
            }
        }
    }

    @Test
    void aDroppedArchiveIsAFolderOfDocuments() throws IOException {
        byte[] tide = TIDE.getBytes(StandardCharsets.UTF_8);
        byte[] zip = Archives.zip(
                Map.of("李/one.txt", tide, "王/two.txt", tide, "moon.txt", MOON.getBytes(StandardCharsets.UTF_8)));
        app.drop(Files.write(folder.resolve("class.zip"), zip));
        app.await(
                "results",
                () -> app.isShown("results-headline")
                        && app.text("results-headline").startsWith("2 of 3"));
    }

    @Test
    void disguisesAreCountedBesideTheDocumentThatHasThem() throws IOException {
        Path essays = essays();
        app.drop(essays);
        app.await("results", () -> app.isShown("results-headline"));
        TableView<?> documents = app.node("documents-table", TableView.class);
        assertFalse(disguises(documents).isVisible());
        Files.writeString(
                essays.resolve("tide again.txt"),
                TIDE.replace("bring", "br\u0456ng").replace("town", "to\u200bwn"));
        app.robot().push(KeyCode.F5);
        app.await("the column", () -> disguises(documents).isVisible());
        List<Object> counts = IntStream.range(0, documents.getItems().size())
                .<Object>mapToObj(row -> disguises(documents).getCellData(row))
                .toList();
        assertEquals(Set.of(-1, 3), Set.copyOf(counts));
    }

    private static TableColumn<?, ?> disguises(TableView<?> documents) {
        return documents.getColumns().stream()
                .filter(column -> "disguises-column".equals(column.getId()))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aStoppedScanKeepsWhatItReadAndGoesOn() throws IOException {
        int count = 3_000;
        Path many = many(count);
        // Pressed as soon as the first documents are reported, so that no machine is too fast for the test.
        AtomicBoolean pressed = new AtomicBoolean();
        app.robot()
                .interact(() -> stageLabel("Read").textProperty().subscribe(text -> {
                    if (text.matches("Read [1-9].* / 3,000") && pressed.compareAndSet(false, true)) {
                        app.node("scan-stop", Button.class).fire();
                    }
                }));
        app.drop(many);
        app.await("the stop", () -> app.isShown("scan-continue"));
        app.await("what is kept", () -> read() > 0);
        assertTrue(app.text("scan-state").startsWith("Stopped. "), app.text("scan-state"));
        int kept = read();
        assertTrue(kept < count, "kept " + kept);

        app.fire("scan-continue");
        app.await("the end", () -> app.text("scan-state").contains("read anew"));
        app.await("the counts", () -> app.text("status-counts").startsWith("3,000 documents"));
        assertTrue(app.text("scan-state").startsWith("3,000 documents, "), app.text("scan-state"));
        assertFalse(app.text("scan-state").contains(" 3,000 read anew"), "the first part was read again");
    }

    @Test
    void whatIsNotReadStandsThereWithItsReason() throws IOException {
        Path essays = essays();
        Files.write(essays.resolve("picture.png"), new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 26, '\n', 0, 0});
        Files.writeString(essays.resolve("empty.txt"), " \n");
        app.drop(essays);
        app.await("the counts", () -> app.text("status-counts").equals("3 documents, 2 not read"));
        app.robot().interact(() -> app.node("nav-folders", ToggleButton.class).fire());
        app.await("the panel", () -> app.isShown("unread-panel"));
        app.robot().interact(() -> app.node("unread-all", Hyperlink.class).fire());
        TableView<?> table = app.node("unread-table", TableView.class);
        assertEquals(2, table.getItems().size());
        assertTrue(app.isShown("unread-table"));
    }

    @Test
    void theSameFolderDroppedAgainIsNotReadAgain() throws IOException {
        Path essays = essays();
        app.drop(essays);
        app.await("results", () -> app.isShown("results-headline"));
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT1);
        app.drop(essays);
        app.await("results again", () -> app.isShown("results-headline"));
        assertEquals("3 documents, none read anew · 1 group", app.text("scan-state"));
    }

    @Test
    void whatIsLeftOutIsRecountedAtOnceAndKept() throws IOException, TimeoutException {
        Path essays = essays();
        String works = """

                References

                Alder, J. (1998). Harbours of the northern coast and their keepers. Edinburgh: Quay Press.
                Birch, M. (2004). Who pays for the breakwater? Journal of Coastal Towns, 12(3), 44-61.
                Cedar, P. & Dogwood, L. (2011). A short history of tolls and tides. London: Ebb and Flow.
                Elm, R. (2016). Counting ships: a handbook for small ports. Harbour Studies, 7(1), 3-29.
                Fir, S. (2019). The winter that closed the quay. Retrieved from https://example.org/winter
                """;
        Files.writeString(essays.resolve("pier.txt"), PIER + works);
        Files.writeString(essays.resolve("gulls.txt"), GULLS + works);
        app.drop(essays);
        String everything = "4 of 5 documents share text with others, in 2 groups.";
        app.await(
                "everything",
                () -> app.isShown("results-headline") && headline().equals(everything));
        ToggleButton references = app.node("results-leave-out-references", ToggleButton.class);
        assertFalse(references.isSelected());
        assertTrue(references.getAccessibleText().endsWith("Counted now. 1 pair goes when you press this."));

        app.robot().interact(references::requestFocus);
        app.robot().push(KeyCode.SPACE);
        String less = "2 of 5 documents share text with others, in 1 group.";
        app.await("less", () -> headline().equals(less));
        assertEquals(2, app.node("documents-table", TableView.class).getItems().size());
        assertEquals(1, app.node("pairs-table", TableView.class).getItems().size());
        assertEquals(1, app.node("groups-table", TableView.class).getItems().size());
        assertTrue(references.isSelected());
        app.await("the words", () -> app.text("results-left-out").startsWith("1 pair is left out"));
        assertTrue(hasLabel("−1 pair"));

        app.fire("results-leave-out-references");
        app.await("everything again", () -> headline().equals(everything));
        assertEquals(2, app.node("groups-table", TableView.class).getItems().size());
        app.fire("groups-leave-out-references");
        app.await("less again", () -> headline().equals(less));

        app.close();
        app = new RunningApp(folder.resolve("data"));
        app.drop(essays);
        app.await(
                "what was kept",
                () -> app.isShown("results-headline") && headline().equals(less));
        assertTrue(app.node("results-leave-out-references", ToggleButton.class).isSelected());
    }

    @Test
    void theLineHidesWeakerPairsAndIsKept() throws IOException, TimeoutException {
        Path essays = folder.resolve("essays");
        Files.createDirectories(essays);
        Files.writeString(essays.resolve("tide.txt"), TIDE);
        Files.writeString(essays.resolve("again.txt"), TIDE);
        Files.writeString(essays.resolve("quay.txt"), TIDE + "\n" + MOON + "\n" + PIER + "\n" + GULLS);
        Files.writeString(essays.resolve("moon.txt"), PIER + "\n" + GULLS + "\n" + PAINT);
        app.drop(essays);
        String everything = "4 of 4 documents share text with others, in 1 group.";
        app.await(
                "everything",
                () -> app.isShown("results-headline") && headline().equals(everything));
        // The window of a test may be low.
        if (app.isShown("line-words")) {
            Button unfold = app.node("line-fold", Button.class);
            app.robot().interact(unfold::fire);
        }
        Node line = app.node("histogram", Node.class);
        assertEquals(AccessibleRole.SLIDER, line.getAccessibleRole());
        app.await("the words", () -> line.getAccessibleText().equals("Line at Balanced 15%; 4 documents to the right"));

        app.robot().interact(line::requestFocus);
        app.robot().push(KeyCode.END);
        app.await(
                "the strict stop",
                () -> app.node("line-strict", ToggleButton.class).isSelected());
        Bounds place = line.localToScreen(line.getBoundsInLocal());
        double width = place.getWidth() - 64;
        app.robot()
                .drag(place.getMinX() + 44 + width * 0.40, place.getMinY() + 80, MouseButton.PRIMARY)
                .dropTo(place.getMinX() + 44 + width, place.getMinY() + 80);
        app.await("only what is the same", () -> line.getAccessibleText().startsWith("Line at 100%"));
        app.await(
                "fewer pairs",
                () -> app.isShown("show-below")
                        && app.node("pairs-table", TableView.class).getItems().size() == 3);

        app.close();
        app = new RunningApp(folder.resolve("data"));
        app.drop(essays);
        app.await(
                "what was kept",
                () -> app.isShown("show-below")
                        && app.node("pairs-table", TableView.class).getItems().size() == 3);
        app.robot().interact(() -> app.node("show-below", Hyperlink.class).fire());
        app.await(
                "everything again",
                () -> !app.isShown("show-below") && headline().equals(everything));
    }

    @Test
    void aFolderGetsAnotherRoleWithoutBeingReadAgain() throws IOException, TimeoutException {
        Path essays = essays();
        Files.writeString(essays.resolve("pier.txt"), PIER + " " + GULLS);
        Path task = Files.createDirectories(folder.resolve("task"));
        Files.writeString(task.resolve("given.txt"), TIDE);
        app.drop(essays, task);
        String everything = "3 of 5 documents share text with others, in 1 group.";
        app.await("results", () -> app.isShown("results-headline") && headline().equals(everything));
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT2);
        assertEquals("Check", role(1).getText());
        assertEquals("task is for: Check", role(1).getAccessibleText());

        choose(1, "Template – ");
        app.await("the scan", () -> app.text("scan-state").equals("4 documents, none read anew · no groups"));
        assertEquals("Template", role(1).getText());
        assertEquals("1 document", app.text("root-documents-1"));
        assertFalse(app.isShown("nothing-checked"));
        app.await("nothing shared", () -> headline().equals("Nothing stands out here."));

        choose(1, "Leave out – ");
        app.await("without the task", () -> headline().equals("2 of 4 documents share text with others, in 1 group."));
        choose(1, "Compare with – ");
        app.await(
                "the task, listed",
                () -> app.node("documents-table", TableView.class).getItems().size() == 3);
        assertEquals("2 of 4 documents share text with others, in 1 group.", headline(), "the task is not counted");
        choose(1, "Leave out – ");
        choose(0, "Compare with – ");
        app.await("nothing to check", () -> app.isShown("nothing-checked"));
        app.close();
        app = new RunningApp(folder.resolve("data"));
        app.drop(essays, task);
        app.await("the results of the kept corpus", () -> app.isShown("results-headline"));
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT2);
        app.await("the kept roles", () -> role(1).getText().equals("Leave out"));
        assertEquals("Compare with", role(0).getText());
        choose(0, "Check – ");
        choose(1, "Check – ");
        app.await("everything again", () -> headline().equals(everything));
        app.await("the last scan", () -> app.text("scan-state").equals("5 documents, none read anew · 1 group"));
    }

    private MenuButton role(int root) {
        return app.node("role-" + root, MenuButton.class);
    }

    /// Chooses in the chip of a card, with the keyboard's means.
    private void choose(int root, String choice) {
        app.robot()
                .interact(() -> role(root).getItems().stream()
                        .filter(item -> item.getText().startsWith(choice))
                        .findFirst()
                        .orElseThrow()
                        .fire());
    }

    private String headline() {
        return app.text("results-headline");
    }

    @Test
    void whileFilesAreDraggedTheZoneSaysWhatLettingGoDoes() throws IOException {
        Path essays = essays();
        app.robot().interact(() -> {
            Drops drops = new Drops(app.scene());
            assertTrue(drops.over(essays));
            assertTrue(hasLabel("Let go to start"));
            drops.leave();
            assertTrue(hasLabel("Drop a folder, files or an archive here"));
        });
    }

    @Test
    void whatCannotBeReadIsNamedUnderTheZone() {
        app.drop(folder.resolve("gone"));
        String sentence =
                folder.resolve("gone") + " cannot be read. Check that it is still there and that you may read it.";
        app.await("the sentence", () -> hasLabel(sentence));
        assertTrue(app.isShown("drop-zone"));
    }

    @Test
    void aCorpusThatIsOpenElsewhereIsSaidInWords() throws IOException, CorpusException {
        Path essays = essays();
        Path file = new DataFolder(folder.resolve("data")).corpus(List.of(essays));
        try (Corpus other = Corpus.open(file)) {
            app.drop(essays);
            String sentence = ShownPath.of(other.file())
                    + " is open in another window or program. Close it there, then try again.";
            app.await("the sentence", () -> hasLabel(sentence));
            assertTrue(app.isShown("drop-zone"));
        }
        app.drop(essays);
        app.await("results", () -> app.isShown("results-headline"));
    }

    @Test
    void whatIsDroppedOnAnotherViewJoinsTheOpenCorpus() throws IOException {
        app.drop(essays());
        app.await("results", () -> app.isShown("results-headline"));
        Path more = Files.createDirectories(folder.resolve("more \"essays\" 😀"));
        Files.writeString(more.resolve("moon\nagain.txt"), MOON + " We looked at it again.");
        app.drop(more);
        app.await("all four", () -> app.text("status-counts").startsWith("4 documents"));
        app.await("done", () -> app.isShown("scan-again"));
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT3);
        app.await(
                "the headline",
                () -> app.text("results-headline").equals("4 of 4 documents share text with others, in 2 groups."));
    }

    @Test
    void anEmptyFolderIsSaidInWords() throws IOException {
        Path empty = Files.createDirectories(folder.resolve("empty"));
        app.drop(empty);
        app.await("the end", () -> app.isShown("scan-again"));
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT3);
        assertEquals("No document could be read.", app.text("results-headline"));
    }

    @Test
    void whoChecksEssaysStartsWithWhatIsQuotedLeftOut() throws IOException, TimeoutException {
        app.fire("purpose-essays");
        assertTrue(app.node("purpose-essays", ToggleButton.class).isSelected());
        app.drop(essays());
        app.await("results", () -> app.isShown("results-headline") && headline().startsWith("2 of 3"));
        assertTrue(app.node("results-leave-out-quotation", ToggleButton.class).isSelected());

        app.close();
        app = new RunningApp(folder.resolve("data"));
        assertTrue(app.node("purpose-essays", ToggleButton.class).isSelected());
        app.fire("purpose-essays");
        app.fire("purpose-articles");
        assertFalse(app.node("purpose-essays", ToggleButton.class).isSelected());
        app.drop(Files.move(essays(), folder.resolve("Spring articles")));
        app.await("groups", () -> app.isShown("groups-table"));
        assertFalse(app.node("results-leave-out-quotation", ToggleButton.class).isSelected());
    }

    @Test
    void aCorpusOpensAgainFromHome() throws IOException, TimeoutException {
        assertFalse(app.isShown("recent-list"));
        app.drop(essays());
        app.await("results", () -> app.isShown("results-headline") && headline().startsWith("2 of 3"));

        app.close();
        app = new RunningApp(folder.resolve("data"));
        app.await("the list", () -> app.isShown("recent-list"));
        Button recent = app.robot().lookup(".recent").queryAs(Button.class);
        assertTrue(recent.getAccessibleText().startsWith("Spring essays, 3 documents · "), recent.getAccessibleText());
        app.robot().interact(recent::fire);
        app.await("results", () -> app.isShown("results-headline") && headline().startsWith("2 of 3"));
    }

    @Test
    void aCorpusThatIsGoneIsSaidInWords() throws IOException, TimeoutException {
        app.drop(essays());
        app.await("results", () -> app.isShown("results-headline") && headline().startsWith("2 of 3"));
        app.close();
        try (var corpora = Files.list(folder.resolve("data").resolve("corpora"))) {
            for (Path corpus : corpora.toList()) {
                Files.delete(corpus);
            }
        }
        app = new RunningApp(folder.resolve("data"));
        app.await("the list", () -> app.isShown("recent-list"));
        app.robot()
                .interact(() ->
                        app.robot().lookup(".recent").queryAs(Button.class).fire());
        app.await(
                "the words",
                () -> app.robot().lookup(".problem-sentence").<Label>queryAll().stream()
                        .anyMatch(label -> label.getText().contains("is no longer there")));
    }

    @Test
    void aPastedTextIsADocumentOfTheOpenCorpus() throws IOException {
        app.drop(essays());
        app.await("results", () -> app.isShown("results-headline") && headline().startsWith("2 of 3"));
        app.robot()
                .interact(() -> Platform.runLater(() -> app.robot().push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.V)));
        app.await("the dialogue", () -> app.isShown("paste-text"));
        app.robot().interact(() -> {
            app.node("paste-name", TextField.class).setText("Heard at the quay");
            app.node("paste-text", TextArea.class).setText(MOON);
        });
        app.robot().clickOn("Check this text");
        // Its report comes by itself when the scan is done.
        app.await("its report", () -> app.isShown("report-title") && app.isShown("report-headline"));
        assertEquals("Heard at the quay", app.text("report-title"));
        assertTrue(
                app.text("report-headline").endsWith("stands word for word in 1 other document."),
                app.text("report-headline"));
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT3);
        app.await("four", () -> headline().startsWith("4 of 4"));
        assertTrue(Files.exists(folder.resolve("data").resolve("pasted").resolve("Heard at the quay.txt")));
    }

    @Test
    void aPasswordIsTypedWhereTheFileIsListed() throws IOException, GeneralSecurityException {
        Path essays = essays();
        Files.write(essays.resolve("locked.docx"), LockedWord.bytes("low tide", MOON));
        app.drop(essays);
        app.await("results", () -> app.isShown("results-headline") && headline().startsWith("2 of 3"));
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT2);
        app.await("the field", () -> app.isShown("password"));
        app.robot().interact(() -> app.node("password", TextField.class).setText("high tide"));
        app.fire("password-open");
        app.await("the answer", () -> app.text("password-note").startsWith("These need another password."));
        app.robot().interact(() -> app.node("password", TextField.class).setText("low tide"));
        app.fire("password-open");
        app.await("four documents", () -> headline().startsWith("4 of 4"));
        assertFalse(app.isShown("password"));
    }

    @Test
    void aFolderIsTakenOutOfTheCorpusAndItsFilesStay() throws IOException {
        Path essays = essays();
        Path other = Files.createDirectories(folder.resolve("Autumn essays"));
        Path copy = Files.writeString(other.resolve("moon again.txt"), MOON + " Nobody knows why.");
        app.drop(essays);
        app.await("results", () -> app.isShown("results-headline") && headline().startsWith("2 of 3"));
        app.drop(other);
        app.await("four", () -> headline().startsWith("4 of 4"));

        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT2);
        app.await("the second card", () -> app.isShown("role-1"));
        removeRoot(1);
        app.await("one card", () -> !app.isShown("role-1"));
        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT3);
        app.await("three", () -> headline().startsWith("2 of 3"));
        assertTrue(Files.exists(copy));

        app.robot().push(KeyCode.CONTROL, KeyCode.DIGIT2);
        removeRoot(0);
        app.await("no card", () -> !app.isShown("role-0"));
        app.await("no documents", () -> read() == 0);
        app.drop(other);
        app.await("the other one alone", () -> app.isShown("role-0") && read() == 1);
    }

    private void removeRoot(int number) {
        app.robot()
                .interact(() -> app.node("role-" + number, MenuButton.class).getItems().stream()
                        .filter(item -> ("root-remove-" + number).equals(item.getId()))
                        .findFirst()
                        .orElseThrow()
                        .fire());
    }

    private boolean hasLabel(String text) {
        return app
                .robot()
                .lookup(node -> node instanceof Label label && label.getText().equals(text))
                .queryAll()
                .stream()
                .anyMatch(node -> node.isVisible());
    }

    private Label stageLabel(String name) {
        return app.robot().lookup(".scan-stage-name").<Label>queryAll().stream()
                .filter(label -> label.getText().startsWith(name))
                .findFirst()
                .orElseThrow();
    }

    /// Documents known so far, as the status bar has them.
    private int read() {
        String digits = app.text("status-counts").replaceAll(" .*", "").replace(",", "");
        return digits.matches("\\d+") ? Integer.parseInt(digits) : 0;
    }

    private Path essays() throws IOException {
        Path essays = Files.createDirectories(folder.resolve("Spring essays"));
        Files.writeString(essays.resolve("tide.txt"), TIDE);
        Files.writeString(essays.resolve("tide again.txt"), TIDE.replace("salt, noise", "noise, salt") + " So it was.");
        Files.writeString(essays.resolve("moon.txt"), MOON);
        return essays;
    }

    private Path many(int count) throws IOException {
        Path many = Files.createDirectories(folder.resolve("many"));
        for (int i = 0; i < count; i++) {
            StringBuilder text = new StringBuilder();
            for (int word = 0; word < 120; word++) {
                text.append(Long.toString((i * 7919L + word * 104729L) % 999_983, 36))
                        .append(' ');
            }
            Files.writeString(many.resolve("d" + i + ".txt"), text);
        }
        return many;
    }
}

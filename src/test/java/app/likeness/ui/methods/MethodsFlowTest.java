package app.likeness.ui.methods;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.cli.Cli;
import app.likeness.evaluate.CurveTable;
import app.likeness.fingerprint.Method;
import app.likeness.ui.methods.model.MethodRow;
import app.likeness.ui.support.LabelledStories;
import app.likeness.ui.support.RunningApp;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// From the first label to a line that was taken from the labels, and back.
class MethodsFlowTest {
    private static final Pattern SHARED = Pattern.compile("shared <?(\\d+)%");

    @TempDir
    private Path place;

    private RunningApp app;

    @BeforeEach
    void start() throws TimeoutException, IOException {
        app = new RunningApp(place.resolve("data"));
        app.drop(LabelledStories.write(place.resolve("stories"), 16));
        app.await("results", () -> app.isShown("results-headline"));
        app.fire("nav-methods");
        app.await("a pair to label", () -> !app.text("label-note").isEmpty());
    }

    @AfterEach
    void end() throws TimeoutException {
        app.close();
    }

    @Test
    void tenLabelsGiveCurvesAndALineThatCanBeTakenAndTakenBack() throws IOException {
        assertEquals("Label 10 pairs to see curves", app.text("methods-nothing"));
        assertFalse(app.isShown("methods-curves"));
        focus();
        for (int i = 0; i < 10; i++) {
            label(i + 1);
        }
        app.await("the curves", () -> app.isShown("methods-curves") && !app.isShown("methods-nothing"));
        app.await("a suggestion", () -> app.isShown("methods-suggestion"));
        String suggestion = app.text("methods-suggestion");
        assertTrue(suggestion.startsWith("On your labels, combined does best at ≥ "), suggestion);
        assertTrue(suggestion.contains(" 0 wrong. Now ≥ 15%:"), suggestion);
        String before = measured();
        MethodsOnCorporaTest.picture(app, "suggestion");
        app.fire("methods-take");
        app.await("taken", () -> app.isShown("methods-taken") && !app.isShown("methods-suggestion"));
        assertTrue(app.text("methods-taken").endsWith("now, in all views."), app.text("methods-taken"));
        assertNotEquals(before, measured());
        MethodsOnCorporaTest.picture(app, "taken");
        app.fire("methods-undo");
        app.await("as it was", () -> app.isShown("methods-suggestion") && !app.isShown("methods-taken"));
        assertEquals(suggestion, app.text("methods-suggestion"));
        assertEquals(before, measured());
    }

    @Test
    void whatPairsShareIsShownWithoutAnyLabel() {
        app.await("the survey", () -> app.text("methods-spread-words").startsWith("The recommended method"));
        assertTrue(app.isShown("methods-spread"));
        TableView<?> methods = app.node("methods-table", TableView.class);
        app.robot()
                .interact(() -> methods.getSelectionModel()
                        .select(IntStream.range(0, methods.getItems().size())
                                .filter(i -> methods.getItems().get(i) instanceof MethodRow row
                                        && row.method() == Method.SIMHASH_GRAMS)
                                .findFirst()
                                .orElseThrow()));
        String words = app.text("methods-spread-words");
        assertTrue(words.contains("pairs that the scan shows") && words.contains("≤ 3"), words);
        app.robot().moveTo("#methods-spread");
        app.await("a place", () -> app.text("methods-spread-words").contains("shares from"));
        app.fire("picture-recall");
        assertFalse(app.isShown("methods-spread"));
        assertTrue(app.isShown("methods-recall"));
    }

    @Test
    void labelsSurviveAndAreTakenBackOneByOne() {
        focus();
        label(1);
        label(2);
        String second = app.text("label-left-title");
        app.robot().push(KeyCode.SPACE);
        app.await("the next pair", () -> !app.text("label-left-title").isEmpty());
        assertEquals("2 of 10 labelled", app.text("label-count"));
        app.robot().push(KeyCode.CONTROL, KeyCode.Z);
        app.await("the skipped pair", () -> app.text("label-left-title").equals(second));
        app.robot().push(KeyCode.CONTROL, KeyCode.Z);
        app.await("one label less", () -> app.text("label-count").equals("1 of 10 labelled"));
    }

    @Test
    void whatIsSavedIsWhatTheCommandLinePrints() throws IOException {
        Path stories = place.resolve("stories");
        Path truth = place.resolve("truth.tsv");
        StringBuilder lines = new StringBuilder("left\tright\n");
        for (int family = 1; family <= 16; family++) {
            lines.append("story-%02da.txt\tstory-%02db.txt\n".formatted(family, family));
        }
        Files.writeString(truth, lines);
        app.robot().interact(() -> view().files().open(truth));
        app.await("the truth", () -> app.isShown("methods-file") && app.isShown("methods-curves"));
        assertEquals("truth.tsv: 16 new labels", app.text("methods-file"));
        agrees(stories, truth);

        // The labels that the view saves are a truth again, in which only labelled pairs count.
        app.fire("basis-labelled");
        Path labels = place.resolve("labels.tsv");
        app.robot().interact(() -> view().files().saveLabels(labels));
        app.await("the labels", () -> app.text("methods-file").equals("Saved as " + labels));
        assertEquals(
                "left\tright\trelated\nstory-01a.txt\tstory-01b.txt\tyes",
                Files.readString(labels).lines().limit(2).collect(Collectors.joining("\n")));
        agrees(stories, labels);
    }

    @Test
    void linesOfALabelFileThatCannotBeUsedAreListed() throws IOException {
        Path file = Files.writeString(place.resolve("labels.tsv"), """
                left\tright\trelated
                story-01a.txt\tstory-01b.txt\tyes
                story-01a.txt\tgone.txt\tyes
                story-02a.txt\tstory-02b.txt\tyes
                story-02b.txt\tstory-02a.txt\tno
                """);
        app.robot().interact(() -> view().files().open(file));
        app.await("the labels", () -> app.isShown("methods-file"));
        assertEquals("labels.tsv: 1 new label; 3 lines are left out:", app.text("methods-file"));
        assertEquals(
                List.of(
                                "Line 3: It names a document that is not in this corpus. story-01a.txt · gone.txt",
                                "Line 4: Another line says the opposite; neither counts. story-02a.txt · story-02b.txt",
                                "Line 5: Another line says the opposite; neither counts. story-02b.txt · story-02a.txt")
                        .toString(),
                app.node("methods-left-lines", ListView.class).getItems().toString());
        app.await("the label", () -> app.text("label-count").equals("1 of 10 labelled"));
        MethodsOnCorporaTest.picture(app, "import");
        app.fire("methods-import-undo");
        app.await("no label", () -> app.text("label-count").equals("0 of 10 labelled"));
        Path other = Files.writeString(place.resolve("letter.txt"), "Dear all,\n");
        app.robot().interact(() -> view().files().open(other));
        app.await("the refusal", () -> app.isShown("methods-file"));
        assertTrue(app.text("methods-file").contains("its first line must name the columns"));
    }

    private void agrees(Path stories, Path truth) throws IOException {
        Path values = place.resolve("values.csv");
        Path picture = place.resolve("curves.png");
        app.robot().interact(() -> view().files().outcomeProperty().set(null));
        app.robot().interact(() -> view().files().saveValues(values));
        app.await("the values", () -> app.isShown("methods-file") && Files.exists(values));
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        int exitCode = Cli.run(
                new String[] {"evaluate", "--quiet", "--truth", truth.toString(), stories.toString()},
                new PrintStream(out, false, StandardCharsets.UTF_8),
                new PrintStream(err, false, StandardCharsets.UTF_8));
        assertEquals("", err.toString(StandardCharsets.UTF_8));
        assertEquals(0, exitCode);
        assertEquals(out.toString(StandardCharsets.UTF_8).replace('\t', ','), Files.readString(values));
        assertEquals(
                String.join(",", CurveTable.COLUMNS),
                Files.readString(values).lines().findFirst().orElse(""));
        app.robot().interact(() -> view().savePicture(picture));
        app.await(
                "the picture",
                () -> Files.exists(picture) && app.text("methods-file").endsWith("curves.png"));
        BufferedImage image = ImageIO.read(picture.toFile());
        assertEquals(2_400, image.getWidth());
        assertTrue(isBareAtTheRight(image), "words run off the picture");
        Files.delete(values);
    }

    /// Whether the last pixels of each row have the colour of the corner.
    private static boolean isBareAtTheRight(BufferedImage image) {
        int ground = image.getRGB(image.getWidth() - 1, 0);
        return IntStream.range(0, image.getHeight())
                .allMatch(y -> IntStream.range(image.getWidth() - 4, image.getWidth())
                        .allMatch(x -> image.getRGB(x, y) == ground));
    }

    private MethodsView view() {
        return app.node("methods-view", MethodsView.class);
    }

    /// Related is what shares half, so that the line of 15 % says too much.
    private void label(int number) {
        app.await("the texts", () -> !app.text("label-note").isEmpty());
        Matcher shared = SHARED.matcher(app.text("label-note"));
        boolean isRelated = shared.find() && Integer.parseInt(shared.group(1)) >= 50;
        app.robot().push(isRelated ? KeyCode.DIGIT1 : KeyCode.DIGIT0);
        app.await(
                "label " + number,
                () -> app.text("label-count").startsWith(number + " of ")
                        || app.text("label-count").startsWith(number + " labelled"));
    }

    private void focus() {
        app.robot().interact(() -> view().requestFocus());
    }

    private String measured() {
        return app.node("methods-curves", Node.class).getAccessibleText();
    }
}

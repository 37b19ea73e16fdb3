package app.likeness.ui.methods;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import app.likeness.cli.Cli;
import app.likeness.ui.support.RunningApp;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeoutException;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.image.WritableImage;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The view on two corpora with known pairs, where they are: what it saves is what the command line prints. The
/// curves, as a picture and as a table, and a picture of the window, which shows texts of the corpora, go to
/// `target/methods`.
@Tag("corpora")
class MethodsOnCorporaTest {
    private static final Path DATA = Path.of("..", "shared", "data");
    private static final Path TARGET = Path.of("target", "methods");

    @TempDir
    Path place;

    @Test
    void answersThatWereCopiedFromTheirSource() throws IOException, TimeoutException {
        Path corpus = DATA.resolve("clough-stevenson");
        assumeTrue(Files.exists(corpus.resolve("truth.csv")), () -> "the corpus is not at " + corpus.toAbsolutePath());
        Path truth = place.resolve("truth.tsv");
        StringBuilder pairs = new StringBuilder("left\tright\trelated\n");
        for (String line : Files.readAllLines(corpus.resolve("truth.csv"))) {
            String[] cells = line.split(",", -1);
            if ("non light heavy cut".contains(cells[2])) {
                pairs.append(cells[0])
                        .append("\torig_task")
                        .append(cells[1])
                        .append(".txt\t")
                        .append(cells[2].equals("non") ? "no\n" : "yes\n");
            }
        }
        Files.writeString(truth, pairs);
        measure("clough-stevenson", corpus.resolve("docs"), truth, "57 new labels");
    }

    @Test
    void newsThatWereRepublished() throws IOException, TimeoutException {
        Path corpus = DATA.resolve("zh-news-gbk");
        assumeTrue(
                Files.exists(corpus.resolve("silver_pairs.tsv")),
                () -> "the corpus is not at " + corpus.toAbsolutePath());
        assumeTrue(
                Boolean.getBoolean("likeness.screenshots"),
                "looks at a million pairs with twelve methods, twice: asked for with -Dlikeness.screenshots=true");
        measure("zh-news-gbk", corpus.resolve("docs"), corpus.resolve("silver_pairs.tsv"), "73 new labels");
    }

    private void measure(String name, Path folder, Path truth, String read) throws IOException, TimeoutException {
        try (RunningApp app = new RunningApp(place.resolve("data"))) {
            app.drop(folder);
            app.await("results", () -> app.isShown("results-headline"));
            app.fire("nav-methods");
            app.robot().interact(() -> view(app).files().open(truth));
            app.await("the labels", () -> app.isShown("methods-file"));
            assertTrue(app.text("methods-file").endsWith(read), app.text("methods-file"));
            app.await("the curves", () -> app.isShown("methods-curves"));
            app.robot().interact(() -> view(app).files().outcomeProperty().set(null));
            app.await("all pairs", () -> !app.isShown("methods-progress"));
            Path values = TARGET.resolve("methods-" + name + ".csv");
            Files.deleteIfExists(values);
            picture(app, name + ".window");
            app.robot().interact(() -> view(app).savePicture(TARGET.resolve("methods-" + name + ".png")));
            app.robot().interact(() -> view(app).files().saveValues(values));
            app.await("the values", () -> Files.exists(values) && app.isShown("methods-file"));
            assertEquals(evaluated(folder, truth), Files.readString(values));
        }
    }

    private static String evaluated(Path folder, Path truth) {
        var out = new ByteArrayOutputStream();
        int exitCode = Cli.run(
                new String[] {"evaluate", "--quiet", "--truth", truth.toString(), folder.toString()},
                new PrintStream(out, false, StandardCharsets.UTF_8),
                new PrintStream(new ByteArrayOutputStream(), false, StandardCharsets.UTF_8));
        assertEquals(0, exitCode);
        return out.toString(StandardCharsets.UTF_8).replace('\t', ',');
    }

    private static MethodsView view(RunningApp app) {
        return app.node("methods-view", MethodsView.class);
    }

    /// A picture of the window in `target/methods`.
    static void picture(RunningApp app, String name) throws IOException {
        WritableImage[] image = new WritableImage[1];
        app.robot().interact(() -> {
            app.stage().setWidth(1280);
            app.stage().setHeight(800);
        });
        app.robot().interact(() -> image[0] = app.scene().snapshot(null));
        Files.createDirectories(TARGET);
        ImageIO.write(
                SwingFXUtils.fromFXImage(image[0], null),
                "png",
                TARGET.resolve(name + ".png").toFile());
    }
}

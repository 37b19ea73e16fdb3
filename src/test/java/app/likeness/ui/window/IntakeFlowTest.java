package app.likeness.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.text.container.LockedWord;
import app.likeness.text.container.Zip;
import app.likeness.ui.support.RunningApp;
import app.likeness.ui.words.Language;
import app.likeness.ui.words.Theme;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeoutException;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.WritableImage;
import javax.imageio.ImageIO;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.graphics.image.LosslessFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What becomes of a folder with a file for every reason there is.
class IntakeFlowTest {
    private static final String TIDE = "The tide does not only bring ships. It brings salt, noise and strangers, and a"
            + " town that wants the trade has to make room for all three, whatever the weather.";

    /// How the counts begin, and how the remedies do.
    private static final Map<String, String> REASONS = new TreeMap<>(Map.of(
            "1 file of another kind", "Text, web pages, PDF",
            "1 file could not be opened", "They are gone",
            "1 damaged file", "Their content is not what",
            "1 file with a password", "Type the password here",
            "1 file without text", "They hold no letter",
            "1 file of pictures", "They hold scanned pages",
            "1 file is too large", "Split them, or leave them out",
            "1 file with an uncertain character set", "They are compared as they were read"));

    @TempDir
    Path user;

    private RunningApp app;

    @BeforeEach
    void start() throws TimeoutException, IOException {
        app = RunningApp.inEnglish(user.resolve("data"));
    }

    @AfterEach
    void stop() throws TimeoutException {
        app.close();
    }

    @Test
    void everyReasonStandsThereWithItsRemedy() throws IOException, GeneralSecurityException {
        app.drop(folder());
        // The file whose characters are uncertain is a document all the same.
        app.await("the counts", () -> app.text("status-counts").equals("3 documents, 7 not read"));
        app.robot().interact(() -> app.node("nav-results", ToggleButton.class).fire());
        app.await("the results", () -> app.isShown("results-unread"));
        Hyperlink unread = app.node("results-unread", Hyperlink.class);
        assertEquals("7 files were not read: see why", unread.getText());
        app.robot().interact(unread::fire);
        app.await("the panel", () -> app.isShown("unread-panel"));
        REASONS.forEach((count, remedy) -> {
            assertTrue(isShown(count), count);
            assertTrue(isShown(remedy), remedy);
        });
        assertEquals("7 files", app.text("unread-count"));
        assertTrue(app.isShown("password"));
        app.robot().interact(() -> app.node("unread-all", Hyperlink.class).fire());
        app.await("the list", () -> app.isShown("unread-table"));
        assertEquals(8, app.node("unread-table", TableView.class).getItems().size());
        for (Language language : new Language[] {Language.ENGLISH, Language.SIMPLIFIED_CHINESE}) {
            picture("intake", language, Theme.LIGHT, 1280, 800);
            picture("intake", language, Theme.DARK, 900, 600);
        }
    }

    private boolean isShown(String beginning) {
        return app.robot().lookup(".label").queryAllAs(Label.class).stream()
                .filter(Node::isVisible)
                .anyMatch(label -> label.getText().startsWith(beginning));
    }

    /// The view in this dress is drawn, in its size.
    private void picture(String view, Language language, Theme theme, int width, int height) throws IOException {
        app.robot().interact(() -> {
            app.dress(language, theme);
            app.stage().setWidth(width);
            app.stage().setHeight(height);
        });
        app.robot().interact(() -> app.scene().getRoot().applyCss());
        WritableImage[] image = new WritableImage[1];
        app.robot().interact(() -> image[0] = app.scene().snapshot(null));
        assertEquals(width, (int) image[0].getWidth());
        Path target = Files.createDirectories(Path.of("target", "pictures"));
        String name = String.join(".", view, language.name(), theme.name(), String.valueOf(width), "png");
        ImageIO.write(
                SwingFXUtils.fromFXImage(image[0], null),
                "png",
                target.resolve(name.toLowerCase(Locale.ROOT)).toFile());
    }

    private Path folder() throws IOException, GeneralSecurityException {
        Path folder = Files.createDirectories(user.resolve("Hand-ins"));
        Files.writeString(folder.resolve("essay.txt"), TIDE);
        Files.writeString(folder.resolve("copy.txt"), TIDE);
        Files.write(folder.resolve("photo.png"), new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 26, '\n', 0, 0});
        Files.createSymbolicLink(folder.resolve("moved.txt"), folder.resolve("gone.txt"));
        byte[] word = Zip.word(Zip.paragraph(TIDE)).bytes();
        Files.write(folder.resolve("damaged.docx"), Arrays.copyOf(word, word.length / 2));
        Files.write(folder.resolve("locked.docx"), LockedWord.bytes("low tide", TIDE));
        Files.writeString(folder.resolve("empty.txt"), " \n");
        try (RandomAccessFile large =
                new RandomAccessFile(folder.resolve("all.txt").toFile(), "rw")) {
            large.setLength(70_000_000); // a sparse file: no such amount is written
        }
        Files.write(folder.resolve("korean.txt"), "도서관".getBytes(Charset.forName("EUC-KR")));
        scan(folder.resolve("scan.pdf"));
        return folder;
    }

    private static void scan(Path file) throws IOException {
        try (PDDocument document = new PDDocument();
                OutputStream out = Files.newOutputStream(file)) {
            PDPage page = new PDPage();
            document.addPage(page);
            var picture = new BufferedImage(300, 400, BufferedImage.TYPE_BYTE_GRAY);
            try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                content.drawImage(LosslessFactory.createFromImage(document, picture), 0, 0, 600, 790);
            }
            document.save(out);
        }
    }
}

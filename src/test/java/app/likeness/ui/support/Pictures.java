package app.likeness.ui.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.ui.words.Language;
import app.likeness.ui.words.Shortcut;
import app.likeness.ui.words.Theme;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javafx.application.Platform;
import javafx.embed.swing.SwingFXUtils;
import javafx.geometry.Rectangle2D;
import javafx.scene.Parent;
import javafx.scene.SnapshotParameters;
import javafx.scene.control.MenuBar;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.stage.Window;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/// Pictures of the window as it stands. With the system property `likeness.screenshots=true` they are written to
/// `target/screenshots` in every language, theme and size, and those that lie in `assets/screenshots`, which the pages
/// show, are replaced there. Without it each is drawn in one dress and only measured: the size is right and the view is
/// not empty. No picture is compared with an older one: letters are smoothed in another way on
/// each machine, and dates go on.
public final class Pictures {
    private static final Path ALL = Path.of("target", "screenshots");
    private static final Path SHOWN = Path.of("assets", "screenshots");
    private static final boolean WRITES = Boolean.getBoolean("likeness.screenshots");

    /// The headless platform has no windows of this height.
    private static final int TOO_HIGH = 1000;

    /// Enough for the rows of the highest picture.
    private static final int PULSES = 20;

    private static final List<Language> LANGUAGES =
            List.of(Language.ENGLISH, Language.SIMPLIFIED_CHINESE, Language.TRADITIONAL_CHINESE);

    private final RunningApp app;

    public Pictures(RunningApp app) {
        this.app = app;
    }

    /// Dialogs have a size of their own, from when they are opened.
    public void dialogInEveryDress(String view, Shortcut shortcut) throws IOException {
        for (Language language : LANGUAGES) {
            for (Theme theme : new Theme[] {Theme.LIGHT, Theme.DARK}) {
                if (WRITES || (language == Language.SIMPLIFIED_CHINESE && theme == Theme.DARK)) {
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
                .filter(each -> each.isShowing() && each.getScene().lookup(".dialog-window") != null)
                .findFirst();
    }

    /// The view in one language, both themes and every size.
    public void inEveryTheme(String view, Language language) throws IOException {
        if (!WRITES) {
            picture(view, language, language == Language.ENGLISH ? Theme.LIGHT : Theme.DARK, 900, 600);
            return;
        }
        for (Theme theme : new Theme[] {Theme.LIGHT, Theme.DARK}) {
            picture(view, language, theme, 1280, 800);
            picture(view, language, theme, 900, 600);
            picture(view, language, theme, 1920, 1080);
        }
    }

    /// The view in every language, theme and size.
    public void inEveryDress(String view) throws IOException {
        if (!WRITES) {
            picture(view, Language.ENGLISH, Theme.LIGHT, 1280, 800);
            return;
        }
        for (Language language : LANGUAGES) {
            inEveryTheme(view, language);
        }
    }

    public void picture(String view, Language language, Theme theme, int width, int height) throws IOException {
        boolean isLarge = height >= TOO_HIGH;
        app.robot().interact(() -> {
            app.dress(language, theme);
            app.stage().setWidth(isLarge ? 1280 : width);
            app.stage().setHeight(isLarge ? 800 : height);
        });
        app.robot().interact(() -> app.scene().getRoot().applyCss());
        app.robot().interact(() -> fillTables(app.scene().getRoot()));
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
            Files.createDirectories(ALL);
            // Nothing in a picture is transparent.
            var opaque = new BufferedImage((int) image.getWidth(), (int) image.getHeight(), BufferedImage.TYPE_INT_RGB);
            SwingFXUtils.fromFXImage(image, opaque);
            ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
            ImageWriteParam smallest = writer.getDefaultWriteParam();
            smallest.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
            smallest.setCompressionQuality(0);
            Path file = ALL.resolve(name);
            Files.deleteIfExists(file);
            try (ImageOutputStream out = ImageIO.createImageOutputStream(file.toFile())) {
                writer.setOutput(out);
                writer.write(null, new IIOImage(opaque, null, null), smallest);
            } finally {
                writer.dispose();
            }
            if (Files.exists(SHOWN.resolve(name))) {
                Files.copy(file, SHOWN.resolve(name), StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    /// Tables make their cells in several pulses.
    private static void fillTables(Parent root) {
        for (int i = 0; i < PULSES; i++) {
            root.lookupAll(".table-view").forEach(table -> ((Parent) table).requestLayout());
            root.layout();
        }
    }

    /// What stands in the window is laid out as if that were larger.
    private void drawLarger(int width, int height, WritableImage[] image) {
        Parent root = app.scene().getRoot();
        app.robot().interact(() -> root.resize(width, height));
        // What is arranged by the width is arranged behind the layout.
        app.robot().interact(() -> fillTables(root));
        app.robot().interact(() -> {
            SnapshotParameters whole = new SnapshotParameters();
            whole.setViewport(new Rectangle2D(0, 0, width, height));
            image[0] = root.snapshot(whole, null);
            root.resize(app.scene().getWidth(), app.scene().getHeight());
        });
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

package app.likeness.ui.methods;

import app.likeness.evaluate.Curve;
import app.likeness.evaluate.CurveTable;
import app.likeness.report.content.OutputFile;
import app.likeness.report.content.ReportException;
import app.likeness.report.names.PathNames;
import app.likeness.store.kept.PairLabel;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javax.imageio.ImageIO;

/// The files that the view writes.
final class CurveFiles {
    private CurveFiles() {}

    /// The points of the curves: the numbers that `likeness evaluate` prints, divided by commas.
    static void values(List<Curve> curves, Path file) throws ReportException {
        OutputFile.write(file, out -> {
            line(out, ",", CurveTable.COLUMNS);
            for (List<String> row : CurveTable.rows(curves)) {
                line(out, ",", row);
            }
        });
    }

    /// The labels as a file that `likeness evaluate --truth` and this view read. Labels of texts that are not there
    /// now are named by where they stood.
    ///
    /// @param isComplete writes the related pairs alone, which says that all others are not
    static void labels(List<PairLabel> labels, List<Path> roots, boolean isComplete, Path file) throws ReportException {
        OutputFile.write(file, out -> {
            line(out, "\t", isComplete ? List.of("left", "right") : List.of("left", "right", "related"));
            for (PairLabel label : labels) {
                List<String> cells = new ArrayList<>(List.of(name(label.left(), roots), name(label.right(), roots)));
                if (!isComplete) {
                    cells.add(label.isRelated() ? "yes" : "no");
                }
                if (!isComplete || label.isRelated()) {
                    line(out, "\t", cells);
                }
            }
        });
    }

    private static void line(Writer out, String divider, List<String> cells) throws IOException {
        out.write(String.join(divider, cells.stream().map(PathNames::escape).toList()));
        out.write("\n");
    }

    /// The path from the nearest root if no other root has the same below it, else as it is.
    private static String name(Path path, List<Path> roots) {
        Optional<Path> nearest = roots.stream()
                .filter(root -> path.startsWith(root) && !path.equals(root))
                .max(Comparator.comparingInt(Path::getNameCount));
        if (nearest.isEmpty()) {
            return path.toString();
        }
        Path below = nearest.get().relativize(path);
        boolean isUnique =
                roots.stream().filter(root -> Files.exists(root.resolve(below))).allMatch(nearest.get()::equals);
        return (isUnique ? below : path).toString();
    }

    /// A picture as PNG.
    static void picture(Image picture, Path file) throws IOException, ReportException {
        OutputFile.check(file);
        int width = (int) picture.getWidth();
        int height = (int) picture.getHeight();
        int[] pixels = new int[width * height];
        picture.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        image.setRGB(0, 0, width, height, pixels, 0, width);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, "png", bytes);
        } catch (IOException e) {
            throw new UncheckedIOException("memory does not fail", e);
        }
        Files.write(file, bytes.toByteArray());
    }
}

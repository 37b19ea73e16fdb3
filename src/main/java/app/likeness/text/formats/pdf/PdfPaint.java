package app.likeness.text.formats.pdf;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSNumber;
import org.apache.pdfbox.util.Matrix;

/// Follows what a PDF page paints, as far as it decides whether text can be seen: the colour that is filled with, the
/// areas that were filled with another one than white, and the pictures. Rough on purpose: a path counts as the
/// rectangle around it.
final class PdfPaint {
    /// Operators that [#operator] understands.
    static final List<String> OPERATORS = List.of(
            "g", "rg", "k", "cs", "sc", "scn", "re", "m", "l", "c", "v", "y", "f", "F", "f*", "B", "B*", "b", "b*", "n",
            "S", "s", "sh");

    /// More areas than this on a page are a drawing.
    private static final int MOST_AREAS = 5_000;

    /// So many painted paths may be letters.
    private static final int DRAWING = 20;

    private final Deque<Boolean> saved = new ArrayDeque<>();
    private final List<PdfArea> coloured = new ArrayList<>();
    private final List<PdfArea> pictures = new ArrayList<>();
    private boolean isWhite;
    private boolean isGray = true;
    private double left = Double.POSITIVE_INFINITY;
    private double bottom = Double.POSITIVE_INFINITY;
    private double right = Double.NEGATIVE_INFINITY;
    private double top = Double.NEGATIVE_INFINITY;

    void begin() {
        saved.clear();
        coloured.clear();
        pictures.clear();
        isWhite = false;
        isGray = true;
        clearPath();
    }

    void save() {
        saved.push(isWhite);
    }

    void restore() {
        if (!saved.isEmpty()) {
            isWhite = saved.pop();
        }
    }

    boolean isWhite() {
        return isWhite;
    }

    /// Whether a colour other than white, or a picture, was painted at this place.
    boolean isColoured(double x, double y) {
        return isIn(coloured, x, y) || isIn(pictures, x, y);
    }

    boolean isOnPicture(double x, double y) {
        return isIn(pictures, x, y);
    }

    /// Whether there are pictures, or so much drawing that it may be letters.
    boolean isPicture() {
        return !pictures.isEmpty() || coloured.size() >= DRAWING;
    }

    /// A picture fills the unit square of `matrix`.
    void picture(Matrix matrix) {
        if (pictures.size() < MOST_AREAS) {
            clearPath();
            for (int corner = 0; corner < 4; corner++) {
                point(matrix, corner & 1, corner >> 1);
            }
            pictures.add(area());
            clearPath();
        }
    }

    private static boolean isIn(List<PdfArea> areas, double x, double y) {
        for (PdfArea area : areas) {
            if (area.contains(x, y)) {
                return true;
            }
        }
        return false;
    }

    void operator(Operator operator, List<COSBase> operands, Matrix matrix) {
        String name = operator.getName();
        switch (name) {
            case "g" -> isWhite = areAll(operands, 1, 1);
            case "rg" -> isWhite = areAll(operands, 3, 1);
            case "k" -> isWhite = areAll(operands, 4, 0);
            case "cs" -> {
                isGray = !operands.isEmpty() && COSName.DEVICEGRAY.equals(operands.getFirst());
                isWhite = false;
            }
            case "sc", "scn" ->
                isWhite = areAll(operands, 3, 1) || areAll(operands, 4, 0) || (isGray && areAll(operands, 1, 1));
            case "re" -> rectangle(operands, matrix);
            case "m", "l", "c", "v", "y" -> points(operands, matrix);
            case "sh" ->
                coloured.add(new PdfArea(
                        Double.NEGATIVE_INFINITY,
                        Double.NEGATIVE_INFINITY,
                        Double.POSITIVE_INFINITY,
                        Double.POSITIVE_INFINITY));
            case "n", "S", "s" -> clearPath();
            default -> {
                if (!isWhite && coloured.size() < MOST_AREAS && left < right) {
                    coloured.add(area());
                }
                clearPath();
            }
        }
    }

    private void rectangle(List<COSBase> operands, Matrix matrix) {
        if (operands.size() == 4) {
            float x = number(operands, 0);
            float y = number(operands, 1);
            float width = number(operands, 2);
            float height = number(operands, 3);
            for (int corner = 0; corner < 4; corner++) {
                point(matrix, x + (corner & 1) * width, y + (corner >> 1) * height);
            }
        }
    }

    private void points(List<COSBase> operands, Matrix matrix) {
        for (int i = 0; i + 1 < operands.size(); i += 2) {
            point(matrix, number(operands, i), number(operands, i + 1));
        }
    }

    private void point(Matrix matrix, float x, float y) {
        double px = (double) x * matrix.getScaleX() + (double) y * matrix.getShearX() + matrix.getTranslateX();
        double py = (double) x * matrix.getShearY() + (double) y * matrix.getScaleY() + matrix.getTranslateY();
        left = Math.min(left, px);
        right = Math.max(right, px);
        bottom = Math.min(bottom, py);
        top = Math.max(top, py);
    }

    private PdfArea area() {
        return new PdfArea(left, bottom, right, top);
    }

    private void clearPath() {
        left = Double.POSITIVE_INFINITY;
        bottom = Double.POSITIVE_INFINITY;
        right = Double.NEGATIVE_INFINITY;
        top = Double.NEGATIVE_INFINITY;
    }

    private static boolean areAll(List<COSBase> operands, int count, float value) {
        if (operands.size() != count) {
            return false;
        }
        for (int i = 0; i < count; i++) {
            if (!(operands.get(i) instanceof COSNumber number) || number.floatValue() != value) {
                return false;
            }
        }
        return true;
    }

    private static float number(List<COSBase> operands, int index) {
        return operands.get(index) instanceof COSNumber number ? number.floatValue() : 0;
    }
}

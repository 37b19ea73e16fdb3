package app.likeness.ui.parts;

import java.util.List;
import javafx.geometry.Rectangle2D;
import javafx.scene.shape.CubicCurveTo;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.PathElement;

/// The ink of a match: one of six colours that repeat, always with the same pattern of underline, so that neither
/// needs the colour to be told apart; the number on the badge tells those of one colour apart.
///
/// The colours and the dashes are in the style sheet (`ink-1` … `ink-6`); a doubled line and a wave are geometry.
public enum Ink {
    SOLID(1),
    DASHED(2),
    DOTTED(3),
    DOUBLE(4),
    DASH_DOT(5),
    WAVE(6);

    private static final double WAVE_STEP = 3;

    private final int number;

    Ink(int number) {
        this.number = number;
    }

    /// The ink of a match number from 0.
    public static Ink of(int match) {
        return values()[match % values().length];
    }

    /// 1…6, as in the names of colours and style classes.
    public int number() {
        return number;
    }

    /// The class of what wears it.
    public String styleClass() {
        return "ink-" + number();
    }

    /// Adds the line under a stretch of text.
    public void underline(List<PathElement> path, Rectangle2D text) {
        double y = text.getMaxY() - 0.75;
        switch (this) {
            case SOLID, DASHED, DOTTED, DASH_DOT -> line(path, text, y);
            case DOUBLE -> {
                line(path, text, y - 1.5);
                line(path, text, y + 1);
            }
            case WAVE -> wave(path, text, y - 0.5);
        }
    }

    private static void line(List<PathElement> path, Rectangle2D text, double y) {
        path.add(new MoveTo(text.getMinX(), y));
        path.add(new LineTo(text.getMaxX(), y));
    }

    private static void wave(List<PathElement> path, Rectangle2D text, double y) {
        double x = text.getMinX();
        path.add(new MoveTo(x, y));
        for (int up = -1; x < text.getMaxX(); up = -up) {
            double end = Math.min(text.getMaxX(), x + WAVE_STEP);
            double bend = y + up * 2;
            path.add(new CubicCurveTo(x + (end - x) / 3, bend, end - (end - x) / 3, bend, end, y));
            x = end;
        }
    }
}

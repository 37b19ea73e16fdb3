package app.likeness.ui.methods.chart;

import app.likeness.scan.study.Spread;
import app.likeness.ui.methods.model.Axis;
import java.util.OptionalDouble;
import javafx.geometry.Rectangle2D;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.text.TextAlignment;

/// Where the pairs of documents lie: what a method says of them to the right, what they share upwards, the darker the
/// more of them; below, those in which nothing was found. Draws on any canvas.
final class SpreadPlot {
    private static final double LEFT = 48;
    private static final double TOP = 16;
    private static final double RIGHT = 12;
    private static final double BOTTOM = 40;

    /// The row of those that share nothing, and what is between it and the others.
    private static final double NOTHING = 14;

    private static final double GAP = 6;

    /// Of a single pair: to be seen beside a thousand.
    private static final double FAINTEST = 0.18;

    private final PlotStyle style;

    SpreadPlot(PlotStyle style) {
        this.style = style;
    }

    /// Where the pairs that share something are in a space of this size.
    Rectangle2D area(double width, double height) {
        return new Rectangle2D(
                LEFT, TOP, Math.max(1, width - LEFT - RIGHT), Math.max(1, height - TOP - BOTTOM - GAP - NOTHING));
    }

    /// The row of the others.
    private static Rectangle2D nothing(Rectangle2D area) {
        return new Rectangle2D(area.getMinX(), area.getMaxY() + GAP, area.getWidth(), NOTHING);
    }

    /// A place of the plot.
    ///
    /// @param range of shares, or -1 for the others
    record Place(int column, int range) {}

    /// The place under a point; one beyond the edges where there is none.
    static Place place(Spread spread, Rectangle2D area, double x, double y) {
        int column = (int) Math.floor((x - area.getMinX()) / area.getWidth() * spread.columns());
        if (column < 0 || column >= spread.columns()) {
            return new Place(-1, -1);
        }
        if (area.contains(area.getMinX(), y)) {
            int range = (int) ((area.getMaxY() - y) / area.getHeight() * Spread.SHARES);
            return new Place(column, Math.clamp(range, 0, Spread.SHARES - 1));
        }
        return nothing(area).contains(area.getMinX(), y) ? new Place(column, -1) : new Place(-1, -1);
    }

    void draw(GraphicsContext graphics, Spread spread, OptionalDouble line, double width, double height) {
        Rectangle2D area = area(width, height);
        Plot plot = new Plot(graphics, style, area);
        plot.shares();
        double cell = area.getWidth() / spread.columns();
        double row = area.getHeight() / Spread.SHARES;
        long mostOthers = 0;
        for (int column = 0; column < spread.columns(); column++) {
            mostOthers = Math.max(mostOthers, spread.others(column));
        }
        graphics.setFill(style.colours().accent());
        for (int column = 0; column < spread.columns(); column++) {
            double x = area.getMinX() + column * cell;
            for (int range = 0; range < Spread.SHARES; range++) {
                cell(
                        graphics,
                        spread.found(column, range),
                        spread.most(),
                        new Rectangle2D(x, area.getMaxY() - (range + 1) * row, cell, row));
            }
            cell(
                    graphics,
                    spread.others(column),
                    mostOthers,
                    new Rectangle2D(x, nothing(area).getMinY(), cell, NOTHING));
        }
        graphics.setGlobalAlpha(1);
        plot.words(
                style.messages().get("methods.spread.none"),
                area.getMinX() - 8,
                nothing(area).getMinY() + NOTHING / 2,
                TextAlignment.RIGHT,
                VPos.CENTER);
        marks(graphics, spread, area);
        line.ifPresent(threshold -> line(graphics, spread, area, threshold));
    }

    private static void cell(GraphicsContext graphics, long pairs, long most, Rectangle2D place) {
        if (pairs > 0) {
            // Ten pairs and ten thousand can be told apart.
            double part = most <= 1 ? 1 : Math.log1p((double) pairs) / Math.log1p((double) most);
            graphics.setGlobalAlpha(FAINTEST + (1 - FAINTEST) * part);
            graphics.fillRect(
                    place.getMinX(),
                    place.getMinY(),
                    Math.max(1, place.getWidth() - 0.5),
                    Math.max(1, place.getHeight() - 0.5));
        }
    }

    private void marks(GraphicsContext graphics, Spread spread, Rectangle2D area) {
        Plot below = new Plot(
                graphics,
                style,
                new Rectangle2D(area.getMinX(), area.getMinY(), area.getWidth(), area.getHeight() + GAP + NOTHING));
        int steps = spread.columns() - 1;
        int apart = Math.max(1, Math.ceilDiv(steps, 8));
        for (int column = 0; column < steps; column += apart) {
            below.mark(
                    (column + 0.5) / spread.columns(),
                    CurvePlot.words(style.messages(), Axis.of(spread.method()), spread.threshold(column)));
        }
        below.title(style.messages().get("methods.spread.axis", MethodInk.brief(spread.method())));
    }

    /// What the method takes for a pair stands at the left of it.
    private void line(GraphicsContext graphics, Spread spread, Rectangle2D area, double threshold) {
        int steps = spread.columns() - 1;
        int column = 0;
        boolean isMost = spread.threshold(0) < spread.threshold(Math.max(0, steps - 1));
        for (int step = 0; step < steps; step++) {
            boolean isWithin =
                    isMost ? spread.threshold(step) <= threshold + 1e-9 : spread.threshold(step) >= threshold - 1e-9;
            column = isWithin ? step + 1 : column;
        }
        double x = Math.rint(area.getMinX() + column * area.getWidth() / spread.columns());
        graphics.setFill(style.colours().line());
        graphics.fillRect(x - 1, area.getMinY() - 8, 2, area.getHeight() + 8 + GAP + NOTHING);
    }
}

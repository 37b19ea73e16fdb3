package app.likeness.ui.pair;

import app.likeness.compare.Match;
import app.likeness.ui.pair.model.OpenedPair;
import app.likeness.ui.pair.text.MatchActions;
import app.likeness.ui.pair.text.Palette;
import app.likeness.ui.pair.text.Side;
import app.likeness.ui.pair.text.TextPane;
import app.likeness.ui.parts.Drawing;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import javafx.geometry.VPos;
import javafx.scene.Cursor;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.MouseEvent;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;

/// Between the panes: a ribbon from each passage to its counterpart with its number at both mouths, the bracket at the
/// panes' inner edges, and pills that name the next passage out of sight. The list of matches tells the same in words.
final class Gutter extends Drawing {
    /// How far the drawing reaches over the edge of each pane, for the brackets.
    static final double OVERLAP = 5;

    private static final double BRACKET = 4;
    private static final double BADGE = 10;
    private static final double BADGE_INSET = 14;
    private static final double PILL_HEIGHT = 20;
    private static final int MOST_PILLS = 4;

    private final TextPane left;
    private final TextPane right;
    private final Palette palette = new Palette(this::redraw);
    private final Text font = new Text();
    private final List<Target> targets = new ArrayList<>();
    private List<Match> matches = List.of();
    private IntPredicate counts = match -> true;
    private int selected = -1;
    private int hovered = -1;

    /// What the pointer can meet, the topmost first.
    private record Target(int match, Area area) {}

    private interface Area {
        boolean contains(double x, double y);
    }

    Gutter(TextPane left, TextPane right, MatchActions actions) {
        this.left = left;
        this.right = right;
        font.getStyleClass().add("gutter-number");
        font.setManaged(false);
        font.setOpacity(0);
        font.fontProperty().addListener(ignored -> redraw());
        getChildren().addAll(palette, font);
        left.onLaidOut(this::redraw);
        right.onLaidOut(this::redraw);
        addEventHandler(MouseEvent.MOUSE_MOVED, event -> {
            int match = matchAt(event.getX(), event.getY());
            setCursor(match < 0 ? Cursor.DEFAULT : Cursor.HAND);
            actions.hover(match);
        });
        addEventHandler(MouseEvent.MOUSE_EXITED, ignored -> actions.hover(-1));
        addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
            int match = matchAt(event.getX(), event.getY());
            if (match >= 0) {
                actions.select(match);
            }
        });
    }

    void show(OpenedPair pair) {
        matches = pair.matches();
        counts = pair::counts;
        redraw();
    }

    void highlight(int newSelected, int newHovered) {
        selected = newSelected;
        hovered = newHovered;
        redraw();
    }

    /// The match whose ribbon, badge or pill is at a point; -1: none.
    int matchAt(double x, double y) {
        return targets.stream()
                .filter(target -> target.area().contains(x, y))
                .mapToInt(Target::match)
                .findFirst()
                .orElse(-1);
    }

    @Override
    protected void draw(GraphicsContext graphics, double width, double height) {
        targets.clear();
        graphics.setFont(font.getFont());
        graphics.setTextAlign(TextAlignment.CENTER);
        graphics.setTextBaseline(VPos.CENTER);
        Mouth[] lefts = Mouth.of(matches, Side.LEFT, left);
        Mouth[] rights = Mouth.of(matches, Side.RIGHT, right);
        var ribbons = new ArrayList<Ribbon>();
        for (int i : order()) {
            boolean leftSeen = lefts[i].place() == Mouth.Place.IN_SIGHT;
            boolean rightSeen = rights[i].place() == Mouth.Place.IN_SIGHT;
            if (leftSeen || rightSeen) {
                ribbons.add(new Ribbon(
                        i, OVERLAP, width - OVERLAP, lefts[i].pulledOut(height), rights[i].pulledOut(height)));
            }
        }
        ribbons.forEach(ribbon -> drawRibbon(graphics, ribbon));
        ribbons.forEach(ribbon -> drawBrackets(graphics, ribbon, width));
        // The last drawn is the topmost; its marks are placed first, and others give way.
        List<Ribbon> topmostFirst = ribbons.reversed();
        drawMoved(graphics, topmostFirst, height);
        drawBadges(graphics, topmostFirst, width, height);
        drawPills(graphics, topmostFirst, width, height);
        drawFarPills(graphics, lefts, rights, width, height);
        topmostFirst.forEach(ribbon -> targets.add(new Target(ribbon.match(), ribbon::contains)));
    }

    /// All matches, the one under the pointer and the selected one last.
    private List<Integer> order() {
        var order = new ArrayList<Integer>();
        for (int i = 0; i < matches.size(); i++) {
            if (i != selected && i != hovered) {
                order.add(i);
            }
        }
        if (hovered >= 0 && hovered != selected && hovered < matches.size()) {
            order.add(hovered);
        }
        if (selected >= 0 && selected < matches.size()) {
            order.add(selected);
        }
        return order;
    }

    private boolean isLit(int match) {
        return match == selected || match == hovered;
    }

    private void drawRibbon(GraphicsContext graphics, Ribbon ribbon) {
        boolean lit = isLit(ribbon.match());
        ribbon.trace(graphics);
        graphics.setGlobalAlpha(lit ? 1 : 0.55);
        graphics.setFill(
                !counts.test(ribbon.match())
                        ? palette.quiet()
                        : lit ? palette.strongTint(ribbon.match()) : palette.tint(ribbon.match()));
        graphics.fill();
        if (!counts.test(ribbon.match())) {
            graphics.setLineDashes(4, 4);
        }
        graphics.setStroke(palette.ink(ribbon.match()));
        graphics.setGlobalAlpha(lit ? 1 : 0.7);
        graphics.setLineWidth(ribbon.match() == selected ? 1.5 : 1);
        graphics.stroke();
        graphics.setLineDashes();
        graphics.setGlobalAlpha(1);
    }

    private void drawBrackets(GraphicsContext graphics, Ribbon ribbon, double width) {
        graphics.setFill(palette.ink(ribbon.match()));
        graphics.fillRect(
                OVERLAP - BRACKET,
                ribbon.left().top(),
                BRACKET,
                Math.max(2, ribbon.left().bottom() - ribbon.left().top()));
        graphics.fillRect(
                width - OVERLAP,
                ribbon.right().top(),
                BRACKET,
                Math.max(2, ribbon.right().bottom() - ribbon.right().top()));
    }

    private void drawMoved(GraphicsContext graphics, List<Ribbon> ribbons, double height) {
        for (Ribbon ribbon : ribbons) {
            double y = (ribbon.left().middle() + ribbon.right().middle()) / 2;
            if (matches.get(ribbon.match()).kind() == Match.Kind.REORDERED && y > 0 && y < height) {
                pill(graphics, ribbon.match(), "⇄", getWidth() / 2, y, true);
            }
        }
    }

    private void drawBadges(GraphicsContext graphics, List<Ribbon> ribbons, double width, double height) {
        var taken = new ArrayList<double[]>();
        for (Ribbon ribbon : ribbons) {
            badge(graphics, ribbon.match(), OVERLAP + BADGE_INSET, ribbon.left(), height, taken);
            badge(graphics, ribbon.match(), width - OVERLAP - BADGE_INSET, ribbon.right(), height, taken);
        }
    }

    private void badge(
            GraphicsContext graphics, int match, double x, Mouth mouth, double height, List<double[]> taken) {
        double top = Math.max(0, mouth.top());
        double bottom = Math.min(height, mouth.bottom());
        double y = Math.clamp((top + bottom) / 2, BADGE + 2, Math.max(BADGE + 2, height - BADGE - 2));
        boolean crowded = taken.stream().anyMatch(other -> Math.hypot(other[0] - x, other[1] - y) < 2 * BADGE);
        if (mouth.place() != Mouth.Place.IN_SIGHT || crowded) {
            return;
        }
        taken.add(new double[] {x, y});
        graphics.setFill(palette.ink(match));
        if (match == selected) {
            graphics.fillOval(x - BADGE - 3, y - BADGE - 3, 2 * BADGE + 6, 2 * BADGE + 6);
            graphics.setStroke(palette.onInk());
            graphics.setLineWidth(1.5);
            graphics.strokeOval(x - BADGE, y - BADGE, 2 * BADGE, 2 * BADGE);
        } else {
            graphics.fillOval(x - BADGE, y - BADGE, 2 * BADGE, 2 * BADGE);
        }
        graphics.setFill(palette.onInk());
        graphics.fillText(String.valueOf(match + 1), x, y);
        targets.add(new Target(match, (px, py) -> Math.hypot(px - x, py - y) <= BADGE + 2));
    }

    /// For passages of which one side is in sight: which way the other one is.
    private void drawPills(GraphicsContext graphics, List<Ribbon> ribbons, double width, double height) {
        var stacked = new int[4];
        for (Ribbon ribbon : ribbons) {
            for (Side side : Side.values()) {
                Mouth mouth = side == Side.LEFT ? ribbon.left() : ribbon.right();
                if (mouth.place() == Mouth.Place.IN_SIGHT) {
                    continue;
                }
                boolean up = mouth.place() == Mouth.Place.ABOVE;
                int level = stacked[(side == Side.LEFT ? 0 : 2) + (up ? 0 : 1)]++;
                if (level < MOST_PILLS) {
                    double inset = OVERLAP + BADGE_INSET + 6;
                    double step = PILL_HEIGHT / 2 + 3 + level * (PILL_HEIGHT + 3);
                    pill(
                            graphics,
                            ribbon.match(),
                            (ribbon.match() + 1) + (up ? " ↑" : " ↓"),
                            side == Side.LEFT ? inset : width - inset,
                            up ? step : height - step,
                            false);
                }
            }
        }
    }

    /// For the nearest passages of which both sides are out of sight the same way.
    private void drawFarPills(GraphicsContext graphics, Mouth[] lefts, Mouth[] rights, double width, double height) {
        int above = -1;
        int below = -1;
        for (int i = 0; i < lefts.length; i++) {
            if (lefts[i].place() == Mouth.Place.ABOVE && rights[i].place() == Mouth.Place.ABOVE) {
                above = i;
            } else if (below < 0 && lefts[i].place() == Mouth.Place.BELOW && rights[i].place() == Mouth.Place.BELOW) {
                below = i;
            }
        }
        double edge = PILL_HEIGHT / 2 + 3;
        if (above >= 0) {
            pill(graphics, above, (above + 1) + " ↑", width / 2, edge, false);
        }
        if (below >= 0) {
            pill(graphics, below, (below + 1) + " ↓", width / 2, height - edge, false);
        }
    }

    private void pill(GraphicsContext graphics, int match, String label, double x, double y, boolean moved) {
        double half = moved ? 13 : 7 + label.length() * 3.4;
        double left = x - half;
        double top = y - PILL_HEIGHT / 2;
        graphics.setFill(palette.window());
        graphics.fillRoundRect(left, top, 2 * half, PILL_HEIGHT, PILL_HEIGHT, PILL_HEIGHT);
        graphics.setStroke(moved ? palette.moved() : palette.ink(match));
        graphics.setLineWidth(1.5);
        graphics.setLineCap(StrokeLineCap.BUTT);
        graphics.strokeRoundRect(left, top, 2 * half, PILL_HEIGHT, PILL_HEIGHT, PILL_HEIGHT);
        graphics.setFill(moved ? palette.moved() : palette.text());
        graphics.fillText(label, x, y);
        targets.add(new Target(match, (px, py) -> Math.abs(px - x) <= half && Math.abs(py - y) <= PILL_HEIGHT / 2));
    }
}

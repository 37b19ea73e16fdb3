package app.likeness.ui.parts;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// A row that becomes several where it is too narrow for what stands in it, as with a large text in a small window: so
/// that nothing has to be scrolled sideways. Where there is room it is an [HBox].
public final class BreakingRow extends HBox {
    /// So much of its words a label that may be cut keeps before the row breaks, in pixels.
    private static final double LEAST_WORDS = 72;

    /// No line of several is higher by itself, in pixels: what is in it can be scrolled.
    private static final double MOST_HEIGHT = 320;

    public BreakingRow(Node... children) {
        super(children);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinWidth(double height) {
        return sides()
                + getManagedChildren().stream()
                        .mapToDouble(BreakingRow::least)
                        .max()
                        .orElse(0);
    }

    @Override
    protected double computeMinHeight(double width) {
        return breaks(width) ? height(lines(width)) : super.computeMinHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        return breaks(width) ? height(lines(width)) : super.computePrefHeight(width);
    }

    @Override
    protected void layoutChildren() {
        if (!breaks(getWidth())) {
            super.layoutChildren();
            return;
        }
        List<Line> lines = lines(getWidth());
        double more = Math.max(0, getHeight() - height(lines));
        double y = snappedTopInset();
        for (Line line : lines) {
            // What is left belongs to the first line: what matters most stands there.
            double lineHeight = line.height + more;
            more = 0;
            double x = snappedLeftInset();
            for (Place place : line.places) {
                layoutInArea(
                        place.node,
                        x,
                        y,
                        place.width,
                        lineHeight,
                        0,
                        Insets.EMPTY,
                        true,
                        isFillHeight(),
                        getAlignment().getHpos(),
                        getAlignment().getVpos());
                x += place.width + getSpacing();
            }
            y += lineHeight + getSpacing();
        }
    }

    /// A node with the width that it gets.
    private record Place(Node node, double width) {}

    private record Line(List<Place> places, double height) {}

    private boolean breaks(double width) {
        double needed =
                sides() + getSpacing() * Math.max(0, getManagedChildren().size() - 1);
        for (Node child : getManagedChildren()) {
            needed += least(child);
        }
        return width >= 0 && needed > width;
    }

    /// Each child in the first line that has room for it. What only keeps others apart is in none.
    private List<Line> lines(double width) {
        double room = width - sides();
        List<Line> lines = new ArrayList<>();
        List<Node> line = new ArrayList<>();
        double used = 0;
        for (Node child : getManagedChildren()) {
            if (isSpace(child)) {
                continue;
            }
            double next = Math.min(wanted(child), room);
            if (!line.isEmpty() && used + getSpacing() + next > room) {
                lines.add(line(line, room));
                line = new ArrayList<>();
                used = 0;
            }
            used += (line.isEmpty() ? 0 : getSpacing()) + next;
            line.add(child);
        }
        if (!line.isEmpty()) {
            lines.add(line(line, room));
        }
        return lines;
    }

    /// What is left of the room goes to the one that grows; the same as in an [HBox].
    private Line line(List<Node> nodes, double room) {
        double left = room - getSpacing() * (nodes.size() - 1);
        for (Node node : nodes) {
            left -= Math.min(wanted(node), room);
        }
        List<Place> places = new ArrayList<>();
        double height = 0;
        for (Node node : nodes) {
            boolean grows = getHgrow(node) != null && left > 0;
            double width = Math.min(wanted(node), room) + (grows ? left : 0);
            left -= grows ? left : 0;
            places.add(new Place(node, width));
            double own = node.prefHeight(node.getContentBias() == Orientation.HORIZONTAL ? width : -1);
            height = Math.max(height, Math.max(node.minHeight(-1), Math.min(own, MOST_HEIGHT)));
        }
        return new Line(places, snapSizeY(height));
    }

    private double height(List<Line> lines) {
        double height = snappedTopInset() + snappedBottomInset() + getSpacing() * Math.max(0, lines.size() - 1);
        for (Line line : lines) {
            height += line.height;
        }
        return height;
    }

    private double sides() {
        return snappedLeftInset() + snappedRightInset();
    }

    private static boolean isSpace(Node child) {
        return child.getClass() == Region.class;
    }

    /// What it is not to be narrower than.
    private static double least(Node child) {
        double least = child.minWidth(-1);
        return child instanceof Labeled ? Math.max(least, Math.min(LEAST_WORDS, child.prefWidth(-1))) : least;
    }

    /// What it takes of a line: one that grows makes do with its least.
    private static double wanted(Node child) {
        return getHgrow(child) != null ? least(child) : Math.max(least(child), child.prefWidth(-1));
    }
}

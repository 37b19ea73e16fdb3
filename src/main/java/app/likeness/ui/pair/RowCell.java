package app.likeness.ui.pair;

import app.likeness.compare.rows.SideBySideRow;
import app.likeness.text.Span;
import app.likeness.ui.pair.model.OpenedPair;
import app.likeness.ui.pair.text.ChunkCell;
import app.likeness.ui.pair.text.ChunkCell.Highlight;
import app.likeness.ui.pair.text.DifferenceMarks;
import app.likeness.ui.pair.text.FoundPlaces;
import app.likeness.ui.pair.text.PairText;
import app.likeness.ui.pair.text.Side;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// One row of the view of differences: both stretches of text with, between them, the sign of what the row is and how
/// many characters differ.
public final class RowCell extends Region {
    private static final double INSET = 10;
    private static final double INNER = 14;

    /// In a narrower space between the texts the sign stands alone.
    private static final double WITH_COUNTS = 90;

    private final ChunkCell left = new ChunkCell(Side.LEFT);
    private final ChunkCell right = new ChunkCell(Side.RIGHT);
    private final Region leftGround = new Region();
    private final Region rightGround = new Region();
    private final Label sign = new Label();
    private final Label removed = new Label();
    private final Label added = new Label();
    private final HBox middle = new HBox(4, removed, sign, added);
    private double gutter;
    private int index = -1;

    RowCell() {
        getStyleClass().add("difference-row");
        leftGround.getStyleClass().addAll("row-ground", "side-left");
        rightGround.getStyleClass().addAll("row-ground", "side-right");
        sign.getStyleClass().add("row-sign");
        removed.getStyleClass().addAll("text-note", "row-count", "side-left");
        added.getStyleClass().addAll("text-note", "row-count", "side-right");
        for (Label label : List.of(removed, sign, added)) {
            label.setMinWidth(USE_PREF_SIZE);
        }
        middle.setAlignment(Pos.TOP_CENTER);
        getChildren().addAll(leftGround, rightGround, left, right, middle);
    }

    int index() {
        return index;
    }

    /// @param newIndex of the row
    /// @param newGutter how wide the space between the two texts is
    /// @param gap pixels above and below the texts
    void show(OpenedPair pair, SideBySideRow row, int newIndex, double newGutter, double gap) {
        index = newIndex;
        gutter = newGutter;
        for (SideBySideRow.Kind kind : SideBySideRow.Kind.values()) {
            pseudoClassStateChanged(pseudoClass(kind), kind == row.kind());
        }
        fill(left, pair.left(), row, gap);
        fill(right, pair.right(), row, gap);
        leftGround.setVisible(!row.left().isEmpty());
        rightGround.setVisible(!row.right().isEmpty());
        sign.setText(
                row.kind() == SideBySideRow.Kind.MOVED ? sign(row.kind()) + " " + (row.match() + 1) : sign(row.kind()));
        boolean counts = gutter >= WITH_COUNTS
                && (row.kind() == SideBySideRow.Kind.CHANGED || row.kind() == SideBySideRow.Kind.MOVED);
        show(removed, "−", counts ? changed(pair.left(), row) : 0);
        show(added, "+", counts ? changed(pair.right(), row) : 0);
    }

    /// Emphasises a difference; an empty span on both sides: none.
    void highlight(Span currentLeft, Span currentRight) {
        mark(left, currentLeft);
        mark(right, currentRight);
    }

    /// Marks what somebody looks for.
    ///
    /// @param current the number of the place that the user is at
    void find(FoundPlaces places, int current) {
        left.find(places.within(Side.LEFT, left.start(), left.end()), places.at(current, Side.LEFT));
        right.find(places.within(Side.RIGHT, right.start(), right.end()), places.at(current, Side.RIGHT));
    }

    @Override
    protected double computePrefHeight(double width) {
        double text = textWidth(width);
        return Math.max(left.prefHeight(text), right.prefHeight(text));
    }

    @Override
    protected void layoutChildren() {
        double text = textWidth(getWidth());
        double side = Math.floor((getWidth() - gutter) / 2);
        double rightX = getWidth() - side;
        leftGround.resizeRelocate(0, 1, side, getHeight() - 2);
        rightGround.resizeRelocate(rightX, 1, side, getHeight() - 2);
        left.resizeRelocate(INSET, 0, text, getHeight());
        right.resizeRelocate(rightX + INNER, 0, text, getHeight());
        middle.resizeRelocate(side, 4, gutter, Math.max(0, getHeight() - 4));
    }

    private double textWidth(double width) {
        return Math.max(40, Math.floor((width - gutter) / 2) - INSET - INNER);
    }

    private static void fill(ChunkCell cell, PairText text, SideBySideRow row, double gap) {
        Span span = text.side().span(row);
        cell.show(
                span.start(),
                text.text().substring(span.start(), span.end()),
                DifferenceMarks.of(text.side(), row),
                gap,
                gap);
        cell.leaveOut(text.leftOut().within(span.start(), span.end()));
    }

    private static void mark(ChunkCell cell, Span current) {
        if (cell.end() > cell.start()) {
            cell.mark(cell.marks(), new Highlight(-1, -1, current, new Span(0, 0)));
        }
    }

    private static int changed(PairText text, SideBySideRow row) {
        return text.side().changed(row).stream().mapToInt(text.letters()::count).sum();
    }

    private static void show(Label label, String sign, int characters) {
        label.setText(sign + characters);
        label.setVisible(characters > 0);
        label.setManaged(characters > 0);
    }

    /// How the signs of the rows say what the rows are.
    public static String sign(SideBySideRow.Kind kind) {
        return switch (kind) {
            case EQUAL -> "";
            case CHANGED, ALIKE -> "≈";
            case ADDED -> "+";
            case REMOVED -> "−";
            case MOVED -> "⇄";
        };
    }

    private static PseudoClass pseudoClass(SideBySideRow.Kind kind) {
        return PseudoClass.getPseudoClass(
                switch (kind) {
                    case EQUAL -> "equal";
                    case CHANGED -> "changed";
                    case ALIKE -> "alike";
                    case ADDED -> "added";
                    case REMOVED -> "removed";
                    case MOVED -> "moved";
                });
    }
}

package app.likeness.ui.originality;

import app.likeness.compare.count.Originality.Stretch;
import app.likeness.ui.parts.FlowPieces;
import app.likeness.ui.parts.Ink;
import app.likeness.ui.parts.Outline;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Cursor;
import javafx.scene.control.Label;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Path;
import javafx.scene.text.TextAlignment;
import javafx.scene.text.TextFlow;

/// A paragraph of the report: its letters, below them the marks of its parts, and in the margin the number of each
/// source where it begins.
final class PageCell extends Region {
    /// Left of the letters: room for badges.
    private static final double MARGIN = 72;

    private static final double RIGHT = 40;
    private static final double GAP = 12;
    private static final double BRACKET = 4;
    private static final double BADGE = 20;
    private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");

    private final TextFlow flow = new TextFlow();
    private final Pane ground = new Pane();
    private final Pane margin = new Pane();
    private final IntConsumer onSource;
    private int start;
    private int length;
    private List<Stretch> stretches = List.of();
    private int selected = -1;
    private double room = 1;
    private boolean drawn;

    /// @param onSource takes the number of a source of which a passage or badge is clicked
    PageCell(IntConsumer onSource) {
        this.onSource = onSource;
        getStyleClass().addAll("chunk", "page-cell");
        // As wide as the page, not as its longest line.
        setMinWidth(0);
        setPrefWidth(0);
        flow.getStyleClass().add("reading");
        ground.setManaged(false);
        ground.setMouseTransparent(true);
        margin.setManaged(false);
        margin.setPickOnBounds(false);
        getChildren().addAll(ground, flow, margin);
        flow.setOnMouseClicked(event -> {
            int source = sourceAt(event);
            if (source >= 0) {
                onSource.accept(source);
            }
        });
        flow.setOnMouseMoved(event -> flow.setCursor(sourceAt(event) < 0 ? Cursor.DEFAULT : Cursor.HAND));
    }

    /// Shows `[from, from + text.length())` of the document.
    ///
    /// @param marked the stretches that touch it and are to be marked
    /// @param newSelected the source whose passages are lit; -1: none
    /// @param newRoom how wide the page is
    void show(int from, String text, List<Stretch> marked, int newSelected, double newRoom) {
        room = newRoom;
        start = from;
        length = text.length();
        stretches = marked;
        selected = newSelected;
        flow.setTextAlignment(FlowPieces.opensRightToLeft(text) ? TextAlignment.RIGHT : TextAlignment.LEFT);
        flow.getChildren().setAll(FlowPieces.of(text));
        drawn = false;
        requestLayout();
    }

    @Override
    protected double computePrefHeight(double width) {
        return Math.ceil(flow.prefHeight(lineWidth())) + GAP;
    }

    @Override
    protected void layoutChildren() {
        double width = lineWidth();
        flow.resizeRelocate(MARGIN, 0, width, Math.max(0, getHeight() - GAP));
        ground.resizeRelocate(MARGIN, 0, width, getHeight());
        margin.resizeRelocate(0, 0, MARGIN, getHeight());
        if (!drawn) {
            drawn = true;
            draw();
        }
    }

    private double lineWidth() {
        return Math.max(1, room - MARGIN - RIGHT);
    }

    private void draw() {
        ground.getChildren().clear();
        margin.getChildren().clear();
        List<Integer> named = new ArrayList<>();
        double free = 0;
        for (Stretch stretch : stretches) {
            int first = Math.max(0, stretch.span().start() - start);
            int end = Math.min(length, stretch.span().end() - start);
            if (first >= end) {
                continue;
            }
            List<Rectangle2D> boxes = Outline.joined(flow.getLayoutInfo().getSelectionGeometry(first, end, false));
            if (boxes.isEmpty()) {
                continue;
            }
            switch (stretch.part()) {
                case SHARED -> {
                    tint(stretch.source(), boxes);
                    double top = boxes.getFirst().getMinY();
                    bracket(stretch.source(), top, boxes.getLast().getMaxY());
                    if (!named.contains(stretch.source())) {
                        named.add(stretch.source());
                        free = badge(stretch.source(), Math.max(top, free));
                    }
                }
                case CHANGED -> {
                    path("part-altered", boxes)
                            .getStyleClass()
                            .add(Ink.of(stretch.source()).styleClass());
                    bracket(
                            stretch.source(),
                            boxes.getFirst().getMinY(),
                            boxes.getLast().getMaxY());
                }
                case QUOTED -> {
                    path("part-quoted", boxes);
                    Label quote = new Label("”");
                    quote.getStyleClass().add("quote-sign");
                    quote.relocate(MARGIN - 64, boxes.getFirst().getMinY());
                    margin.getChildren().add(quote);
                }
                case TEMPLATE -> path("left-out", boxes);
                case TOO_SHORT -> path("part-short", boxes);
                case ORIGINAL -> {}
            }
        }
    }

    private void tint(int source, List<Rectangle2D> boxes) {
        Ink ink = Ink.of(source);
        Path tint = path("tint", boxes);
        Path line = new Path();
        line.getStyleClass().setAll("underline", ink.styleClass());
        boxes.forEach(box -> ink.underline(line.getElements(), box));
        tint.getStyleClass().add(ink.styleClass());
        tint.pseudoClassStateChanged(SELECTED, source == selected);
        line.pseudoClassStateChanged(SELECTED, source == selected);
        ground.getChildren().add(line);
    }

    private Path path(String styleClass, List<Rectangle2D> boxes) {
        Path path = new Path();
        path.getStyleClass().setAll(styleClass);
        boxes.forEach(box -> Outline.sharp(path.getElements(), box));
        ground.getChildren().add(path);
        return path;
    }

    private void bracket(int source, double top, double bottom) {
        Region bracket = new Region();
        bracket.getStyleClass().add("bracket-" + Ink.of(source).number());
        bracket.setManaged(false);
        bracket.resizeRelocate(MARGIN - 14, top, BRACKET, bottom - top);
        margin.getChildren().add(bracket);
    }

    /// The badge of a source at a height; where the next one may begin.
    private double badge(int source, double top) {
        Label badge = new Label(String.valueOf(source + 1));
        badge.getStyleClass().setAll("label", "badge-" + Ink.of(source).number());
        badge.setCursor(Cursor.HAND);
        badge.setOnMouseClicked(event -> onSource.accept(source));
        // Sized here: the margin's own layout is over when a page is filled while it is laid out.
        badge.setManaged(false);
        margin.getChildren().add(badge);
        badge.applyCss();
        badge.resizeRelocate(MARGIN - 44, top + 2, Math.max(BADGE, badge.prefWidth(-1)), BADGE);
        if (source == selected) {
            Region ring = new Region();
            ring.getStyleClass().add("badge-ring");
            ring.setManaged(false);
            ring.resizeRelocate(MARGIN - 47, top - 1, BADGE + 6, BADGE + 6);
            ring.setMouseTransparent(true);
            margin.getChildren().add(ring);
        }
        return top + BADGE + 6;
    }

    private int sourceAt(MouseEvent event) {
        int index = flow.getHitInfo(new Point2D(event.getX(), event.getY())).getCharIndex();
        int offset = start + index;
        return stretches.stream()
                .filter(stretch -> stretch.source() >= 0
                        && stretch.span().start() <= offset
                        && offset < stretch.span().end())
                .mapToInt(Stretch::source)
                .findFirst()
                .orElse(-1);
    }
}

package app.likeness.ui.pair.text;

import app.likeness.compare.LeftOutSpan;
import app.likeness.text.Span;
import app.likeness.text.fold.Fold;
import app.likeness.ui.parts.FlowPieces;
import app.likeness.ui.parts.Ink;
import app.likeness.ui.parts.Outline;
import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Path;
import javafx.scene.text.LayoutInfo;
import javafx.scene.text.TextAlignment;
import javafx.scene.text.TextFlow;

/// Draws a stretch of a text: its letters in a `TextFlow`, and below them, as shapes, the tint and underline of shared
/// characters, the outline of changed ones and the user's selection.
public final class ChunkCell extends Region {
    static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
    public static final PseudoClass HOVERED = PseudoClass.getPseudoClass("hovered");

    private final Side side;
    private final TextFlow flow = new TextFlow();
    private final Pane ground = new Pane();
    private final List<Path> spare = new ArrayList<>();
    private int start;
    private int length;
    private int indentation;
    private double givenLead;
    private double trail;
    private List<Mark> marks = List.of();
    private List<Fold> disguises = List.of();
    private Highlight highlight = Highlight.NONE;
    private List<LeftOutSpan> leftOut = List.of();
    private List<Span> found = List.of();
    private Span currentFound = new Span(0, 0);
    private boolean drawn;

    /// What is drawn differently from the rest: numbers of matches, spans of the text.
    ///
    /// @param selected the match, or -1
    /// @param hovered the match, or -1
    /// @param current the difference that the walk is at; may be empty
    /// @param selection what the user selected to copy; may be empty
    public record Highlight(int selected, int hovered, Span current, Span selection) {
        static final Highlight NONE = new Highlight(-1, -1, new Span(0, 0), new Span(0, 0));
    }

    public ChunkCell(Side side) {
        this.side = side;
        getStyleClass().add("chunk");
        flow.getStyleClass().add("reading");
        ground.setManaged(false);
        ground.setMouseTransparent(true);
        getChildren().addAll(ground, flow);
    }

    /// Shows a stretch of the text.
    ///
    /// @param from the offset of the first character in the whole text
    /// @param newMarks those of the stretch, without overlaps, by start
    /// @param newLead pixels above the text; negative: as many as between two of its lines
    /// @param newTrail pixels below it
    public void show(int from, String text, List<Mark> newMarks, double newLead, double newTrail) {
        start = from;
        length = text.length();
        givenLead = newLead;
        trail = newTrail;
        indentation = length - text.stripLeading().length();
        flow.setTextAlignment(FlowPieces.opensRightToLeft(text) ? TextAlignment.RIGHT : TextAlignment.LEFT);
        marks = newMarks;
        flow.getChildren().setAll(MarkedPieces.of(text, start, newMarks, side));
        redraw();
    }

    /// Draws the same letters with other marks and highlights.
    public void mark(List<Mark> newMarks, Highlight newHighlight) {
        marks = newMarks;
        highlight = newHighlight;
        redraw();
    }

    /// Draws the same letters with these disguises marked.
    void unmask(List<Fold> newDisguises) {
        disguises = newDisguises;
        redraw();
    }

    /// Draws the same letters with these stretches as not counted.
    public void leaveOut(List<LeftOutSpan> newLeftOut) {
        leftOut = newLeftOut;
        redraw();
    }

    /// Draws the same letters with these stretches as what somebody looks for.
    ///
    /// @param newCurrent the one that the walk is at; may be empty
    public void find(List<Span> newFound, Span newCurrent) {
        if (!found.equals(newFound) || !currentFound.equals(newCurrent)) {
            found = newFound;
            currentFound = newCurrent;
            redraw();
        }
    }

    public List<Mark> marks() {
        return marks;
    }

    public int start() {
        return start;
    }

    public int end() {
        return start + length;
    }

    /// The lines as they are laid out now.
    Lines lines() {
        return new Lines(flow.getLayoutInfo().getTextLines(false), lead());
    }

    /// The box of the character at an offset of the whole text, in the coordinates of what is drawn below the
    /// letters; empty for a space at which a line was broken.
    public Rectangle2D box(int offset) {
        return flow.getLayoutInfo().getSelectionGeometry(offset - start, offset - start + 1, false).stream()
                .findFirst()
                .orElse(Rectangle2D.EMPTY);
    }

    /// The offset in the whole text that is nearest to a point of this cell.
    int offsetAt(double x, double y) {
        int insertion = flow.getHitInfo(new Point2D(x, y - lead())).getInsertionIndex();
        return start + Math.clamp(insertion, 0, length);
    }

    /// The offset of the character under a point of this cell, -1 beside the letters.
    int characterAt(double x, double y) {
        int index = flow.getHitInfo(new Point2D(x, y - lead())).getCharIndex();
        if (index < 0 || index >= length) {
            return -1;
        }
        return flow.getLayoutInfo().getSelectionGeometry(index, index + 1, true).stream()
                        .anyMatch(box -> box.contains(x, y - lead()))
                ? start + index
                : -1;
    }

    @Override
    protected double computePrefHeight(double width) {
        return lead() + flow.prefHeight(width) + trail;
    }

    @Override
    protected void layoutChildren() {
        flow.resizeRelocate(0, lead(), getWidth(), Math.max(0, getHeight() - lead() - trail));
        ground.resizeRelocate(0, lead(), getWidth(), getHeight());
        if (!drawn) {
            drawn = true;
            draw();
        }
    }

    private double lead() {
        return givenLead < 0 ? flow.getLineSpacing() : givenLead;
    }

    private void redraw() {
        drawn = false;
        requestLayout();
    }

    private void draw() {
        ground.getChildren().forEach(path -> spare.add((Path) path));
        ground.getChildren().clear();
        LayoutInfo layout = flow.getLayoutInfo();
        // The tint lies under what is the very same: as many characters as the share counts.
        for (Mark mark : marks) {
            if (mark.match() >= 0 && mark.shared()) {
                Path tint = markPath("tint", mark);
                boxes(layout, mark.start(), mark.end()).forEach(box -> Outline.sharp(tint.getElements(), box));
            }
        }
        // Over the tint, which says that it is the same, and under the line, which means that both texts have it.
        for (LeftOutSpan each : leftOut) {
            Path path = path("left-out");
            boxes(layout, each.span().start(), each.span().end())
                    .forEach(box -> Outline.sharp(path.getElements(), box));
        }
        for (Mark mark : marks) {
            List<Rectangle2D> boxes = boxes(layout, mark.start(), mark.end());
            if (mark.shared()) {
                Path line = markPath("underline", mark);
                boxes.forEach(box -> Ink.of(mark.match()).underline(line.getElements(), box));
            } else {
                drawChanged(boxes);
            }
        }
        disguises.forEach(fold -> drawDisguise(layout, fold));
        Span selection = highlight.selection();
        if (!selection.isEmpty()) {
            Path path = path("selection");
            boxes(layout, selection.start(), selection.end()).forEach(box -> Outline.sharp(path.getElements(), box));
        }
        for (Span each : found) {
            Path path = path("found");
            path.pseudoClassStateChanged(SELECTED, each.equals(currentFound));
            boxes(layout, each.start(), each.end()).forEach(box -> Outline.round(path.getElements(), box));
        }
        Span current = highlight.current();
        if (!current.isEmpty() && current.start() < end() && current.end() > start) {
            Path path = path("current");
            boxes(layout, current.start(), current.end()).forEach(box -> Outline.round(path.getElements(), box));
        }
        // The styles of this frame are worked out already: without their own the new shapes would be black in it.
        ground.applyCss();
    }

    private Path markPath(String styleClass, Mark mark) {
        Path path = path(styleClass, Ink.of(mark.match()).styleClass());
        path.pseudoClassStateChanged(SELECTED, mark.match() == highlight.selected());
        path.pseudoClassStateChanged(HOVERED, mark.match() == highlight.hovered());
        return path;
    }

    private void drawChanged(List<Rectangle2D> boxes) {
        Path outline = path("outline", side.styleClass());
        boxes.forEach(box -> Outline.round(outline.getElements(), box));
    }

    /// A box around letters that are others than they look like; a bar where something cannot be seen.
    private void drawDisguise(LayoutInfo layout, Fold fold) {
        int first = Math.max(0, fold.span().start() - start);
        int last = Math.min(length, fold.span().end() - start);
        List<Rectangle2D> boxes = Outline.joined(layout.getSelectionGeometry(first, last, false));
        if (boxes.isEmpty()) {
            Path bar = path("disguise-bar");
            layout.getSelectionGeometry(Math.max(0, first - 1), Math.max(1, first), false).stream()
                    .findFirst()
                    .ifPresent(box -> Outline.bar(bar.getElements(), first == 0 ? box.getMinX() : box.getMaxX(), box));
        } else {
            Path outline = path("disguise");
            boxes.forEach(box -> Outline.round(outline.getElements(), box));
        }
    }

    private List<Rectangle2D> boxes(LayoutInfo layout, int from, int to) {
        // An indentation is not marked, though a passage that runs on from the paragraph before covers it.
        int first = Math.max(indentation, from - start);
        int end = Math.min(length, to - start);
        return first >= end ? List.of() : Outline.joined(layout.getSelectionGeometry(first, end, false));
    }

    private Path path(String... styleClasses) {
        Path path = spare.isEmpty() ? new Path() : spare.removeLast();
        path.getElements().clear();
        path.getStyleClass().setAll(styleClasses);
        path.pseudoClassStateChanged(SELECTED, false);
        path.pseudoClassStateChanged(HOVERED, false);
        ground.getChildren().add(path);
        return path;
    }
}

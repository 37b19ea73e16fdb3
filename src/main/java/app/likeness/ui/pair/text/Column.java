package app.likeness.ui.pair.text;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import javafx.geometry.Insets;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import org.jspecify.annotations.Nullable;

/// A scrolled column of cells of different heights, of which only those in sight exist: a document of a million lines
/// costs as much as one of fifty.
///
/// The place is kept as the topmost cell and how many pixels of it are above the edge, so that nothing jumps when an
/// estimated height above it becomes a measured one. Heights in the *column's* coordinates count from the top of the
/// first cell; [#viewTop] of them are scrolled away.
///
/// @param <C> the kind of cell; recycled
@SuppressWarnings("this-escape")
public // nothing is called back before the column is laid out
abstract class Column<C extends Region> extends Region {
    private final Cells<C> cells = new Cells<>(this::added);
    private final List<Runnable> onLaidOut = new ArrayList<>();
    private Heights heights = new Heights(new double[0]);
    private double heightsWidth = -1;
    private int anchor;
    private double above;
    private @Nullable Runnable pending;
    private int cellsFilled;

    public Column() {
        setFocusTraversable(true);
        var clip = new Rectangle();
        clip.widthProperty().bind(widthProperty());
        clip.heightProperty().bind(heightProperty());
        setClip(clip);
        addEventHandler(KeyEvent.KEY_PRESSED, this::keyPressed);
    }

    /// A new, empty cell.
    public abstract C newCell();

    /// Gives a cell its content; it may hold another one.
    public abstract void fill(C cell, int index);

    /// What the heights of all cells may be at this width, in pixels, each above 0.
    public abstract double[] estimates(double width);

    /// Called when the height of a cell was measured; the cell has its size and its children are laid out.
    void measured(C cell, int index) {}

    /// To be called when something else than the user's scrolling is to follow the place.
    public abstract void userScrolled(double pixels, boolean alone);

    public final void onLaidOut(Runnable action) {
        onLaidOut.add(action);
    }

    /// Forgets all cells and shows the beginning: the content is another.
    public final void reset() {
        anchor = 0;
        above = 0;
        pending = null;
        forgetSizes();
    }

    /// Measures everything anew, as after a change of the font; the place stays.
    public final void forgetSizes() {
        heightsWidth = -1;
        cells.clear();
        requestLayout();
    }

    public final boolean isReady() {
        return cellWidth() > 0 && heights.count() > 0 && heightsWidth == cellWidth();
    }

    /// How many times a cell was given content since the column exists: what scrolling costs.
    public final int cellsFilled() {
        return cellsFilled;
    }

    public final double viewHeight() {
        return getHeight();
    }

    /// How many pixels of the column are above the upper edge.
    public final double viewTop() {
        return heights.top(anchor) + above;
    }

    public final double totalHeight() {
        return heights.total();
    }

    /// How far [#viewTop] can go.
    public final double furthest() {
        return Math.max(0, totalHeight() - viewHeight());
    }

    public final double top(int cell) {
        return heights.top(cell);
    }

    public final int cellAt(double y) {
        return heights.at(y);
    }

    public final Collection<C> cells() {
        return cells.shown().values();
    }

    /// Does something that needs heights: now, or in the next layout, before anything is drawn. Of several that
    /// wait, the last is done.
    public final void whenReady(Runnable action) {
        if (isReady()) {
            action.run();
        } else {
            pending = action;
            requestLayout();
        }
    }

    /// Scrolls so that the height `y` is at the upper edge, as far as the ends allow.
    public final void scrollTo(double y) {
        if (isReady()) {
            anchor = heights.at(Math.max(0, y));
            above = y - heights.top(anchor);
            settle();
            requestLayout();
        }
    }

    public final void scrollBy(double pixels) {
        if (isReady()) {
            above += pixels;
            settle();
            requestLayout();
        }
    }

    /// Makes the height of a cell known exactly.
    final void measure(int index) {
        if (!heights.isMeasured(index) && isReady()) {
            if (cells.shownAt(index) == null) {
                C cell = cells.take();
                fillAndMeasure(cell, index);
                cells.putBack(cell);
            }
        }
    }

    @Override
    protected void layoutChildren() {
        double width = cellWidth();
        if (width <= 0) {
            return;
        }
        if (heightsWidth != width) {
            estimateAll(width);
        }
        if (heights.count() > 0) {
            if (pending != null) {
                Runnable action = pending;
                pending = null;
                action.run();
            }
            settle();
            place(width);
        }
        onLaidOut.forEach(Runnable::run);
    }

    private void place(double width) {
        Insets insets = getInsets();
        double y = -above;
        int index = anchor;
        cells.keep(anchor, heights.count());
        while (index < heights.count() && y < viewHeight()) {
            C cell = cells.shownAt(index);
            if (cell == null) {
                cell = cells.take();
                cells.show(index, cell);
                fillAndMeasure(cell, index);
            }
            cell.setVisible(true);
            cell.resizeRelocate(snapPositionX(insets.getLeft()), snapPositionY(y), width, heights.height(index));
            y += heights.height(index);
            index++;
        }
        cells.keep(anchor, index);
    }

    private C added() {
        C cell = newCell();
        cell.setManaged(false);
        getChildren().add(cell);
        return cell;
    }

    private void fillAndMeasure(C cell, int index) {
        cellsFilled++;
        // JavaFX leaves invisible nodes without their style, and without a font nothing can be measured.
        cell.setVisible(true);
        fill(cell, index);
        cell.applyCss();
        double height = Math.ceil(cell.prefHeight(heightsWidth));
        cell.resize(heightsWidth, height);
        cell.layout();
        if (!heights.isMeasured(index)) {
            heights.measured(index, height);
            measured(cell, index);
        }
    }

    private void estimateAll(double width) {
        // The same share of the topmost cell stays above the edge.
        double share = heights.count() > anchor ? above / heights.height(anchor) : 0;
        heights = new Heights(estimates(width));
        heightsWidth = width;
        cells.clear();
        anchor = Math.clamp(anchor, 0, Math.max(0, heights.count() - 1));
        if (heights.count() > 0) {
            measure(anchor);
            above = share * heights.height(anchor);
        }
    }

    /// Brings the place back inside the column, and makes the cell at the upper edge the anchor.
    private void settle() {
        settleUp();
        if (totalHeight() - viewTop() < 2 * viewHeight()) {
            double bottom = -above;
            for (int index = anchor; index < heights.count() && bottom < viewHeight(); index++) {
                measure(index);
                bottom += heights.height(index);
            }
            if (bottom < viewHeight()) {
                above -= viewHeight() - bottom;
                settleUp();
            }
        }
    }

    private void settleUp() {
        while (above < 0 && anchor > 0) {
            anchor--;
            measure(anchor);
            above += heights.height(anchor);
        }
        above = Math.max(0, above);
        measure(anchor);
        while (anchor < heights.count() - 1 && above >= heights.height(anchor)) {
            above -= heights.height(anchor);
            anchor++;
            measure(anchor);
        }
    }

    private double cellWidth() {
        return Math.floor(getWidth() - getInsets().getLeft() - getInsets().getRight());
    }

    private void keyPressed(KeyEvent event) {
        if (event.isAltDown() || event.isShortcutDown()) {
            return;
        }
        double pixels = ScrollKeys.pixels(event, viewHeight(), totalHeight());
        if (pixels != 0) {
            userScrolled(pixels, event.isShiftDown() && event.getCode() != KeyCode.SPACE);
            event.consume();
        }
    }
}

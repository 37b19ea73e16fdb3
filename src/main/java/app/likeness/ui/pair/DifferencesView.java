package app.likeness.ui.pair;

import app.likeness.compare.rows.Difference;
import app.likeness.compare.rows.SideBySideRow;
import app.likeness.text.Span;
import app.likeness.ui.pair.model.FindModel;
import app.likeness.ui.pair.model.OpenedPair;
import app.likeness.ui.pair.model.PairModel;
import app.likeness.ui.pair.text.Column;
import app.likeness.ui.pair.text.Place;
import app.likeness.ui.words.Script;
import java.util.List;
import java.util.function.DoubleSupplier;
import javafx.scene.AccessibleRole;
import javafx.scene.input.ScrollEvent;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;

/// Both texts as one column of rows: what faces each other stands side by side, with a sign for what differs.
final class DifferencesView extends Column<RowCell> {
    private static final double GAP = 5;

    private final PairModel model;
    private final FindModel find;
    private final DoubleSupplier gutter;
    // Never seen: its font is the one that the style sheets give to the text.
    private final Text probe = new Text();

    /// @param gutter how wide the space between the two texts is
    DifferencesView(PairModel model, FindModel find, DoubleSupplier gutter) {
        this.model = model;
        this.find = find;
        this.gutter = gutter;
        setId("differences-view");
        getStyleClass().add("differences-view");
        setAccessibleRole(AccessibleRole.TEXT_AREA);
        probe.getStyleClass().add("reading");
        probe.setManaged(false);
        probe.setOpacity(0);
        getChildren().add(probe);
        probe.fontProperty().addListener(ignored -> forgetSizes());
        addEventHandler(ScrollEvent.SCROLL, event -> {
            scrollBy(-event.getDeltaY());
            event.consume();
        });
        model.openedProperty()
                .addListener((ignored, before, pair) -> show(pair, pair != null && pair.isSameAs(before)));
        model.rowsProperty().addListener((ignored, before, rows) -> {
            Place place = model.placeProperty().get();
            if (before.isEmpty() && place != null && !rows.isEmpty()) {
                reset();
                reveal(place);
            } else {
                forgetSizes();
            }
        });
        model.differenceProperty().addListener(ignored -> cells().forEach(this::highlight));
        find.hitsProperty().addListener(ignored -> cells().forEach(this::markFound));
        find.currentProperty().addListener(ignored -> cells().forEach(this::markFound));
        model.placeProperty().addListener((ignored, before, place) -> {
            if (place != null) {
                reveal(place);
            }
        });
        show(model.openedProperty().get(), false);
    }

    /// Brings the row of a place to a third of the height.
    void reveal(Place place) {
        List<SideBySideRow> rows = model.rowsProperty().get();
        if (!rows.isEmpty()) {
            int row = RowFinder.at(rows, place);
            whenReady(() -> scrollTo(top(row) - viewHeight() / 3));
        }
    }

    /// The row at a third of the height; -1 where there is none.
    int rowInView() {
        return isReady() ? cellAt(viewTop() + viewHeight() / 3) : -1;
    }

    @Override
    public RowCell newCell() {
        return new RowCell();
    }

    @Override
    public void fill(RowCell cell, int index) {
        OpenedPair pair = model.openedProperty().get();
        if (pair != null) {
            cell.show(pair, model.rowsProperty().get().get(index), index, gutter.getAsDouble(), GAP);
            highlight(cell);
            markFound(cell);
        }
    }

    private void markFound(RowCell cell) {
        cell.find(find.hitsProperty().get(), find.currentProperty().get());
    }

    @Override
    public double[] estimates(double width) {
        OpenedPair pair = model.openedProperty().get();
        if (pair == null) {
            return new double[0];
        }
        double em = probe.getFont().getSize();
        double text = Math.max(40, (width - gutter.getAsDouble()) / 2 - 24);
        List<SideBySideRow> rows = model.rowsProperty().get();
        var estimates = new double[rows.size()];
        for (int i = 0; i < estimates.length; i++) {
            SideBySideRow row = rows.get(i);
            double longest = Math.max(
                    Script.width(
                            pair.left().text(), row.left().start(), row.left().end()),
                    Script.width(
                            pair.right().text(),
                            row.right().start(),
                            row.right().end()));
            estimates[i] = 2 * GAP + em * 1.7 * Math.max(1, Math.ceil(longest * em / text));
        }
        return estimates;
    }

    @Override
    public void userScrolled(double pixels, boolean alone) {
        scrollBy(pixels);
    }

    /// @param inPlace whether what is in sight stays there
    private void show(@Nullable OpenedPair pair, boolean inPlace) {
        if (pair != null) {
            String left = pair.left().text();
            Script.dress(this, Script.isMainlyHan(left) ? left : pair.right().text());
            if (inPlace) {
                forgetSizes();
            } else {
                reset();
            }
        }
    }

    private void highlight(RowCell cell) {
        OpenedPair pair = model.openedProperty().get();
        int number = model.differenceProperty().get();
        if (pair != null) {
            Span none = new Span(0, 0);
            Difference current = number < 0 ? null : pair.differences().get(number);
            cell.highlight(current == null ? none : current.left(), current == null ? none : current.right());
        }
    }
}

package app.likeness.ui.pair;

import app.likeness.compare.rows.SideBySideRow;
import app.likeness.text.Span;
import app.likeness.ui.pair.model.OpenedPair;
import app.likeness.ui.pair.model.PairModel;
import app.likeness.ui.pair.text.PairText;
import app.likeness.ui.pair.text.ShownText;
import app.likeness.ui.pair.text.Side;
import app.likeness.ui.pair.text.TextPane;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.css.PseudoClass;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/// Both texts to read, side by side, with ribbons between them and a map of each at its outer edge.
final class ReadingView extends Region {
    private static final PseudoClass FOCUSED = PseudoClass.getPseudoClass("focused");
    private static final double GUTTER = 96;
    private static final double SMALL_GUTTER = 56;
    private static final double MAP = 14;
    private static final double SMALL_MAP = 10;
    private static final double MAP_INSET = 7;

    private final PairModel model;
    private final TextPane left;
    private final TextPane right;
    private final LinkedScroll scroll;
    private final Gutter gutter;
    private final Minimap leftMap;
    private final Minimap rightMap;
    private final Region leftFrame = frame();
    private final Region rightFrame = frame();
    private final BooleanProperty compact = new SimpleBooleanProperty();
    private final Panes panes;
    private final PassageLinks links;

    ReadingView(PairModel model, Panes panes) {
        this.model = model;
        this.panes = panes;
        left = new TextPane(Side.LEFT, actions(Side.LEFT));
        right = new TextPane(Side.RIGHT, actions(Side.RIGHT));
        scroll = new LinkedScroll(left, right);
        gutter = new Gutter(left, right, actions(Side.LEFT));
        leftMap = new Minimap(Side.LEFT, left, y -> scroll.jump(Side.LEFT, y));
        rightMap = new Minimap(Side.RIGHT, right, y -> scroll.jump(Side.RIGHT, y));
        // The maps and the gutter show where the panes are: they are laid out after them, in the same pulse.
        links = new PassageLinks(panes, left, right, actions(Side.LEFT));
        getChildren().addAll(leftFrame, rightFrame, left, right, leftMap, rightMap, gutter, links);
        // Scrolling lays out the panes alone, not all that is around them.
        getChildren().forEach(child -> child.setManaged(false));
        getStyleClass().add("reading-view");
        left.focusVisibleProperty()
                .addListener((ignored, before, focused) -> leftFrame.pseudoClassStateChanged(FOCUSED, focused));
        right.focusVisibleProperty()
                .addListener((ignored, before, focused) -> rightFrame.pseudoClassStateChanged(FOCUSED, focused));
        compact.addListener(ignored -> requestLayout());
        panes.singleProperty().addListener(ignored -> requestLayout());
        panes.frontProperty().addListener(ignored -> turned());
        model.openedProperty()
                .addListener((ignored, before, pair) -> show(pair, pair != null && pair.isSameAs(before)));
        model.asComparedProperty().addListener(ignored -> showOtherwise());
        model.placeProperty().addListener((ignored, before, place) -> {
            if (place != null) {
                scroll.go(place);
            }
        });
        model.selectedProperty().addListener(ignored -> highlight());
        model.hoveredProperty().addListener(ignored -> highlight());
        model.differenceProperty().addListener(ignored -> highlight());
        model.unmaskedProperty().subscribe(unmasked -> {
            left.unmask(unmasked);
            right.unmask(unmasked);
        });
        show(model.openedProperty().get(), false);
    }

    BooleanProperty compactProperty() {
        return compact;
    }

    TextPane pane(Side side) {
        return side == Side.LEFT ? left : right;
    }

    Gutter gutter() {
        return gutter;
    }

    PassageLinks links() {
        return links;
    }

    LinkedScroll scroll() {
        return scroll;
    }

    /// How wide the space between the two frames is.
    double gutterWidth() {
        return compact.get() ? SMALL_GUTTER : GUTTER;
    }

    /// The beginning of the line at a third of the height.
    int offsetInView(Side side) {
        return pane(side).offsetAt(pane(side).viewTop() + pane(side).viewHeight() / 3);
    }

    /// Brings a row of the view of differences to a third of the height; where one text has nothing, it follows.
    void showRow(SideBySideRow row) {
        for (Side side : Side.values()) {
            if (!side.span(row).isEmpty()) {
                pane(side).reveal(side.span(row).start());
            }
        }
        if (row.left().isEmpty()) {
            scroll.follow(Side.RIGHT);
        } else if (row.right().isEmpty()) {
            scroll.follow(Side.LEFT);
        }
    }

    @Override
    protected void layoutChildren() {
        gutter.setVisible(!panes.singleProperty().get());
        links.setVisible(panes.singleProperty().get());
        if (panes.singleProperty().get()) {
            layOutOne();
        } else {
            layOutBoth();
        }
    }

    /// The text in front has all the room; the other one keeps its size out of sight, so that it can follow.
    private void layOutOne() {
        double height = getHeight();
        double map = compact.get() ? SMALL_MAP : MAP;
        double edge = MAP_INSET + map;
        double wide = Math.min(getWidth() / 3, PassageLinks.WIDTH * Math.max(1, left.fontSize() / 14));
        double pane = Math.floor(getWidth() - wide);
        double away = -2 * getWidth();
        for (Side side : Side.values()) {
            boolean isLeft = side == Side.LEFT;
            double x = panes.shows(side) ? 0 : away;
            (isLeft ? leftFrame : rightFrame).resizeRelocate(x, 0, pane, height);
            pane(side).resizeRelocate(x + edge, 1, pane - edge - 1, height - 2);
            (isLeft ? leftMap : rightMap).resizeRelocate(x + MAP_INSET, 6, map, height - 12);
        }
        links.resizeRelocate(pane - Gutter.OVERLAP, 1, wide + Gutter.OVERLAP, height - 2);
    }

    private void turned() {
        for (Side side : Side.values()) {
            pane(side).setFocusTraversable(panes.shows(side));
        }
        requestLayout();
        pane(panes.frontProperty().get()).requestFocus();
    }

    private void layOutBoth() {
        double height = getHeight();
        double pane = Math.floor((getWidth() - gutterWidth()) / 2);
        double rightX = getWidth() - pane;
        double map = compact.get() ? SMALL_MAP : MAP;
        double edge = MAP_INSET + map;
        leftFrame.resizeRelocate(0, 0, pane, height);
        rightFrame.resizeRelocate(rightX, 0, pane, height);
        left.resizeRelocate(edge, 1, pane - edge - 1, height - 2);
        right.resizeRelocate(rightX + 1, 1, pane - edge - 1, height - 2);
        leftMap.resizeRelocate(MAP_INSET, 6, map, height - 12);
        rightMap.resizeRelocate(getWidth() - edge, 6, map, height - 12);
        gutter.resizeRelocate(pane - Gutter.OVERLAP, 1, gutterWidth() + 2 * Gutter.OVERLAP, height - 2);
    }

    /// @param inPlace whether what is in sight stays there, because the letters of the texts are where they were
    private void show(@Nullable OpenedPair pair, boolean inPlace) {
        if (pair != null) {
            boolean asCompared = model.asComparedProperty().get();
            for (Side side : Side.values()) {
                PairText text = pair.text(side);
                ShownText shown = asCompared ? ShownText.asCompared(text) : ShownText.asStored(text);
                if (inPlace) {
                    pane(side).replace(shown);
                } else {
                    pane(side).show(shown);
                }
            }
            left.setAccessibleText(pair.left().document().title());
            right.setAccessibleText(pair.right().document().title());
            scroll.show(pair.alignment());
            gutter.show(pair);
            links.show(pair);
            leftMap.show(pair);
            rightMap.show(pair);
            highlight();
        }
    }

    /// Shows the same pair as it was compared, or as it is stored, and what was in sight stays there.
    private void showOtherwise() {
        int leftOffset = offsetInView(Side.LEFT);
        int rightOffset = offsetInView(Side.RIGHT);
        show(model.openedProperty().get(), false);
        model.go(leftOffset, rightOffset);
    }

    private void highlight() {
        int selected = model.selectedProperty().get();
        int hovered = model.hoveredProperty().get();
        OpenedPair pair = model.openedProperty().get();
        int number = model.differenceProperty().get();
        for (Side side : Side.values()) {
            Span current = pair == null || number < 0
                    ? new Span(0, 0)
                    : side.span(pair.differences().get(number));
            pane(side).highlight(selected, hovered, current);
        }
        gutter.highlight(selected, hovered);
        links.highlight(selected);
        leftMap.highlight(selected, hovered);
        rightMap.highlight(selected, hovered);
    }

    private TextPane.Actions actions(Side side) {
        return new TextPane.Actions() {
            @Override
            public void scroll(double pixels, boolean alone) {
                scroll.scroll(side, pixels, alone);
            }

            @Override
            public void select(int match) {
                model.select(match);
            }

            @Override
            public void hover(int match) {
                model.hoveredProperty().set(match);
            }
        };
    }

    private static Region frame() {
        var frame = new Region();
        frame.getStyleClass().add("pane-frame");
        frame.setMouseTransparent(true);
        return frame;
    }
}

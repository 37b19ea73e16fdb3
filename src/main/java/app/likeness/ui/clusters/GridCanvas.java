package app.likeness.ui.clusters;

import app.likeness.ui.clusters.model.Group;
import app.likeness.ui.clusters.model.GroupsModel;
import app.likeness.ui.parts.CanvasFont;
import app.likeness.ui.parts.Drawing;
import app.likeness.ui.words.Messages;
import java.util.Arrays;
import java.util.function.IntConsumer;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.text.TextAlignment;
import org.jspecify.annotations.Nullable;

/// How much of each member stands in each other one: its row is that of the list of members, the columns are the same
/// members. The arrow keys go from cell to cell, Enter opens the pair of a cell; the sentence below it says what the
/// number means. Draws what is in sight: O(rows in sight × pairs of each).
final class GridCanvas extends Drawing {
    /// Below the rows: the numbers of the columns, and the sentence.
    static final double FOOT = 72;

    private static final double EDGE = 20;
    private static final double LEAST = 42;
    private static final double NUMBERS = 28;
    /// From this share on a cell is filled; below, its tint grows with the share, so that the number stays legible.
    private static final double FULL = 0.9;

    private static final double TINT = 0.55;

    private final Messages messages;
    private final GroupsModel model;
    private final RowScroll rows;
    private final GroupColours colours = new GroupColours(this::redraw);
    private final CanvasFont figures = new CanvasFont(this::redraw, "text-note");
    private final CanvasFont strong = new CanvasFont(this::redraw, "text-note", "text-strong");
    private @Nullable Group group;
    private int column;
    private double left;
    private int hoveredRow = -1;
    private int hoveredColumn = -1;

    /// @param onOpen takes the number of a pair that is to be opened
    GridCanvas(Messages messages, GroupsModel model, MemberList list, IntConsumer onOpen) {
        this.messages = messages;
        this.model = model;
        rows = list.rows();
        rows.onChange(this::redraw);
        setId("group-grid");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        getChildren().addAll(colours, figures, strong);
        model.openedProperty().subscribe(now -> {
            group = now;
            column = 0;
            left = 0;
            redraw();
        });
        model.selectedProperty().subscribe(this::redraw);
        messages.localeProperty().subscribe(this::redraw);
        focusedProperty().subscribe(this::redraw);
        addEventHandler(KeyEvent.KEY_PRESSED, event -> keyPressed(event, onOpen));
        addEventHandler(MouseEvent.MOUSE_MOVED, event -> hover(rowAt(event.getY()), columnAt(event.getX())));
        addEventHandler(MouseEvent.MOUSE_EXITED, event -> hover(-1, -1));
        addEventHandler(MouseEvent.MOUSE_CLICKED, event -> clicked(event, onOpen));
        addEventHandler(ScrollEvent.SCROLL, event -> {
            if (event.getDeltaX() != 0) {
                left = Math.clamp(left - event.getDeltaX(), 0, furthest());
                redraw();
            } else {
                rows.scrollBy(-event.getDeltaY());
            }
            event.consume();
        });
    }

    @Override
    protected void draw(GraphicsContext graphics, double width, double height) {
        Group shown = group;
        if (shown == null) {
            return;
        }
        int members = shown.members().size();
        left = Math.min(left, furthest());
        double bottom = bottom();
        int from = Math.clamp((int) (rows.top() / rows.rowHeight()), 0, members);
        int to = Math.clamp((int) Math.ceil((rows.top() + bottom) / rows.rowHeight()), 0, members);
        int firstColumn = Math.clamp((int) (left / cell()), 0, members);
        int lastColumn = Math.clamp((int) Math.ceil((left + width - 2 * EDGE) / cell()), 0, members);
        graphics.setTextAlign(TextAlignment.CENTER);
        graphics.setTextBaseline(VPos.CENTER);
        graphics.save();
        graphics.beginPath();
        graphics.rect(EDGE, 0, width - 2 * EDGE, bottom);
        graphics.clip();
        for (int row = from; row < to; row++) {
            drawRow(graphics, shown, row, firstColumn, lastColumn);
        }
        drawFocus(graphics);
        graphics.restore();
        graphics.setFont(strong.font());
        graphics.setFill(colours.mark());
        for (int each = firstColumn; each < lastColumn; each++) {
            double x = x(each) + cell() / 2;
            if (x > EDGE && x < width - EDGE) {
                graphics.fillText(messages.number(each + 1L), x, bottom + NUMBERS / 2);
            }
        }
        graphics.setTextAlign(TextAlignment.LEFT);
        graphics.setFont(figures.font());
        graphics.setFill(colours.text());
        String sentence = sentence(shown);
        graphics.fillText(sentence, EDGE, bottom + NUMBERS + 16, width - 2 * EDGE);
        setAccessibleText(sentence);
    }

    private void drawRow(GraphicsContext graphics, Group shown, int row, int firstColumn, int lastColumn) {
        int[] pairs = new int[Math.max(0, lastColumn - firstColumn)];
        Arrays.fill(pairs, -1);
        for (int pair : shown.pairsOf(row)) {
            int other = shown.other(pair, row);
            if (other >= firstColumn && other < lastColumn) {
                pairs[other - firstColumn] = pair;
            }
        }
        double height = rows.rowHeight() - 2;
        for (int each = firstColumn; each < lastColumn; each++) {
            int pair = pairs[each - firstColumn];
            double share = pair < 0 ? 0 : shown.share(pair, row);
            graphics.setFill(each == row ? colours.rule() : share == 0 ? colours.band() : tint(share));
            graphics.fillRoundRect(x(each) + 1, y(row) + 1, cell() - 2, height, 4, 4);
            if (pair >= 0) {
                graphics.setFont((row == model.selectedProperty().get() ? strong : figures).font());
                graphics.setFill(share >= FULL ? colours.onAccent() : colours.text());
                graphics.fillText(messages.percent(share), x(each) + cell() / 2, y(row) + rows.rowHeight() / 2);
            }
        }
    }

    private void drawFocus(GraphicsContext graphics) {
        int row = model.selectedProperty().get();
        if (row >= 0) {
            graphics.setStroke(isFocused() ? colours.accent() : colours.mark());
            graphics.setLineWidth(2);
            graphics.strokeRoundRect(x(column) + 1, y(row) + 1, cell() - 2, rows.rowHeight() - 2, 5, 5);
        }
    }

    private Paint tint(double share) {
        return share < FULL && colours.accent() instanceof Color full && colours.window() instanceof Color window
                ? window.interpolate(full, 0.06 + share / FULL * (TINT - 0.06))
                : colours.accent();
    }

    /// What the cell under the pointer, or the one with the focus, means.
    private String sentence(Group shown) {
        int row = hoveredRow >= 0 ? hoveredRow : model.selectedProperty().get();
        int other = hoveredRow >= 0 ? hoveredColumn : column;
        if (row < 0 || row == other || other >= shown.members().size()) {
            return messages.get("groups.grid.explained");
        }
        int pair = shown.between(row, other);
        double most = (getWidth() - 2 * EDGE) / 3;
        String own = figures.cut(shown.members().get(row).document().title(), most);
        String its = figures.cut(shown.members().get(other).document().title(), most);
        return pair < 0
                ? messages.get("groups.grid.none", own, its)
                : messages.get("groups.grid.cell", messages.percent(shown.share(pair, row)), own, its);
    }

    private int members() {
        return group == null ? 0 : group.members().size();
    }

    private double cell() {
        return Math.clamp((getWidth() - 2 * EDGE) / Math.max(1, members()), LEAST, rows.rowHeight());
    }

    private double furthest() {
        return Math.max(0, members() * cell() - (getWidth() - 2 * EDGE));
    }

    private double bottom() {
        return Math.min(members() * rows.rowHeight(), Math.max(0, getHeight() - FOOT));
    }

    private double x(int place) {
        return EDGE + place * cell() - left;
    }

    private double y(int place) {
        return place * rows.rowHeight() - rows.top();
    }

    private int rowAt(double y) {
        int row = (int) ((y + rows.top()) / rows.rowHeight());
        return y >= bottom() || row >= members() ? -1 : row;
    }

    private int columnAt(double x) {
        int found = (int) Math.floor((x - EDGE + left) / cell());
        return found < 0 || found >= members() ? -1 : found;
    }

    private void hover(int row, int other) {
        boolean isCell = row >= 0 && other >= 0;
        hoveredRow = isCell ? row : -1;
        hoveredColumn = isCell ? other : -1;
        redraw();
    }

    private void clicked(MouseEvent event, IntConsumer onOpen) {
        int row = rowAt(event.getY());
        int other = columnAt(event.getX());
        if (row >= 0 && other >= 0 && event.getButton() == MouseButton.PRIMARY) {
            requestFocus();
            column = other;
            model.selectedProperty().set(row);
            redraw();
            if (event.getClickCount() == 2) {
                open(onOpen);
            }
        }
    }

    private void keyPressed(KeyEvent event, IntConsumer onOpen) {
        if (event.isShortcutDown() || event.isAltDown() || group == null) {
            return;
        }
        int row = Math.max(0, model.selectedProperty().get());
        switch (event.getCode()) {
            case LEFT -> goTo(row, column - 1);
            case RIGHT -> goTo(row, column + 1);
            case UP -> goTo(row - 1, column);
            case DOWN -> goTo(row + 1, column);
            case HOME -> goTo(row, 0);
            case END -> goTo(row, members() - 1);
            case ENTER -> open(onOpen);
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void goTo(int row, int other) {
        column = Math.clamp(other, 0, members() - 1);
        model.selectedProperty().set(Math.clamp(row, 0, members() - 1));
        double room = getWidth() - 2 * EDGE;
        left = Math.clamp(left, Math.max(0, (column + 1) * cell() - room), column * cell());
        redraw();
    }

    private void open(IntConsumer onOpen) {
        int row = model.selectedProperty().get();
        if (group != null && row >= 0 && row != column) {
            int pair = group.between(row, column);
            if (pair >= 0) {
                onOpen.accept(pair);
            }
        }
    }
}

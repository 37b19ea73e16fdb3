package app.likeness.ui.clusters;

import app.likeness.ui.clusters.model.Group;
import app.likeness.ui.clusters.model.GroupMap;
import app.likeness.ui.clusters.model.GroupMember;
import app.likeness.ui.clusters.model.GroupsModel;
import app.likeness.ui.parts.CanvasFont;
import app.likeness.ui.parts.Drawing;
import app.likeness.ui.words.Messages;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.text.TextAlignment;
import org.jspecify.annotations.Nullable;

/// Draws the map of a group. The arrow keys walk along its edges; + and − make it larger and smaller, 0 fits it into
/// the window; the mouse drags it. What is selected is selected in the list of members too, which says the same in
/// words.
final class MapCanvas extends Drawing {
    private static final double RADIUS = 16;
    static final double NEAR_RADIUS = 12;
    private static final double MARGIN_X = 84;
    private static final double MARGIN_TOP = 64;
    private static final double MARGIN_BOTTOM = 88;
    private static final double STEP = 1.25;
    /// How much wider than others the line of what is shared as a whole is, in pixels; where there are many lines,
    /// less.
    private static final double WIDEST = 8;
    private static final double LEAST_WIDEST = 1;
    private static final double FEW_EDGES = 16;
    private static final double MOST_ZOOM = 8;

    private final Messages messages;
    private final GroupsModel model;
    private final GroupColours colours = new GroupColours(this::redraw);
    private final CanvasFont figures = new CanvasFont(this::redraw, "text-dense");
    private final CanvasFont strong = new CanvasFont(this::redraw, "text-dense", "text-strong");
    private final CanvasFont note = new CanvasFont(this::redraw, "text-note");
    private final MapWords words;
    private @Nullable Group group;
    private double zoom = 1;
    private double shiftX;
    private double shiftY;
    private double pressedX;
    private double pressedY;

    MapCanvas(Messages messages, GroupsModel model) {
        this.messages = messages;
        this.model = model;
        words = new MapWords(messages, colours, figures, strong, note);
        setId("group-map");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        getChildren().addAll(colours, figures, strong, note);
        accessibleTextProperty().bind(messages.text("groups.map.spoken"));
        model.openedProperty().subscribe(now -> {
            if (now == null || group == null || !now.row().isSameAs(group.row())) {
                fit();
            }
            group = now;
            redraw();
        });
        model.selectedProperty().subscribe(this::redraw);
        messages.localeProperty().subscribe(this::redraw);
        focusedProperty().subscribe(this::redraw);
        addEventHandler(KeyEvent.KEY_PRESSED, this::keyPressed);
        addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            requestFocus();
            pressedX = event.getX() - shiftX;
            pressedY = event.getY() - shiftY;
        });
        addEventHandler(MouseEvent.MOUSE_DRAGGED, event -> {
            shiftX = event.getX() - pressedX;
            shiftY = event.getY() - pressedY;
            redraw();
        });
        addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
        addEventHandler(ScrollEvent.SCROLL, event -> {
            zoom(event.getDeltaY() > 0 ? STEP : 1 / STEP);
            event.consume();
        });
    }

    void larger() {
        zoom(STEP);
    }

    void smaller() {
        zoom(1 / STEP);
    }

    /// Shows all of the map.
    void fit() {
        zoom = 1;
        shiftX = 0;
        shiftY = 0;
        redraw();
    }

    private void zoom(double factor) {
        double before = zoom;
        zoom = Math.clamp(zoom * factor, 1 / MOST_ZOOM, MOST_ZOOM);
        shiftX *= zoom / before;
        shiftY *= zoom / before;
        redraw();
    }

    @Override
    protected void draw(GraphicsContext graphics, double width, double height) {
        Group shown = group;
        if (shown == null) {
            return;
        }
        GroupMap map = shown.map();
        graphics.setTextBaseline(VPos.CENTER);
        graphics.setTextAlign(TextAlignment.CENTER);
        for (int i = 0; i < map.near().size(); i++) {
            drawNear(graphics, map, i);
        }
        int selected = map.nodeOf(model.selectedProperty().get());
        for (GroupMap.Edge edge : map.edges()) {
            if (edge.from() != selected && edge.to() != selected) {
                drawEdge(graphics, shown, map, edge, false);
            }
        }
        for (GroupMap.Edge edge : map.edges()) {
            if (edge.from() == selected || edge.to() == selected) {
                drawEdge(graphics, shown, map, edge, true);
            }
        }
        List<Point2D> points = IntStream.range(0, map.spots().size())
                .mapToObj(node -> new Point2D(x(map, node), y(map, node)))
                .toList();
        words.draw(graphics, new Rectangle2D(0, 0, width, height), shown, map, points, selected);
        // Last: no word may stand over a number.
        for (int node = 0; node < map.places().size(); node++) {
            drawNode(graphics, shown, map, node, node == selected);
        }
        if (isFocused()) {
            graphics.setLineDashes();
            graphics.setStroke(colours.accent());
            graphics.setLineWidth(2);
            graphics.strokeRoundRect(3, 3, width - 6, height - 6, 6, 6);
        }
    }

    private double x(GroupMap map, int node) {
        return getWidth() / 2 + (map.spots().get(node).x() - 0.5) * (getWidth() - 2 * MARGIN_X) * zoom + shiftX;
    }

    private double y(GroupMap map, int node) {
        double room = getHeight() - MARGIN_TOP - MARGIN_BOTTOM;
        return MARGIN_TOP + room / 2 + (map.spots().get(node).y() - 0.5) * room * zoom + shiftY;
    }

    private void drawNear(GraphicsContext graphics, GroupMap map, int index) {
        int node = map.places().size() + index;
        GroupMap.Near near = map.near().get(index);
        graphics.setStroke(colours.deco());
        graphics.setLineWidth(1.2);
        graphics.setLineDashes(1.5, 4);
        graphics.strokeLine(x(map, node), y(map, node), x(map, near.member()), y(map, near.member()));
        graphics.setLineDashes(2, 3);
        graphics.setFill(colours.window());
        graphics.setLineWidth(1.5);
        circle(graphics, x(map, node), y(map, node), NEAR_RADIUS);
        graphics.setLineDashes();
    }

    private void drawEdge(GraphicsContext graphics, Group shown, GroupMap map, GroupMap.Edge edge, boolean lit) {
        boolean isWeakest = isWeakest(shown, edge);
        graphics.setStroke(isWeakest ? colours.weakest() : lit ? colours.accent() : colours.faint());
        double widest = Math.max(
                LEAST_WIDEST, WIDEST * Math.min(1, FEW_EDGES / map.edges().size()));
        graphics.setLineWidth(1 + widest * edge.share() * edge.share());
        if (isWeakest) {
            graphics.setLineWidth(2.5);
            graphics.setLineDashes(8, 5);
        }
        graphics.setLineCap(StrokeLineCap.BUTT);
        graphics.strokeLine(x(map, edge.from()), y(map, edge.from()), x(map, edge.to()), y(map, edge.to()));
        graphics.setLineDashes();
    }

    private void drawNode(GraphicsContext graphics, Group shown, GroupMap map, int node, boolean isSelected) {
        GroupMember member = shown.members().get(map.places().get(node));
        boolean isEarliest = member.isEarliest();
        double radius = radius(shown, map, node);
        double x = x(map, node);
        double y = y(map, node);
        boolean filled = isSelected || isEarliest;
        graphics.setLineWidth(2);
        if (isSelected) {
            graphics.setFill(colours.window());
            graphics.setStroke(colours.accent());
            circle(graphics, x, y, radius + 4);
        }
        graphics.setFill(filled ? colours.accent() : colours.window());
        graphics.setStroke(filled ? colours.accent() : colours.mark());
        circle(graphics, x, y, radius);
        graphics.setFill(filled ? colours.onAccent() : colours.text());
        graphics.setFont(strong.font());
        graphics.fillText(messages.number(member.place() + 1L), x, y);
    }

    /// Whether an edge is the pair that holds the group together at its weakest place; of two members it says nothing.
    static boolean isWeakest(Group shown, GroupMap.Edge edge) {
        return edge.pair() == shown.weakest() && shown.members().size() > 2 && !shown.isEven();
    }

    static double radius(Group shown, GroupMap map, int node) {
        return shown.members().get(map.places().get(node)).isEarliest() ? RADIUS + 4 : RADIUS;
    }

    private static void circle(GraphicsContext graphics, double x, double y, double radius) {
        graphics.fillOval(x - radius, y - radius, 2 * radius, 2 * radius);
        graphics.strokeOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    private void keyPressed(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        switch (event.getCode()) {
            case LEFT -> walk(-1, 0);
            case RIGHT -> walk(1, 0);
            case UP -> walk(0, -1);
            case DOWN -> walk(0, 1);
            case PLUS, ADD, EQUALS -> larger();
            case MINUS, SUBTRACT -> smaller();
            case DIGIT0, NUMPAD0 -> fit();
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void walk(int dx, int dy) {
        Group shown = group;
        if (shown != null) {
            GroupMap map = shown.map();
            int node = map.nodeOf(model.selectedProperty().get());
            int next = node < 0 ? 0 : map.next(node, dx, dy);
            if (next >= 0) {
                model.selectedProperty().set(map.places().get(next));
            }
        }
    }

    private void clicked(MouseEvent event) {
        Group shown = group;
        if (shown == null || event.getButton() != MouseButton.PRIMARY || !event.isStillSincePress()) {
            return;
        }
        GroupMap map = shown.map();
        for (int node = map.places().size() - 1; node >= 0; node--) {
            if (Math.hypot(event.getX() - x(map, node), event.getY() - y(map, node)) <= RADIUS + 4) {
                model.selectedProperty().set(map.places().get(node));
                if (event.getClickCount() == 2) {
                    fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ENTER, false, false, false, false));
                }
                return;
            }
        }
    }
}

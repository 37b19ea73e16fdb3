package app.likeness.ui.clusters;

import app.likeness.ui.clusters.model.Group;
import app.likeness.ui.clusters.model.GroupMap;
import app.likeness.ui.clusters.model.GroupMember;
import app.likeness.ui.parts.CanvasFont;
import app.likeness.ui.parts.LabelPlaces;
import app.likeness.ui.words.Messages;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.canvas.GraphicsContext;

/// The words on the map of a group: the titles of its nodes and the shares of its edges, none over another where there
/// is room beside.
///
/// @param figures what most is written in
/// @param strong for what is selected, earliest or weakest
/// @param note for documents that nearly belong
record MapWords(Messages messages, GroupColours colours, CanvasFont figures, CanvasFont strong, CanvasFont note) {
    /// With more edges than these only what is selected has its shares written.
    private static final int FEW_EDGES = 14;
    /// The widest title, in pixels.
    private static final double LABEL = 132;
    /// Where on its edge a share may stand, the best place first.
    private static final double[] ALONG = {0.5, 0.4, 0.6, 0.3, 0.7};

    /// Writes beside the nodes and on the edges: first what the eye looks for, last what may be left out.
    ///
    /// @param room the canvas, in pixels
    /// @param points where each node lies, in pixels
    /// @param selected a node; -1 for none
    void draw(
            GraphicsContext graphics, Rectangle2D room, Group shown, GroupMap map, List<Point2D> points, int selected) {
        var places = new LabelPlaces(room);
        for (int node = 0; node < map.places().size(); node++) {
            places.take(square(points.get(node), MapCanvas.radius(shown, map, node)));
        }
        List<GroupMap.Edge> strongestFirst = map.edges().reversed();
        for (GroupMap.Edge edge : strongestFirst) {
            if (MapCanvas.isWeakest(shown, edge)) {
                share(graphics, shown, points, edge, true, places);
            }
        }
        for (GroupMap.Edge edge : strongestFirst) {
            if (!MapCanvas.isWeakest(shown, edge) && (edge.from() == selected || edge.to() == selected)) {
                share(graphics, shown, points, edge, true, places);
            }
        }
        for (boolean first : new boolean[] {true, false}) {
            for (int node = 0; node < map.places().size(); node++) {
                GroupMember member = shown.members().get(map.places().get(node));
                boolean isFirst = node == selected || member.isEarliest();
                if (first == isFirst) {
                    String title = member.document().title();
                    graphics.setFill(colours.text());
                    title(
                            graphics,
                            isFirst ? strong : figures,
                            member.isEarliest()
                                    ? messages.get("groups.map.earliest", title, messages.get(member.earliestKey()))
                                    : title,
                            square(points.get(node), MapCanvas.radius(shown, map, node)),
                            places);
                }
            }
        }
        for (int i = 0; i < map.near().size(); i++) {
            int node = map.places().size() + i;
            graphics.setFill(colours.mark());
            String title =
                    shown.near().get(map.near().get(i).index()).document().title();
            title(graphics, note, title, square(points.get(node), MapCanvas.NEAR_RADIUS), places);
        }
        if (map.edges().size() <= FEW_EDGES) {
            for (GroupMap.Edge edge : strongestFirst) {
                if (!MapCanvas.isWeakest(shown, edge) && edge.from() != selected && edge.to() != selected) {
                    share(graphics, shown, points, edge, false, places);
                }
            }
        }
    }

    /// The share of an edge: in its middle, or where there is room beside it. The strongest edges come first, and a
    /// share that finds no room is left out; larger, there is more.
    private void share(
            GraphicsContext graphics,
            Group shown,
            List<Point2D> points,
            GroupMap.Edge edge,
            boolean lit,
            LabelPlaces places) {
        boolean isWeakest = MapCanvas.isWeakest(shown, edge);
        String words = messages.percent(edge.share());
        if (isWeakest) {
            words = messages.get("groups.map.weakest", words);
        }
        CanvasFont font = lit ? strong : figures;
        double width = font.width(words) + 8;
        List<Rectangle2D> along = new ArrayList<>();
        for (double t : ALONG) {
            Point2D spot = points.get(edge.from()).interpolate(points.get(edge.to()), t);
            along.add(new Rectangle2D(spot.getX() - width / 2, spot.getY() - 9, width, 18));
        }
        Rectangle2D place =
                isWeakest ? places.best(along) : places.firstFree(along).orElse(null);
        if (place != null) {
            graphics.setFill(colours.window());
            graphics.fillRoundRect(place.getMinX(), place.getMinY(), place.getWidth(), place.getHeight(), 6, 6);
            graphics.setFill(isWeakest ? colours.weakest() : lit ? colours.accentText() : colours.mark());
            graphics.setFont(font.font());
            graphics.fillText(words, middleX(place), middleY(place));
        }
    }

    private static Rectangle2D square(Point2D middle, double radius) {
        return new Rectangle2D(middle.getX() - radius, middle.getY() - radius, 2 * radius, 2 * radius);
    }

    private static double middleX(Rectangle2D place) {
        return (place.getMinX() + place.getMaxX()) / 2;
    }

    private static double middleY(Rectangle2D place) {
        return (place.getMinY() + place.getMaxY()) / 2;
    }

    /// A title below its node, or above or beside it where there is more room, on a ground that keeps it apart from
    /// the lines below.
    private void title(GraphicsContext graphics, CanvasFont font, String words, Rectangle2D node, LabelPlaces places) {
        var ink = graphics.getFill();
        String cut = font.cut(words, LABEL);
        double width = font.width(cut) + 6;
        double centred = middleX(node) - width / 2;
        double level = middleY(node) - 8;
        Rectangle2D place = places.best(List.of(
                new Rectangle2D(centred, node.getMaxY() + 5, width, 16),
                new Rectangle2D(centred, node.getMinY() - 21, width, 16),
                new Rectangle2D(node.getMaxX() + 4, level, width, 16),
                new Rectangle2D(node.getMinX() - 4 - width, level, width, 16)));
        graphics.setGlobalAlpha(0.85);
        graphics.setFill(colours.window());
        graphics.fillRoundRect(place.getMinX(), place.getMinY(), width, place.getHeight(), 6, 6);
        graphics.setGlobalAlpha(1);
        graphics.setFill(ink);
        graphics.setFont(font.font());
        graphics.fillText(cut, middleX(place), middleY(place));
    }
}

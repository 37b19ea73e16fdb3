package app.likeness.ui.clusters;

import app.likeness.ui.clusters.model.Group;
import app.likeness.ui.clusters.model.GroupMember;
import app.likeness.ui.clusters.model.GroupsModel;
import app.likeness.ui.clusters.model.TimeAxis;
import app.likeness.ui.parts.CanvasFont;
import app.likeness.ui.parts.Drawing;
import app.likeness.ui.words.DocumentDate;
import app.likeness.ui.words.Messages;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.paint.Paint;
import javafx.scene.text.TextAlignment;
import org.jspecify.annotations.Nullable;

/// When the members of a group are from: a mark in the row of each, which is the row of the list of members, and an
/// arrow from the earlier member that holds most of it. Draws what is in sight; the list says the same in words.
final class Timeline extends Drawing {
    private static final double EDGE = 20;
    /// Right of the last mark: room for its share.
    private static final double LABEL = 56;
    private static final double UNDATED = 84;
    private static final double BAND = 72;
    private static final double AXIS = 40;
    private static final double LEGEND_GAP = 10;
    private static final double LABEL_GAP = 14;
    /// From this height on there is room for a sentence about the arrows.
    private static final double ROOMY = 460;

    private final Messages messages;
    private final GroupsModel model;
    private final RowScroll rows;
    private final TimelineLegend legend;
    private final GroupColours colours = new GroupColours(this::redraw);
    private final CanvasFont note = new CanvasFont(this::redraw, "text-note");
    private final CanvasFont figures = new CanvasFont(this::redraw, "text-dense");
    private final CanvasFont strong = new CanvasFont(this::redraw, "text-dense", "text-strong");
    private final ReadOnlyDoubleWrapper foot = new ReadOnlyDoubleWrapper(AXIS);
    private @Nullable Group group;
    private int[] lastReached = new int[0];
    private boolean hasUndated;

    /// @param onOpen takes the place of a member whose pair is to be opened
    Timeline(Messages messages, GroupsModel model, MemberList list, IntConsumer onOpen) {
        this.messages = messages;
        this.model = model;
        legend = new TimelineLegend(messages);
        rows = list.rows();
        rows.onChange(this::redraw);
        setId("group-timeline");
        getChildren().addAll(colours, note, figures, strong, legend);
        model.openedProperty().subscribe(this::take);
        model.selectedProperty().subscribe(this::redraw);
        messages.localeProperty().subscribe(this::redraw);
        addEventHandler(ScrollEvent.SCROLL, event -> {
            rows.scrollBy(-event.getDeltaY());
            event.consume();
        });
        addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
            int place = placeAt(event.getY());
            if (place >= 0 && event.getButton() == MouseButton.PRIMARY) {
                model.selectedProperty().set(place);
                list.requestFocus();
                if (event.getClickCount() == 2) {
                    onOpen.accept(place);
                }
            }
        });
    }

    /// How high what lies below the rows is: the list of the members ends as far above its own lower edge.
    ReadOnlyDoubleProperty footProperty() {
        return foot.getReadOnlyProperty();
    }

    @Override
    public void layoutChildren() {
        double width = Math.max(0, getWidth() - 2 * EDGE);
        legend.explain(getHeight() >= ROOMY);
        double legendHeight = legend.prefHeight(width);
        foot.set(AXIS + LEGEND_GAP + legendHeight + LEGEND_GAP);
        super.layoutChildren();
        legend.resizeRelocate(EDGE, axisY() + AXIS + LEGEND_GAP, width, legendHeight);
    }

    @Override
    protected void draw(GraphicsContext graphics, double width, double height) {
        Group shown = group;
        if (shown == null) {
            return;
        }
        Plot plot = plot(shown, width);
        List<GroupMember> members = shown.members();
        double top = rows.top();
        int from = Math.clamp((int) (top / rows.rowHeight()), 0, members.size());
        int to = Math.clamp((int) Math.ceil((top + axisY()) / rows.rowHeight()), 0, members.size());
        drawBands(graphics, plot);
        graphics.save();
        graphics.beginPath();
        graphics.rect(0, 0, width, axisY());
        graphics.clip();
        drawRows(graphics, from, to, width);
        drawPassing(graphics, shown, plot, from, to);
        for (int place = from; place < to; place++) {
            if (place != model.selectedProperty().get()) {
                drawArrow(graphics, shown, members.get(place), plot);
            }
        }
        if (model.selectedProperty().get() >= 0) {
            drawArrow(graphics, shown, members.get(model.selectedProperty().get()), plot);
        }
        for (int place = from; place < to; place++) {
            drawMark(graphics, members.get(place), plot);
        }
        graphics.restore();
        graphics.setStroke(colours.rule());
        graphics.setLineWidth(1);
        graphics.strokeLine(0, axisY() - 0.5, width, axisY() - 0.5);
    }

    /// Where moments lie.
    private record Plot(TimeAxis axis, double left, double right, double undated) {
        double x(double share) {
            return left + share * (right - left);
        }

        double x(GroupMember member) {
            DocumentDate date = member.date();
            return date == null ? undated : (x(axis.at(date.from())) + x(axis.at(date.to()))) / 2;
        }
    }

    private void take(@Nullable Group now) {
        group = now;
        List<GroupMember> members = now == null ? List.of() : now.members();
        lastReached = new int[members.size()];
        hasUndated = false;
        for (GroupMember member : members) {
            hasUndated |= member.date() == null;
            if (now != null && member.hasOrigin()) {
                lastReached[now.other(member.origin(), member.place())] = member.place();
            }
        }
        redraw();
    }

    private Plot plot(Group shown, double width) {
        double right = width - EDGE - LABEL - (hasUndated ? UNDATED : 0);
        Instant first = Instant.EPOCH;
        Instant last = Instant.EPOCH;
        boolean isFirst = true;
        for (GroupMember member : shown.members()) {
            DocumentDate date = member.date();
            if (date != null) {
                first = isFirst || date.from().isBefore(first) ? date.from() : first;
                last = isFirst || date.to().isAfter(last) ? date.to() : last;
                isFirst = false;
            }
        }
        int most = Math.max(2, (int) ((right - EDGE) / BAND));
        TimeAxis axis = TimeAxis.of(first, last, most, ZoneId.systemDefault());
        return new Plot(axis, EDGE, right, width - EDGE - UNDATED / 2);
    }

    /// Right below the last row, or above what the foot needs.
    private double axisY() {
        int count = group == null ? 0 : group.members().size();
        return Math.min(count * rows.rowHeight(), Math.max(0, getHeight() - foot.get()));
    }

    private double y(int place) {
        return (place + 0.5) * rows.rowHeight() - rows.top();
    }

    private int placeAt(double y) {
        int place = (int) ((y + rows.top()) / rows.rowHeight());
        return group == null || y >= axisY() || place >= group.members().size() ? -1 : place;
    }

    private void drawBands(GraphicsContext graphics, Plot plot) {
        graphics.setFont(note.font());
        graphics.setTextAlign(TextAlignment.CENTER);
        graphics.setTextBaseline(VPos.CENTER);
        boolean hasDates = group != null && group.hasDates();
        for (int band = 0; hasDates && band < plot.axis().bands(); band++) {
            double x = plot.x(plot.axis().start(band));
            double next = plot.x(plot.axis().start(band + 1));
            graphics.setFill(colours.band());
            if (band % 2 == 0) {
                graphics.fillRect(x, 0, next - x, axisY());
            }
            graphics.setFill(colours.rule());
            graphics.fillRect(Math.rint(x), axisY(), 1, 6);
            graphics.setFill(colours.mark());
            graphics.fillText(plot.axis().label(band, messages.dateLocale()), (x + next) / 2, axisY() + 14);
            graphics.fillText(plot.axis().context(band, messages.dateLocale()), (x + next) / 2, axisY() + 30);
        }
        if (hasUndated) {
            graphics.setFill(colours.mark());
            graphics.fillText(messages.get("groups.timeline.noDate"), plot.undated(), axisY() + 14);
        }
    }

    private void drawRows(GraphicsContext graphics, int from, int to, double width) {
        for (int place = from; place < to; place++) {
            double edge = y(place) + rows.rowHeight() / 2;
            if (place == model.selectedProperty().get()) {
                graphics.setFill(colours.selected());
                graphics.fillRect(0, edge - rows.rowHeight(), width, rows.rowHeight() - 1);
            }
            graphics.setFill(colours.rule());
            graphics.fillRect(0, Math.rint(edge) - 1, width, 1);
        }
    }

    /// The upright part of arrows that come from above and end below what is in sight: one for each pixel.
    private void drawPassing(GraphicsContext graphics, Group shown, Plot plot, int from, int to) {
        boolean[] drawn = new boolean[Math.max(1, (int) plot.undated() + 1)];
        graphics.setStroke(colours.faint());
        graphics.setLineWidth(1);
        for (int place = 0; place < to; place++) {
            int x = Math.clamp((int) plot.x(shown.members().get(place)), 0, drawn.length - 1);
            if (lastReached[place] >= to && !drawn[x]) {
                drawn[x] = true;
                double begin = place < from ? 0 : y(place) + TimelineMark.RADIUS;
                graphics.strokeLine(x + 0.5, begin, x + 0.5, axisY());
            }
        }
    }

    private void drawArrow(GraphicsContext graphics, Group shown, GroupMember member, Plot plot) {
        if (!member.hasOrigin()) {
            return;
        }
        GroupMember origin = shown.members().get(shown.other(member.origin(), member.place()));
        boolean isSelected = member.place() == model.selectedProperty().get();
        TimelineMark.arrow(
                graphics,
                new TimelineMark.Ends(plot.x(origin), y(origin.place()), plot.x(member), y(member.place())),
                1 + 4 * member.fromOrigin(),
                isSelected ? colours.accent() : colours.faint());
    }

    private void drawMark(GraphicsContext graphics, GroupMember member, Plot plot) {
        double x = plot.x(member);
        double y = y(member.place());
        boolean isSelected = member.place() == model.selectedProperty().get();
        boolean isEarliest = member.isEarliest();
        Paint ink = isSelected || isEarliest ? colours.accent() : colours.mark();
        Paint ground = isSelected ? colours.selected() : colours.window();
        DocumentDate date = member.date();
        if (date != null) {
            double from = plot.x(plot.axis().at(date.from()));
            TimelineMark.range(graphics, date, from, plot.x(plot.axis().at(date.to())), y, colours.mark());
        }
        TimelineMark.mark(graphics, date, x, y, ink, ground);
        if (isEarliest) {
            TimelineMark.ring(graphics, x, y, ink);
        }
        String words = isEarliest
                ? messages.get(member.earliestKey())
                : member.hasOrigin() ? messages.percent(member.fromOrigin()) : "";
        graphics.setFill(colours.text());
        graphics.setFont((isSelected ? strong : figures).font());
        graphics.setTextAlign(TextAlignment.LEFT);
        graphics.setTextBaseline(VPos.CENTER);
        graphics.fillText(words, x + LABEL_GAP + (isEarliest ? 4 : 0), y);
    }
}

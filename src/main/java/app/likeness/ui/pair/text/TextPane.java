package app.likeness.ui.pair.text;

import app.likeness.compare.LeftOutSpan;
import app.likeness.text.Chunks;
import app.likeness.text.Span;
import app.likeness.text.fold.Fold;
import app.likeness.ui.pair.text.ChunkCell.Highlight;
import app.likeness.ui.words.Script;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntConsumer;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;

/// One text to read, with its marks, as it is stored or as it was compared. The only class that knows how text is drawn
/// and where on the screen a character is: everything else speaks of offsets of the stored text and of heights in the
/// column.
public final class TextPane extends Column<ChunkCell> {
    /// What a user does in the pane.
    public interface Actions extends MatchActions {
        /// Scrolls by so many pixels; `alone` leaves the other text where it is.
        void scroll(double pixels, boolean alone);
    }

    private static final double PARAGRAPH_GAP = 9;
    private static final double END_GAP = 12;
    private static final double LINE_SPACING = -1;

    private final Side side;
    private final Actions actions;
    // Never seen: its font is the one that the style sheets give to the text.
    private final Text probe = new Text();
    private ShownText shown = ShownText.NONE;
    private boolean unmasked;
    private final Tooltip tip = new Tooltip();
    private Function<Fold, String> disguiseWords = fold -> "";
    private Function<LeftOutSpan, String> leftOutWords = span -> "";
    private @Nullable Lines[] lines = new Lines[0];
    private Highlight highlight = Highlight.NONE;
    private ObservableValue<FoundPlaces> found = new SimpleObjectProperty<>(FoundPlaces.NONE);
    private ObservableValue<Number> currentFound = new SimpleIntegerProperty(-1);
    private int dragStart = -1;

    public TextPane(Side side, Actions actions) {
        this.side = side;
        this.actions = actions;
        getStyleClass().addAll("text-pane", side.styleClass());
        setAccessibleRole(AccessibleRole.TEXT_AREA);
        probe.getStyleClass().add("reading");
        probe.setManaged(false);
        probe.setOpacity(0);
        getChildren().add(probe);
        probe.fontProperty().addListener(ignored -> forgetSizes());
        addEventHandler(ScrollEvent.SCROLL, this::scrolled);
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
        addEventHandler(MouseEvent.MOUSE_RELEASED, this::released);
        addEventHandler(MouseEvent.MOUSE_MOVED, this::moved);
        addEventHandler(MouseEvent.MOUSE_EXITED, ignored -> actions.hover(-1));
    }

    /// Shows another text from its beginning.
    public void show(ShownText newShown) {
        shown = newShown;
        highlight = Highlight.NONE;
        Script.dress(this, shown.text());
        reset();
    }

    /// Shows the same text with other marks, or without names; what is in sight stays there.
    public void replace(ShownText newShown) {
        shown = newShown;
        forgetSizes();
    }

    /// Marks the disguises of the text, or marks them no longer.
    public void unmask(boolean marked) {
        unmasked = marked;
        cells().forEach(cell -> cell.unmask(disguisesOf(cell.start(), cell.end())));
    }

    /// Marks what somebody looks for.
    ///
    /// @param current the number of the place that the user is at
    public void follow(ObservableValue<FoundPlaces> places, ObservableValue<Number> current) {
        found = places;
        currentFound = current;
        places.subscribe(this::markFound);
        current.subscribe(this::markFound);
    }

    private void markFound() {
        cells().forEach(this::markFoundIn);
    }

    private void markFoundIn(ChunkCell cell) {
        FoundPlaces places = found.getValue();
        int from = shown.stored(cell.start());
        int to = shown.stored(cell.end());
        cell.find(
                places.within(side, from, to).stream().map(shown::shown).toList(),
                shown.shown(places.at(currentFound.getValue().intValue(), side)));
    }

    /// Says what a disguise is when the pointer is at it.
    public void nameDisguises(Function<Fold, String> newWords) {
        disguiseWords = newWords;
    }

    /// Says why something does not count when the pointer is at it.
    public void nameLeftOut(Function<LeftOutSpan, String> newWords) {
        leftOutWords = newWords;
    }

    /// Emphasises a match, another under the pointer (-1: none) and a difference (empty: none).
    public void highlight(int selected, int hovered, Span current) {
        change(new Highlight(selected, hovered, shown.shown(current), highlight.selection()));
    }

    /// What the user selected, in offsets of what is shown.
    public Span selection() {
        return highlight.selection();
    }

    public void select(Span selection) {
        change(new Highlight(highlight.selected(), highlight.hovered(), highlight.current(), selection));
    }

    /// The height in the column at which the line of a character begins.
    public double lineTop(int offset) {
        int at = shown.shown(offset);
        int chunk = chunks().at(at);
        Lines known = linesOf(chunk);
        return known == null ? top(chunk) : top(chunk) + known.top(at - chunks().start(chunk));
    }

    /// The height in the column at which the line of a character ends.
    public double lineBottom(int offset) {
        int at = shown.shown(offset);
        int chunk = chunks().at(at);
        Lines known = linesOf(chunk);
        return known == null ? top(chunk) : top(chunk) + known.bottom(at - chunks().start(chunk));
    }

    /// Brings the line of a character to one third of the height.
    public void reveal(int offset) {
        whenReady(() -> scrollTo(lineTop(offset) - viewHeight() / 3));
    }

    /// The size of the letters, in pixels.
    public double fontSize() {
        return probe.getFont().getSize();
    }

    /// The height of a character in the column, estimated where its chunk was not laid out yet: cheap, for maps.
    public double roughTop(int offset) {
        int at = shown.shown(offset);
        int chunk = chunks().at(at);
        int length = Math.max(1, chunks().end(chunk) - chunks().start(chunk));
        double share = Math.clamp((at - chunks().start(chunk)) / (double) length, 0, 1);
        return top(chunk) + share * (top(chunk + 1) - top(chunk));
    }

    /// The first character of the line at a height in the column.
    public int offsetAt(double y) {
        int chunk = cellAt(y);
        Lines known = linesOf(chunk);
        return known == null ? 0 : shown.stored(chunks().start(chunk) + known.startAt(y - top(chunk)));
    }

    /// From the first to behind the last character in sight; empty before the first layout.
    public Span inSight() {
        int from = Integer.MAX_VALUE;
        int to = 0;
        for (ChunkCell cell : cells()) {
            from = Math.min(from, cell.start());
            to = Math.max(to, cell.end());
        }
        return from > to ? new Span(0, 0) : new Span(shown.stored(from), shown.stored(to));
    }

    @Override
    public ChunkCell newCell() {
        return new ChunkCell(side);
    }

    @Override
    public void fill(ChunkCell cell, int index) {
        int start = chunks().start(index);
        int end = chunks().end(index);
        double lead = index == 0 ? END_GAP : chunks().opensParagraph(index) ? PARAGRAPH_GAP : LINE_SPACING;
        cell.show(start, shown.text().substring(start, end), marksOf(start, end), lead, trail(index));
        cell.mark(marksOf(start, end), highlight);
        cell.unmask(disguisesOf(start, end));
        cell.leaveOut(shown.leftOut().within(start, end));
        markFoundIn(cell);
    }

    @Override
    public double[] estimates(double width) {
        lines = new Lines[chunks().count()];
        double em = probe.getFont().getSize();
        double lineHeight = em * 1.7;
        var estimates = new double[chunks().count()];
        for (int i = 0; i < estimates.length; i++) {
            double letters = Script.width(shown.text(), chunks().start(i), chunks().end(i)) * em;
            double lead = i == 0 ? END_GAP : chunks().opensParagraph(i) ? PARAGRAPH_GAP : 0;
            estimates[i] = lead + trail(i) + lineHeight * Math.max(1, Math.ceil(letters / width));
        }
        return estimates;
    }

    @Override
    void measured(ChunkCell cell, int index) {
        lines[index] = cell.lines();
    }

    @Override
    public void userScrolled(double pixels, boolean alone) {
        actions.scroll(pixels, alone);
    }

    private Chunks chunks() {
        return shown.chunks();
    }

    private double trail(int index) {
        return index == chunks().count() - 1 ? END_GAP : 0;
    }

    private List<Fold> disguisesOf(int start, int end) {
        return unmasked ? shown.disguises().within(start, end) : List.of();
    }

    private List<Mark> marksOf(int start, int end) {
        return shown.marks().within(start, end, highlight.selected());
    }

    private @Nullable Lines linesOf(int chunk) {
        if (chunk < lines.length) {
            measure(chunk);
            return lines[chunk];
        }
        return null;
    }

    private void change(Highlight newHighlight) {
        if (!newHighlight.equals(highlight)) {
            highlight = newHighlight;
            cells().forEach(cell -> cell.mark(marksOf(cell.start(), cell.end()), highlight));
        }
    }

    private void scrolled(ScrollEvent event) {
        // With Shift, the wheel of a mouse turns sideways.
        double pixels = event.getDeltaY() == 0 ? event.getDeltaX() : event.getDeltaY();
        if (pixels != 0 && !event.isShortcutDown()) {
            actions.scroll(-pixels, event.isShiftDown());
            event.consume();
        }
    }

    private void pressed(MouseEvent event) {
        requestFocus();
        if (event.getButton() == MouseButton.PRIMARY) {
            int offset = offsetUnder(event);
            if (event.isShiftDown() && !selection().isEmpty()) {
                dragStart = offset < selection().end()
                        ? selection().end()
                        : selection().start();
                dragged(event);
            } else {
                dragStart = offset;
                select(new Span(0, 0));
            }
        }
    }

    private void dragged(MouseEvent event) {
        if (dragStart >= 0) {
            int offset = offsetUnder(event);
            select(new Span(Math.min(dragStart, offset), Math.max(dragStart, offset)));
            double beyond = event.getY() < 0 ? event.getY() : Math.max(0, event.getY() - viewHeight());
            if (beyond != 0) {
                actions.scroll(beyond / 2, true);
            }
        }
    }

    private void released(MouseEvent event) {
        dragStart = -1;
        if (event.getButton() == MouseButton.PRIMARY && selection().isEmpty() && event.isStillSincePress()) {
            onMatchUnder(event, actions::select);
        }
    }

    private void moved(MouseEvent event) {
        int[] match = {-1};
        onMatchUnder(event, found -> match[0] = found);
        setCursor(match[0] < 0 ? Cursor.TEXT : Cursor.HAND);
        actions.hover(match[0]);
        String words = cellUnder(event) == null ? "" : wordsAt(offsetUnder(event));
        if (words.isEmpty()) {
            Tooltip.uninstall(this, tip);
        } else {
            tip.setText(words);
            Tooltip.install(this, tip);
        }
    }

    /// What is to be said of the character at an offset; empty: nothing. A disguise is the smaller, so it goes
    /// first.
    public String wordsAt(int offset) {
        Fold fold = unmasked ? shown.disguises().at(offset) : null;
        LeftOutSpan span = shown.leftOut().at(offset);
        return fold != null ? disguiseWords.apply(fold) : span != null ? leftOutWords.apply(span) : "";
    }

    private void onMatchUnder(MouseEvent event, IntConsumer action) {
        ChunkCell cell = cellUnder(event);
        if (cell != null) {
            Point2D point = cell.sceneToLocal(event.getSceneX(), event.getSceneY());
            int character = cell.characterAt(point.getX(), point.getY());
            int match = character < 0 ? -1 : shown.marks().matchAt(character, highlight.selected());
            if (match >= 0) {
                action.accept(match);
            }
        }
    }

    private int offsetUnder(MouseEvent event) {
        ChunkCell cell = cellUnder(event);
        if (cell == null) {
            return shown.shown(event.getY() < 0 ? inSight().start() : inSight().end());
        }
        Point2D point = cell.sceneToLocal(event.getSceneX(), event.getSceneY());
        return cell.offsetAt(point.getX(), point.getY());
    }

    private @Nullable ChunkCell cellUnder(MouseEvent event) {
        Point2D point = sceneToLocal(event.getSceneX(), event.getSceneY());
        for (ChunkCell cell : cells()) {
            if (point.getY() >= cell.getLayoutY() && point.getY() < cell.getLayoutY() + cell.getHeight()) {
                return cell;
            }
        }
        return null;
    }

    /// What Ctrl+C takes: the selected text, else the passage of the match that is selected.
    public String copied() {
        Span span = copiedSpan();
        return shown.text().substring(span.start(), span.end());
    }

    /// Where that stands in the stored text.
    public Span copiedPlace() {
        Span span = copiedSpan();
        return new Span(shown.stored(span.start()), shown.stored(span.end()));
    }

    private Span copiedSpan() {
        return selection().isEmpty() ? shown.marks().extent(highlight.selected()) : selection();
    }

    public void selectAll() {
        select(new Span(0, shown.text().length()));
    }
}

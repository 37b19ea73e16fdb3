package app.likeness.ui.pair;

import app.likeness.compare.Match;
import app.likeness.ui.pair.model.OpenedPair;
import app.likeness.ui.pair.text.MatchActions;
import app.likeness.ui.pair.text.Palette;
import app.likeness.ui.pair.text.Side;
import app.likeness.ui.pair.text.TextPane;
import app.likeness.ui.parts.Drawing;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.Cursor;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.MouseEvent;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;

/// Beside the text in front, where there is room for one text only: a bracket at each passage and the way to its
/// counterpart, "→ B 2". The list of matches leads there as well.
final class PassageLinks extends Drawing {
    /// In pixels at the normal size of text.
    static final double WIDTH = 76;

    private static final double BRACKET = 4;
    private static final double INSET = 5;

    private final Panes panes;
    private final TextPane left;
    private final TextPane right;
    private final Palette palette = new Palette(this::redraw);
    private final Text font = new Text();
    private final List<Target> targets = new ArrayList<>();
    private List<Match> matches = List.of();
    private int selected = -1;

    /// What the pointer can meet.
    private record Target(int match, double top, double bottom) {}

    PassageLinks(Panes panes, TextPane left, TextPane right, MatchActions actions) {
        this.panes = panes;
        this.left = left;
        this.right = right;
        font.getStyleClass().add("gutter-number");
        font.setManaged(false);
        font.setOpacity(0);
        font.fontProperty().addListener(ignored -> redraw());
        getChildren().addAll(palette, font);
        left.onLaidOut(this::redraw);
        right.onLaidOut(this::redraw);
        panes.frontProperty().subscribe(this::redraw);
        addEventHandler(MouseEvent.MOUSE_MOVED, event -> {
            int match = matchAt(event.getY());
            setCursor(match < 0 ? Cursor.DEFAULT : Cursor.HAND);
            actions.hover(match);
        });
        addEventHandler(MouseEvent.MOUSE_EXITED, ignored -> actions.hover(-1));
        addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
            int match = matchAt(event.getY());
            if (match >= 0) {
                actions.select(match);
                panes.turn();
            }
        });
    }

    void show(OpenedPair pair) {
        matches = pair.matches();
        redraw();
    }

    void highlight(int newSelected) {
        selected = newSelected;
        redraw();
    }

    /// The match whose link is at a height; -1: none.
    int matchAt(double y) {
        return targets.stream()
                .filter(target -> y >= target.top() && y <= target.bottom())
                .mapToInt(Target::match)
                .findFirst()
                .orElse(-1);
    }

    @Override
    protected void draw(GraphicsContext graphics, double width, double height) {
        targets.clear();
        Side side = panes.frontProperty().get();
        Mouth[] mouths = Mouth.of(matches, side, side == Side.LEFT ? left : right);
        graphics.setFont(font.getFont());
        graphics.setTextAlign(TextAlignment.LEFT);
        graphics.setTextBaseline(VPos.CENTER);
        double line = font.getFont().getSize() * 1.7;
        double free = 0;
        for (int match = 0; match < mouths.length; match++) {
            if (mouths[match].place() != Mouth.Place.IN_SIGHT) {
                continue;
            }
            double top = Math.max(0, mouths[match].top());
            double bottom = Math.min(height, mouths[match].bottom());
            graphics.setFill(palette.ink(match));
            graphics.fillRect(1, top, BRACKET, Math.max(2, bottom - top));
            // Links of passages in one line stand below each other.
            double y = Math.max((top + bottom) / 2 - line / 2, free);
            free = y + line + 3;
            drawLink(graphics, match, y, line, width);
            targets.add(new Target(match, Math.min(top, y), Math.max(bottom, y + line)));
        }
    }

    private void drawLink(GraphicsContext graphics, int match, double top, double line, double width) {
        double x = 1 + BRACKET + INSET;
        graphics.setFill(match == selected ? palette.strongTint(match) : palette.tint(match));
        graphics.fillRoundRect(x, top, width - x - 2, line, line, line);
        graphics.setStroke(palette.ink(match));
        graphics.setLineWidth(match == selected ? 1.5 : 1);
        graphics.strokeRoundRect(x, top, width - x - 2, line, line, line);
        graphics.setFill(palette.text());
        String words = "→ " + panes.frontProperty().get().other().letter() + " " + (match + 1);
        graphics.fillText(words, x + line / 2, top + line / 2, width - x - 2 - line);
    }
}

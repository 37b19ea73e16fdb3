package app.likeness.ui.parts;

import app.likeness.text.HiddenText;
import java.text.Bidi;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.text.Text;

/// A stretch of a text as the pieces that a `TextFlow` lays out; what looks different from the rest is a piece of its
/// own.
public final class FlowPieces {
    // Characters; short enough for the narrowest pane.
    private static final int LONGEST_RUN = 16;

    private final String text;
    private final boolean wordByWord;
    private final List<Text> pieces = new ArrayList<>();

    /// Begins with no piece.
    public FlowPieces(String text) {
        this.text = text;
        wordByWord = Bidi.requiresBidi(text.toCharArray(), 0, text.length())
                || text.chars().anyMatch(c -> Character.getType(c) == Character.FORMAT);
    }

    /// All of a text.
    public static List<Text> of(String text) {
        var pieces = new FlowPieces(text);
        pieces.add(0, text.length());
        return pieces.all();
    }

    /// What was added.
    public List<Text> all() {
        return List.copyOf(pieces);
    }

    /// Adds `[from, to)`, dressed as the style classes say.
    public void add(int from, int to, String... styleClasses) {
        int start = from;
        while (start < to) {
            int end = end(start, to);
            var piece = new Text(visible(text.substring(start, end)));
            piece.getStyleClass().addAll(styleClasses);
            pieces.add(piece);
            start = end;
        }
    }

    /// JavaFX 26.0.2 throws when it wraps inside a run of right-to-left text (`PrismTextLayout` takes the offset
    /// of a split run for that of the whole), and draws some letters twice where the run holds a joiner: so each
    /// word of such text is a run of its own, which is never split.
    private int end(int start, int to) {
        if (!wordByWord) {
            return to;
        }
        int end = start + 1;
        while (end < to && (end - start < LONGEST_RUN || Character.isLowSurrogate(text.charAt(end)))) {
            if (text.charAt(end - 1) == ' ') {
                return end;
            }
            end++;
        }
        return end;
    }

    /// Control characters and the marks of hidden text would break the line or the layout: each is drawn as a
    /// space, so that offsets stay.
    private static String visible(String text) {
        if (text.chars().noneMatch(c -> isUndrawn(c) && c != '\t')) {
            return text;
        }
        var result = new StringBuilder(text);
        for (int i = 0; i < result.length(); i++) {
            if (isUndrawn(result.charAt(i))) {
                result.setCharAt(i, ' ');
            }
        }
        return result.toString();
    }

    private static boolean isUndrawn(int c) {
        return Character.isISOControl(c) || c == HiddenText.BEGIN || c == HiddenText.END;
    }

    /// Whether the first letter that has a direction is written from right to left.
    public static boolean opensRightToLeft(String text) {
        return text
                .codePoints()
                .map(Character::getDirectionality)
                .filter(direction -> direction == Character.DIRECTIONALITY_LEFT_TO_RIGHT
                        || direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT
                        || direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC)
                .findFirst()
                .stream()
                .anyMatch(direction -> direction != Character.DIRECTIONALITY_LEFT_TO_RIGHT);
    }
}

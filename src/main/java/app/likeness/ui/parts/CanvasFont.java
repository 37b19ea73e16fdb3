package app.likeness.ui.parts;

import javafx.scene.text.Font;
import javafx.scene.text.Text;

/// The font that the style sheets give to a kind of text, for what is drawn on a canvas: a text that is never seen.
public final class CanvasFont extends Text {
    /// @param onChange called when it is another
    public CanvasFont(Runnable onChange, String... styleClasses) {
        getStyleClass().addAll(styleClasses);
        setManaged(false);
        setOpacity(0);
        setMouseTransparent(true);
        fontProperty().addListener(ignored -> onChange.run());
    }

    /// The font with the words that are going to be drawn; their width is this node's.
    public double width(String words) {
        setText(words);
        double width = getLayoutBounds().getWidth();
        setText("");
        return width;
    }

    /// The words as far as they fit into `most` pixels, with … where they were cut.
    public String cut(String words, double most) {
        if (width(words) <= most) {
            return words;
        }
        int low = 0;
        int high = words.length();
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (width(words.substring(0, middle) + "…") <= most) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        int end = low > 0 && Character.isHighSurrogate(words.charAt(low - 1)) ? low - 1 : low;
        return words.substring(0, end).strip() + "…";
    }

    public Font font() {
        return getFont();
    }
}

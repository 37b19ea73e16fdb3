package app.likeness.ui.clusters;

import javafx.scene.text.Font;
import javafx.scene.text.Text;

/// The font that the style sheets give to a kind of text, for what is drawn on a canvas: a text that is never seen.
final class CanvasFont extends Text {
    /// @param onChange called when it is another
    CanvasFont(Runnable onChange, String... styleClasses) {
        getStyleClass().addAll(styleClasses);
        setManaged(false);
        setOpacity(0);
        setMouseTransparent(true);
        fontProperty().addListener(ignored -> onChange.run());
    }

    /// The font with the words that are going to be drawn; their width is this node's.
    double width(String words) {
        setText(words);
        double width = getLayoutBounds().getWidth();
        setText("");
        return width;
    }

    Font font() {
        return getFont();
    }
}

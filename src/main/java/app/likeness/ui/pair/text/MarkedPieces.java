package app.likeness.ui.pair.text;

import app.likeness.ui.parts.FlowPieces;
import java.util.List;
import javafx.scene.text.Text;

/// A stretch of a text in pieces: what was changed is a piece of its own, with its colour.
final class MarkedPieces {
    private MarkedPieces() {}

    /// @param start the offset of the first character in the whole text
    /// @param marks those of the stretch, without overlaps, by start
    static List<Text> of(String text, int start, List<Mark> marks, Side side) {
        var pieces = new FlowPieces(text);
        int done = 0;
        for (Mark mark : marks) {
            if (!mark.shared()) {
                pieces.add(done, mark.start() - start);
                pieces.add(mark.start() - start, mark.end() - start, "changed", side.styleClass());
                done = mark.end() - start;
            }
        }
        pieces.add(done, text.length());
        return pieces.all();
    }
}

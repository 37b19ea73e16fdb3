package app.likeness.ui.frame;

import app.likeness.ui.parts.Background;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/// Makes the views that follow a scan ready while the window stands at Home and nobody waits for anything. The first
/// time that a view is styled and laid out, JavaFX loads what it is made of and works out its styles, which takes
/// several times as long as ever after, and longer than the window may stand still while a scan runs.
///
/// One view after the other, each behind what is drawn. Whoever goes elsewhere meanwhile needs the machine for that:
/// what is left then is made when it is shown. Used on the FX thread.
final class Rehearsal {
    private final Background background;
    private final MainWindow window;
    private final Deque<Navigation> left =
            new ArrayDeque<>(List.of(Navigation.FOLDERS, Navigation.RESULTS, Navigation.GROUPS));

    Rehearsal(Background background, MainWindow window) {
        this.background = background;
        this.window = window;
    }

    void begin() {
        Navigation next = left.peekFirst();
        if (next != null) {
            background.computeBehind(() -> next, this::goOn);
        }
    }

    private void goOn(Navigation next) {
        if (window.viewProperty().get() == Navigation.HOME) {
            window.rehearse(next);
            left.removeFirst();
            begin();
        }
    }
}

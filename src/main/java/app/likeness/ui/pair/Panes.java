package app.likeness.ui.pair;

import app.likeness.ui.pair.text.Side;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

/// Whether both texts have room side by side, and if not which one is in front.
final class Panes {
    private final BooleanProperty single = new SimpleBooleanProperty();
    private final ObjectProperty<Side> front = new SimpleObjectProperty<>(Side.LEFT);

    /// Whether only one text is in sight.
    BooleanProperty singleProperty() {
        return single;
    }

    /// The text that is in sight where there is room for one.
    ObjectProperty<Side> frontProperty() {
        return front;
    }

    /// Whether a text is in sight.
    boolean shows(Side side) {
        return !single.get() || front.get() == side;
    }

    /// Brings the other text to the front.
    void turn() {
        front.set(front.get().other());
    }
}

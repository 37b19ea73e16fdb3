package app.likeness.ui.corpus;

import javafx.beans.value.ObservableValue;

/// Whether names are hidden, and what becomes then of what would show one.
///
/// @param hidden whether they are
/// @param refuse says why something is not done
public record Naming(ObservableValue<Boolean> hidden, Runnable refuse) {
    /// Does what would show a name, or says that names are hidden.
    public void whenShown(Runnable action) {
        if (hidden.getValue()) {
            refuse.run();
        } else {
            action.run();
        }
    }
}

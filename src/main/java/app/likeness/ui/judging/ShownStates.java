package app.likeness.ui.judging;

import app.likeness.review.State;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Which states of the review are shown in the lists: at first all but what is acceptable, which is quiet.
public final class ShownStates {
    private static final Set<State> AT_FIRST =
            Collections.unmodifiableSet(EnumSet.complementOf(EnumSet.of(State.ACCEPTABLE)));

    private final ReadOnlyObjectWrapper<Set<State>> states = new ReadOnlyObjectWrapper<>(AT_FIRST);

    public ReadOnlyObjectProperty<Set<State>> statesProperty() {
        return states.getReadOnlyProperty();
    }

    public boolean shows(State state) {
        return states.get().contains(state);
    }

    /// Shows a state, or shows it no longer.
    public void toggle(State state) {
        EnumSet<State> now = EnumSet.noneOf(State.class);
        now.addAll(states.get());
        if (!now.remove(state)) {
            now.add(state);
        }
        states.set(Collections.unmodifiableSet(now));
    }
}

package app.likeness.review;

import java.util.Arrays;
import java.util.Optional;

/// What was decided, in the order in which cases want attention. No state says that somebody copied.
public enum State {
    /// Nothing was decided, or it was taken back.
    OPEN("open"),
    /// To be looked at once more.
    LATER("later"),
    /// The shared text is what it looks like.
    CONFIRMED("confirmed"),
    /// There is nothing to it: quiet from now on.
    ACCEPTABLE("acceptable");

    private final String label;

    State(String label) {
        this.label = label;
    }

    /// The name in files and on the command line.
    public String label() {
        return label;
    }

    public static Optional<State> named(String label) {
        return Arrays.stream(values())
                .filter(state -> state.label.equals(label))
                .findFirst();
    }
}

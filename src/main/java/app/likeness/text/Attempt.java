package app.likeness.text;

import java.util.Optional;

/// What trying to read something gave: it, or the reason why there is none.
///
/// @param <T> what is read, such as the text of a file or its bytes
public sealed interface Attempt<T> {
    /// It was read.
    record Got<T>(T value) implements Attempt<T> {}

    /// It was not.
    record Not<T>(Skip skip) implements Attempt<T> {}

    /// An attempt that gave `value`.
    static <T> Attempt<T> got(T value) {
        return new Got<>(value);
    }

    /// An attempt that gave nothing.
    static <T> Attempt<T> not(Skip skip) {
        return new Not<>(skip);
    }

    /// What was read; empty where nothing was.
    default Optional<T> found() {
        return switch (this) {
            case Got<T> value -> Optional.of(value.value());
            case Not<T> ignored -> Optional.empty();
        };
    }

    /// Why nothing was read; empty where something was.
    default Optional<Skip> skipped() {
        return switch (this) {
            case Got<T> ignored -> Optional.empty();
            case Not<T> not -> Optional.of(not.skip());
        };
    }
}

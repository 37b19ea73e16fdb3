package app.likeness.ui.corpus;

import app.likeness.report.names.NameMask;
import app.likeness.ui.parts.Background;
import app.likeness.ui.parts.Latest;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/// Shows something that holds texts: as it is or, while names are hidden, a copy of it without names, which is made in
/// the background. When names are hidden nothing is shown until there is one. Used on the FX thread.
///
/// @param <T> what holds texts
public final class Masked<T> {
    /// Shows what it is given; null: nothing.
    @FunctionalInterface
    public interface Viewer<T> {
        void show(@Nullable T now);
    }

    private final Background background;
    private final ObservableValue<NameMask> mask;
    private final BiFunction<T, NameMask, T> copy;
    private final Viewer<T> viewer;
    private final Latest requests = new Latest();
    private @Nullable T whole;

    /// @param texts says which names are hidden
    /// @param copy makes a copy without names; on the lane `read`
    /// @param viewer is given what is to be shown
    public Masked(Background background, Texts texts, BiFunction<T, NameMask, T> copy, Viewer<T> viewer) {
        this.background = background;
        this.copy = copy;
        this.viewer = viewer;
        mask = texts.maskProperty();
        mask.addListener((ignored, before, now) -> {
            if (before.isEmpty() && whole != null) {
                viewer.show(null);
            }
            show();
        });
    }

    /// Shows this from now on; null: nothing.
    public void set(@Nullable T now) {
        whole = now;
        show();
    }

    /// What was set, with its names.
    public @Nullable T whole() {
        return whole;
    }

    private void show() {
        BooleanSupplier isWanted = requests.next();
        T now = whole;
        NameMask names = mask.getValue();
        if (now == null || names.isEmpty()) {
            viewer.show(now);
        } else {
            background.compute(() -> copy.apply(now, names), masked -> {
                if (isWanted.getAsBoolean()) {
                    viewer.show(masked);
                }
            });
        }
    }
}

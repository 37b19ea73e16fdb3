package app.likeness.ui.methods.model;

import app.likeness.store.LabelStore.Said;
import app.likeness.store.kept.PairLabel;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;

/// Where labels are kept.
@FunctionalInterface
public interface LabelKeeper {
    /// Forgets labels by their numbers and keeps others, then tells of all there are, on the FX thread.
    void change(Collection<Long> forgotten, Collection<Said> said, Consumer<List<PairLabel>> onDone);
}

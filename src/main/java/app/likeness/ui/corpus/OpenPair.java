package app.likeness.ui.corpus;

import app.likeness.compare.Pair;
import java.util.List;

/// Shows two documents side by side.
@FunctionalInterface
public interface OpenPair {
    /// Opens `pairs[index]`; the others are what "next" and "previous" lead to, in the order in which the user saw
    /// them.
    void open(List<Pair> pairs, int index);
}

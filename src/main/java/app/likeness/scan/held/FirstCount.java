package app.likeness.scan.held;

import app.likeness.compare.index.GramFrequencies;
import java.util.HashSet;
import java.util.Set;

/// Counts in how many texts each gram occurs while the texts of an empty corpus are read, so that nobody reads them
/// again for it, and holds the grams. Confined to the scan's thread; to be closed.
public final class FirstCount implements AutoCloseable {
    private final GramFrequencies frequencies;
    /// The hashes of the folded texts that were counted: copies count once.
    private final Set<Long> texts = new HashSet<>();

    private final HeldGrams held = new HeldGrams();

    /// @param most how many texts may come
    public FirstCount(int most) {
        this.frequencies = new GramFrequencies(most);
    }

    /// Counts the grams of a text, unless it is a copy of one that is counted.
    public void add(Taken text) {
        if (texts.add(text.prints().foldedHash())) {
            frequencies.add(text.grams());
            held.add(text.prints().foldedHash(), text.grams());
        }
    }

    /// How many different texts were counted.
    public int texts() {
        return texts.size();
    }

    /// The grams of the texts that were counted.
    public HeldGrams held() {
        return held;
    }

    /// The frequencies: those that counting the same texts anew would give.
    public GramFrequencies frequencies() {
        return frequencies.resized(texts.size());
    }

    @Override
    public void close() {
        held.close();
    }
}

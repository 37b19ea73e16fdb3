package app.likeness.scan.held;

import app.likeness.compare.index.GramFrequencies;
import java.io.UncheckedIOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;

/// Counts in how many texts each seed gram occurs, while the texts of an empty corpus are read or when all are read
/// again, and holds the grams for the search. Confined to the scan's thread; to be closed.
public final class FirstCount implements AutoCloseable {
    private static final Logger LOG = System.getLogger(FirstCount.class.getName());

    private final GramFrequencies frequencies;
    /// Those of the texts that were counted: copies count once.
    private final HeldGrams held;

    private boolean isGivenUp;

    /// @param most how many texts may come
    public FirstCount(int most) {
        this(most, new HeldGrams());
    }

    FirstCount(int most, HeldGrams held) {
        this.frequencies = new GramFrequencies(most);
        this.held = held;
    }

    /// Counts the grams of a text, unless it is a copy of one that is counted. Where they fit nowhere it gives up: then
    /// the comparison reads the texts again and says what is missing.
    public void add(Taken text) {
        try {
            add(text.prints().foldedHash(), text.grams());
        } catch (UncheckedIOException e) {
            LOG.log(Level.WARNING, "The grams of the texts cannot be held on the disk", e);
            isGivenUp = true;
            close();
        }
    }

    /// The same for a text that was read again.
    ///
    /// @param grams its seed grams in its order
    /// @throws UncheckedIOException when they fit nowhere
    public void add(long foldedHash, int[] grams) {
        if (!isGivenUp && !held.has(foldedHash)) {
            frequencies.add(grams);
            held.add(foldedHash, grams);
        }
    }

    /// Whether it has counted every one of so many different texts.
    public boolean isOf(int different) {
        return !isGivenUp && held.texts() == different;
    }

    /// The folded hashes of the texts that were counted, ascending.
    public long[] hashes() {
        return held.hashes();
    }

    /// The grams of the texts that were counted; nothing may be added any more.
    ///
    /// @throws UncheckedIOException when the disk is full
    public HeldGrams held() {
        held.complete();
        return held;
    }

    /// The frequencies: those that counting the same texts anew would give; nothing may be added any more.
    public GramFrequencies frequencies() {
        held.complete();
        GramFrequencies all = frequencies.resized(held.texts());
        for (long text : held.hashes()) {
            all.addLonger(held.grams(text));
        }
        return all;
    }

    @Override
    public void close() {
        held.close();
    }
}

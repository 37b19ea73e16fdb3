package app.likeness.store.kept;

/// Counters of [app.likeness.compare.index.GramFrequencies] as they are stored. Holds on to the array that it is given.
public final class GramCounts {
    private final long segment;
    private final byte[] counters;

    /// @param segment the last segment whose texts are counted
    public GramCounts(long segment, byte[] counters) {
        this.segment = segment;
        this.counters = counters;
    }

    public long segment() {
        return segment;
    }

    /// The array itself.
    public byte[] counters() {
        return counters;
    }
}

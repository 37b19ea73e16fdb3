package app.likeness.scan.held;

import app.likeness.compare.Comparison;
import app.likeness.compare.count.PackedComparison;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// The comparisons of the pairs that a scan found, so that counting them anew with what stands in many documents need
/// not align the texts again. Those for which there is no room are not held. Confined to the scan's thread.
public final class HeldComparisons {
    /// The share of the heap that may be taken.
    private static final int SHARE = 16;

    /// What a pair takes beside its comparison, in bytes.
    private static final int OVERHEAD = 112;

    private final Map<Key, PackedComparison> held = new HashMap<>();
    private long room;

    public HeldComparisons() {
        this(Runtime.getRuntime().maxMemory() / SHARE);
    }

    /// @param most bytes that they take together
    HeldComparisons(long most) {
        this.room = most;
    }

    private record Key(long leftId, long rightId) {}

    /// Holds what comparing two documents gave, if there is room.
    public void add(long leftId, long rightId, Comparison comparison) {
        PackedComparison packed = PackedComparison.of(comparison);
        if (packed.bytes() + OVERHEAD <= room) {
            room -= packed.bytes() + OVERHEAD;
            held.put(new Key(leftId, rightId), packed);
        }
    }

    /// What comparing two documents gave, the left one on the left, if it is held.
    public Optional<Comparison> of(long leftId, long rightId) {
        return Optional.ofNullable(held.get(new Key(leftId, rightId))).map(PackedComparison::unpacked);
    }
}

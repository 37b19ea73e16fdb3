package app.likeness.scan.read;

import java.util.ArrayList;
import java.util.List;

/// What workers take at once: small files several together, because handing one over costs as much as a short text.
final class WorkPieces {
    /// The most files in a piece of work, and bytes in one of several files: some ten milliseconds.
    static final int FILES = 32;

    static final long BYTES = 1 << 18;

    /// The fewest pieces for each worker, where there are that many files: so that none waits long for the others.
    private static final int EACH = 16;

    private WorkPieces() {}

    /// The pieces of `pending`, of which there is at least one.
    static List<List<Pending>> of(List<Pending> pending, int threads) {
        var pieces = new ArrayList<List<Pending>>();
        int most = Math.clamp(pending.size() / ((long) EACH * threads), 1, FILES);
        int from = 0;
        long bytes = 0;
        for (int to = 0; to < pending.size(); to++) {
            long more = pending.get(to).file().bytes();
            if (to - from == most || (to > from && bytes + more > BYTES)) {
                pieces.add(pending.subList(from, to));
                from = to;
                bytes = 0;
            }
            bytes += more;
        }
        pieces.add(pending.subList(from, pending.size()));
        return pieces;
    }
}

package app.likeness.scan;

import app.likeness.compare.Candidate;
import app.likeness.compare.Candidates;
import app.likeness.compare.GramSet;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Gatherers;
import java.util.stream.IntStream;

/// The grams of all texts of a first scan, eight bytes each: what they say is no pair need not be read again. They are
/// held together or not at all: where the texts have more than fits, this lets go of them and refuses nothing. Confined
/// to the scan's thread.
final class HeldGrams {
    /// The share of the heap that may be taken.
    private static final int SHARE = 5;

    /// Candidates that a thread looks at together.
    private static final int PIECE = 512;

    private final Map<Long, long[]> grams = new HashMap<>();
    private long room;

    HeldGrams() {
        this(Runtime.getRuntime().maxMemory() / SHARE / Long.BYTES);
    }

    /// @param most grams that are held together
    HeldGrams(long most) {
        this.room = most;
    }

    /// Holds the grams of a text, unless there is no room for all that came.
    ///
    /// @param foldedHash by which the text is known: copies have the same grams
    /// @param different the different ones, in any order
    void add(long foldedHash, long[] different) {
        room -= different.length;
        if (room >= 0) {
            grams.put(foldedHash, different);
        } else {
            grams.clear();
        }
    }

    /// The candidates among `documents` that could be pairs, in the same order; all of them where nothing is held.
    /// Then lets go of the grams.
    Candidates possible(
            List<ComparedDocument> documents,
            Candidates candidates,
            Verification verification,
            int threads,
            Progress progress) {
        if (grams.isEmpty()) {
            return candidates;
        }
        var possible = new BitSet();
        IntStream.iterate(0, from -> from < candidates.size(), from -> from + PIECE)
                .boxed()
                .gather(Gatherers.mapConcurrent(threads, from -> possible(documents, candidates, from, verification)))
                .forEach(places -> {
                    progress.check();
                    places.forEach(possible::set);
                });
        grams.clear();
        progress.advance(candidates.size() - possible.cardinality());
        return candidates.only(possible);
    }

    /// The places of the candidates from `from` on that could be pairs.
    private List<Integer> possible(
            List<ComparedDocument> documents, Candidates candidates, int from, Verification verification) {
        var places = new ArrayList<Integer>();
        int of = -1;
        GramSet leftGrams = null;
        for (int i = from; i < Math.min(candidates.size(), from + PIECE); i++) {
            Candidate candidate = candidates.get(i);
            ComparedDocument left = documents.get(candidate.left());
            ComparedDocument right = documents.get(candidate.right());
            // Candidates come by their left document, so that the grams of one are put in a table once.
            if (candidate.left() != of) {
                of = candidate.left();
                long[] own = grams.get(left.foldedHash());
                leftGrams = own == null ? null : new GramSet(own);
            }
            long[] rightGrams = grams.get(right.foldedHash());
            if (leftGrams == null
                    || rightGrams == null
                    || verification.isPossible(left, leftGrams, right, rightGrams)) {
                places.add(i);
            }
        }
        return places;
    }
}

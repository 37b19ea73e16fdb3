package app.likeness.compare.search;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/// The second step of a search for candidates: what sketches and winnowed hashes propose is known; what seed grams
/// propose is added to it ([LocalSearch]), and groups of copies become documents again. It holds on to no fingerprints,
/// so that these may be let go of first.
public final class Proposals {
    private final CopyGroups groups;
    private final int documents;
    private final BestPartners best;
    private final long unseen;
    private final @Nullable LocalSearch local;
    private final BooleanSupplier cancelled;

    /// @param best pairs of groups of copies
    /// @param unseen how many pairs were never offered to `best`
    /// @param local null where seed grams propose nothing
    Proposals(
            CopyGroups groups,
            int documents,
            BestPartners best,
            long unseen,
            @Nullable LocalSearch local,
            BooleanSupplier cancelled) {
        this.groups = groups;
        this.documents = documents;
        this.best = best;
        this.unseen = unseen;
        this.local = local;
        this.cancelled = cancelled;
    }

    /// The candidates.
    ///
    /// @throws CancellationException soon after the search was cancelled
    public Candidates candidates() {
        CandidateExpansion expansion = new CandidateExpansion(groups, documents, cancelled);
        for (int group = 0; group < groups.size(); group++) {
            expansion.addWithin(group);
        }
        long[] pairs = best.strongestFirst();
        long[] known = new long[pairs.length];
        for (int i = 0; i < pairs.length; i++) {
            known[i] = members(pairs[i]);
            expansion.addBetween(BestPartners.left(pairs[i]), BestPartners.right(pairs[i]));
        }
        Arrays.sort(known);
        BestPartners further = further();
        long[] others = further.strongestFirst();
        for (long pair : others) {
            if (Arrays.binarySearch(known, members(pair)) < 0) {
                expansion.addBetween(BestPartners.left(pair), BestPartners.right(pair));
            }
        }
        return expansion.candidates(unseen + best.offered() - pairs.length + further.offered() - others.length);
    }

    private static long members(long pair) {
        return (long) BestPartners.left(pair) << Integer.SIZE | BestPartners.right(pair);
    }

    /// The pairs of texts that share seed grams close together.
    private BestPartners further() {
        var further = new BestPartners(groups.size(), CandidateFinder.PARTNERS);
        if (local != null) {
            local.run((left, right, strength) -> {
                if (groups.wanted(left, right) > 0) {
                    further.offer(left, right, strength);
                }
            });
        }
        return further;
    }
}

package app.likeness.compare.search;

import app.likeness.compare.index.TextIndex;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;

/// From the partners of fresh texts, as an index gives them, to candidates among their documents: what is left to do
/// where not the whole corpus is searched.
public final class FreshCandidates {
    private final CopyGroups groups;
    private final int documents;
    private final long[] hashes;

    /// @param documents folded hashes of the documents that candidates are wanted of: the fresh ones, and those of
    ///     the texts that are their copies or partners
    /// @param archive which of them are not compared with each other
    /// @param fresh which of them are fresh: only pairs with at least one of these are wanted
    public FreshCandidates(long[] documents, BitSet archive, BitSet fresh) {
        this.groups = new CopyGroups(documents, archive, fresh);
        this.documents = documents.length;
        this.hashes = Arrays.stream(documents).sorted().distinct().toArray();
    }

    /// The candidates, by the order of the documents, each once.
    ///
    /// @param queries the folded hash of each query of `partners`
    /// @param local further pairs, each once
    public Candidates of(
            List<Long> queries,
            IndexSearch.Partners partners,
            TextIndex index,
            List<LocalPair> local,
            BooleanSupplier cancelled) {
        var expansion = new CandidateExpansion(groups, documents, cancelled);
        for (int group = 0; group < groups.size(); group++) {
            expansion.addWithin(group);
        }
        long before = -1;
        for (long pair : strongestFirst(queries, partners, index, local)) {
            // Two queries that are partners of each other name their pair twice.
            if (pair != before) {
                expansion.addBetween(BestPartners.left(pair), BestPartners.right(pair));
            }
            before = pair;
        }
        return expansion.candidates(partners.leftOut());
    }

    /// Two texts that share seed grams close together.
    ///
    /// @param left the folded hash of one
    /// @param right of the other
    /// @param strength as [LocalSearch.Use] is given it
    public record LocalPair(long left, long right, int strength) {}

    private long[] strongestFirst(
            List<Long> queries, IndexSearch.Partners partners, TextIndex index, List<LocalPair> local) {
        long[] pairs = new long[1024];
        int size = 0;
        Set<Long> known = new HashSet<>();
        for (int query = 0; query < partners.queries(); query++) {
            int group = group(queries.get(query));
            for (int rank = 0; rank < partners.size(query); rank++) {
                int other = group(index.foldedHash(partners.text(query, rank)));
                // A text whose documents are gone has no group.
                if (group >= 0 && other >= 0 && groups.wanted(group, other) > 0) {
                    pairs = size == pairs.length ? Arrays.copyOf(pairs, 2 * size) : pairs;
                    pairs[size++] = BestPartners.pair(group, other, partners.strength(query, rank));
                    known.add(members(group, other));
                }
            }
        }
        var best = new BestPartners(groups.size(), CandidateFinder.PARTNERS);
        for (LocalPair pair : local) {
            int left = group(pair.left);
            int right = group(pair.right);
            if (left >= 0 && right >= 0 && groups.wanted(left, right) > 0 && !known.contains(members(left, right))) {
                best.offer(left, right, pair.strength);
            }
        }
        long[] further = best.strongestFirst();
        pairs = Arrays.copyOf(pairs, size + further.length);
        System.arraycopy(further, 0, pairs, size, further.length);
        size += further.length;
        Arrays.sort(pairs, 0, size);
        return Arrays.copyOf(pairs, size);
    }

    private static long members(int one, int other) {
        return (long) Math.min(one, other) << Integer.SIZE | Math.max(one, other);
    }

    /// The group of a text: groups are numbered by their folded hash.
    private int group(long foldedHash) {
        return Arrays.binarySearch(hashes, foldedHash);
    }
}

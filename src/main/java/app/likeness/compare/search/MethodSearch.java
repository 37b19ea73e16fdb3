package app.likeness.compare.search;

import app.likeness.compare.index.DocumentFingerprints;
import app.likeness.fingerprint.Digest;
import app.likeness.fingerprint.Fingerprint;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.MinHashSignature;
import app.likeness.fingerprint.Selection;
import app.likeness.fingerprint.ShortSketch;
import app.likeness.fingerprint.Sketch;
import app.likeness.fingerprint.WordCounts;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/// Which pairs of documents one of the classic methods takes for the same, by nothing but its fingerprints:
///
/// | method | pair |
/// |---|---|
/// | `exact` | equal digests |
/// | `simhash-keywords`, `simhash-words`, `simhash-grams` | Hamming distance at most [MethodThresholds#distance] |
/// | `simhash-shingles`, `simhash-chunks` | likeness at least [MethodThresholds#likeness] |
/// | `simhash-records` | a row of each within that distance of one of the other |
/// | `longest-sentence`, `longest-sentences` | a hash in common |
/// | `cosine` | cosine at least the likeness |
/// | `minhash` | share of equal minima at least the likeness |
///
/// Documents with equal fingerprints are searched as one and paired afterwards, so that any number of copies is one
/// member of the search. A pair stays if it is among the best [CandidateFinder#PARTNERS] of either document; how many
/// fell out is in [Candidates#leftOut]. Documents without a fingerprint have no pairs. Deterministic.
public final class MethodSearch {
    private final Method method;
    private final MethodThresholds thresholds;
    private final BooleanSupplier cancelled;

    /// @param method one with fingerprints that stand for a text as a whole: not `winnowing`, not `combined`
    /// @param cancelled asked now and then whether to stop
    public MethodSearch(Method method, MethodThresholds thresholds, BooleanSupplier cancelled) {
        if (!isSearched(method)) {
            throw new IllegalArgumentException("method must have pairs by its fingerprints alone: " + method.label());
        }
        this.method = method;
        this.thresholds = thresholds;
        this.cancelled = cancelled;
    }

    /// Whether `method` has pairs by its fingerprints alone.
    public static boolean isSearched(Method method) {
        return method != Method.WINNOWING && method != Method.COMBINED;
    }

    /// The pairs among documents with these fingerprints of the method, which are named by their index.
    ///
    /// @param archive documents that are not compared with each other
    /// @throws java.util.concurrent.CancellationException soon after `cancelled` says so
    public Candidates find(List<Optional<Fingerprint>> fingerprints, BitSet archive) {
        int documents = 0;
        for (Optional<Fingerprint> each : fingerprints) {
            documents += each.isPresent() ? 1 : 0;
        }
        // Documents with a fingerprint, in their order; copies are known by the number of their fingerprint.
        int[] present = new int[documents];
        List<DocumentFingerprints> copies = new ArrayList<>(documents);
        List<Fingerprint> distinct = new ArrayList<>();
        Map<Object, Integer> numbers = new HashMap<>();
        BitSet archived = new BitSet();
        for (int i = 0; i < fingerprints.size(); i++) {
            if (fingerprints.get(i).isPresent()) {
                Fingerprint fingerprint = fingerprints.get(i).get();
                int number = numbers.computeIfAbsent(identity(fingerprint), ignored -> numbers.size());
                if (number == distinct.size()) {
                    distinct.add(fingerprint);
                }
                archived.set(copies.size(), archive.get(i));
                present[copies.size()] = i;
                copies.add(new DocumentFingerprints(number, null, new long[0]));
            }
        }
        return expanded(distinct, copies, archived, present);
    }

    /// What two fingerprints have in common that are equal whatever their places in the texts.
    private static Object identity(Fingerprint fingerprint) {
        return fingerprint instanceof Selection selection ? List.of(boxed(selection.distinctHashes())) : fingerprint;
    }

    private static Long[] boxed(long[] hashes) {
        Long[] boxed = new Long[hashes.length];
        for (int i = 0; i < hashes.length; i++) {
            boxed[i] = hashes[i];
        }
        return boxed;
    }

    private Candidates expanded(
            List<Fingerprint> distinct, List<DocumentFingerprints> copies, BitSet archived, int[] present) {
        BitSet fresh = new BitSet();
        fresh.set(0, copies.size());
        CopyGroups groups = CopyGroups.of(copies, archived, fresh);
        CandidateExpansion expansion = new CandidateExpansion(groups, copies.size(), cancelled);
        int[] groupOf = new int[distinct.size()];
        for (int group = 0; group < groups.size(); group++) {
            groupOf[(int) copies.get(groups.representative(group)).foldedHash()] = group;
            expansion.addWithin(group);
        }
        BestPartners best = new BestPartners(groups.size(), CandidateFinder.PARTNERS);
        long passedOver = search(distinct, (left, right, strength) -> {
            if (groups.wanted(groupOf[left], groupOf[right]) > 0) {
                best.offer(groupOf[left], groupOf[right], strength);
            }
        });
        long[] pairs = best.strongestFirst();
        for (long pair : pairs) {
            expansion.addBetween(BestPartners.left(pair), BestPartners.right(pair));
        }
        return expansion.candidates(passedOver + best.offered() - pairs.length).renumbered(present);
    }

    /// Tells `offers` of the pairs among different fingerprints; gives how many were passed over.
    private long search(List<Fingerprint> distinct, FingerprintSearch.Offers offers) {
        if (distinct.isEmpty()) {
            return 0;
        }
        FingerprintSearch search = new FingerprintSearch(cancelled, offers);
        return switch (distinct.getFirst()) {
            case Digest ignored -> 0;
            case Sketch ignored -> search.sketches(distinct, thresholds.distance());
            case ShortSketch ignored ->
                search.shortSketches(distinct, ShortSketch.distanceOf(thresholds.likeness(method)));
            case Selection ignored ->
                method == Method.SIMHASH_RECORDS
                        ? search.rows(distinct, thresholds.distance())
                        : search.hashes(distinct);
            case WordCounts ignored -> search.counts(distinct, thresholds.likeness(method));
            case MinHashSignature ignored -> search.minima(distinct, thresholds.likeness(method));
        };
    }
}

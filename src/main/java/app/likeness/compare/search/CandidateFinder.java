package app.likeness.compare.search;

import app.likeness.compare.Cancellation;
import app.likeness.compare.DisjointSets;
import app.likeness.compare.Parts;
import app.likeness.compare.index.DocumentFingerprints;
import app.likeness.compare.index.LocalEvidence;
import app.likeness.compare.index.Segment;
import app.likeness.compare.index.TextIndex;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.neighbours.EqualValues;
import app.likeness.fingerprint.neighbours.HammingNeighbours;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.BooleanSupplier;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/// Which pairs of documents are worth verifying (decisions/0020):
///
/// - texts that are equal when folded;
/// - `simhash-words`: sketches within the chosen distance;
/// - `winnowing`: at least two winnowed hashes in common, or one where either text has fewer than [#SHORT] of them
///   (some 300 Han characters or 90 words) or the sketches are within [#NEAR] bits; a hash in more families of
///   near-copies (equal, or sketches within 3 bits) than 0.5 % of the texts, at least 50 and at most 254, does not
/// count;
/// - `combined`: all of these; and where the texts' seed grams are at hand, texts that share such grams close together
///   ([LocalSearch]), which asks more of those that share winnowed hashes alone: [#CONTAINED] of the shorter text's.
///
/// A pair stays if it is among the best [#PARTNERS] of either document; how many fell out is in
/// [Candidates#leftOut]. Equal texts are searched as one and expanded afterwards. Deterministic: the outcome does
/// not depend on who does the [Parts]. Memory: 16 bytes for each winnowed hash that two documents share, 8 for
/// each pair that is kept, and 8 for each document and thread.
public final class CandidateFinder {
    /// How many partners of one document are kept.
    public static final int PARTNERS = 100;

    /// A text with fewer different winnowed hashes than this is short: one shared hash is enough.
    static final int SHORT = 36;

    /// Sketches this close make one shared hash enough.
    static final int NEAR = 8;

    /// Texts whose partners are counted as one part of the work: few, because each may have thousands.
    private static final int LEFTS = 32;

    private static final int LEAST_FREQUENT = 50;
    private static final int FREQUENT_SHARE = 200;

    /// The verification counts no gram that is in more documents: its counters end there. What only such hashes
    /// propose would be rejected, and in 174,000 articles that is nearly half of all proposals.
    private static final int MOST_FREQUENT = 254;

    /// Shared hashes count up to here as strength; close sketches come above.
    private static final int MOST_SHARED = 60_000;

    /// What texts share that are proposed by winnowed hashes alone, where passages are searched by seed grams: they may
    /// be copies of one form, which says nothing that is rare.
    private static final double CONTAINED = 0.3;

    private final boolean sketches;
    private final boolean winnowing;
    private final int distance;
    private final Parts parts;
    private final @Nullable Seeds seeds;

    /// The seed grams of the texts, and how much each tells.
    public record Seeds(SeedSource source, LocalEvidence evidence) {}

    /// One that searches on the calling thread.
    ///
    /// @param methods which methods propose pairs
    /// @param distance how far apart sketches may be that propose a pair, 0…64
    public CandidateFinder(Set<Method> methods, int distance) {
        this(methods, distance, Parts.inTurn());
    }

    /// @param methods which methods propose pairs
    /// @param distance how far apart sketches may be that propose a pair, 0…64
    /// @param parts does the search for shared hashes
    public CandidateFinder(Set<Method> methods, int distance, Parts parts) {
        this(methods, distance, parts, null);
    }

    /// @param seeds the seed grams of all texts that are searched; null where they are not at hand
    public CandidateFinder(Set<Method> methods, int distance, Parts parts, @Nullable Seeds seeds) {
        if (distance < 0 || distance > Long.SIZE) {
            throw new IllegalArgumentException("distance must be in 0…64: " + distance);
        }
        this.sketches = methods.contains(Method.SIMHASH_WORDS) || methods.contains(Method.COMBINED);
        this.winnowing = methods.contains(Method.WINNOWING) || methods.contains(Method.COMBINED);
        this.distance = distance;
        this.parts = parts;
        this.seeds = winnowing ? seeds : null;
    }

    /// The candidates among `documents`, which are named by their index.
    ///
    /// @param archive documents that are not compared with each other
    /// @param fresh only pairs with at least one of these are wanted
    /// @throws CancellationException soon after `cancelled` says so
    public Candidates find(
            List<DocumentFingerprints> documents, BitSet archive, BitSet fresh, BooleanSupplier cancelled) {
        return search(documents, archive, fresh, cancelled).proposals().candidates();
    }

    /// The first step of [#find(List, BitSet, BitSet, BooleanSupplier)], and what later searches need to know of these
    /// documents.
    public Searched search(
            List<DocumentFingerprints> documents, BitSet archive, BitSet fresh, BooleanSupplier cancelled) {
        return new Search(documents, archive, fresh, cancelled).run();
    }

    /// What the first step of a search gives. The texts' fingerprints are large and the second step, which gives the
    /// candidates, does without them: it can be kept alone.
    ///
    /// @param segment the different texts among the documents
    /// @param texts a document for each text of the segment
    public record Searched(Proposals proposals, Segment segment, List<DocumentFingerprints> texts) {
        public Searched {
            texts = List.copyOf(texts);
        }
    }

    /// The candidates among `documents`, each compared with each.
    public Candidates find(List<DocumentFingerprints> documents, BooleanSupplier cancelled) {
        BitSet fresh = new BitSet();
        fresh.set(0, documents.size());
        return find(documents, new BitSet(), fresh, cancelled);
    }

    /// By text how many hashes it shares with one, all 0 in between; and a list of those that share any.
    private static final class Counts {
        private final int[] shared;
        private final int[] touched;

        Counts(int texts) {
            shared = new int[texts];
            touched = new int[texts];
        }
    }

    /// One search; texts are numbered by their group of copies.
    private final class Search {
        private final CopyGroups groups;
        private final int documents;
        private final List<DocumentFingerprints> texts = new ArrayList<>();
        private final BooleanSupplier cancelled;
        private long unseen;

        Search(List<DocumentFingerprints> documents, BitSet archive, BitSet fresh, BooleanSupplier cancelled) {
            this.groups = CopyGroups.of(documents, archive, fresh);
            this.documents = documents.size();
            this.cancelled = cancelled;
            for (int group = 0; group < groups.size(); group++) {
                texts.add(documents.get(groups.representative(group)));
            }
        }

        Searched run() {
            var families = new DisjointSets(texts.size());
            BestPartners best = bestPartners(families);
            int[] weakest = new int[texts.size()];
            Arrays.setAll(weakest, best::weakest);
            Segment segment = Segment.of(texts, weakest, links(families));
            var proposals = new Proposals(groups, documents, best, unseen, local(segment.foldedHashes()), cancelled);
            return new Searched(proposals, segment, texts);
        }

        /// The search for texts that share seed grams close together, if it is one of the methods.
        private @Nullable LocalSearch local(long[] hashes) {
            return seeds == null ? null : new LocalSearch(seeds, hashes, asked(), parts, cancelled);
        }

        /// The texts of which a document is fresh.
        private BitSet asked() {
            var asked = new BitSet();
            for (int group = 0; group < groups.size(); group++) {
                asked.set(group, groups.isFresh(group));
            }
            return asked;
        }

        /// Each text that is not alone in its family with the family's first one.
        private long[] links(DisjointSets families) {
            var links = LongStream.builder();
            for (int text = 0; text < texts.size(); text++) {
                int first = families.find(text);
                if (first != text) {
                    links.add(texts.get(text).foldedHash()).add(texts.get(first).foldedHash());
                }
            }
            return links.build().toArray();
        }

        private BestPartners bestPartners(DisjointSets families) {
            long[] near = near(families);
            SharedHashes shared = SharedHashes.of(
                    winnowing ? texts : List.of(),
                    families(families),
                    frequencyLimit(texts.size()),
                    SharedHashes.PASS,
                    parts,
                    cancelled);
            BestPartners best = new BestPartners(texts.size(), PARTNERS);
            Queue<Counts> free = new ConcurrentLinkedQueue<>();
            parts.each(Math.ceilDiv(texts.size(), LEFTS), part -> offers(part * LEFTS, near, shared, free), offers -> {
                for (long offer : offers) {
                    best.offer(BestPartners.left(offer), BestPartners.right(offer), BestPartners.strength(offer));
                }
            });
            return best;
        }

        /// What is to be offered of [#LEFTS] texts from `from` on, each with those behind it, as
        /// [BestPartners#pair].
        ///
        /// @param free counts that nobody uses
        private long[] offers(int from, long[] near, SharedHashes shared, Queue<Counts> free) {
            Counts known = free.poll();
            Counts counts = known == null ? new Counts(texts.size()) : known;
            LongStream.Builder offers = LongStream.builder();
            int next = firstFrom(near, from);
            for (int left = from; left < Math.min(texts.size(), from + LEFTS); left++) {
                int size = winnowing ? shared.count(left, counts.shared, counts.touched, 0, cancelled) : 0;
                for (; next < near.length && near[next] >>> 32 == left; next++) {
                    int right = (int) near[next];
                    if (counts.shared[right] == 0) {
                        counts.touched[size++] = right;
                    }
                }
                for (int i = 0; i < size; i++) {
                    int right = counts.touched[i];
                    int strength = strength(texts.get(left), texts.get(right), counts.shared[right]);
                    if (strength > 0 && groups.wanted(left, right) > 0) {
                        offers.add(BestPartners.pair(left, right, strength));
                    }
                    counts.shared[right] = 0;
                }
            }
            free.add(counts);
            return offers.build().toArray();
        }

        /// The place of the first pair whose left text is `left` or a later one.
        private static int firstFrom(long[] near, int left) {
            int place = Arrays.binarySearch(near, (long) left << 32);
            return place < 0 ? ~place : place;
        }

        /// The pairs of texts whose sketches are within the distance, the left one in the upper 32 bits,
        /// ascending; unites those that are near-copies.
        private long[] near(DisjointSets families) {
            int[] sketched = sketched();
            HammingNeighbours neighbours = HammingNeighbours.of(bits(sketched));
            EqualValues equal = neighbours.groups();
            BestPartners near = new BestPartners(texts.size(), PARTNERS);
            for (int group = 0; group < equal.groups(); group++) {
                for (int i = 1; i < equal.size(group); i++) {
                    families.unite(sketched[equal.member(group, 0)], sketched[equal.member(group, i)]);
                }
                if (sketches) {
                    offerWithin(near, equal, group, sketched);
                }
            }
            neighbours.within(
                    sketches ? Math.max(distance, TextIndex.FAMILY) : TextIndex.FAMILY,
                    cancelled,
                    (left, right, apart) -> {
                        if (apart <= TextIndex.FAMILY) {
                            families.unite(sketched[equal.member(left, 0)], sketched[equal.member(right, 0)]);
                        }
                        if (sketches && apart <= distance) {
                            offerBetween(near, equal, left, right, apart, sketched);
                        }
                    });
            long[] pairs = near.strongestFirst();
            unseen += near.offered() - pairs.length;
            for (int i = 0; i < pairs.length; i++) {
                pairs[i] = (long) BestPartners.left(pairs[i]) << 32 | BestPartners.right(pairs[i]);
            }
            Arrays.sort(pairs);
            return pairs;
        }

        private void offerWithin(BestPartners near, EqualValues equal, int group, int[] sketched) {
            int size = equal.size(group);
            long offered = near.offered();
            for (int i = 0; i < size; i++) {
                Cancellation.check(cancelled);
                for (int j = i + 1; j < size && j <= i + PARTNERS; j++) {
                    near.offer(sketched[equal.member(group, i)], sketched[equal.member(group, j)], Long.SIZE);
                }
            }
            unseen += (long) size * (size - 1) / 2 - (near.offered() - offered);
        }

        private void offerBetween(
                BestPartners near, EqualValues equal, int left, int right, int apart, int[] sketched) {
            int larger = equal.size(left) >= equal.size(right) ? left : right;
            int smaller = larger == left ? right : left;
            long offered = near.offered();
            for (int i = 0; i < equal.size(larger); i++) {
                for (int j = 0; j < equal.size(smaller) && j < PARTNERS; j++) {
                    int other = equal.member(smaller, (i + j) % equal.size(smaller));
                    near.offer(sketched[equal.member(larger, i)], sketched[other], Long.SIZE - apart);
                }
            }
            unseen += (long) equal.size(left) * equal.size(right) - (near.offered() - offered);
        }

        private int[] sketched() {
            int[] sketched = new int[texts.size()];
            int size = 0;
            for (int i = 0; i < sketched.length; i++) {
                if (texts.get(i).sketch().isPresent()) {
                    sketched[size++] = i;
                }
            }
            return Arrays.copyOf(sketched, size);
        }

        private long[] bits(int[] sketched) {
            long[] bits = new long[sketched.length];
            for (int i = 0; i < bits.length; i++) {
                bits[i] = texts.get(sketched[i]).sketch().orElseThrow().bits();
            }
            return bits;
        }

        private int[] families(DisjointSets sets) {
            int[] families = new int[winnowing ? texts.size() : 0];
            for (int i = 0; i < families.length; i++) {
                families[i] = sets.find(i);
            }
            return families;
        }
    }

    /// How strongly two texts with `shared` winnowed hashes in common are proposed, in 0…65,535; 0 for not at all.
    private int strength(DocumentFingerprints left, DocumentFingerprints right, int shared) {
        int apart = left.sketch().isPresent() && right.sketch().isPresent()
                ? left.sketch().get().distance(right.sketch().get())
                : Integer.MAX_VALUE;
        return strength(apart, Math.min(left.size(), right.size()), shared);
    }

    /// How strongly two texts are proposed that have sketches `apart` bits apart ([Integer#MAX_VALUE] where one has
    /// none) and `shared` winnowed hashes in common, the shorter of them having `size` different ones.
    int strength(int apart, int size, int shared) {
        if (sketches && apart <= distance) {
            return apart <= TextIndex.FAMILY
                    ? MOST_SHARED + 1 + (TextIndex.FAMILY - apart) * 1000 + Math.min(shared, 999)
                    : Math.min(MOST_SHARED, Long.SIZE + 1 - apart + shared);
        }
        boolean isProposed = winnowing
                && shared >= (apart <= NEAR || size < SHORT ? 1 : 2)
                && (seeds == null || apart <= NEAR || shared >= CONTAINED * size);
        return isProposed ? Math.min(MOST_SHARED, shared) : 0;
    }

    /// How far apart sketches may be that propose a pair; −1 where none do.
    int sketchDistance() {
        return sketches ? distance : -1;
    }

    /// How many families of `texts` texts a winnowed hash may be in that proposes pairs.
    static int frequencyLimit(int texts) {
        return Math.clamp(texts / FREQUENT_SHARE, LEAST_FREQUENT, MOST_FREQUENT);
    }
}

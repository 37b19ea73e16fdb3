package app.likeness.compare.search;

import app.likeness.compare.Cancellation;
import app.likeness.compare.index.DocumentFingerprints;
import app.likeness.compare.index.NearTexts;
import app.likeness.compare.index.PassageTexts;
import app.likeness.compare.index.PostingSource;
import app.likeness.compare.index.Segment;
import app.likeness.compare.index.SharedTexts;
import app.likeness.compare.index.TextIndex;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/// Which texts of an index are worth verifying against a few others, without reading more of it than their hashes
/// touch: the rules of [CandidateFinder], asked from one side.
public final class IndexSearch {
    private final TextIndex index;
    private final CandidateFinder finder;

    public IndexSearch(TextIndex index, CandidateFinder finder) {
        this.index = index;
        this.finder = finder;
    }

    /// For each of `queries` the texts of the index that are proposed, but for itself, strongest first: the best
    /// [CandidateFinder#PARTNERS], and whatever is among the best of the other text. With an index of all texts,
    /// `queries` among them, these are the partners that [CandidateFinder#find] gives them.
    ///
    /// @throws CancellationException soon after `cancelled` says so
    public <E extends Exception> Partners partners(
            List<DocumentFingerprints> queries, PostingSource<E> source, BooleanSupplier cancelled) throws E {
        return search(queries, source, cancelled, true);
    }

    /// The best [CandidateFinder#PARTNERS] texts for one that is not of the corpus, strongest first; the same text,
    /// if the index has it, comes before all others.
    public <E extends Exception> Partners best(DocumentFingerprints query, PostingSource<E> source) throws E {
        return search(List.of(query), source, () -> false, false);
    }

    /// The texts that have some winnowed hashes of a passage, for several passages whose postings are read at once.
    public <E extends Exception> PassageTexts textsWith(List<long[]> passages, PostingSource<E> source) throws E {
        long[] all = passages.stream().flatMapToLong(Arrays::stream).toArray();
        return new PassageTexts(passages, SharedTexts.of(index, all, index.size(), source), index.size());
    }

    private <E extends Exception> Partners search(
            List<DocumentFingerprints> queries, PostingSource<E> source, BooleanSupplier cancelled, boolean isOfCorpus)
            throws E {
        var shared = SharedTexts.of(index, hashes(queries), CandidateFinder.frequencyLimit(index.size()), source);
        Optional<NearTexts> near = finder.sketchDistance() >= 0 && !queries.isEmpty()
                ? Optional.of(index.near(finder.sketchDistance(), queries.size()))
                : Optional.empty();
        int[] counts = new int[index.size()];
        int[] touched = new int[index.size()];
        long[][] partners = new long[queries.size()][];
        long leftOut = 0;
        for (int i = 0; i < partners.length; i++) {
            Cancellation.check(cancelled);
            DocumentFingerprints query = queries.get(i);
            int size = shared.count(query, counts, touched);
            if (near.isPresent() && query.sketch().isPresent()) {
                size = add(near.get().of(query.sketch().get()), counts, touched, size);
            }
            long[] offers = offers(query, counts, touched, size, isOfCorpus);
            partners[i] = isOfCorpus
                    ? kept(offers)
                    : Arrays.copyOf(offers, Math.min(offers.length, CandidateFinder.PARTNERS));
            leftOut += offers.length - partners[i].length;
        }
        return new Partners(partners, leftOut);
    }

    private static long[] hashes(List<DocumentFingerprints> queries) {
        long[] hashes =
                new long[queries.stream().mapToInt(DocumentFingerprints::size).sum()];
        int size = 0;
        for (DocumentFingerprints query : queries) {
            for (int i = 0; i < query.size(); i++) {
                hashes[size++] = query.hash(i);
            }
        }
        return hashes;
    }

    /// Adds those of `texts` to `touched` that share nothing; gives how many there are then.
    private static int add(int[] texts, int[] counts, int[] touched, int size) {
        int end = size;
        for (int text : texts) {
            if (counts[text] == 0) {
                touched[end++] = text;
            }
        }
        return end;
    }

    /// What is proposed, strongest first, of equal strength the smaller number first; clears `counts`.
    private long[] offers(DocumentFingerprints query, int[] counts, int[] touched, int size, boolean isOfCorpus) {
        int self = index.text(query.foldedHash());
        long[] offers = new long[size + 1];
        int offered = 0;
        if (self >= 0 && !isOfCorpus) {
            offers[offered++] = offer(self, Segment.LARGEST_STRENGTH);
        }
        for (int i = 0; i < size; i++) {
            int text = touched[i];
            int shared = counts[text];
            counts[text] = 0;
            if (text != self) {
                int apart = query.sketch().isPresent()
                        ? index.distance(text, query.sketch().get().bits())
                        : Integer.MAX_VALUE;
                int strength = finder.strength(apart, Math.min(query.size(), index.hashes(text)), shared);
                if (strength > 0) {
                    offers[offered++] = offer(text, strength);
                }
            }
        }
        Arrays.sort(offers, 0, offered);
        return Arrays.copyOf(offers, offered);
    }

    private long[] kept(long[] offers) {
        long[] kept = offers.clone();
        int size = 0;
        for (int i = 0; i < offers.length; i++) {
            if (i < CandidateFinder.PARTNERS || strength(offers[i]) > index.weakest(text(offers[i]))) {
                kept[size++] = offers[i];
            }
        }
        return Arrays.copyOf(kept, size);
    }

    private static long offer(int text, int strength) {
        return (long) (Segment.LARGEST_STRENGTH - strength) << Integer.SIZE | text;
    }

    private static int text(long offer) {
        return (int) offer;
    }

    private static int strength(long offer) {
        return Segment.LARGEST_STRENGTH - (int) (offer >>> Integer.SIZE);
    }

    /// The texts proposed for each query. Immutable.
    public static final class Partners {
        private final long[][] partners;
        private final long leftOut;

        private Partners(long[][] partners, long leftOut) {
            this.partners = partners;
            this.leftOut = leftOut;
        }

        /// How many queries there are.
        public int queries() {
            return partners.length;
        }

        /// How many texts are proposed for query `query`.
        public int size(int query) {
            return partners[query].length;
        }

        /// The number in the index of the text at `rank` (from 0 on, the strongest) for query `query`.
        public int text(int query, int rank) {
            return IndexSearch.text(partners[query][rank]);
        }

        int strength(int query, int rank) {
            return IndexSearch.strength(partners[query][rank]);
        }

        /// How many more were proposed and are not here, because there are stronger ones.
        public long leftOut() {
            return leftOut;
        }
    }
}

package app.likeness.compare.search;

import app.likeness.compare.Cancellation;
import app.likeness.compare.Parts;
import app.likeness.compare.index.DocumentFingerprints;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;

/// Which documents share winnowed hashes: for each hash that tells something, the documents that have it.
///
/// A hash tells something when at least two documents have it and at most a set number of *families*: groups of
/// near-copies, which count as one, so that a text copied many times does not hide itself. Built by sorting packed
/// (hash, document) numbers, in passes over parts of the hashes, so that about [#PASS] entries are sorted at a time on
/// all threads together; afterwards it holds eight bytes for every entry that tells something.
final class SharedHashes {
    /// Entries sorted at a time: 16 MB.
    static final int PASS = 1 << 21;

    /// Fewer entries are sorted sooner than they are handed to other threads.
    private static final int WORTH_PARTS = 1 << 16;

    /// At most so many further documents of one hash are counted, the next ones in order. Only hashes of large
    /// groups of near-copies reach it, whose members are joined along the order.
    private static final int WALK = 1024;

    /// Of all hashes that tell something, one after the other, their documents, ascending; the last one of each
    /// hash complemented.
    private final int[] postings;
    /// The places in `postings` where document d stands: from `firsts[d]` to `firsts[d + 1]`.
    private final int[] places;

    private final int[] firsts;
    private final int walk;

    private SharedHashes(int[] postings, int documents, int walk) {
        this.postings = postings;
        this.walk = walk;
        this.firsts = new int[documents + 1];
        for (int posting : postings) {
            firsts[document(posting) + 1]++;
        }
        for (int i = 0; i < documents; i++) {
            firsts[i + 1] += firsts[i];
        }
        int[] next = firsts.clone();
        this.places = new int[postings.length];
        for (int i = 0; i < postings.length; i++) {
            places[next[document(postings[i])]++] = i;
        }
    }

    /// @param families by document a number below the count of documents, the same for near-copies
    /// @param limit how many families a hash may be in
    /// @param pass how many entries are sorted at a time, at least 1
    /// @param parts sorts them; the outcome does not depend on it, but for the order of the hashes
    static SharedHashes of(
            List<DocumentFingerprints> documents,
            int[] families,
            int limit,
            int pass,
            Parts parts,
            BooleanSupplier cancelled) {
        long entries = 0;
        for (DocumentFingerprints document : documents) {
            entries += document.size();
        }
        long most = entries < WORTH_PARTS ? pass : Math.max(1, Math.min(pass, entries) / parts.threads());
        int passBits = 0;
        while (entries >>> passBits > most) {
            passBits++;
        }
        long mask = (1L << passBits) - 1;
        Postings postings = new Postings(families, limit);
        parts.each(
                1 << passBits,
                part -> {
                    Cancellation.check(cancelled);
                    return entries(documents, part, mask);
                },
                postings::add);
        return new SharedHashes(postings.toArray(), documents.size(), Math.max(WALK, 2 * limit));
    }

    /// Adds to `counts` how many hashes `document` shares with each later document. `touched` receives those whose
    /// count was 0, from `size` on; returns the new size.
    int count(int document, int[] counts, int[] touched, int size, BooleanSupplier cancelled) {
        int end = size;
        for (int i = firsts[document]; i < firsts[document + 1]; i++) {
            Cancellation.check(cancelled);
            int place = places[i];
            for (int steps = walk; steps > 0 && postings[place] >= 0; steps--) {
                int other = document(postings[++place]);
                if (counts[other]++ == 0) {
                    touched[end++] = other;
                }
            }
        }
        return end;
    }

    private static int document(int posting) {
        return posting < 0 ? ~posting : posting;
    }

    /// The lower bits of the hashes with the document below them, sorted: the lowest bits are the well spread
    /// ones, because winnowing chooses small numbers.
    private static long[] entries(List<DocumentFingerprints> documents, long part, long mask) {
        int shift = Postings.documentBits(documents.size());
        long[] entries = new long[1024];
        int size = 0;
        for (int d = 0; d < documents.size(); d++) {
            DocumentFingerprints document = documents.get(d);
            for (int i = 0; i < document.size(); i++) {
                if ((document.hash(i) & mask) == part) {
                    entries = size == entries.length ? Arrays.copyOf(entries, 2 * size) : entries;
                    entries[size++] = document.hash(i) << shift | d;
                }
            }
        }
        entries = Arrays.copyOf(entries, size);
        Arrays.sort(entries);
        return entries;
    }

    /// Collects the hashes that tell something.
    private static final class Postings {
        private final int[] families;
        private final int limit;
        private final int shift;
        private final int[] seen;
        private int runs;
        private int[] postings = new int[1024];
        private int size;

        Postings(int[] families, int limit) {
            this.families = families;
            this.limit = limit;
            this.shift = documentBits(families.length);
            this.seen = new int[families.length];
        }

        static int documentBits(int documents) {
            return Integer.SIZE - Integer.numberOfLeadingZeros(documents);
        }

        void add(long[] entries) {
            int start = 0;
            while (start < entries.length) {
                int end = start + 1;
                while (end < entries.length && entries[end] >> shift == entries[start] >> shift) {
                    end++;
                }
                if (end - start > 1 && families(entries, start, end) <= limit) {
                    addRun(entries, start, end);
                }
                start = end;
            }
        }

        int[] toArray() {
            return Arrays.copyOf(postings, size);
        }

        private int families(long[] entries, int start, int end) {
            runs++;
            int count = 0;
            for (int i = start; i < end; i++) {
                int family = families[document(entries[i])];
                if (seen[family] != runs) {
                    seen[family] = runs;
                    count++;
                }
            }
            return count;
        }

        private void addRun(long[] entries, int start, int end) {
            int needed = size + end - start;
            if (needed > postings.length) {
                postings = Arrays.copyOf(postings, Math.max(needed, postings.length + postings.length / 2));
            }
            for (int i = start; i < end; i++) {
                // Two hashes of one document that agree in their lower bits would make it its own partner.
                if (i == start || document(entries[i]) != postings[size - 1]) {
                    postings[size++] = document(entries[i]);
                }
            }
            postings[size - 1] = ~postings[size - 1];
        }

        private int document(long entry) {
            return (int) (entry & ((1L << shift) - 1));
        }
    }
}

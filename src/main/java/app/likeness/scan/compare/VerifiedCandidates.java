package app.likeness.scan.compare;

import app.likeness.compare.PairTally;
import app.likeness.compare.search.Candidate;
import app.likeness.scan.held.ComparedDocument;
import app.likeness.store.CorpusWriter;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.UnfinishedComparison;
import java.util.List;

/// How far the verification of candidates came, noted with the pairs that it stores: a scan that was stopped, or that
/// ended with the program, goes on there and does not begin again. The candidates are known by a checksum of all
/// documents and of those that were verified, in their order; where that is another one, everything is verified.
final class VerifiedCandidates {
    private final List<ComparedDocument> documents;
    private final long number;
    private final String options;
    private final boolean isNoted;
    private long verified;
    private long checksum;

    private VerifiedCandidates(List<ComparedDocument> documents, long number, String options, boolean isNoted) {
        this.isNoted = isNoted;
        this.documents = documents;
        this.number = number;
        this.options = options;
        documents.forEach(document -> {
            mix(document.id());
            mix(document.foldedHash());
        });
    }

    /// None so far.
    ///
    /// @param number of the comparison
    /// @param options that its outcome depends on beside the documents
    static VerifiedCandidates none(List<ComparedDocument> documents, long number, String options) {
        return new VerifiedCandidates(documents, number, options, true);
    }

    /// None so far, of a part that is soon done: it begins again after a stop, and leaves no note.
    static VerifiedCandidates unnoted(List<ComparedDocument> documents, long number) {
        return new VerifiedCandidates(documents, number, "", false);
    }

    /// Whether `before` verified the first of these candidates, with the same options and documents. O(candidates).
    static boolean isOf(
            UnfinishedComparison before,
            List<ComparedDocument> documents,
            Iterable<Candidate> candidates,
            String options) {
        if (!before.options().equals(options)) {
            return false;
        }
        var same = none(documents, before.number(), options);
        for (Candidate candidate : candidates) {
            if (same.verified == before.verified()) {
                break;
            }
            same.add(candidate);
        }
        return same.state().equals(before);
    }

    void add(Candidate candidate) {
        mix(documents.get(candidate.left()).id());
        mix(documents.get(candidate.right()).id());
        verified++;
    }

    /// Stores pairs of the candidates that were added.
    void store(CorpusWriter writer, List<PairTally> pairs) throws CorpusException {
        if (isNoted) {
            writer.putPairs(state(), pairs);
        } else {
            writer.putPairs(number, pairs);
        }
    }

    UnfinishedComparison state() {
        return new UnfinishedComparison(number, verified, checksum, options);
    }

    /// Multiplies by the golden ratio's 64 bits, as Fibonacci hashing does.
    private void mix(long value) {
        checksum = (checksum ^ value) * 0x9E3779B97F4A7C15L;
        checksum ^= checksum >>> Integer.SIZE;
    }
}

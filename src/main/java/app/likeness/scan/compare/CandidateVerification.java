package app.likeness.scan.compare;

import app.likeness.compare.PairTally;
import app.likeness.compare.count.VerifiedPair;
import app.likeness.compare.exclude.ExclusionFinder;
import app.likeness.compare.search.Candidate;
import app.likeness.scan.held.ComparedCopies;
import app.likeness.scan.held.ComparedDocument;
import app.likeness.scan.held.ComparedTexts;
import app.likeness.scan.held.HeldComparisons;
import app.likeness.scan.progress.StageProgress;
import app.likeness.store.CorpusReader;
import app.likeness.store.CorpusWriter;
import app.likeness.store.kept.CorpusException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.stream.Gatherers;

/// From candidates to pairs in the corpus. Confined to the scan's thread.
final class CandidateVerification {
    /// Texts or candidates that are worked on at once.
    private static final int PIECE = 64;

    /// And characters in them, so that texts of millions of characters are worked on alone: an eighth of the heap,
    /// at the 64 bytes that comparing takes for each.
    private static final long PIECE_CHARACTERS = Runtime.getRuntime().maxMemory() / 8 / 64;

    private static final int PAIRS_AT_ONCE = 1_000;

    private final CorpusReader reader;
    private final CorpusWriter writer;
    private final ExclusionFinder exclusions;
    private final HeldComparisons held;
    private final int threads;
    private final StageProgress progress;
    private final ComparedCopies copies = new ComparedCopies();

    /// @param held receives what the pairs were counted from
    CandidateVerification(
            CorpusReader reader,
            CorpusWriter writer,
            ExclusionFinder exclusions,
            HeldComparisons held,
            int threads,
            StageProgress progress) {
        this.reader = reader;
        this.writer = writer;
        this.held = held;
        this.exclusions = exclusions;
        this.threads = threads;
        this.progress = progress;
    }

    /// Whether a piece of `size` texts with `characters` is worked on before one of `more` characters is added to
    /// it.
    static boolean isFull(int size, long characters, long more) {
        return size == PIECE || (size > 0 && characters + more > PIECE_CHARACTERS);
    }

    /// A candidate with its texts.
    ///
    /// @param near whether its sketches alone make it a pair
    /// @param isOfCopies whether its folded texts are equal
    private record Work(
            Candidate candidate, ComparedTexts.Text left, ComparedTexts.Text right, boolean near, boolean isOfCopies) {
        long characters() {
            return (long) left.length() + right.length();
        }
    }

    /// A candidate with what verifying it gave.
    private record Verified(Work work, Optional<VerifiedPair> pair) {}

    /// Verifies candidates among `documents` and stores the pairs.
    ///
    /// @param known how many of the first ones have been verified before
    /// @param verified notes how far it came
    /// @throws CancellationException when the scan shall stop; pairs found so far are kept
    void run(
            List<ComparedDocument> documents,
            Iterable<Candidate> candidates,
            Verification verification,
            long known,
            VerifiedCandidates verified)
            throws CorpusException {
        var pairs = new ArrayList<PairTally>();
        try {
            verify(documents, candidates, verification, known, verified, pairs);
        } catch (CancellationException stopped) {
            verified.store(writer, pairs);
            throw stopped;
        }
        verified.store(writer, pairs);
    }

    /// Leaves in `pairs` what is not stored yet.
    private void verify(
            List<ComparedDocument> documents,
            Iterable<Candidate> candidates,
            Verification verification,
            long known,
            VerifiedCandidates verified,
            List<PairTally> pairs)
            throws CorpusException {
        var texts = new ComparedTexts(reader, documents, exclusions);
        var piece = new ArrayList<Work>();
        long characters = 0;
        long skipped = 0;
        for (Candidate candidate : candidates) {
            if (skipped < known) {
                skipped++;
                verified.add(candidate);
                progress.advance(1);
                continue;
            }
            progress.check();
            ComparedDocument left = documents.get(candidate.left());
            ComparedDocument right = documents.get(candidate.right());
            var work = new Work(
                    candidate,
                    texts.text(candidate.left()),
                    texts.text(candidate.right()),
                    verification.isNear(left, right),
                    left.foldedHash() == right.foldedHash());
            if (isFull(piece.size(), characters, work.characters())) {
                verify(piece, verification, documents, verified, pairs);
                characters = 0;
            }
            piece.add(work);
            characters += work.characters();
            if (pairs.size() >= PAIRS_AT_ONCE) {
                verified.store(writer, pairs);
                pairs.clear();
            }
        }
        verify(piece, verification, documents, verified, pairs);
    }

    /// Verifies the candidates of `piece`, adds what stands to `pairs`, and empties the piece.
    private void verify(
            List<Work> piece,
            Verification verification,
            List<ComparedDocument> documents,
            VerifiedCandidates verified,
            List<PairTally> pairs) {
        var left = new ArrayList<Work>();
        for (Work work : piece) {
            Optional<VerifiedPair> known = work.isOfCopies ? copies.of(work.left, work.right) : Optional.empty();
            if (known.isPresent()) {
                pairs.add(numbered(known.get(), documents));
            } else {
                left.add(work);
            }
        }
        left.stream()
                .gather(Gatherers.mapConcurrent(
                        threads,
                        each -> new Verified(
                                each,
                                verification.pair(
                                        each.left.ready(), each.right.ready(), each.near, progress::isCancelled))))
                .forEach(each -> each.pair.ifPresent(pair -> {
                    if (each.work.isOfCopies) {
                        copies.add(each.work.left, each.work.right, pair);
                    }
                    pairs.add(numbered(pair, documents));
                }));
        piece.forEach(work -> verified.add(work.candidate));
        progress.advance(piece.size());
        piece.clear();
    }

    /// A pair that is numbered by the indexes of its documents, with their numbers in the corpus.
    private PairTally numbered(VerifiedPair pair, List<ComparedDocument> documents) {
        PairTally tally = pair.tally();
        long left = documents.get((int) tally.leftId()).id();
        long right = documents.get((int) tally.rightId()).id();
        if (left < right) {
            held.add(left, right, pair.comparison());
        } else {
            held.add(right, left, pair.comparison().mirrored());
        }
        return tally.numbered(left, right);
    }
}

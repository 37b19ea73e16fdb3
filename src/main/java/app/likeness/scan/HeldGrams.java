package app.likeness.scan;

import app.likeness.compare.Candidate;
import app.likeness.compare.Candidates;
import app.likeness.compare.GramSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Gatherers;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The grams of all texts of a first scan, eight bytes each: what they say is no pair need not be read again. Those
/// that
/// do not fit in a share of the heap go to a temporary file. Where that cannot be written, this lets go of all of them
/// and refuses nothing. Confined to the scan's thread; to be closed.
final class HeldGrams implements AutoCloseable {
    private static final Logger LOG = System.getLogger(HeldGrams.class.getName());

    /// The share of the heap that may be taken.
    private static final int SHARE = 5;

    /// Candidates that a thread looks at together.
    private static final int PIECE = 512;

    /// Makes the file for those that do not fit.
    interface Files {
        GramFile create() throws IOException;
    }

    private final Files files;
    private final Map<Long, long[]> grams = new HashMap<>();
    /// The numbers in the file of the texts that are there.
    private final Map<Long, Integer> filed = new HashMap<>();

    private @Nullable GramFile file;
    private long room;
    private boolean isGivenUp;

    HeldGrams() {
        this(Runtime.getRuntime().maxMemory() / SHARE / Long.BYTES, GramFile::create);
    }

    /// @param most grams that are held in memory together
    HeldGrams(long most, Files files) {
        this.room = most;
        this.files = files;
    }

    /// Holds the grams of a text.
    ///
    /// @param foldedHash by which the text is known: copies have the same grams
    /// @param different the different ones, in any order
    void add(long foldedHash, long[] different) {
        if (isGivenUp) {
            return;
        }
        room -= different.length;
        if (room >= 0) {
            grams.put(foldedHash, different);
            return;
        }
        try {
            if (file == null) {
                file = files.create();
                // The search for candidates needs the memory, so that all of them go.
                for (Map.Entry<Long, long[]> text : grams.entrySet()) {
                    filed.put(text.getKey(), file.add(text.getValue()));
                }
                grams.clear();
            }
            filed.put(foldedHash, file.add(different));
        } catch (IOException e) {
            giveUp(e);
        }
    }

    private void giveUp(Exception e) {
        LOG.log(Level.WARNING, "The grams of the texts cannot be held on the disk; the scan takes longer", e);
        isGivenUp = true;
        close();
    }

    /// The candidates among `documents` that could be pairs, in the same order; all of them where nothing is held.
    /// Then lets go of the grams.
    Candidates possible(
            List<ComparedDocument> documents,
            Candidates candidates,
            Verification verification,
            int threads,
            Progress progress) {
        try {
            if (file != null) {
                file.flush();
            }
            BitSet possible = possible(documents, candidates, verification, threads, progress::check);
            progress.advance(candidates.size() - possible.cardinality());
            return candidates.only(possible);
        } catch (IOException | UncheckedIOException e) {
            giveUp(e);
            return candidates;
        } finally {
            close();
        }
    }

    private BitSet possible(
            List<ComparedDocument> documents,
            Candidates candidates,
            Verification verification,
            int threads,
            Runnable check) {
        var possible = new BitSet();
        IntStream.iterate(0, from -> from < candidates.size(), from -> from + PIECE)
                .boxed()
                .gather(Gatherers.mapConcurrent(threads, from -> possible(documents, candidates, from, verification)))
                .forEach(places -> {
                    check.run();
                    places.forEach(possible::set);
                });
        return possible;
    }

    /// Lets go of the grams.
    @Override
    public void close() {
        grams.clear();
        filed.clear();
        GramFile open = file;
        file = null;
        if (open != null) {
            try {
                open.close();
            } catch (IOException e) {
                LOG.log(Level.DEBUG, "A temporary file was not closed in order", e);
            }
        }
    }

    /// The grams of a document, or null where they are not held.
    private long @Nullable [] grams(ComparedDocument document) {
        Integer number = filed.get(document.foldedHash());
        if (number == null) {
            return grams.get(document.foldedHash());
        }
        try {
            return Objects.requireNonNull(file).read(number);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
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
                long[] own = grams(left);
                leftGrams = own == null ? null : new GramSet(own);
            }
            long[] rightGrams = grams(right);
            if (leftGrams == null
                    || rightGrams == null
                    || verification.isPossible(left, leftGrams, right, rightGrams)) {
                places.add(i);
            }
        }
        return places;
    }
}

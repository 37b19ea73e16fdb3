package app.likeness.scan.held;

import app.likeness.compare.count.GramSet;
import app.likeness.compare.search.Candidate;
import app.likeness.compare.search.Candidates;
import app.likeness.scan.progress.StageProgress;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.stream.Gatherers;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The grams of all texts of a first scan, eight bytes each: what they say is no pair need not be read again. Those
/// that do not fit in a share of the heap go to a temporary file. Where that cannot be written, this lets go of all of
/// them and refuses nothing. Confined to the scan's thread; to be closed.
public final class HeldGrams implements AutoCloseable {
    private static final Logger LOG = System.getLogger(HeldGrams.class.getName());

    /// The share of the heap that may be taken.
    private static final int SHARE = 5;

    /// Candidates that a thread looks at together.
    private static final int PIECE = 512;

    /// From so many times the grams of the left text on it is the right one that is put in a table: a book among
    /// articles is proposed to most of them, and would be fetched and looked through anew for each.
    private static final int MUCH_LONGER = 16;

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

    /// Tells by their grams alone whether two documents could be a pair.
    public interface Possibility {
        /// Whether two documents whose texts have these grams could be a pair.
        ///
        /// @param oneGrams those of the first one
        /// @param otherGrams the different ones of the second one, in any order
        boolean isPossible(ComparedDocument one, GramSet oneGrams, ComparedDocument other, long[] otherGrams);
    }

    /// The candidates among `documents` that could be pairs, in the same order; all of them where nothing is held.
    /// Then lets go of the grams.
    public Candidates possible(
            List<ComparedDocument> documents,
            Candidates candidates,
            Possibility possibility,
            int threads,
            StageProgress progress) {
        try {
            if (file != null) {
                file.flush();
            }
            BitSet possible = possible(documents, candidates, possibility, threads, progress::check);
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
            Possibility possibility,
            int threads,
            Runnable check) {
        int[] sizes = documents.stream().mapToInt(this::size).toArray();
        long[] ofLongRight = ofLongRight(candidates, sizes);
        var possible = new BitSet();
        Stream.<Piece>concat(
                        pieces(
                                candidates.size(),
                                (from, to) -> byLeft(documents, candidates, sizes, from, to, possibility)),
                        pieces(
                                ofLongRight.length,
                                (from, to) -> byRight(
                                        documents, candidates, Arrays.copyOfRange(ofLongRight, from, to), possibility)))
                .gather(Gatherers.mapConcurrent(threads, Piece::places))
                .forEach(places -> {
                    check.run();
                    places.forEach(possible::set);
                });
        return possible;
    }

    /// Candidates that a thread looks at together: gives the places of those that could be pairs.
    private interface Piece {
        List<Integer> places();
    }

    private static Stream<Piece> pieces(int size, BiFunction<Integer, Integer, List<Integer>> places) {
        return IntStream.iterate(0, from -> from < size, from -> from + PIECE)
                .mapToObj(from -> () -> places.apply(from, Math.min(size, from + PIECE)));
    }

    /// The candidates whose right text is much longer than the left one: the document in the upper 32 bits, the
    /// place in the lower; ascending.
    private static long[] ofLongRight(Candidates candidates, int[] sizes) {
        return IntStream.range(0, candidates.size())
                .filter(place -> isLongRight(candidates.get(place), sizes))
                .mapToLong(place -> (long) candidates.get(place).right() << Integer.SIZE | place)
                .sorted()
                .toArray();
    }

    private static boolean isLongRight(Candidate candidate, int[] sizes) {
        return sizes[candidate.right()] >= (long) MUCH_LONGER * Math.max(1, sizes[candidate.left()]);
    }

    /// How many grams a document has; 0 where they are not held.
    private int size(ComparedDocument document) {
        Integer number = filed.get(document.foldedHash());
        if (number != null) {
            return Objects.requireNonNull(file).length(number);
        }
        long[] held = grams.get(document.foldedHash());
        return held == null ? 0 : held.length;
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

    /// Of the candidates in `[from, to)`, but those of a much longer right text, which could be pairs.
    private List<Integer> byLeft(
            List<ComparedDocument> documents,
            Candidates candidates,
            int[] sizes,
            int from,
            int to,
            Possibility possibility) {
        var places = new ArrayList<Integer>();
        var table = new Table(documents);
        for (int place = from; place < to; place++) {
            Candidate candidate = candidates.get(place);
            if (!isLongRight(candidate, sizes) && table.isPossible(candidate.left(), candidate.right(), possibility)) {
                places.add(place);
            }
        }
        return places;
    }

    /// The same of candidates as [#ofLongRight] gives them.
    private List<Integer> byRight(
            List<ComparedDocument> documents, Candidates candidates, long[] turned, Possibility possibility) {
        var places = new ArrayList<Integer>();
        var table = new Table(documents);
        for (long each : turned) {
            Candidate candidate = candidates.get((int) each);
            if (table.isPossible(candidate.right(), candidate.left(), possibility)) {
                places.add((int) each);
            }
        }
        return places;
    }

    /// The grams of one text as a table: candidates of the same text come one behind the other, so that it is made
    /// once for all of them. Confined to one thread.
    private final class Table {
        private final List<ComparedDocument> documents;
        private int of = -1;
        private @Nullable GramSet set;

        Table(List<ComparedDocument> documents) {
            this.documents = documents;
        }

        /// Whether two documents could be a pair.
        ///
        /// @param tabled the one whose grams are put in the table
        boolean isPossible(int tabled, int other, Possibility possibility) {
            if (tabled != of) {
                of = tabled;
                long[] own = grams(documents.get(tabled));
                set = own == null ? null : new GramSet(own);
            }
            GramSet known = set;
            long[] others = grams(documents.get(other));
            return known == null
                    || others == null
                    || possibility.isPossible(documents.get(tabled), known, documents.get(other), others);
        }
    }
}

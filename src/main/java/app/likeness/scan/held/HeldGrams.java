package app.likeness.scan.held;

import app.likeness.compare.search.SeedSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/// The seed grams of texts, four bytes each, while they are joined: in a share of the heap, and where they do not fit
/// there, all of them in a temporary file. Filled by one thread; then safe for several. To be closed.
public final class HeldGrams implements SeedSource, AutoCloseable {
    /// The share of the heap that may be taken.
    private static final int SHARE = 5;

    private static final int[] NONE = {};

    /// Makes the file for those that do not fit.
    interface Files {
        GramFile create() throws IOException;
    }

    private final Files files;
    private final Map<Long, int[]> grams = new HashMap<>();
    /// The numbers in the file of the texts that are there.
    private final Map<Long, Integer> filed = new HashMap<>();

    private @Nullable GramFile file;
    private long room;

    HeldGrams() {
        this(Runtime.getRuntime().maxMemory() / SHARE / Integer.BYTES, GramFile::create);
    }

    /// @param most grams that are held in memory together
    HeldGrams(long most, Files files) {
        this.room = most;
        this.files = files;
    }

    /// Holds the grams of a text, which has none yet.
    ///
    /// @param foldedHash by which the text is known: copies have the same grams
    /// @param inOrder as [app.likeness.fingerprint.grams.SeedGrams] gives them; held on to
    /// @throws UncheckedIOException when they fit nowhere: neither in memory nor on the disk
    void add(long foldedHash, int[] inOrder) {
        room -= inOrder.length;
        if (room >= 0) {
            grams.put(foldedHash, inOrder);
            return;
        }
        try {
            if (file == null) {
                file = files.create();
                // The search for candidates needs the memory, so that all of them go.
                for (Map.Entry<Long, int[]> text : grams.entrySet()) {
                    filed.put(text.getKey(), file.add(text.getValue()));
                }
                grams.clear();
            }
            filed.put(foldedHash, file.add(inOrder));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Whether the grams of a text are held.
    boolean has(long foldedHash) {
        return filed.containsKey(foldedHash) || grams.containsKey(foldedHash);
    }

    /// How many texts' grams are held.
    int texts() {
        return filed.size() + grams.size();
    }

    /// The folded hashes of the texts whose grams are held, ascending.
    long[] hashes() {
        return LongStream.concat(
                        filed.keySet().stream().mapToLong(Long::longValue),
                        grams.keySet().stream().mapToLong(Long::longValue))
                .sorted()
                .toArray();
    }

    /// Ends the filling.
    ///
    /// @throws UncheckedIOException when the file cannot be written
    void complete() {
        try {
            if (file != null) {
                file.flush();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public int size(long foldedHash) {
        Integer number = filed.get(foldedHash);
        return number == null || file == null ? grams.getOrDefault(foldedHash, NONE).length : file.length(number);
    }

    @Override
    public int[] grams(long foldedHash) {
        Integer number = filed.get(foldedHash);
        if (number == null || file == null) {
            return grams.getOrDefault(foldedHash, NONE);
        }
        try {
            return file.read(number);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Lets go of the grams.
    @Override
    public void close() {
        grams.clear();
        filed.clear();
        if (file != null) {
            file.close();
            file = null;
        }
    }
}

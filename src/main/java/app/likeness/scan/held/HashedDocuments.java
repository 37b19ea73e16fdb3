package app.likeness.scan.held;

import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// The documents of a corpus with their fingerprints, templates left out: from memory where a first scan has just taken
/// them and there is room, otherwise from the corpus. Confined to the scan's thread.
public final class HashedDocuments {
    /// The share of the heap that held fingerprints may take.
    private static final int SHARE = 12;

    /// What a document takes beside its path and its hashes, in bytes.
    private static final int OVERHEAD = 320;

    private final CorpusReader reader;
    /// By number, ascending; empty where they are not all held.
    private List<HashedDocument> held = new ArrayList<>();

    private long room;

    /// Documents that are not held.
    public HashedDocuments(CorpusReader reader) {
        this(reader, 0);
    }

    /// @param most bytes that held fingerprints take together
    HashedDocuments(CorpusReader reader, long most) {
        this.reader = reader;
        this.room = most;
    }

    /// Documents that are held where there is room, if [#add] hears of every one.
    public static HashedDocuments ofFirstScan(CorpusReader reader) {
        return new HashedDocuments(reader, Runtime.getRuntime().maxMemory() / SHARE);
    }

    /// A document that came into the corpus behind all others and is no template. They are held together or not at
    /// all.
    public void add(HashedDocument document) {
        room -= OVERHEAD
                + 2L * document.document().path().toString().length()
                + (long) Long.BYTES * document.fingerprints().size();
        if (room >= 0) {
            held.add(document);
        } else {
            held = List.of();
        }
    }

    /// Hands every document to `each`, by number.
    public void forEach(Consumer<HashedDocument> each) throws CorpusException {
        if (held.isEmpty()) {
            reader.fingerprints(document -> each.accept(HashedDocument.of(document)));
        } else {
            held.forEach(each);
        }
    }

    /// Document `id`, which must be stored and no template.
    public HashedDocument document(long id) throws CorpusException {
        int low = 0;
        int high = held.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            HashedDocument document = held.get(middle);
            if (document.document().id() == id) {
                return document;
            }
            if (document.document().id() < id) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return HashedDocument.of(reader.fingerprints(id));
    }
}

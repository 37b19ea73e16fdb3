package app.likeness.ui;

import app.likeness.text.Document;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The documents of a corpus by their numbers: made once for a list, and asked for each pair, without a box for each
/// number. Immutable.
public final class DocumentsById {
    static final DocumentsById NONE = new DocumentsById(List.of());

    /// How many places there are for each document.
    private static final int ROOM = 2;

    private final List<Document> documents;
    private final long[] ids;
    /// One above the place in `documents`; 0: free.
    private final int[] places;

    /// O(documents).
    public DocumentsById(List<Document> documents) {
        this.documents = documents;
        int slots = Integer.highestOneBit(Math.max(8, ROOM * documents.size())) * ROOM;
        ids = new long[slots];
        places = new int[slots];
        for (int place = 0; place < documents.size(); place++) {
            int slot = slot(documents.get(place).id());
            ids[slot] = documents.get(place).id();
            places[slot] = place + 1;
        }
    }

    /// The place of a document in the list; -1 when there is no such document. O(1).
    public int place(long id) {
        return places[slot(id)] - 1;
    }

    /// The document with a number.
    public @Nullable Document get(long id) {
        int place = place(id);
        return place < 0 ? null : documents.get(place);
    }

    public List<Document> documents() {
        return documents;
    }

    /// Where the number stands, or the free slot where it would (open addressing; Knuth, volume 3, 6.4).
    private int slot(long id) {
        long mixed = id * 0x9E3779B97F4A7C15L;
        int slot = (int) (mixed >>> 32) & (ids.length - 1);
        while (places[slot] != 0 && ids[slot] != id) {
            slot = (slot + 1) & (ids.length - 1);
        }
        return slot;
    }
}

package app.likeness.ui.corpus;

import app.likeness.text.document.Document;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The documents of a corpus by their numbers: made once for a list, and asked for each pair, without a box for each
/// number. Immutable.
public final class DocumentsById {
    public static final DocumentsById NONE = new DocumentsById(List.of());

    /// How many entries of a table a document may cost.
    private static final long ROOM = 16;

    private final List<Document> documents;
    /// Ascending; empty where `table` tells the places.
    private final long[] ids;
    /// By place in `ids` the place in `documents`; without these by number, from `first` on, and -1 where no
    /// document has it.
    private final int[] table;

    private final long first;
    private final BitSet authored;
    private final BitSet sourced;
    private final BitSet disguised;
    /// Those that others are only compared with: by number, and by place.
    private final Set<Long> others;

    private final BitSet otherPlaces = new BitSet();

    /// O(documents), or O(documents × log documents) where their numbers lie far apart.
    public DocumentsById(List<Document> documents) {
        this.documents = documents;
        authored = new BitSet();
        sourced = new BitSet();
        disguised = new BitSet();
        others = Set.of();
        long least = Long.MAX_VALUE;
        long most = Long.MIN_VALUE;
        for (int place = 0; place < documents.size(); place++) {
            Document document = documents.get(place);
            least = Math.min(least, document.id());
            most = Math.max(most, document.id());
            authored.set(place, document.metadata().author().isPresent());
            sourced.set(place, document.metadata().source().isPresent());
            disguised.set(place, !document.disguises().isEmpty());
        }
        first = least;
        if (most - least < ROOM * documents.size()) {
            ids = new long[0];
            table = near((int) (most - least) + 1);
        } else {
            ids = documents.stream().mapToLong(Document::id).sorted().toArray();
            table = far();
        }
    }

    /// The same documents, of which others are only compared with some.
    private DocumentsById(DocumentsById known, Set<Long> others) {
        documents = known.documents;
        ids = known.ids;
        table = known.table;
        first = known.first;
        authored = known.authored;
        sourced = known.sourced;
        disguised = known.disguised;
        this.others = others;
        for (long id : others) {
            int place = place(id);
            if (place >= 0) {
                otherPlaces.set(place);
            }
        }
    }

    /// The same documents, where those with these numbers are not checked: others are only compared with them.
    /// O(others).
    DocumentsById comparedWith(Set<Long> now) {
        return now.equals(others) ? this : new DocumentsById(this, now);
    }

    /// Whether these are the same documents in the same order, and the same of them are checked. O(1) where both were
    /// made of the same list, else O(documents) at most.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof DocumentsById same && documents.equals(same.documents) && others.equals(same.others);
    }

    @Override
    public int hashCode() {
        return Objects.hash(documents.size(), others.size());
    }

    private int[] near(int range) {
        int[] places = new int[range];
        Arrays.fill(places, -1);
        for (int place = 0; place < documents.size(); place++) {
            places[(int) (documents.get(place).id() - first)] = place;
        }
        return places;
    }

    private int[] far() {
        int[] places = new int[ids.length];
        for (int place = 0; place < ids.length; place++) {
            places[Arrays.binarySearch(ids, documents.get(place).id())] = place;
        }
        return places;
    }

    /// The place of a document in the list; -1 when there is no such document. O(1), or O(log documents) where the
    /// numbers lie far apart.
    public int place(long id) {
        if (ids.length > 0) {
            int found = Arrays.binarySearch(ids, id);
            return found < 0 ? -1 : table[found];
        }
        return id < first || id - first >= table.length ? -1 : table[(int) (id - first)];
    }

    /// The document with a number.
    public @Nullable Document get(long id) {
        int place = place(id);
        return place < 0 ? null : documents.get(place);
    }

    public List<Document> documents() {
        return documents;
    }

    /// How many of the documents are checked.
    public int checked() {
        return documents.size() - otherPlaces.cardinality();
    }

    /// Whether the document at a place is checked, and not one that others are only compared with.
    public boolean isChecked(int place) {
        return !otherPlaces.get(place);
    }

    /// Whether one of the documents at these places names its author.
    public boolean isAnyAuthored(BitSet places) {
        return authored.intersects(places);
    }

    /// Whether one of the documents at these places names where it appeared.
    public boolean isAnySourced(BitSet places) {
        return sourced.intersects(places);
    }

    /// Whether one of the documents at these places is disguised.
    public boolean isAnyDisguised(BitSet places) {
        return disguised.intersects(places);
    }
}

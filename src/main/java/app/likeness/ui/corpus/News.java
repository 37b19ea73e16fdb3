package app.likeness.ui.corpus;

import app.likeness.compare.Pair;
import app.likeness.text.document.Document;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What came, changed and went since somebody last looked. Immutable.
public final class News {
    /// Nothing did.
    public static final News NONE = new News(Map.of(), 0);

    /// How a document, or a pair with one, stands to what was there.
    public enum Kind {
        NEW("news.new"),
        CHANGED("news.changed"),
        KNOWN("news.known");

        private final String key;

        Kind(String key) {
            this.key = key;
        }

        /// The key of its name.
        public String key() {
            return key;
        }
    }

    private final Map<Long, Kind> kinds;
    private final int gone;

    private News(Map<Long, Kind> kinds, int gone) {
        this.kinds = kinds;
        this.gone = gone;
    }

    /// What is there now and was not at the last look, and the other way round. O(documents × log documents).
    ///
    /// @param now what the files hold now
    /// @param templates files that are the template now: they have not gone
    public static News since(LastLook look, LastLook now, List<Document> documents, List<Path> templates) {
        if (look.isNever()) {
            return NONE;
        }
        Map<Long, Kind> kinds = new HashMap<>();
        BitSet there = new BitSet(look.size());
        for (Document each : documents) {
            int place = look.place(each.path());
            if (place < 0) {
                kinds.put(each.id(), Kind.NEW);
            } else {
                there.set(place);
                int own = now.place(each.path());
                if (own >= 0 && look.content(place) != now.content(own)) {
                    kinds.put(each.id(), Kind.CHANGED);
                }
            }
        }
        templates.stream().mapToInt(look::place).filter(place -> place >= 0).forEach(there::set);
        int gone = look.size() - there.cardinality();
        return kinds.isEmpty() && gone == 0 ? NONE : new News(Map.copyOf(kinds), gone);
    }

    public Kind of(Document document) {
        return kinds.getOrDefault(document.id(), Kind.KNOWN);
    }

    /// That of the newer one of its two documents.
    public Kind of(Pair pair) {
        Kind left = kinds.getOrDefault(pair.leftId(), Kind.KNOWN);
        Kind right = kinds.getOrDefault(pair.rightId(), Kind.KNOWN);
        return left.compareTo(right) < 0 ? left : right;
    }

    /// How many documents are new, or changed.
    public int count(Kind kind) {
        return (int) kinds.values().stream().filter(kind::equals).count();
    }

    /// How many documents went.
    public int gone() {
        return gone;
    }

    /// Whether there are documents to look at.
    public boolean isAny() {
        return !kinds.isEmpty();
    }

    /// Whether nothing came, changed or went.
    public boolean isNone() {
        return kinds.isEmpty() && gone == 0;
    }
}

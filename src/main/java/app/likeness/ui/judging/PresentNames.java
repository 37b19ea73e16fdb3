package app.likeness.ui.judging;

import app.likeness.review.JournalEntry;
import app.likeness.review.TextKey;
import app.likeness.review.Verdict;
import app.likeness.store.kept.Remembered;
import app.likeness.text.document.Document;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// What the documents of verdicts are called now. A verdict is bound to contents and knows the names that these had
/// when it was given; files may have been renamed since.
final class PresentNames {
    /// By content the numbers and titles of the documents that have it now.
    private final Map<TextKey, Map<Long, String>> titles = new HashMap<>();

    /// O(documents).
    ///
    /// @param texts the contents of documents by their numbers
    PresentNames(Collection<Document> documents, Map<Long, TextKey> texts) {
        for (Document document : documents) {
            TextKey text = texts.get(document.id());
            if (text != null) {
                titles.computeIfAbsent(text, ignored -> new TreeMap<>()).put(document.id(), document.title());
            }
        }
    }

    /// The same journal with names of now. A content that no document has keeps the name that it had.
    List<JournalEntry> in(List<JournalEntry> journal) {
        return journal.stream()
                .map(entry -> new JournalEntry(entry.id(), in(entry.verdict()), entry.isUndone()))
                .toList();
    }

    /// The same of what is remembered, from whatever corpus: what is here has the name that it has here.
    List<Remembered> ofRemembered(List<Remembered> remembered) {
        return remembered.stream()
                .map(each -> new Remembered(in(each.verdict()), each.corpus()))
                .toList();
    }

    private Verdict in(Verdict verdict) {
        Map<Long, String> now = new TreeMap<>();
        verdict.subject().texts().forEach(text -> now.putAll(titles.getOrDefault(text, Map.of())));
        List<String> fresh = new ArrayList<>(now.values());
        verdict.names().forEach(fresh::remove);
        List<String> names = new ArrayList<>();
        for (String name : verdict.names()) {
            names.add(now.containsValue(name) || fresh.isEmpty() ? name : fresh.removeFirst());
        }
        return verdict.named(names);
    }
}

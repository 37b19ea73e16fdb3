package app.likeness.review;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// The contents of the documents of a corpus, by number and the other way round.
final class DocumentTexts {
    private record Digest(long high, long low) {
        static Digest of(TextKey text) {
            return new Digest(text.digestHigh(), text.digestLow());
        }
    }

    private final Map<Long, TextKey> texts;
    private final Map<Digest, List<Long>> byDigest = new HashMap<>();
    private final Map<Long, List<Long>> byFolded = new HashMap<>();

    DocumentTexts(Map<Long, TextKey> texts) {
        this.texts = texts;
        texts.forEach((id, text) -> {
            byDigest.computeIfAbsent(Digest.of(text), ignored -> new ArrayList<>(1))
                    .add(id);
            byFolded.computeIfAbsent(text.folded(), ignored -> new ArrayList<>(1))
                    .add(id);
        });
    }

    /// The documents that have the content `text`, first those with the same bytes.
    Set<Long> documents(TextKey text) {
        Set<Long> found = new LinkedHashSet<>(byDigest.getOrDefault(Digest.of(text), List.of()));
        found.addAll(byFolded.getOrDefault(text.folded(), List.of()));
        return found;
    }

    Set<Long> documents(Collection<TextKey> some) {
        Set<Long> found = new LinkedHashSet<>();
        some.forEach(text -> found.addAll(documents(text)));
        return found;
    }

    boolean has(long document, TextKey text) {
        TextKey own = texts.get(document);
        return own != null && own.isSame(text);
    }

    /// Those of `documents` for whom nothing of `known` is left, the latest ones where several have one content:
    /// each known text stands for one document. Ascending. O(documents + known).
    List<Long> newcomers(Collection<Long> documents, List<TextKey> known) {
        Map<Digest, List<Integer>> digests = new HashMap<>();
        Map<Long, List<Integer>> folded = new HashMap<>();
        for (int i = 0; i < known.size(); i++) {
            digests.computeIfAbsent(Digest.of(known.get(i)), ignored -> new ArrayList<>(1))
                    .add(i);
            folded.computeIfAbsent(known.get(i).folded(), ignored -> new ArrayList<>(1))
                    .add(i);
        }
        var taken = new BitSet();
        List<Long> newcomers = new ArrayList<>();
        for (long document : new TreeSet<>(documents)) {
            TextKey text = texts.get(document);
            if (text != null
                    && !take(digests.getOrDefault(Digest.of(text), List.of()), taken)
                    && !take(folded.getOrDefault(text.folded(), List.of()), taken)) {
                newcomers.add(document);
            }
        }
        return newcomers;
    }

    private static boolean take(List<Integer> places, BitSet taken) {
        for (int place : places) {
            if (!taken.get(place)) {
                taken.set(place);
                return true;
            }
        }
        return false;
    }
}

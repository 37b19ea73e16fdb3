package app.likeness.bench;

import app.likeness.compare.Pair;
import app.likeness.compare.findings.Findings;
import app.likeness.store.kept.CorpusException;
import app.likeness.text.document.Document;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/// Documents of which some took a passage from another one and changed it; a scan says which of these copies are found.
final class PlantedCopies {
    private final List<Article> documents;
    private final List<Copy> copies = new ArrayList<>();
    private final BitSet touched = new BitSet();
    private final Articles writer;
    private final Dice dice;

    /// What was copied.
    ///
    /// @param units how long it is: characters of a script written without spaces, otherwise words
    /// @param percent how many of a hundred units were changed ([Edits#changed])
    record Kind(int units, int percent) {
        @Override
        public String toString() {
            return units + " units, " + percent + " % changed";
        }
    }

    /// @param source number of the document that it was taken from
    /// @param host number of the document in which it stands
    private record Copy(Kind kind, int source, int host) {}

    /// @param writer puts units in the place of others
    PlantedCopies(List<Article> documents, Articles writer, Dice dice) {
        this.documents = new ArrayList<>(documents);
        this.writer = writer;
        this.dice = dice;
    }

    /// Plants `count` copies, each in a document that none was planted in or taken from before. The documents must be
    /// enough.
    void plant(Kind kind, int count) {
        List<Integer> free = new ArrayList<>(IntStream.range(0, documents.size())
                .filter(document -> !touched.get(document))
                .boxed()
                .toList());
        dice.shuffle(free);
        int next = 0;
        for (int i = 0; i < count; i++) {
            String passage = "";
            int source = -1;
            while (passage.isEmpty()) {
                source = free.get(next++);
                passage = passage(documents.get(source), kind.units);
            }
            int host = free.get(next++);
            List<List<String>> paragraphs = new ArrayList<>(documents.get(host).paragraphs());
            paragraphs.add(
                    dice.between(0, paragraphs.size()), List.of(Edits.changed(passage, kind.percent, writer, dice)));
            documents.set(host, documents.get(host).with(paragraphs));
            touched.set(source);
            touched.set(host);
            copies.add(new Copy(kind, source, host));
        }
    }

    /// So many units from any place; empty where the document has too few.
    private String passage(Article document, int units) {
        List<String> all = Edits.units(String.join("", document.sentences()));
        int words = (int) all.stream().filter(Edits::isWord).count();
        if (words < units) {
            return "";
        }
        int skipped = dice.between(0, words - units);
        var passage = new StringBuilder();
        int seen = 0;
        for (String unit : all) {
            seen += Edits.isWord(unit) ? 1 : 0;
            if (seen > skipped && seen <= skipped + units) {
                passage.append(unit);
            }
        }
        return passage.toString();
    }

    /// How much of it was found.
    ///
    /// @param recall of each kind the share of the copies that are in a pair with their source
    /// @param others pairs of which nothing was planted
    /// @param inAMillion of a million pairs of documents that nothing was planted in or taken from, so many were
    ///     found
    record Found(Map<Kind, Double> recall, int others, double inAMillion) {
        Found {
            recall = Map.copyOf(recall);
        }
    }

    /// Scans the documents in `folder`, which is empty.
    Found found(Path folder) throws IOException, CorpusException {
        for (int i = 0; i < documents.size(); i++) {
            Files.writeString(folder.resolve(i + ".txt"), documents.get(i).text());
        }
        Findings findings = QualityBenchmark.findings(List.of(folder));
        Map<Long, Integer> numbers = new HashMap<>();
        for (Document document : findings.documents()) {
            numbers.put(
                    document.id(),
                    Integer.parseInt(
                            String.valueOf(document.path().getFileName()).replace(".txt", "")));
        }
        Set<Set<Integer>> pairs = new HashSet<>();
        int untouched = 0;
        for (Pair pair : findings.pairs()) {
            int left = numbers.getOrDefault(pair.leftId(), -1);
            int right = numbers.getOrDefault(pair.rightId(), -1);
            pairs.add(Set.of(left, right));
            untouched += touched.get(left) || touched.get(right) ? 0 : 1;
        }
        Map<Kind, Integer> all = new HashMap<>();
        Map<Kind, Integer> found = new HashMap<>();
        for (Copy copy : copies) {
            all.merge(copy.kind, 1, Integer::sum);
            found.merge(copy.kind, pairs.contains(Set.of(copy.source, copy.host)) ? 1 : 0, Integer::sum);
        }
        Map<Kind, Double> recall = new HashMap<>();
        found.forEach((kind, count) -> recall.put(kind, (double) count / all.getOrDefault(kind, 1)));
        double free = documents.size() - touched.cardinality();
        return new Found(
                recall,
                pairs.size()
                        - found.values().stream().mapToInt(Integer::intValue).sum(),
                untouched / Math.max(1, free * (free - 1) / 2e6));
    }
}

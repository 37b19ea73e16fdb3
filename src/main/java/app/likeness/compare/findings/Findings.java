package app.likeness.compare.findings;

import app.likeness.compare.Exclusions;
import app.likeness.compare.Pair;
import app.likeness.text.Skip;
import app.likeness.text.document.Document;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;

/// What views and reports show of a corpus.
///
/// @param documents by path
/// @param pairs strongest first ([Pair#rank]), then by ids
/// @param clusters largest first, then by strongest pair
/// @param skips by path
/// @param leftOut what is left out of the numbers
/// @param pairsLeftOut how many pairs are not here because nothing of what they share counts
/// @param leftOutCounts what `leftOut` really takes out of what pairs share, by kind; kinds that take nothing are
/// absent
public record Findings(
        List<Document> documents,
        List<Pair> pairs,
        List<Cluster> clusters,
        List<Skip> skips,
        Exclusions leftOut,
        int pairsLeftOut,
        List<LeftOutCount> leftOutCounts) {
    public Findings {
        documents = List.copyOf(documents);
        pairs = List.copyOf(pairs);
        clusters = List.copyOf(clusters);
        skips = List.copyOf(skips);
        leftOutCounts = List.copyOf(leftOutCounts);
    }

    /// Findings in which everything counts.
    public Findings(List<Document> documents, List<Pair> pairs, List<Cluster> clusters, List<Skip> skips) {
        this(documents, pairs, clusters, skips, Exclusions.NONE, 0, List.of());
    }

    /// How many documents are in at least one pair. O(pairs).
    public int sharingDocuments() {
        return (int) pairs.stream()
                .flatMapToLong(pair -> LongStream.of(pair.leftId(), pair.rightId()))
                .distinct()
                .count();
    }

    /// The part that is about these documents, pairs and clusters. What was not read stays: it is so for all of them.
    public Findings part(Set<Long> ids, List<Pair> ofPairs, List<Cluster> ofClusters) {
        List<Document> own = documents.stream()
                .filter(document -> ids.contains(document.id()))
                .toList();
        return new Findings(own, ofPairs, ofClusters, skips, leftOut, 0, List.of());
    }

    /// The part about one document: all that it shares text with.
    public Findings about(long document) {
        List<Pair> own = pairs.stream()
                .filter(pair -> pair.leftId() == document || pair.rightId() == document)
                .toList();
        Set<Long> ids = new HashSet<>(List.of(document));
        own.forEach(pair -> ids.addAll(List.of(pair.leftId(), pair.rightId())));
        return part(ids, own, List.of());
    }

    /// How many files were not read. What is said of a document does not make it one of them.
    public int unread() {
        return (int)
                skips.stream().filter(skip -> !skip.reason().isOfDocument()).count();
    }

    /// How many documents are in a cluster.
    public int clusteredDocuments() {
        int all = 0;
        for (Cluster cluster : clusters) {
            all += cluster.documentIds().size();
        }
        return all;
    }
}

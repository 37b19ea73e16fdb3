package app.likeness.ui.documents;

import app.likeness.compare.Findings;
import app.likeness.compare.Pair;
import app.likeness.compare.ShareBand;
import app.likeness.text.Document;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Findings made ready to be shown.
///
/// @param total documents in the corpus
/// @param groups clusters that they form
/// @param grouped documents in these clusters
/// @param sharing documents that share text, by their strongest band
/// @param documents those that share text, the largest share first
/// @param pairs strongest share first
/// @param pairsLeftOut pairs that are not here because nothing of what they share counts
/// @param pairsBelow pairs that are not here because they stand below the line
record Results(
        int total,
        int groups,
        int grouped,
        Map<ShareBand, Integer> sharing,
        List<DocumentRow> documents,
        List<PairRow> pairs,
        int pairsLeftOut,
        int pairsBelow) {
    static final Results NONE = new Results(0, 0, 0, Map.of(), List.of(), List.of(), 0, 0);

    /// O(documents × log documents + pairs).
    static Results of(Findings findings, int pairsBelow) {
        Map<Long, Document> byId = HashMap.newHashMap(findings.documents().size());
        findings.documents().forEach(document -> byId.put(document.id(), document));
        Map<Long, DocumentRow> best = new HashMap<>();
        Map<Long, ShareBand> bands = new HashMap<>();
        List<PairRow> pairs = new ArrayList<>(findings.pairs().size());
        for (Pair pair : findings.pairs()) {
            Document left = byId.get(pair.leftId());
            Document right = byId.get(pair.rightId());
            if (left == null || right == null) {
                // A scan that runs has replaced the document and not yet its pairs.
                continue;
            }
            pairs.add(new PairRow(pair, left, right));
            best.merge(left.id(), new DocumentRow(left, right, pair), Results::larger);
            best.merge(right.id(), new DocumentRow(right, left, pair), Results::larger);
            bands.merge(left.id(), pair.band(), Results::stronger);
            bands.merge(right.id(), pair.band(), Results::stronger);
        }
        Map<ShareBand, Integer> sharing = new EnumMap<>(ShareBand.class);
        bands.values().forEach(band -> sharing.merge(band, 1, Integer::sum));
        List<DocumentRow> documents = best.values().stream()
                .sorted(Comparator.comparingDouble(DocumentRow::shared)
                        .thenComparingDouble(DocumentRow::otherWay)
                        .reversed()
                        .thenComparing(row -> row.document().path()))
                .toList();
        return new Results(
                findings.documents().size(),
                findings.clusters().size(),
                findings.clusteredDocuments(),
                Map.copyOf(sharing),
                documents,
                pairs,
                findings.pairsLeftOut(),
                pairsBelow);
    }

    int sharing(ShareBand band) {
        return sharing.getOrDefault(band, 0);
    }

    private static DocumentRow larger(DocumentRow one, DocumentRow other) {
        int order = Double.compare(one.shared(), other.shared());
        return order > 0 || (order == 0 && one.otherWay() >= other.otherWay()) ? one : other;
    }

    private static ShareBand stronger(ShareBand one, ShareBand other) {
        return one.compareTo(other) <= 0 ? one : other;
    }
}

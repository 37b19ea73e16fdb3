package app.likeness.ui.clusters;

import app.likeness.compare.Cluster;
import app.likeness.compare.Pair;
import app.likeness.text.Document;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// A cluster with its documents.
///
/// @param documents by id, at least two
record GroupRow(Cluster cluster, List<Document> documents) {
    GroupRow {
        documents = List.copyOf(documents);
    }

    /// A document of the group with the one that it shares most with.
    ///
    /// @param best the pair of the two
    /// @param shared how much of the document also stands in its partner, 0…1
    record Member(Document document, Document partner, Pair best, double shared) {}

    /// The first document gives the group its name.
    String title() {
        return documents.getFirst().title();
    }

    /// Whether this is `other`, perhaps with more or fewer members by now.
    boolean isSameAs(GroupRow other) {
        return key() == other.key();
    }

    /// What stays the same while a group grows: its first document.
    long key() {
        return documents.getFirst().id();
    }

    int size() {
        return documents.size();
    }

    Pair strongest() {
        return cluster.strongestPair();
    }

    /// The largest share first.
    List<Member> members() {
        Map<Long, Document> byId = new HashMap<>();
        documents.forEach(document -> byId.put(document.id(), document));
        Map<Long, Member> best = new HashMap<>();
        for (Pair pair : cluster.pairs()) {
            Document left = byId.get(pair.leftId());
            Document right = byId.get(pair.rightId());
            if (left != null && right != null) {
                best.merge(left.id(), new Member(left, right, pair, pair.containmentLeft()), GroupRow::larger);
                best.merge(right.id(), new Member(right, left, pair, pair.containmentRight()), GroupRow::larger);
            }
        }
        return best.values().stream()
                .sorted(Comparator.comparingDouble(Member::shared)
                        .reversed()
                        .thenComparingLong(member -> member.document().id()))
                .toList();
    }

    private static Member larger(Member one, Member other) {
        return one.shared() >= other.shared() ? one : other;
    }
}

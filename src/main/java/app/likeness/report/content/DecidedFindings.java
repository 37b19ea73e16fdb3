package app.likeness.report.content;

import app.likeness.compare.Pair;
import app.likeness.compare.findings.Cluster;
import app.likeness.compare.findings.Findings;
import app.likeness.review.Review;
import app.likeness.review.State;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// The part of what was found that somebody confirmed: for a report on what was decided and nothing else.
public final class DecidedFindings {
    private DecidedFindings() {}

    /// The confirmed pairs with their documents, and the groups that hold one of them. O(findings).
    public static Findings confirmed(Findings findings, Review review) {
        List<Pair> pairs = findings.pairs().stream()
                .filter(pair -> review.pair(pair).state() == State.CONFIRMED)
                .toList();
        Set<Long> ids = new HashSet<>();
        pairs.forEach(pair -> ids.addAll(List.of(pair.leftId(), pair.rightId())));
        Set<Pair> confirmed = new HashSet<>(pairs);
        List<Cluster> clusters = findings.clusters().stream()
                .filter(cluster -> cluster.pairs().stream().anyMatch(confirmed::contains))
                .toList();
        clusters.forEach(cluster -> ids.addAll(cluster.documentIds()));
        return findings.part(ids, pairs, clusters);
    }
}

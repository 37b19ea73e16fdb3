package app.likeness.compare.findings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.compare.Pair;
import java.util.List;
import org.junit.jupiter.api.Test;

class FindingsTest {
    private static final Pair STRONG = pair(1, 2, 0.8);
    private static final Pair AT_THE_LINE = pair(3, 4, Clusters.LEAST_SHARE);
    private static final Pair WEAK = pair(4, 5, 0.14);

    @Test
    void documentsOfWeakPairsShareTextButAreInNoCluster() {
        List<Pair> pairs = List.of(STRONG, AT_THE_LINE, WEAK);
        Findings findings = new Findings(List.of(), pairs, Clusters.of(pairs, Clusters.LEAST_SHARE), List.of());
        assertEquals(5, findings.sharingDocuments());
        assertEquals(4, findings.clusteredDocuments());
        assertEquals(
                List.of(List.of(1L, 2L), List.of(3L, 4L)),
                findings.clusters().stream().map(Cluster::documentIds).toList());
    }

    private static Pair pair(long left, long right, double share) {
        return new Pair(left, right, 5, share / 2, share, share, 100, 100);
    }
}

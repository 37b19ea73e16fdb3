package app.likeness.ui.support;

import app.likeness.compare.DisjointSets;
import app.likeness.compare.Pair;
import app.likeness.compare.findings.Cluster;
import app.likeness.compare.findings.Clusters;
import java.util.List;
import java.util.stream.LongStream;

/// Groups for views of a group, which take it as it comes: all documents of some pairs, whether a scan would group them
/// or not.
public final class Connected {
    private Connected() {}

    /// The documents of these pairs, which must be connected by them, as one group.
    public static Cluster of(List<Pair> pairs) {
        List<Pair> strongestFirst =
                pairs.stream().sorted(Clusters.STRONGEST_FIRST).toList();
        long[] ids = pairs.stream()
                .flatMapToLong(pair -> LongStream.of(pair.leftId(), pair.rightId()))
                .sorted()
                .distinct()
                .toArray();
        var sets = new DisjointSets((int) ids[ids.length - 1] + 1);
        Pair weakest = strongestFirst.getFirst();
        for (Pair pair : strongestFirst) {
            if (sets.unite((int) pair.leftId(), (int) pair.rightId())) {
                weakest = pair;
            }
        }
        return new Cluster(LongStream.of(ids).boxed().toList(), strongestFirst, weakest);
    }
}

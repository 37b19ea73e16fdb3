package app.likeness.compare.search;

import app.likeness.compare.index.DocumentFingerprints;
import app.likeness.fingerprint.neighbours.EqualValues;
import java.util.BitSet;
import java.util.List;

/// Documents grouped by equal folded text, so that the search compares each text once, and which pairs of documents
/// are wanted at all: not two documents of the archive, and at least one fresh one.
final class CopyGroups {
    private final EqualValues groups;
    private final BitSet archive;
    private final BitSet fresh;
    private final int[] archived;
    private final int[] stale;
    private final int[] archivedAndStale;

    static CopyGroups of(List<DocumentFingerprints> documents, BitSet archive, BitSet fresh) {
        return new CopyGroups(
                documents.stream().mapToLong(DocumentFingerprints::foldedHash).toArray(), archive, fresh);
    }

    /// Both bit sets are over documents.
    ///
    /// @param foldedHashes by document
    CopyGroups(long[] foldedHashes, BitSet archive, BitSet fresh) {
        this.groups = EqualValues.of(foldedHashes);
        this.archive = archive;
        this.fresh = fresh;
        this.archived = new int[groups.groups()];
        this.stale = new int[groups.groups()];
        this.archivedAndStale = new int[groups.groups()];
        for (int group = 0; group < groups.groups(); group++) {
            for (int i = 0; i < groups.size(group); i++) {
                int document = groups.member(group, i);
                boolean old = !fresh.get(document);
                archived[group] += archive.get(document) ? 1 : 0;
                stale[group] += old ? 1 : 0;
                archivedAndStale[group] += old && archive.get(document) ? 1 : 0;
            }
        }
    }

    int size() {
        return groups.groups();
    }

    int size(int group) {
        return groups.size(group);
    }

    int member(int group, int member) {
        return groups.member(group, member);
    }

    /// The document that stands for `group`.
    int representative(int group) {
        return groups.member(group, 0);
    }

    /// Whether any document of `group` is fresh.
    boolean isFresh(int group) {
        return stale[group] < groups.size(group);
    }

    boolean isArchive(int document) {
        return archive.get(document);
    }

    boolean isWanted(int left, int right) {
        return !(archive.get(left) && archive.get(right)) && (fresh.get(left) || fresh.get(right));
    }

    /// How many wanted pairs there are between two groups.
    long wanted(int left, int right) {
        return (long) groups.size(left) * groups.size(right)
                - (long) archived[left] * archived[right]
                - (long) stale[left] * stale[right]
                + (long) archivedAndStale[left] * archivedAndStale[right];
    }

    /// How many wanted pairs there are within a group.
    long wanted(int group) {
        return pairs(groups.size(group))
                - pairs(archived[group])
                - pairs(stale[group])
                + pairs(archivedAndStale[group]);
    }

    private static long pairs(long size) {
        return size * (size - 1) / 2;
    }
}

package app.likeness.compare.index;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/// The texts of an index that have winnowed hashes of passages, found for one passage after the other: of each there
/// may be traces in most texts. Confined to one thread.
public final class PassageTexts {
    private final List<long[]> passages;
    private final SharedTexts shared;
    private final int[] counts;
    private final int[] touched;

    /// @param shared knows the hashes of all passages
    /// @param size how many texts the index has
    public PassageTexts(List<long[]> passages, SharedTexts shared, int size) {
        this.passages = List.copyOf(passages);
        this.shared = shared;
        this.counts = new int[size];
        this.touched = new int[size];
    }

    /// How many passages there are.
    public int passages() {
        return passages.size();
    }

    /// The texts of one passage; none where it has no hash. O(postings of its hashes).
    public Found of(int passage) {
        long[] different =
                Arrays.stream(passages.get(passage)).sorted().distinct().toArray();
        int size = shared.count(new DocumentFingerprints(0, null, different), counts, touched);
        int whole = different.length;
        int part = (whole + 3) / 4;
        var found = new Found(
                texts(size, text -> counts[text] == whole),
                texts(size, text -> counts[text] >= part && counts[text] < whole),
                texts(size, text -> counts[text] < part));
        for (int i = 0; i < size; i++) {
            counts[touched[i]] = 0;
        }
        return found;
    }

    private int[] texts(int size, IntPredicate wanted) {
        return Arrays.stream(touched, 0, size).filter(wanted).toArray();
    }

    /// What has hashes of one passage, by the numbers of the texts in the index, in no order.
    public static final class Found {
        private final int[] all;
        private final int[] parts;
        private final int[] traces;

        private Found(int[] all, int[] parts, int[] traces) {
            this.all = all;
            this.parts = parts;
            this.traces = traces;
        }

        /// Those with all of them.
        public int[] all() {
            return all;
        }

        /// Those with a quarter of them and more, but not all.
        public int[] parts() {
            return parts;
        }

        /// Those with fewer.
        public int[] traces() {
            return traces;
        }
    }
}

package app.likeness.compare;

/// Union-find over 0…n − 1 with path halving; a set's smallest member stands for it. Near O(1) a call.
public final class DisjointSets {
    private final int[] parents;

    public DisjointSets(int size) {
        parents = new int[size];
        for (int i = 0; i < size; i++) {
            parents[i] = i;
        }
    }

    /// The smallest member of the set of `member`.
    public int find(int member) {
        int at = member;
        while (parents[at] != at) {
            parents[at] = parents[parents[at]];
            at = parents[at];
        }
        return at;
    }

    /// Unites the sets of `left` and `right`; whether they were two.
    public boolean unite(int left, int right) {
        int first = find(left);
        int second = find(right);
        parents[Math.max(first, second)] = Math.min(first, second);
        return first != second;
    }
}

package app.likeness.ui.pair.text;

/// The heights of the cells of a column, in pixels, most of them estimated until their cell was laid out, with their
/// running sums: a Fenwick tree (Fenwick 1994), O(log n) for each question and each change.
final class Heights {
    private final double[] tree;
    private final double[] height;
    private final boolean[] measured;
    private final int top;

    /// @param estimates one height for each cell, above 0
    Heights(double[] estimates) {
        height = estimates.clone();
        tree = new double[height.length + 1];
        measured = new boolean[height.length];
        top = Integer.highestOneBit(Math.max(1, height.length));
        for (int i = 1; i <= height.length; i++) {
            tree[i] += height[i - 1];
            int parent = i + (i & -i);
            if (parent <= height.length) {
                tree[parent] += tree[i];
            }
        }
    }

    int count() {
        return height.length;
    }

    double height(int index) {
        return height[index];
    }

    boolean isMeasured(int index) {
        return measured[index];
    }

    /// Replaces the estimate of a cell by what was measured.
    void measured(int index, double pixels) {
        double change = pixels - height[index];
        height[index] = pixels;
        measured[index] = true;
        for (int i = index + 1; i <= height.length; i += i & -i) {
            tree[i] += change;
        }
    }

    /// The sum of the heights of the cells before `index`; `top(count())` is the height of all.
    double top(int index) {
        double sum = 0;
        for (int i = index; i > 0; i -= i & -i) {
            sum += tree[i];
        }
        return sum;
    }

    double total() {
        return top(height.length);
    }

    /// The cell that covers the height `y`, clamped to the first and the last one.
    int at(double y) {
        int index = 0;
        double rest = y;
        for (int step = top; step > 0; step >>= 1) {
            int next = index + step;
            if (next <= height.length && tree[next] <= rest) {
                index = next;
                rest -= tree[next];
            }
        }
        return Math.clamp(index, 0, Math.max(0, height.length - 1));
    }
}

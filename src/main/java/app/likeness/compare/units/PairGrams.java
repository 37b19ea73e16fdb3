package app.likeness.compare.units;

/// The [Triples] of two texts, numbered alike, from 0. O(length).
final class PairGrams {
    static final int LENGTH = Triples.LENGTH;

    private final int[] left;
    private final int[] right;
    private final int[] counts;
    private final int leftUnits;
    private final int rightUnits;

    PairGrams(UnitText left, UnitText right) {
        this.leftUnits = left.units();
        this.rightUnits = right.units();
        Triples rightGrams = right.triples();
        NumberedHashes.Joined joined =
                rightGrams.different().joinedTo(left.triples().different());
        this.left = left.triples().numbers();
        this.right = new int[rightGrams.numbers().length];
        for (int unit = 0; unit < this.right.length; unit++) {
            this.right[unit] = joined.number(rightGrams.numbers()[unit]);
        }
        this.counts = new int[joined.size()];
        count(this.left);
        count(this.right);
    }

    private void count(int[] grams) {
        for (int gram : grams) {
            counts[gram]++;
        }
    }

    /// By unit of the left text the number of the gram that begins there; none for the last two. Not to be changed.
    int[] left() {
        return left;
    }

    /// The same of the right text.
    int[] right() {
        return right;
    }

    int leftUnits() {
        return leftUnits;
    }

    int rightUnits() {
        return rightUnits;
    }

    /// How many different grams there are.
    int size() {
        return counts.length;
    }

    /// How often the two texts have `gram`.
    int count(int gram) {
        return counts[gram];
    }
}

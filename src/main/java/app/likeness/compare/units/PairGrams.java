package app.likeness.compare.units;

/// The runs of three units of two texts, each whatever its order, numbered alike, from 0. O(length).
///
/// Three characters in a row are what texts of the same matter seldom share by chance and edited copies share
/// everywhere, whatever the order of their sentences. Exchanged neighbours still meet.
final class PairGrams {
    static final int LENGTH = 3;

    private final NumberedHashes numbers;
    private final int[] left;
    private final int[] right;
    private final int[] counts;
    private final int leftUnits;
    private final int rightUnits;

    PairGrams(UnitText left, UnitText right) {
        this.numbers = new NumberedHashes(left.units() + right.units());
        this.leftUnits = left.units();
        this.rightUnits = right.units();
        this.left = grams(left);
        this.right = grams(right);
        this.counts = new int[numbers.size()];
        count(this.left);
        count(this.right);
    }

    private int[] grams(UnitText text) {
        int[] grams = new int[Math.max(0, text.units() - LENGTH + 1)];
        for (int unit = 0; unit < grams.length; unit++) {
            long hash = 0;
            for (int i = 0; i < LENGTH; i++) {
                long mixed = text.unit(unit + i) * NumberedHashes.SPREAD;
                hash += mixed ^ mixed >>> 32;
            }
            grams[unit] = numbers.number(hash);
        }
        return grams;
    }

    private void count(int[] grams) {
        for (int gram : grams) {
            counts[gram]++;
        }
    }

    /// By unit of the left text the number of the gram that begins there; none for the last two.
    int[] left() {
        return left;
    }

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

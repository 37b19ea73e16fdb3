package app.likeness.compare.units;

/// The runs of three units of a text, each whatever its order, numbered from 0 as they first come. Immutable.
///
/// Three characters in a row are what texts of the same matter seldom share by chance and edited copies share
/// everywhere, whatever the order of their sentences. Exchanged neighbours still meet.
final class Triples {
    static final int LENGTH = 3;

    private final int[] numbers;
    private final NumberedHashes different;

    /// O(units).
    Triples(UnitText text) {
        this.numbers = new int[Math.max(0, text.units() - LENGTH + 1)];
        var numbered = new NumberedHashes(numbers.length);
        for (int unit = 0; unit < numbers.length; unit++) {
            long hash = 0;
            for (int i = 0; i < LENGTH; i++) {
                long mixed = text.unit(unit + i) * NumberedHashes.SPREAD;
                hash += mixed ^ mixed >>> 32;
            }
            numbers[unit] = numbered.number(hash);
        }
        this.different = numbered.complete();
    }

    /// By unit the number of the gram that begins there; none for the last two. Not to be changed.
    int[] numbers() {
        return numbers;
    }

    NumberedHashes different() {
        return different;
    }
}

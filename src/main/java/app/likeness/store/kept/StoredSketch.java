package app.likeness.store.kept;

import app.likeness.fingerprint.Sketch;
import java.util.Comparator;

/// A sketch that a corpus keeps, and how far it is from the one that was asked for.
///
/// @param document the number of its document
/// @param distance 0…64
public record StoredSketch(long document, Sketch sketch, int distance) {
    /// The nearest first, then by number.
    public static final Comparator<StoredSketch> NEAREST =
            Comparator.comparingInt(StoredSketch::distance).thenComparingLong(StoredSketch::document);

    /// In how many of its four bands it agrees with a sketch.
    public int equalBands(Sketch other) {
        int equal = 0;
        for (int band = 0; band < Sketch.BANDS; band++) {
            equal += sketch.band(band) == other.band(band) ? 1 : 0;
        }
        return equal;
    }
}

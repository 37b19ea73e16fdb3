package app.likeness.ui;

import app.likeness.compare.ShareBand;

/// The names of the bands in words.
public final class Bands {
    private Bands() {}

    /// The key of the name of `band`.
    public static String key(ShareBand band) {
        return switch (band) {
            case ALMOST_SAME -> "band.almostSame";
            case EDITED_COPY -> "band.editedCopy";
            case LARGE_PARTS -> "band.largeParts";
            case PASSAGES -> "band.passages";
        };
    }
}

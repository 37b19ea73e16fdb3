package app.likeness.compare;

/// How much of the shorter text also stands in the other, in four steps that have names in words.
public enum ShareBand {
    /// At least 90 %.
    ALMOST_SAME("almost-same", 0.90),
    /// At least 60 %.
    EDITED_COPY("edited-copy", 0.60),
    /// At least 25 %.
    LARGE_PARTS("large-parts", 0.25),
    /// Less, but at least one passage.
    PASSAGES("passages", 0);

    private static final ShareBand[] ALL = values();

    private final String label;
    private final double least;

    ShareBand(String label, double least) {
        this.label = label;
        this.least = least;
    }

    /// The name in files.
    public String label() {
        return label;
    }

    /// The least share in the band, 0…1.
    public double least() {
        return least;
    }

    /// The band of a share from 0 to 1.
    public static ShareBand of(double share) {
        for (ShareBand band : ALL) {
            if (share >= band.least) {
                return band;
            }
        }
        return PASSAGES;
    }
}

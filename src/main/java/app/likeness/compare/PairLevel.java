package app.likeness.compare;

/// What a pair is called: the steps of its share ([ShareBand]), of which the highest is two things. Where most of both
/// texts is shared they are almost the same; where a text stands in one that has much more, it stands in it, and the
/// two are not the same. What stands in many texts makes none of them a copy of another: standing phrases.
///
/// Example: a notice of 40 lines that a report of 400 quotes in full is [#WITHIN] with shares of 100 % and 10 %.
public enum PairLevel {
    ALMOST_SAME("almost-same"),
    WITHIN("within"),
    EDITED_COPY("edited-copy"),
    LARGE_PARTS("large-parts"),
    PASSAGES("passages"),
    /// What they share many others have, too ([Pair#isPhrases]).
    PHRASES("phrases");

    /// From which share of the text that has less of itself in the other on two texts are almost the same, 0…1.
    private static final double BOTH = 0.75;

    private final String label;

    PairLevel(String label) {
        this.label = label;
    }

    /// The name in keys.
    public String label() {
        return label;
    }

    /// The level of two containments, 0…1.
    static PairLevel of(double containmentLeft, double containmentRight) {
        return switch (ShareBand.of(Math.max(containmentLeft, containmentRight))) {
            case ALMOST_SAME -> Math.min(containmentLeft, containmentRight) >= BOTH ? ALMOST_SAME : WITHIN;
            case EDITED_COPY -> EDITED_COPY;
            case LARGE_PARTS -> LARGE_PARTS;
            case PASSAGES -> PASSAGES;
        };
    }
}

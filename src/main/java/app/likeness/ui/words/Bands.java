package app.likeness.ui.words;

import app.likeness.compare.Pair;
import app.likeness.compare.PairLevel;

/// The names of the levels in words.
public final class Bands {
    private Bands() {}

    /// The level of a pair that is looked at, as A and B: which text stands in which.
    public static String words(Messages messages, Pair pair) {
        if (pair.level() != PairLevel.WITHIN) {
            return messages.get(key(pair.level()));
        }
        boolean isLeft = pair.containmentLeft() > pair.containmentRight();
        return messages.get(
                pair.share() < 1 ? "band.within.most" : "band.within.all", isLeft ? "A" : "B", isLeft ? "B" : "A");
    }

    /// The key of the name of `level`.
    public static String key(PairLevel level) {
        return switch (level) {
            case ALMOST_SAME -> "band.almostSame";
            case WITHIN -> "band.within";
            case EDITED_COPY -> "band.editedCopy";
            case LARGE_PARTS -> "band.largeParts";
            case PASSAGES -> "band.passages";
            case PHRASES -> "band.phrases";
        };
    }
}

package app.likeness.ui.pair.text;

import app.likeness.compare.Match;

/// How the kind of a match is written: a sign and a word.
public final class Kinds {
    private Kinds() {}

    public static String sign(Match.Kind kind) {
        return switch (kind) {
            case SAME -> "=";
            case EDITED -> "≈";
            case REORDERED -> "⇄";
            case SUMMARISED -> "∑";
        };
    }

    /// The key of the word.
    public static String key(Match.Kind kind) {
        return switch (kind) {
            case SAME -> "pair.kind.same";
            case EDITED -> "pair.kind.edited";
            case REORDERED -> "pair.kind.reordered";
            case SUMMARISED -> "pair.kind.summarised";
        };
    }
}

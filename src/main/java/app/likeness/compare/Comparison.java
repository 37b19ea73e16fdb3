package app.likeness.compare;

import java.util.Comparator;
import java.util.List;

/// What two texts share, with the numbers that are counted from it.
///
/// A character inside the span of at least one match is shared, whether it is the same on both sides or was changed
/// there, unless it is what that side has beyond the other (`Surplus`); it counts once, however many matches cover it:
/// a text that stands twice in the other is contained there once with each of its characters, and both its copies are
/// contained in it.
///
/// @param matches sorted by left start, then by right start
/// @param charactersLeft folded characters of the left text
/// @param charactersRight folded characters of the right text
/// @param sharedLeft characters of the left text that are shared
/// @param sharedRight the same of the right text
/// @param resemblance shared ÷ all distinct grams, 0…1 (Broder 1997)
public record Comparison(
        List<Match> matches,
        int charactersLeft,
        int charactersRight,
        int sharedLeft,
        int sharedRight,
        double resemblance) {
    public static final Comparator<Match> BY_LEFT =
            Comparator.comparing(Match::left).thenComparing(Match::right);

    public Comparison {
        matches = List.copyOf(matches);
    }

    /// Shared characters ÷ characters of the left text, 0…1; 0 for a text without characters.
    public double containmentLeft() {
        return charactersLeft == 0 ? 0 : (double) sharedLeft / charactersLeft;
    }

    /// Shared characters ÷ characters of the right text, 0…1; 0 for a text without characters.
    public double containmentRight() {
        return charactersRight == 0 ? 0 : (double) sharedRight / charactersRight;
    }

    /// The same with the sides exchanged.
    public Comparison mirrored() {
        return new Comparison(
                mirrored(matches),
                /* charactersLeft= */ charactersRight,
                /* charactersRight= */ charactersLeft,
                /* sharedLeft= */ sharedRight,
                /* sharedRight= */ sharedLeft,
                resemblance);
    }

    /// Matches seen from the other side, in its order.
    public static List<Match> mirrored(List<Match> matches) {
        return matches.stream().map(Match::mirrored).sorted(BY_LEFT).toList();
    }
}

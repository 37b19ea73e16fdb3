package app.likeness.compare;

import java.util.OptionalDouble;

/// The numbers of a pair under one setting: everything in percent is divided here and nowhere else.
///
/// All counts are of folded characters (letters and digits) that count under the setting: what is left out has left
/// the shared ones and all of them alike. Texts that are the same have containments of exactly 1.
///
/// @param charactersLeft of the left text
/// @param charactersRight of the right text
/// @param sharedLeft those of the left text that stand in the right one word for word: what is tinted as the same
/// @param sharedRight those of the right text that stand in the left one word for word
/// @param changedLeft those of the left text that are inside a passage and are not the same: changed words
/// @param changedRight the same of the right text
/// @param longestPassage those of the longest passage, changed ones included, on the side where it has fewer
public record Shares(
        int charactersLeft,
        int charactersRight,
        int sharedLeft,
        int sharedRight,
        int changedLeft,
        int changedRight,
        int longestPassage) {
    public Shares {
        if (sharedLeft < 0
                || changedLeft < 0
                || sharedLeft + changedLeft > charactersLeft
                || sharedRight < 0
                || changedRight < 0
                || sharedRight + changedRight > charactersRight) {
            throw new IllegalArgumentException("a text must have what it shares: " + sharedLeft + " and " + changedLeft
                    + " of " + charactersLeft + ", " + sharedRight + " and " + changedRight + " of "
                    + charactersRight);
        }
    }

    /// The share of the left text that stands in the right one word for word, 0…1; absent when nothing of the left text
    /// counts.
    public OptionalDouble containmentLeft() {
        return share(sharedLeft, charactersLeft);
    }

    /// The share of the right text that stands in the left one word for word, 0…1; absent when nothing of the right
    /// text counts.
    public OptionalDouble containmentRight() {
        return share(sharedRight, charactersRight);
    }

    /// The share of the left text that was changed inside passages, 0…1; absent when nothing of the left text counts.
    public OptionalDouble changedShareLeft() {
        return share(changedLeft, charactersLeft);
    }

    /// The same of the right text.
    public OptionalDouble changedShareRight() {
        return share(changedRight, charactersRight);
    }

    /// The larger of the two containments; absent when both are.
    public OptionalDouble share() {
        OptionalDouble left = containmentLeft();
        OptionalDouble right = containmentRight();
        return left.isEmpty() || (right.isPresent() && right.getAsDouble() > left.getAsDouble()) ? right : left;
    }

    /// The smaller of the two shared counts.
    public int sharedCharacters() {
        return Math.min(sharedLeft, sharedRight);
    }

    private static OptionalDouble share(int shared, int all) {
        return all == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) shared / all);
    }
}

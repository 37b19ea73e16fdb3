package app.likeness.ui.pair.text;

/// What a user can do with a match wherever it is shown: as a passage, a ribbon, a badge or a row.
public interface MatchActions {
    /// Chooses a match, by its number from 0.
    void select(int match);

    /// The pointer is over a match; -1: over none.
    void hover(int match);
}

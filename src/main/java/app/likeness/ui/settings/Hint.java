package app.likeness.ui.settings;

/// What the sample's tour says, one sentence in each of four views.
public enum Hint {
    RESULTS,
    PAIR,
    GROUPS,
    FOLDERS
}

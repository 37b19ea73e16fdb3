package app.likeness.ui.corpus;

/// How far the scan of the open corpus is with reading its files.
public enum ReadingState {
    UNDER_WAY,
    /// The user lets it wait.
    PAUSED,
    /// It ended before the last file: somebody stopped it, or it could not go on.
    CUT_OFF,
    /// Each file was read or found not to be a document.
    COMPLETE
}

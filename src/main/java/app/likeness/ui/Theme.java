package app.likeness.ui;

/// Light or dark.
public enum Theme {
    /// As the system is set, also when that changes while the window is open.
    SYSTEM,
    LIGHT,
    DARK
}

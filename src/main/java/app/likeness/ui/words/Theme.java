package app.likeness.ui.words;

/// Light or dark.
public enum Theme {
    /// As the system is set, also when that changes while the window is open.
    SYSTEM("menu.view.theme.system"),
    LIGHT("menu.view.theme.light"),
    DARK("menu.view.theme.dark");

    private final String key;

    Theme(String key) {
        this.key = key;
    }

    /// The key of its name.
    public String key() {
        return key;
    }
}

package app.likeness.ui;

import java.util.Locale;

/// The language of the window.
public enum Language {
    /// The system's language if the window speaks it, else English.
    SYSTEM,
    ENGLISH,
    CHINESE;

    /// The locale that the window speaks with this choice on a machine set to `system`.
    public Locale locale(Locale system) {
        return switch (this) {
            case SYSTEM -> system.getLanguage().equals("zh") ? Locale.SIMPLIFIED_CHINESE : Locale.ENGLISH;
            case ENGLISH -> Locale.ENGLISH;
            case CHINESE -> Locale.SIMPLIFIED_CHINESE;
        };
    }
}

package app.likeness.ui.words;

import app.likeness.report.words.Languages;
import java.util.Locale;

/// The language of the window.
public enum Language {
    /// The system's language if the window speaks it, else English.
    SYSTEM,
    ENGLISH,
    SIMPLIFIED_CHINESE,
    TRADITIONAL_CHINESE;

    /// The locale that the window speaks with this choice on a machine set to `system`.
    public Locale locale(Locale system) {
        return switch (this) {
            case SYSTEM -> Languages.spoken(system);
            case ENGLISH -> Locale.ENGLISH;
            case SIMPLIFIED_CHINESE -> Locale.SIMPLIFIED_CHINESE;
            case TRADITIONAL_CHINESE -> Locale.TRADITIONAL_CHINESE;
        };
    }

    /// The key of its name, which is written in the language itself.
    public String key() {
        return switch (this) {
            case SYSTEM -> "menu.view.language.system";
            case ENGLISH -> "menu.view.language.english";
            case SIMPLIFIED_CHINESE -> "menu.view.language.simplified";
            case TRADITIONAL_CHINESE -> "menu.view.language.traditional";
        };
    }
}

package app.likeness.report.words;

import java.util.Locale;
import java.util.Set;

/// The languages that the program speaks.
public final class Languages {
    /// Where Chinese is written in Traditional characters unless the locale names a script.
    private static final Set<String> TRADITIONAL = Set.of("TW", "HK", "MO");

    private Languages() {}

    /// What is spoken to somebody who wants `wanted`: Chinese in the script of the locale, or of its country where
    /// it names none; English for every other language.
    public static Locale spoken(Locale wanted) {
        if (!wanted.getLanguage().equals("zh")) {
            return Locale.ENGLISH;
        }
        boolean isTraditional = wanted.getScript().isEmpty()
                ? TRADITIONAL.contains(wanted.getCountry())
                : wanted.getScript().equals("Hant");
        return isTraditional ? Locale.TRADITIONAL_CHINESE : Locale.SIMPLIFIED_CHINESE;
    }
}

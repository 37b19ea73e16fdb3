package app.likeness.report;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/// The words of a report, in the language that [Languages] chooses, whatever the computer's own language is.
final class ReportWords {
    private final Locale locale;
    private final ResourceBundle bundle;

    ReportWords(Locale wanted) {
        locale = Languages.spoken(wanted);
        bundle = BundledWords.bundle("report", locale);
    }

    /// The language of the words, as HTML names it.
    String language() {
        return locale.toLanguageTag();
    }

    String of(String key) {
        return bundle.getString(key);
    }

    /// The words for `key` with `arguments` in their places; numbers are grouped as the language does.
    String of(String key, Object... arguments) {
        return new MessageFormat(bundle.getString(key), locale).format(arguments);
    }
}

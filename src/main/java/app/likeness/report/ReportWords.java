package app.likeness.report;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/// The words of a report in one language. Every form of Chinese gets the Simplified bundle, every other language the
/// English one, whatever the computer's own language is.
final class ReportWords {
    private final Locale locale;
    private final ResourceBundle bundle;

    ReportWords(Locale wanted) {
        locale = wanted.getLanguage().equals("zh") ? Locale.SIMPLIFIED_CHINESE : Locale.ENGLISH;
        bundle = ResourceBundle.getBundle(
                "app.likeness.report.report",
                locale,
                ReportWords.class.getClassLoader(),
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
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

package app.likeness.report.words;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.Objects;
import java.util.ResourceBundle;

/// The words of one bundle of this package, in the language that [Languages] chooses.
public final class BundledWords {
    private final Locale locale;
    private final ResourceBundle bundle;

    /// @param name of the bundle, such as `reasons`
    BundledWords(String name, Locale wanted) {
        locale = Languages.spoken(wanted);
        bundle = bundle(name, locale);
    }

    /// The bundle itself, in exactly this language.
    public static ResourceBundle bundle(String name, Locale locale) {
        return ResourceBundle.getBundle(
                "app.likeness.report.words." + name,
                locale,
                BundledWords.class.getClassLoader(),
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    String of(String key, Object... arguments) {
        return new MessageFormat(Objects.requireNonNull(bundle.getString(key)), locale).format(arguments);
    }
}

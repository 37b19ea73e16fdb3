package app.likeness.ui.words;

import app.likeness.report.words.Languages;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/// The words of the window in the language that is chosen now. What is bound to [#text] changes when the language
/// does.
///
/// Every message is a [MessageFormat], also those without arguments; the bundles write ’ for an apostrophe.
///
/// ```java
/// label.textProperty().bind(messages.text("groups.documents", count));
/// ```
public final class Messages {
    private final ReadOnlyObjectWrapper<Locale> locale = new ReadOnlyObjectWrapper<>();
    private volatile Formats formats;

    /// What is read once of the words of a language: tables say the same sentence in every row. No format can be used
    /// by two threads at once.
    private static final class Formats {
        private final Locale locale;
        private final ResourceBundle bundle;
        private final Map<String, MessageFormat> sentences = new ConcurrentHashMap<>();
        private final NumberFormat percent;
        private final NumberFormat number;

        Formats(Locale locale) {
            this.locale = locale;
            bundle = load(locale);
            percent = NumberFormat.getPercentInstance(locale);
            number = NumberFormat.getIntegerInstance(locale);
        }

        String sentence(String key, Object... values) {
            MessageFormat format =
                    sentences.computeIfAbsent(key, wanted -> new MessageFormat(bundle.getString(wanted), locale));
            synchronized (format) {
                return format.format(values);
            }
        }

        String percent(double share) {
            synchronized (percent) {
                return percent.format(share);
            }
        }

        String number(long whole) {
            synchronized (number) {
                return number.format(whole);
            }
        }
    }

    /// @param wanted the language that is spoken, or the one nearest to it
    public Messages(Locale wanted) {
        Locale spoken = Languages.spoken(wanted);
        formats = new Formats(spoken);
        locale.set(spoken);
    }

    /// How dates are written: as the system does where it speaks the language of the window, 5 Mar 2026 or Mar 5, 2026.
    public Locale dateLocale() {
        Locale spoken = locale();
        Locale system = Locale.getDefault(Locale.Category.FORMAT);
        boolean isSame = spoken.getLanguage().equals(system.getLanguage())
                && (spoken.getCountry().isEmpty() || spoken.getCountry().equals(system.getCountry()));
        return isSame ? system : spoken;
    }

    public Locale locale() {
        return locale.get();
    }

    public ReadOnlyObjectProperty<Locale> localeProperty() {
        return locale.getReadOnlyProperty();
    }

    /// Changes the language of everything that is bound, to the one that [Languages] chooses.
    public void setLocale(Locale wanted) {
        locale.set(Languages.spoken(wanted));
    }

    /// The message in the language of now. An argument that is an [ObservableValue] stands for its value.
    public String get(String key, Object... arguments) {
        Object[] values = Arrays.stream(arguments).map(Messages::value).toArray();
        return formats().sentence(key, values);
    }

    /// The message, following the language and every argument that is an [ObservableValue].
    public StringBinding text(String key, Object... arguments) {
        Observable[] dependencies = Stream.concat(Stream.of(locale), Arrays.stream(arguments))
                .filter(Observable.class::isInstance)
                .map(Observable.class::cast)
                .toArray(Observable[]::new);
        return Bindings.createStringBinding(() -> get(key, arguments), dependencies);
    }

    /// A share from 0 to 1 as whole percent, rounded down, so that 100% means all and a band’s lower limit is
    /// never shown for less; "<1%" for a little.
    public String percent(double share) {
        Formats now = formats();
        // The tiny summand keeps 0.29 × 100 = 28.999… at 29.
        double whole = Math.floor(share * 100 + 1e-9) / 100;
        return whole == 0 && share > 0 ? "<" + now.percent(0.01) : now.percent(whole);
    }

    /// A whole number with the language's grouping.
    public String number(long number) {
        return formats().number(number);
    }

    private Formats formats() {
        Locale spoken = locale();
        Formats now = formats;
        if (!now.locale.equals(spoken)) {
            now = new Formats(spoken);
            formats = now;
        }
        return now;
    }

    private static Object value(Object argument) {
        return argument instanceof ObservableValue<?> observable
                ? Objects.requireNonNullElse(observable.getValue(), "")
                : argument;
    }

    // Not ResourceBundle.getBundle: it falls back to the system's language, so that a Chinese machine could not show
    // English.
    private static ResourceBundle load(Locale spoken) {
        String file = spoken.equals(Locale.ENGLISH) ? "messages.properties" : "messages_" + spoken + ".properties";
        try (Reader reader = new InputStreamReader(
                Objects.requireNonNull(Messages.class.getResourceAsStream(file), file), StandardCharsets.UTF_8)) {
            return new PropertyResourceBundle(reader);
        } catch (IOException e) {
            throw new UncheckedIOException("reading " + file, e);
        }
    }
}

package app.likeness.ui.settings;

import app.likeness.ui.words.Language;
import app.likeness.ui.words.Theme;
import java.util.List;
import javafx.beans.Observable;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableSet;

/// What the user has chosen, while the window is open: whatever changes here is seen at once.
public final class Preferences {
    private final ObjectProperty<Language> language;
    private final ObjectProperty<Theme> theme;
    private final IntegerProperty textSize;
    private final ObjectProperty<Purpose> purpose;
    private final StringProperty decider;
    private final BooleanProperty letterKeys;
    private final BooleanProperty tellsOfTheEnd;
    private final BooleanProperty showsFingerprints;
    private final ObservableSet<Hint> seen = FXCollections.observableSet();

    public Preferences(Settings settings) {
        language = new SimpleObjectProperty<>(settings.language());
        theme = new SimpleObjectProperty<>(settings.theme());
        textSize = new SimpleIntegerProperty(settings.textSize());
        purpose = new SimpleObjectProperty<>(settings.purpose());
        decider = new SimpleStringProperty(settings.decider());
        letterKeys = new SimpleBooleanProperty(settings.letterKeys());
        tellsOfTheEnd = new SimpleBooleanProperty(settings.tellsOfTheEnd());
        showsFingerprints = new SimpleBooleanProperty(settings.showsFingerprints());
        seen.addAll(settings.seen());
    }

    public ObjectProperty<Language> languageProperty() {
        return language;
    }

    public ObjectProperty<Theme> themeProperty() {
        return theme;
    }

    /// In percent, one of [app.likeness.ui.words.TextSize#STEPS].
    public IntegerProperty textSizeProperty() {
        return textSize;
    }

    public ObjectProperty<Purpose> purposeProperty() {
        return purpose;
    }

    /// Who decides, as it shall stand beside what they decide; empty for nobody named.
    public StringProperty deciderProperty() {
        return decider;
    }

    /// Whether a letter alone is a key.
    public BooleanProperty letterKeysProperty() {
        return letterKeys;
    }

    /// Whether the system says so when long work is done behind other windows.
    public BooleanProperty tellsOfTheEndProperty() {
        return tellsOfTheEnd;
    }

    /// Whether lists tell how far the fingerprints of a pair are apart.
    public BooleanProperty showsFingerprintsProperty() {
        return showsFingerprints;
    }

    /// The hints that were put away.
    public ObservableSet<Hint> seen() {
        return seen;
    }

    /// Calls `kept` whenever something else is chosen.
    public void onChange(Runnable kept) {
        List<Observable> all = List.of(
                language, theme, textSize, purpose, decider, letterKeys, tellsOfTheEnd, showsFingerprints, seen);
        all.forEach(each -> each.addListener(changed -> kept.run()));
    }

    /// What is kept.
    public Settings settings(Settings.Bounds window) {
        return new Settings(
                language.get(),
                theme.get(),
                textSize.get(),
                purpose.get(),
                decider.get(),
                letterKeys.get(),
                tellsOfTheEnd.get(),
                showsFingerprints.get(),
                seen,
                window);
    }
}

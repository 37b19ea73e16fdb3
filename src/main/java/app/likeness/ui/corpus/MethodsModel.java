package app.likeness.ui.corpus;

import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.MethodSettings;
import app.likeness.scan.progress.ScanOptions;
import java.util.EnumSet;
import java.util.OptionalDouble;
import java.util.Set;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The methods that the next scan finds pairs by, and from where on: at first the recommended one, and never none.
public final class MethodsModel {
    private static final Set<Method> RECOMMENDED = Set.of(Method.COMBINED);

    private final ReadOnlyObjectWrapper<Set<Method>> chosen = new ReadOnlyObjectWrapper<>(RECOMMENDED);

    private final ReadOnlyIntegerWrapper distance =
            new ReadOnlyIntegerWrapper(ScanOptions.standard().distance());
    private final ReadOnlyObjectWrapper<OptionalDouble> likeness =
            new ReadOnlyObjectWrapper<>(ScanOptions.standard().likeness());
    private final ReadOnlyObjectWrapper<MethodSettings> settings =
            new ReadOnlyObjectWrapper<>(ScanOptions.standard().settings());

    public ReadOnlyObjectProperty<Set<Method>> chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    /// The most Hamming distance of a pair, for the methods that have one.
    public ReadOnlyIntegerProperty distanceProperty() {
        return distance.getReadOnlyProperty();
    }

    /// The least likeness of a pair, for the methods that have one; empty for each method's own.
    public ReadOnlyObjectProperty<OptionalDouble> likenessProperty() {
        return likeness.getReadOnlyProperty();
    }

    /// The next scan takes documents for a pair up to this distance or, where there is one, from this likeness on.
    public void use(int mostDistance, OptionalDouble leastLikeness) {
        distance.set(mostDistance);
        likeness.set(leastLikeness);
    }

    /// What is set of the methods, for the next scan and for what is measured.
    public ReadOnlyObjectProperty<MethodSettings> settingsProperty() {
        return settings.getReadOnlyProperty();
    }

    /// The next scan takes fingerprints so.
    public void set(MethodSettings now) {
        settings.set(now);
    }

    public Set<Method> chosen() {
        return chosen.get();
    }

    /// Adds a method, or takes it away; where none is left the recommended one comes back.
    public void toggle(Method method) {
        Set<Method> now = EnumSet.copyOf(chosen.get());
        if (!now.remove(method)) {
            now.add(method);
        }
        chosen.set(now.isEmpty() ? RECOMMENDED : Set.copyOf(now));
    }
}

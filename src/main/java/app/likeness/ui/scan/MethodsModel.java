package app.likeness.ui.scan;

import app.likeness.fingerprint.Method;
import java.util.EnumSet;
import java.util.Set;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The methods that the next scan finds pairs by: at first the recommended one, and never none.
public final class MethodsModel {
    private static final Set<Method> RECOMMENDED = Set.of(Method.COMBINED);

    private final ReadOnlyObjectWrapper<Set<Method>> chosen = new ReadOnlyObjectWrapper<>(RECOMMENDED);

    public ReadOnlyObjectProperty<Set<Method>> chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    public Set<Method> chosen() {
        return chosen.get();
    }

    /// Adds a method, or takes it away; where none is left the recommended one comes back.
    void toggle(Method method) {
        Set<Method> now = EnumSet.copyOf(chosen.get());
        if (!now.remove(method)) {
            now.add(method);
        }
        chosen.set(now.isEmpty() ? RECOMMENDED : Set.copyOf(now));
    }
}

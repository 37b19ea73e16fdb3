package app.likeness.ui.corpus;

import app.likeness.compare.Exclusion;
import app.likeness.compare.Exclusions;
import app.likeness.compare.findings.Tallies;
import app.likeness.ui.parts.Background;
import java.util.Map;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/// What is left out of all numbers, and what that does to the pairs.
public final class LeftOutModel {
    /// What a setting does.
    ///
    /// @param pairs all pairs, whatever is left out
    /// @param taken the pairs that come or go when a kind is switched
    /// @param gone the pairs that are left out
    /// @param recounted of the other pairs those that have other numbers
    record Effect(int pairs, Map<Exclusion, Integer> taken, int gone, int recounted) {
        static final Effect NONE = new Effect(0, Map.of(), 0, 0);

        Effect {
            taken = Map.copyOf(taken);
        }

        /// O(pairs).
        static Effect of(Tallies tallies, Exclusions leftOut, int gone) {
            return new Effect(
                    tallies.pairs().size(), tallies.pairsTaken(leftOut), gone, tallies.pairsRecounted(leftOut));
        }

        int taken(Exclusion kind) {
            return taken.getOrDefault(kind, 0);
        }
    }

    private final ObservableValue<Exclusions> leftOut;
    private final Consumer<Exclusions> leaveOut;
    private Snapshot seen = Snapshot.EMPTY;
    private final ReadOnlyObjectWrapper<Effect> effect = new ReadOnlyObjectWrapper<>(Effect.NONE);

    /// @param leaveOut changes what is left out
    public LeftOutModel(
            ObservableValue<Snapshot> snapshot,
            ObservableValue<Exclusions> leftOut,
            Consumer<Exclusions> leaveOut,
            Background background) {
        this.leftOut = leftOut;
        this.leaveOut = leaveOut;
        snapshot.subscribe(now -> {
            if (isNew(now)) {
                seen = now;
                background.computeBehind(
                        () -> Effect.of(
                                now.tallies(),
                                now.counted().leftOut(),
                                now.counted().pairsLeftOut()),
                        effect::set);
            }
        });
    }

    /// Where the line is drawn changes nothing here.
    private boolean isNew(Snapshot now) {
        return now.reading() != seen.reading()
                || !now.counted().leftOut().equals(seen.counted().leftOut());
    }

    ObservableValue<Exclusions> leftOutProperty() {
        return leftOut;
    }

    ReadOnlyObjectProperty<Effect> effectProperty() {
        return effect.getReadOnlyProperty();
    }

    boolean isLeftOut(Exclusion kind) {
        return leftOut.getValue().contains(kind);
    }

    /// Leaves a kind out, or counts it again.
    void toggle(Exclusion kind) {
        Exclusions now = leftOut.getValue();
        leaveOut.accept(now.contains(kind) ? now.without(kind) : now.with(kind));
    }
}

package app.likeness.ui.methods.model;

import app.likeness.compare.findings.DrawnLine;
import app.likeness.compare.findings.Line;
import app.likeness.compare.search.MethodThresholds;
import app.likeness.evaluate.Ladder;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.MethodSettings;
import app.likeness.ui.corpus.MethodsModel;
import app.likeness.ui.corpus.Shown;
import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/// Where each method takes two documents for a pair: the line of the results for `combined`, what the next scan uses
/// for the others. Used on the FX thread.
public final class MethodLines {
    private final ObservableValue<Shown> shown;
    private final Consumer<Line> move;
    private final Consumer<Line> draw;
    private final MethodsModel methods;
    private final ObjectBinding<Map<Method, Double>> asked;
    /// The same, changed only where another threshold is.
    private final ReadOnlyObjectWrapper<Map<Method, Double>> lines = new ReadOnlyObjectWrapper<>(Map.of());

    /// What kind of line a method has.
    public enum Kind {
        /// The least share of a pair that is shown; kept in the corpus.
        SHOWN,
        /// What the next scan asks for.
        SCAN,
        /// The method has no other.
        FIXED
    }

    /// @param move shows a line that is being dragged
    /// @param draw shows a line and keeps it
    public MethodLines(ObservableValue<Shown> shown, Consumer<Line> move, Consumer<Line> draw, MethodsModel methods) {
        this.shown = shown;
        this.move = move;
        this.draw = draw;
        this.methods = methods;
        asked = Bindings.createObjectBinding(this::all, shown, methods.distanceProperty(), methods.likenessProperty());
        asked.subscribe(now -> {
            if (!now.equals(lines.get())) {
                lines.set(now);
            }
        });
    }

    /// The threshold of each method, in the units of its [Ladder].
    public ObservableValue<Map<Method, Double>> lines() {
        return lines.getReadOnlyProperty();
    }

    /// What is set of the methods.
    public ObservableValue<MethodSettings> settings() {
        return methods.settingsProperty();
    }

    private Map<Method, Double> all() {
        Map<Method, Double> all = new EnumMap<>(Method.class);
        for (Method method : Method.values()) {
            all.put(method, line(method));
        }
        return Map.copyOf(all);
    }

    private double line(Method method) {
        return switch (method) {
            case COMBINED -> shown.getValue().least();
            case SIMHASH_KEYWORDS, SIMHASH_WORDS, SIMHASH_GRAMS, SIMHASH_RECORDS ->
                methods.distanceProperty().get();
            case SIMHASH_SHINGLES, SIMHASH_CHUNKS, COSINE, MINHASH ->
                new MethodThresholds(0, methods.likenessProperty().get()).likeness(method);
            case EXACT, LONGEST_SENTENCE, LONGEST_SENTENCES, WINNOWING -> loosest(method);
        };
    }

    private static double loosest(Method method) {
        Ladder ladder = Ladder.of(method);
        return ladder.threshold(ladder.steps() - 1);
    }

    public static Kind kind(Method method) {
        return switch (method) {
            case COMBINED -> Kind.SHOWN;
            case SIMHASH_KEYWORDS,
                    SIMHASH_WORDS,
                    SIMHASH_GRAMS,
                    SIMHASH_RECORDS,
                    SIMHASH_SHINGLES,
                    SIMHASH_CHUNKS,
                    COSINE,
                    MINHASH -> Kind.SCAN;
            case EXACT, LONGEST_SENTENCE, LONGEST_SENTENCES, WINNOWING -> Kind.FIXED;
        };
    }

    /// Whether a scan can be asked for this threshold.
    public static boolean isAllowed(Method method, double threshold) {
        return switch (kind(method)) {
            case SHOWN -> true;
            case SCAN -> Ladder.of(method).isMost() || threshold >= MethodThresholds.LEAST_LIKENESS - 1e-9;
            case FIXED -> threshold == loosest(method);
        };
    }

    /// Shows the line of a method while it is dragged.
    public void move(Method method, double threshold) {
        if (method == Method.COMBINED) {
            move.accept(new DrawnLine(threshold));
        } else {
            draw(method, threshold);
        }
    }

    /// Draws the line of a method.
    ///
    /// @return takes it back
    public Runnable draw(Method method, double threshold) {
        return switch (kind(method)) {
            case SHOWN -> {
                Line before = shown.getValue().line();
                draw.accept(new DrawnLine(threshold));
                yield () -> draw.accept(before);
            }
            case SCAN -> {
                int distance = methods.distanceProperty().get();
                OptionalDouble likeness = methods.likenessProperty().get();
                if (Ladder.of(method).isMost()) {
                    methods.use((int) threshold, likeness);
                } else {
                    methods.use(distance, OptionalDouble.of(Math.max(threshold, MethodThresholds.LEAST_LIKENESS)));
                }
                yield () -> methods.use(distance, likeness);
            }
            case FIXED -> () -> {};
        };
    }
}

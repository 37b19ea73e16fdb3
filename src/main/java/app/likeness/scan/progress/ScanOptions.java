package app.likeness.scan.progress;

import app.likeness.compare.search.MethodThresholds;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.MethodSettings;
import app.likeness.fingerprint.RecordColumn;
import app.likeness.text.container.Containers;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/// What a scan does.
///
/// @param methods which methods propose pairs, not empty; `COMBINED` is the recommended one
/// @param distance pairs of the SimHash methods: at most this Hamming distance, 0…64
/// @param likeness pairs of the methods with a likeness: at least this, 0.5…1; empty for each method's own
/// @param minShare least share (the larger containment) of a pair that is kept, 0…1
/// @param threads how many threads read and compare, at least 1
/// @param columns with `SIMHASH_RECORDS`: the columns of tables that count; empty for all
/// @param settings what is set of the classic methods
public record ScanOptions(
        Set<Method> methods,
        int distance,
        OptionalDouble likeness,
        double minShare,
        int threads,
        List<RecordColumn> columns,
        MethodSettings settings) {
    public ScanOptions {
        methods = Set.copyOf(methods);
        columns = List.copyOf(columns);
        if (methods.isEmpty()) {
            throw new IllegalArgumentException("methods must not be empty");
        }
        MethodThresholds.check(distance, likeness);
        if (!(minShare >= 0 && minShare <= 1)) {
            throw new IllegalArgumentException("minShare must be in 0…1: " + minShare);
        }
        if (threads < 1) {
            throw new IllegalArgumentException("threads must be at least 1: " + threads);
        }
    }

    /// With all columns of tables, and the methods as their sources have them.
    public ScanOptions(Set<Method> methods, int distance, OptionalDouble likeness, double minShare, int threads) {
        this(methods, distance, likeness, minShare, threads, List.of(), MethodSettings.STANDARD);
    }

    /// The columns that a table must have for its rows to be read as records; empty where they are not.
    public Optional<List<String>> records() {
        return methods.contains(Method.SIMHASH_RECORDS)
                ? Optional.of(columns.stream().map(RecordColumn::name).toList())
                : Optional.empty();
    }

    /// Whether `simhash-words` asks for the sketches that every document is given while it is read.
    public boolean asksForKeptWords() {
        return methods.contains(Method.SIMHASH_WORDS) && settings.isStandard(Method.SIMHASH_WORDS);
    }

    /// How containers are read.
    public String readAs() {
        return Containers.VERSION + records().map(names -> ", records " + names).orElse("");
    }

    /// With each method's own likeness.
    public ScanOptions(Set<Method> methods, int distance, double minShare, int threads) {
        this(methods, distance, OptionalDouble.empty(), minShare, threads);
    }

    public MethodThresholds thresholds() {
        return new MethodThresholds(distance, likeness);
    }

    /// The recommended combination on all cores.
    public static ScanOptions standard() {
        return new ScanOptions(
                Set.of(Method.COMBINED), 3, 0, Runtime.getRuntime().availableProcessors());
    }
}

package app.likeness.scan.compare;

import app.likeness.compare.Comparison;
import app.likeness.compare.Exclusions;
import app.likeness.compare.count.ComparedText;
import app.likeness.compare.count.PairVerifier;
import app.likeness.compare.count.VerifiedPair;
import app.likeness.compare.index.GramFrequencies;
import app.likeness.compare.index.LocalEvidence;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.Sketch;
import app.likeness.scan.held.ComparedDocument;
import app.likeness.scan.progress.ScanOptions;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/// Which candidates become pairs, by the options of the scan. Immutable; safe for use by several threads.
public final class Verification {
    private final ScanOptions options;
    private final PairVerifier verifier;
    private final boolean takesAll;

    /// @param frequencies complete; not read when [#isNeeded] is false
    public Verification(ScanOptions options, GramFrequencies frequencies) {
        this(options, frequencies, false);
    }

    private Verification(ScanOptions options, GramFrequencies frequencies, boolean takesAll) {
        this.options = options;
        this.verifier = new PairVerifier(LocalEvidence.ofCounted(frequencies));
        this.takesAll = takesAll;
    }

    /// Takes every candidate for a pair: those of methods whose fingerprints alone decide.
    static Verification ofNothing(ScanOptions options) {
        return new Verification(options, new GramFrequencies(0), true);
    }

    /// Whether any method of the options has its candidates verified by their texts: the pairs of all others are
    /// what their fingerprints say.
    static boolean isNeeded(ScanOptions options) {
        return options.methods().contains(Method.WINNOWING) || options.methods().contains(Method.COMBINED);
    }

    /// Whether two documents are a pair by their fingerprints alone: here the sketches of their words.
    boolean isNear(ComparedDocument left, ComparedDocument right) {
        if (takesAll || !options.asksForKeptWords()) {
            return takesAll;
        }
        int distance = distance(left.words(), right.words());
        return distance >= 0 && distance <= options.distance();
    }

    /// The pair of two texts, numbered as they are.
    ///
    /// @param near what [#isNear] says of them
    /// @param cancelled asked now and then
    /// @throws java.util.concurrent.CancellationException when it says so
    public Optional<VerifiedPair> pair(ComparedText left, ComparedText right, boolean near, BooleanSupplier cancelled) {
        return found(left, right, near, cancelled)
                .filter(found -> found.tally().pair(Exclusions.NONE).share() >= options.minShare());
    }

    private Optional<VerifiedPair> found(
            ComparedText left, ComparedText right, boolean near, BooleanSupplier cancelled) {
        if (near) {
            return Optional.of(aligned(left, right, cancelled));
        }
        return isNeeded(options) ? verifier.verified(left, right, cancelled) : Optional.empty();
    }

    private VerifiedPair aligned(ComparedText left, ComparedText right, BooleanSupplier cancelled) {
        Comparison comparison = left.comparedWith(right, cancelled);
        return new VerifiedPair(left.talliedWith(right, comparison, /* distinctive= */ 1), comparison);
    }

    /// The distance of two sketches, or -1 where a text has none.
    private static int distance(Optional<Sketch> left, Optional<Sketch> right) {
        return left.isPresent() && right.isPresent() ? left.get().distance(right.get()) : -1;
    }
}

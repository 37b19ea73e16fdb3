package app.likeness.scan;

import app.likeness.compare.Aligner;
import app.likeness.compare.ComparedText;
import app.likeness.compare.Comparison;
import app.likeness.compare.GramFrequencies;
import app.likeness.compare.Pair;
import app.likeness.compare.PairVerifier;
import app.likeness.fingerprint.Method;
import java.util.Optional;

/// Which candidates become pairs, by the options of the scan. Immutable; safe for use by several threads.
final class Verification {
    private final ScanOptions options;
    private final PairVerifier verifier;
    private final Aligner aligner = new Aligner();

    /// @param frequencies complete; not read when [#isNeeded] is false
    Verification(ScanOptions options, GramFrequencies frequencies) {
        this.options = options;
        this.verifier = new PairVerifier(frequencies);
    }

    /// Whether any method of the options has its candidates verified by their texts: all but `simhash-words`,
    /// whose pairs are what the distance says.
    static boolean isNeeded(ScanOptions options) {
        return options.methods().stream().anyMatch(method -> method != Method.SIMHASH_WORDS);
    }

    /// The pair of two texts, numbered as they are.
    Optional<Pair> pair(ComparedText left, ComparedText right) {
        return found(left, right).filter(pair -> pair.share() >= options.minShare());
    }

    private Optional<Pair> found(ComparedText left, ComparedText right) {
        if (isNear(left, right)) {
            return Optional.of(aligned(left, right));
        }
        return isNeeded(options) ? verifier.verify(left, right) : Optional.empty();
    }

    private boolean isNear(ComparedText left, ComparedText right) {
        int distance = distance(left, right);
        return options.methods().contains(Method.SIMHASH_WORDS) && distance >= 0 && distance <= options.distance();
    }

    private Pair aligned(ComparedText left, ComparedText right) {
        Comparison comparison = aligner.compare(left.folded(), right.folded());
        return new Pair(
                left.documentId(),
                right.documentId(),
                distance(left, right),
                comparison.resemblance(),
                comparison.containmentLeft(),
                comparison.containmentRight(),
                comparison.sharedCharacters());
    }

    private static int distance(ComparedText left, ComparedText right) {
        return left.sketch().isPresent() && right.sketch().isPresent()
                ? left.sketch().get().distance(right.sketch().get())
                : -1;
    }
}

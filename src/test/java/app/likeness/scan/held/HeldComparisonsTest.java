package app.likeness.scan.held;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.compare.Comparison;
import app.likeness.compare.align.Aligner;
import app.likeness.text.fold.FoldedText;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class HeldComparisonsTest {
    private static final Comparison COMPARISON = new Aligner()
            .compare(
                    FoldedText.of("A lantern hung over the gate of the mill until the winter of that year."),
                    FoldedText.of("Until that winter a lantern hung over the gate of the mill."));

    @Test
    void aComparisonIsHeldForItsPair() {
        var held = new HeldComparisons();
        held.add(3, 8, COMPARISON);
        assertEquals(Optional.of(COMPARISON), held.of(3, 8));
        assertEquals(Optional.empty(), held.of(3, 9));
    }

    @Test
    void whatDoesNotFitIsNotHeld() {
        var held = new HeldComparisons(400);
        held.add(1, 2, COMPARISON);
        held.add(1, 3, COMPARISON);
        held.add(1, 4, COMPARISON);
        assertEquals(Optional.of(COMPARISON), held.of(1, 2));
        assertEquals(Optional.empty(), held.of(1, 4));
    }
}

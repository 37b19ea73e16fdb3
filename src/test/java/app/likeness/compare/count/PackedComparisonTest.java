package app.likeness.compare.count;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Comparison;
import app.likeness.compare.align.Aligner;
import app.likeness.text.fold.FoldedText;
import org.junit.jupiter.api.Test;

final class PackedComparisonTest {
    private static final FoldedText ONE = FoldedText.of("The ferry to the northern islands leaves every morning at"
            + " seven from the old harbour, and returns with the tide. Nobody has counted its passengers since the"
            + " spring, when the harbour office was moved to the other side of the bay.");
    private static final FoldedText OTHER = FoldedText.of("Travellers should know this. The ferry to the northern"
            + " islands leaves each morning at seven from the old harbour, and returns with the tide. Tickets are"
            + " sold on board. When the spring comes, the harbour office was moved to the other side of the bay.");

    private static final Comparison COMPARISON = new Aligner().compare(ONE, OTHER);

    @Test
    void whatWasPackedComesBack() {
        assertFalse(COMPARISON.matches().isEmpty());
        assertEquals(COMPARISON, PackedComparison.of(COMPARISON).unpacked());
    }

    @Test
    void aComparisonWithoutMatchesComesBack() {
        var none = new Aligner().compare(ONE, FoldedText.of("Something else altogether"));
        assertEquals(none, PackedComparison.of(none).unpacked());
    }

    @Test
    void itsSizeGrowsWithTheRuns() {
        var none = new Aligner().compare(ONE, FoldedText.of("Something else altogether"));
        assertTrue(PackedComparison.of(none).bytes()
                < PackedComparison.of(COMPARISON).bytes());
    }

    @Test
    void mirroringGivesTheComparisonFromTheOtherSide() {
        assertEquals(new Aligner().compare(OTHER, ONE), COMPARISON.mirrored());
    }
}

package app.likeness.ui.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Exclusion;
import app.likeness.compare.Exclusions;
import app.likeness.compare.PairCounts;
import app.likeness.compare.PairTally;
import app.likeness.compare.Tally;
import app.likeness.compare.findings.Tallies;
import app.likeness.ui.parts.Background;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;

class LeftOutModelTest {
    /// As [Exclusion] has them: mask 2 is a quotation, 4 a list of references.
    private static final int QUOTED = 1 << 2;

    private static final int LISTED = 1 << 4;

    private final Tallies tallies = new Tallies(
            List.of(),
            List.of(pair(1, 2, QUOTED, QUOTED), pair(1, 3, QUOTED, LISTED), pair(2, 3, LISTED, 1), pair(3, 4, 1, 1)),
            Map.of(3L, "ann", 4L, "ann"),
            List.of());
    private final ObjectProperty<Exclusions> leftOut = new SimpleObjectProperty<>(Exclusions.NONE);
    private final ObjectProperty<Snapshot> snapshot = new SimpleObjectProperty<>(Snapshot.EMPTY);
    private final List<Exclusions> asked = new ArrayList<>();
    private final LeftOutModel model = new LeftOutModel(snapshot, leftOut, asked::add, Background.direct());

    @Test
    void aKindThatIsSwitchedJoinsTheOthersOrLeavesThem() {
        leftOut.set(Exclusions.STANDARD);
        model.toggle(Exclusion.SHORT);
        model.toggle(Exclusion.TEMPLATE);
        assertEquals(
                List.of(
                        Exclusions.of(Exclusion.TEMPLATE, Exclusion.BOILERPLATE, Exclusion.SHORT),
                        Exclusions.of(Exclusion.BOILERPLATE)),
                asked);
        assertTrue(model.isLeftOut(Exclusion.TEMPLATE));
        assertFalse(model.isLeftOut(Exclusion.SHORT));
    }

    @Test
    void eachKindSaysWhichPairsHangOnItBesideTheOthers() {
        count(Exclusions.NONE);
        assertEquals(0, model.effectProperty().get().gone());
        assertEquals(1, taken(Exclusion.QUOTATION));
        assertEquals(0, taken(Exclusion.REFERENCES));
        assertEquals(1, taken(Exclusion.SAME_AUTHOR));

        count(Exclusions.of(Exclusion.QUOTATION));
        assertEquals(1, model.effectProperty().get().gone());
        assertEquals(1, model.effectProperty().get().recounted());
        assertEquals(1, taken(Exclusion.QUOTATION));
        assertEquals(1, taken(Exclusion.REFERENCES));

        count(Exclusions.of(Exclusion.QUOTATION, Exclusion.REFERENCES));
        assertEquals(2, model.effectProperty().get().gone());
        assertEquals(1, model.effectProperty().get().recounted());
        assertEquals(2, taken(Exclusion.QUOTATION));
        assertEquals(4, model.effectProperty().get().pairs());
    }

    private void count(Exclusions kinds) {
        leftOut.set(kinds);
        snapshot.set(Snapshot.of(1, List.of(), Map.of(), tallies, Shown.AT_FIRST.leavingOut(kinds), true));
    }

    private int taken(Exclusion kind) {
        return model.effectProperty().get().taken(kind);
    }

    /// A pair of two texts of 100 characters that share 20: half of them with the ways `first`, half with `second`.
    private static PairTally pair(long left, long right, int first, int second) {
        Tally all = Tally.unpacked(new int[] {1, 100});
        Tally shared = first == second
                ? Tally.unpacked(new int[] {first, 20})
                : Tally.unpacked(new int[] {Math.min(first, second), 10, Math.max(first, second), 10});
        return new PairTally(
                left,
                right,
                3,
                0.5,
                new PairCounts(all, all, shared, shared, List.of(new PairCounts.Passage(shared, shared))));
    }
}

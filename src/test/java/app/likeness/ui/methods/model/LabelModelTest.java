package app.likeness.ui.methods.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.scan.study.PairIds;
import app.likeness.store.LabelStore.Said;
import app.likeness.store.kept.PairLabel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

final class LabelModelTest {
    private static final PairIds FIRST = new PairIds(1, 2);
    private static final PairIds SECOND = new PairIds(3, 4);
    private static final PairIds THIRD = new PairIds(5, 6);

    /// What a corpus would keep.
    private static final class Kept implements LabelKeeper {
        private final List<PairLabel> labels = new ArrayList<>();
        private long id;

        @Override
        public void change(Collection<Long> forgotten, Collection<Said> said, Consumer<List<PairLabel>> onDone) {
            labels.removeIf(label -> forgotten.contains(label.id()));
            for (Said each : said) {
                labels.add(new PairLabel(
                        ++id,
                        Path.of(each.leftId() + ".txt"),
                        OptionalLong.of(each.leftId()),
                        Path.of(each.rightId() + ".txt"),
                        OptionalLong.of(each.rightId()),
                        each.isRelated()));
            }
            onDone.accept(List.copyOf(labels));
        }
    }

    private final LabelModel model = new LabelModel(new Kept());

    private Map<PairIds, Boolean> known() {
        return model.labelsProperty().get().known();
    }

    @Test
    void theNextPairFollowsALabelOrASkip() {
        model.offer(List.of(FIRST, SECOND, THIRD));
        assertEquals(FIRST, model.nextProperty().get());
        model.label(true);
        assertEquals(SECOND, model.nextProperty().get());
        model.skip();
        assertEquals(THIRD, model.nextProperty().get());
        model.label(false);
        assertNull(model.nextProperty().get());
        assertEquals(Map.of(FIRST, true, THIRD, false), known());
    }

    @Test
    void everyStepCanBeTakenBackAndItsPairIsShownAgain() {
        model.offer(List.of(FIRST, SECOND, THIRD));
        model.label(true);
        model.skip();
        model.label(false);
        model.undo();
        assertEquals(THIRD, model.nextProperty().get());
        assertEquals(Map.of(FIRST, true), known());
        model.undo();
        assertEquals(SECOND, model.nextProperty().get());
        model.undo();
        assertEquals(FIRST, model.nextProperty().get());
        assertEquals(Map.of(), known());
        assertFalse(model.canUndoProperty().get());
        model.undo();
        assertEquals(FIRST, model.nextProperty().get());
    }

    @Test
    void anImportIsOneStep() {
        model.offer(List.of(FIRST, SECOND));
        model.label(false);
        model.take(Map.of(SECOND, true, THIRD, true));
        assertEquals(3, known().size());
        assertNull(model.nextProperty().get());
        model.undo();
        assertEquals(Map.of(FIRST, false), known());
        assertTrue(model.canUndoProperty().get());
    }

    @Test
    void documentsThatWereShownOftenComeLast() {
        PairIds again = new PairIds(1, 7);
        PairIds andAgain = new PairIds(1, 8);
        model.offer(List.of(FIRST, again, andAgain, SECOND));
        model.label(true);
        model.label(true);
        assertEquals(SECOND, model.nextProperty().get());
        model.label(true);
        assertEquals(andAgain, model.nextProperty().get());
    }

    @Test
    void whatWasConfirmedIsRelatedUnlessALabelSaysOtherwise() {
        model.offer(List.of(FIRST, SECOND));
        model.label(false);
        model.confirm(Set.of(FIRST, THIRD));
        assertEquals(Map.of(FIRST, false, THIRD, true), known());
        assertEquals(Set.of(THIRD), model.labelsProperty().get().confirmed());
        model.undo();
        assertEquals(Map.of(FIRST, true, THIRD, true), known());
    }

    @Test
    void anotherCorpusHasNoPast() {
        model.offer(List.of(FIRST, SECOND));
        model.skip();
        model.load(true);
        assertFalse(model.canUndoProperty().get());
        model.offer(List.of(FIRST));
        assertEquals(FIRST, model.nextProperty().get());
    }
}

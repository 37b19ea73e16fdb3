package app.likeness.ui.folders;

import static app.likeness.ui.support.Fabricated.ROOT;
import static app.likeness.ui.support.Fabricated.document;
import static app.likeness.ui.support.Fabricated.skip;
import static app.likeness.ui.support.Fabricated.snapshot;
import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.store.kept.Role;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.ui.parts.Background;
import java.util.List;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;

class FoldersModelTest {
    private final Skip picture = skip("a.png", SkipReason.UNSUPPORTED);
    private final Skip film = skip("b.mp4", SkipReason.UNSUPPORTED);
    private final Skip empty = skip("c.txt", SkipReason.EMPTY);
    private final FoldersModel model = new FoldersModel(
            new SimpleObjectProperty<>(snapshot(
                    List.of(document(1, "One"), document(2, "Two")),
                    List.of(),
                    List.of(),
                    List.of(picture, film, empty))),
            Background.direct());

    @Test
    void everyRootHasItsCounts() {
        assertEquals(
                List.of(new FoldersModel.RootCount(ROOT, Role.CHECK, "corpus", 2, 3)),
                model.overviewProperty().get().roots());
    }

    @Test
    void whatWasNotReadStandsByReasonTheMostFrequentFirst() {
        assertEquals(
                List.of(
                        new FoldersModel.Unread(SkipReason.UNSUPPORTED, List.of(picture, film)),
                        new FoldersModel.Unread(SkipReason.EMPTY, List.of(empty))),
                model.overviewProperty().get().unread());
    }
}

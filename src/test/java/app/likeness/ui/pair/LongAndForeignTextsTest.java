package app.likeness.ui.pair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Pair;
import app.likeness.ui.pair.model.PairModel;
import app.likeness.ui.pair.text.Side;
import app.likeness.ui.parts.Background;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.Theme;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// Texts that are longer than any essay, or written from right to left, or no longer there.
class LongAndForeignTextsTest {
    private static final String HEBREW = "הגשר הישן מעל הנחל נסגר ביום שלישי לאחר שנמצא סדק בקשת השנייה, ואיש אינו יודע"
            + " מתי יורשו העגלות לעבור בו שוב. ";

    @Test
    void aTextOfFiveMegabytesHasAsManyCellsAsAShortOneAndEndsAtItsEnd() {
        LargePair large = LargePair.of(1_700_000, 40, true);
        assertTrue(large.left().getBytes(StandardCharsets.UTF_8).length > 5_000_000);
        Opened opened = Opened.of(large);
        try (FxScene window = FxScene.open(opened.model(), opened.messages(), Theme.LIGHT, 1280, 800)) {
            assertEquals(PairModel.Phase.READY, opened.model().phaseProperty().get());
            assertTrue(FxScene.fx(() -> window.pane(Side.LEFT).cells().size()) < 60);
            window.run(() -> opened.model().select(39));
            assertTrue(FxScene.fx(() -> window.pane(Side.LEFT).inSight().end()) > 1_500_000);
            window.key(KeyCode.UP, false, true);
            assertEquals(38, opened.model().selectedProperty().get());
        }
    }

    @Test
    void textFromRightToLeftIsShownSearchedAndWalkedInEveryWay() {
        String own = "סיפור אחר לגמרי, על אופה ששתי סלים בידיו. ";
        Opened opened = opened(HEBREW.repeat(3) + "\n" + own, own.repeat(2) + "\n" + HEBREW.repeat(3));
        try (FxScene window = FxScene.open(opened.model(), opened.messages(), Theme.DARK, 820, 700)) {
            window.run(() -> window.view.findModel().openProperty().set(true));
            window.run(() -> window.view.findModel().wantedProperty().set("הגשר"));
            assertEquals(6, window.view.findModel().hitsProperty().get().count());
            window.key(KeyCode.F6, false, false);
            window.run(() -> opened.model().modeProperty().set(PairModel.Mode.DIFFERENCES));
            window.run(() -> opened.model().modeProperty().set(PairModel.Mode.READING));
            window.run(() -> opened.model().asComparedProperty().set(true));
            assertFalse(window.pane(Side.RIGHT).cells().isEmpty());
        }
    }

    @Test
    void aDocumentThatIsGoneIsNamedAndThereIsAWayBack() {
        Opened opened = opened("A text that is still here, and long enough.", "");
        try (FxScene window = FxScene.open(opened.model(), opened.messages(), Theme.LIGHT, 1000, 700)) {
            assertEquals(
                    "“Text 2” is no longer among the documents.",
                    FxScene.fx(() -> ((Label) window.scene().lookup("#pair-trouble")).getText()));
            window.run(() -> ((Button) window.scene().lookup(".pair-trouble .button")).fire());
            assertEquals(List.of("back"), window.calls);
        }
    }

    private static Opened opened(String left, String right) {
        PairModel model = new PairModel(
                Background.direct(),
                id -> id == 1 ? left : right,
                id -> MarkedText.document(id, "Text " + id, "/texts/" + id + ".txt"));
        model.open(List.of(new Pair(1, 2, 30, 0.4, 0.5, 0.5, 100, 100)), 0);
        return new Opened(model, new Messages(Locale.ENGLISH));
    }
}

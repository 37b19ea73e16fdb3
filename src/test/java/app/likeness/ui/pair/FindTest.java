package app.likeness.ui.pair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.text.Span;
import app.likeness.ui.pair.model.FindModel;
import app.likeness.ui.pair.model.OpenedPair;
import app.likeness.ui.pair.text.FoundPlaces;
import app.likeness.ui.pair.text.Side;
import app.likeness.ui.words.Theme;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;

class FindTest {
    @Test
    void wordsAreFoundInEitherTextWhateverTheirCaseAndScript() {
        Opened opened = Opened.of(Samples.ENGLISH, Locale.ENGLISH);
        FindModel find = new FindModel(opened.model(), opened.model().background());
        find.openProperty().set(true);
        find.wantedProperty().set("THE ORCHARD");
        OpenedPair pair = Objects.requireNonNull(opened.model().openedProperty().get());
        for (Side side : Side.values()) {
            for (Span span : find.hitsProperty().get().of(side)) {
                assertEquals(
                        "the orchard",
                        pair.text(side)
                                .text()
                                .substring(span.start(), span.end())
                                .toLowerCase(Locale.ROOT));
            }
        }
        assertEquals(0, find.hitsProperty().get().left().size());
        assertEquals(1, find.hitsProperty().get().right().size());

        Opened chinese = Opened.of(Samples.CHINESE, Locale.ENGLISH);
        FindModel other = new FindModel(chinese.model(), chinese.model().background());
        other.openProperty().set(true);
        other.wantedProperty().set("書房");
        assertEquals(5, other.hitsProperty().get().left().size());
        other.wantedProperty().set("“从前");
        assertEquals(2, other.hitsProperty().get().count());
        other.wantedProperty().set("；");
        assertEquals(0, other.hitsProperty().get().count());
        other.wantedProperty().set("。”");
        assertEquals(2, other.hitsProperty().get().count());
    }

    @Test
    void aWordIsNotFoundAcrossTheBorderOfTwoOthers() {
        Opened opened = Opened.of(Samples.ENGLISH, Locale.ENGLISH);
        FindModel find = new FindModel(opened.model(), opened.model().background());
        find.openProperty().set(true);
        find.wantedProperty().set("tothe");
        assertEquals(0, find.hitsProperty().get().count());
        find.wantedProperty().set("to the");
        assertTrue(find.hitsProperty().get().count() > 0);
    }

    @Test
    void theWalkGoesThroughAThenThroughBAndRoundAgain() {
        Opened opened = Opened.of(Samples.ENGLISH, Locale.ENGLISH);
        FindModel find = new FindModel(opened.model(), opened.model().background());
        find.openProperty().set(true);
        find.wantedProperty().set("winters");
        int count = find.hitsProperty().get().count();
        assertEquals(4, count);
        assertEquals(0, find.currentProperty().get());
        find.next();
        find.next();
        assertEquals(
                Side.RIGHT,
                find.hitsProperty().get().side(find.currentProperty().get()));
        assertTrue(find.hitsProperty()
                .get()
                .at(find.currentProperty().get(), Side.LEFT)
                .isEmpty());
        assertFalse(find.hitsProperty()
                .get()
                .at(find.currentProperty().get(), Side.RIGHT)
                .isEmpty());
        find.next();
        find.next();
        assertEquals(0, find.currentProperty().get());
        find.previous();
        assertEquals(count - 1, find.currentProperty().get());
        find.openProperty().set(false);
        assertEquals(FoundPlaces.NONE, find.hitsProperty().get());
    }

    @Test
    void theKeysOpenTheBarWalkAndLeaveIt() {
        Opened opened = Opened.of(Samples.ENGLISH, Locale.ENGLISH);
        try (FxScene window = FxScene.open(opened.model(), opened.messages(), Theme.LIGHT, 1280, 800)) {
            press(window, KeyCode.F, true);
            TextField words = FxScene.fx(() -> (TextField) window.scene().lookup("#find-words"));
            assertTrue(FxScene.fx(words::isFocused));
            // Letters that are keys of the view are letters here.
            window.run(() -> words.setText("unto"));
            press(window, KeyCode.U, false);
            assertTrue(opened.model().unmaskedProperty().get());
            window.run(() -> words.setText("council"));
            assertEquals(
                    "1 of 1 · 1 in A · 0 in B",
                    FxScene.fx(() -> ((Label) window.scene().lookup("#find-count")).getText()));
            assertEquals(
                    1,
                    FxScene.fx(() -> window.pane(Side.LEFT).lookupAll(".found").size()));
            press(window, KeyCode.ESCAPE, false);
            assertFalse(window.view.findModel().openProperty().get());
            assertEquals(List.of(), window.calls);
            assertEquals(
                    0,
                    FxScene.fx(() -> window.pane(Side.LEFT).lookupAll(".found").size()));
            press(window, KeyCode.ESCAPE, false);
            assertEquals(List.of("back"), window.calls);
        }
    }

    @Test
    void whatIsCopiedWithItsSourceNamesTheDocumentItsFileAndThePlace() {
        Opened opened = Opened.of(Samples.ENGLISH, Locale.ENGLISH);
        try (FxScene window = FxScene.open(opened.model(), opened.messages(), Theme.LIGHT, 1280, 800)) {
            window.run(() -> window.pane(Side.LEFT).select(new Span(0, 13)));
            assertEquals(
                    "“Every village”\n— 014 What the orchard taught us, /home/reader/Texts/March/a/first.txt,"
                            + " characters 1 to 13",
                    FxScene.fx(() -> window.view.menu(Side.LEFT).withSource()));
        }
    }

    private static void press(FxScene window, KeyCode code, boolean shortcut) {
        window.run(() -> {
            var owner = window.scene().getFocusOwner();
            (owner == null ? window.view : owner)
                    .fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, shortcut, false, false));
        });
    }
}

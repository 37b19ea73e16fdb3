package app.likeness.ui.pair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.ui.pair.model.PairModel;
import app.likeness.ui.pair.text.Side;
import app.likeness.ui.support.Mouse;
import app.likeness.ui.words.Theme;
import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;

class OnePaneTest {
    @Test
    void aNarrowWindowShowsOneTextAndTurnsToTheOther() {
        try (FxScene window = open(820)) {
            assertTrue(isInSight(window, Side.LEFT));
            assertFalse(isInSight(window, Side.RIGHT));
            window.run(() -> ((ToggleButton) window.scene().lookup("#front-B")).fire());
            assertFalse(isInSight(window, Side.LEFT));
            assertTrue(isInSight(window, Side.RIGHT));
            window.key(KeyCode.F6, false, false);
            assertTrue(isInSight(window, Side.LEFT));
        }
    }

    @Test
    void bothTextsStandSideBySideWhereThereIsRoom() {
        try (FxScene window = open(900)) {
            assertTrue(isInSight(window, Side.LEFT));
            assertTrue(isInSight(window, Side.RIGHT));
            assertFalse(window.view.reading().links().isVisible());
        }
    }

    @Test
    void theViewFitsIntoEachWindowWithAllItsButtons() {
        Samples plain = Samples.CHINESE;
        Samples disguised = new Samples(
                plain.leftTitle(), plain.rightTitle(), plain.left(), plain.right() + "\n书\u200b房在江边。", plain.moved());
        for (Samples sample : List.of(plain, disguised)) {
            for (double width : new double[] {720, 820, 900, 990, 1000, 1050, 1100, 1150, 1160, 1200, 1280}) {
                try (FxScene window = open(sample, width)) {
                    Region beside = FxScene.fx(() -> (Region) ((BorderPane) window.view.getParent()).getLeft());
                    double least = FxScene.fx(() -> beside.getWidth() + window.view.minWidth(-1));
                    assertTrue(least <= width, "takes " + least + " of " + width);
                    Node last = FxScene.fx(() -> window.scene().lookup("#pair-find"));
                    double right = FxScene.fx(
                            () -> last.localToScene(last.getBoundsInLocal()).getMaxX());
                    assertTrue(right < width, "the last button ends at " + right + " of " + width);
                }
            }
        }
    }

    @Test
    void whereThereIsNoRoomForTheButtonsAMenuHasWhatTheyDo() {
        try (FxScene window = open(450)) {
            MenuButton more = FxScene.fx(() -> (MenuButton) window.scene().lookup("#pair-more"));
            assertTrue(
                    FxScene.fx(() -> more.localToScene(more.getBoundsInLocal()).getMaxX()) <= 450);
            assertFalse(FxScene.fx(() -> window.scene().lookup("#pair-find").isVisible()));
            window.run(() -> fire(more, "more-differences"));
            assertEquals(PairModel.Mode.DIFFERENCES, window.model.modeProperty().get());
            window.run(() -> fire(more, "more-reading"));
            assertEquals(PairModel.Mode.READING, window.model.modeProperty().get());
            window.run(() -> fire(more, "more-difference-next"));
            assertTrue(window.model.differenceProperty().get() >= 0);
            window.run(() -> ((CheckMenuItem) item(more, "more-as-compared")).setSelected(true));
            assertTrue(window.model.asComparedProperty().get());
            window.run(() -> fire(more, "more-find"));
            assertTrue(window.view.findModel().openProperty().get());
        }
    }

    private static void fire(MenuButton menu, String id) {
        item(menu, id).fire();
    }

    private static MenuItem item(MenuButton menu, String id) {
        return menu.getItems().stream()
                .filter(item -> id.equals(item.getId()))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void lettersOfTwiceTheSizeLeaveRoomForOneText() {
        try (FxScene window = open(1280)) {
            window.run(() -> window.scene().getRoot().setStyle("-fx-font-size: 28px"));
            assertTrue(window.view.panes().singleProperty().get());
            assertFalse(isInSight(window, Side.RIGHT));
        }
    }

    @Test
    void theLinkBesideAPassageLeadsToItsCounterpart() {
        try (FxScene window = open(820)) {
            PassageLinks links = window.view.reading().links();
            window.run(() -> {
                double y = 0;
                while (links.matchAt(y) != 1) {
                    y++;
                }
                Mouse.fire(links, MouseEvent.MOUSE_CLICKED, 20, y, 1);
            });
            assertEquals(1, window.model.selectedProperty().get());
            assertTrue(isInSight(window, Side.RIGHT));
            assertFalse(isInSight(window, Side.LEFT));
        }
    }

    private static FxScene open(double width) {
        return open(Samples.CHINESE, width);
    }

    private static FxScene open(Samples sample, double width) {
        Opened opened = Opened.of(sample, Locale.ENGLISH);
        return FxScene.open(opened.model(), opened.messages(), Theme.LIGHT, width, 700);
    }

    private static boolean isInSight(FxScene window, Side side) {
        return FxScene.fx(() -> window.pane(side)
                        .localToScene(window.pane(side).getBoundsInLocal())
                        .getMaxX()
                > 0);
    }
}

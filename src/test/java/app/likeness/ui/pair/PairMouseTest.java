package app.likeness.ui.pair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.ui.pair.text.Side;
import app.likeness.ui.support.Mouse;
import app.likeness.ui.words.Theme;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;

/// What the mouse does beside the texts of a pair.
class PairMouseTest {
    @Test
    void aClickOnTheMinimapBringsThatPartOfBothTextsIntoSight() {
        Opened opened = Opened.of(LargePair.of(60_000, 40, true));
        try (FxScene window = FxScene.open(opened.model(), opened.messages(), Theme.LIGHT, 1280, 800)) {
            assertTrue(FxScene.fx(() -> window.pane(Side.LEFT).inSight().end()) < 20_000);
            Region map = (Region) FxScene.fx(() -> window.scene().lookup(".minimap"));
            window.run(() -> Mouse.fire(map, MouseEvent.MOUSE_PRESSED, 6, map.getHeight() * 0.75, 1));
            for (Side side : Side.values()) {
                int start = FxScene.fx(() -> window.pane(side).inSight().start());
                assertTrue(start > 30_000 && start < 58_000, side + " begins at " + start);
            }
            window.run(() -> Mouse.fire(map, MouseEvent.MOUSE_DRAGGED, 6, 0, 1));
            assertEquals(0, FxScene.fx(() -> window.pane(Side.LEFT).inSight().start()));
        }
    }

    @Test
    void aDoubleClickOnTheLineAboveTheListFoldsItAndUnfoldsItAgain() {
        Opened opened = Opened.of(Samples.ENGLISH, Locale.ENGLISH);
        try (FxScene window = FxScene.open(opened.model(), opened.messages(), Theme.LIGHT, 1280, 800)) {
            Node divider = FxScene.fx(() -> window.scene().lookup(".foot-divider"));
            Node list = FxScene.fx(() -> window.scene().lookup(".match-list"));
            assertTrue(isInSight(list));
            window.run(() -> Mouse.fire(divider, MouseEvent.MOUSE_CLICKED, 40, 2, 2));
            assertFalse(isInSight(list));
            window.run(() -> Mouse.fire(divider, MouseEvent.MOUSE_CLICKED, 40, 2, 2));
            assertTrue(isInSight(list));
        }
    }

    private static boolean isInSight(Node node) {
        for (Node each = node; each != null; each = each.getParent()) {
            if (!each.isVisible()) {
                return false;
            }
        }
        return true;
    }
}

package app.likeness.ui.parts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;

class LabelPlacesTest {
    private static final Rectangle2D ROOM = new Rectangle2D(0, 0, 100, 100);
    private static final Rectangle2D MIDDLE = new Rectangle2D(40, 40, 20, 10);
    private static final Rectangle2D TOUCHING = new Rectangle2D(60, 40, 20, 10);
    private static final Rectangle2D OVER_A_CORNER = new Rectangle2D(58, 48, 20, 10);
    private static final Rectangle2D OVER_A_HALF = new Rectangle2D(50, 40, 20, 10);

    @Test
    void wordsGoToTheFirstPlaceThatIsFree() {
        var places = new LabelPlaces(ROOM);
        places.take(MIDDLE);
        assertEquals(Optional.of(TOUCHING), places.firstFree(List.of(MIDDLE, OVER_A_CORNER, TOUCHING)));
        assertEquals(Optional.empty(), places.firstFree(List.of(TOUCHING)), "taken by the words before");
    }

    @Test
    void wordsThatMustStandSomewhereCoverAsLittleAsCanBe() {
        var places = new LabelPlaces(ROOM);
        places.take(MIDDLE);
        assertEquals(OVER_A_CORNER, places.best(List.of(OVER_A_HALF, OVER_A_CORNER, MIDDLE)));
        places.take(OVER_A_CORNER);
        assertEquals(OVER_A_HALF, places.best(List.of(MIDDLE, OVER_A_HALF)));
    }

    @Test
    void aPlaceThatWasGivenIsTaken() {
        var places = new LabelPlaces(ROOM);
        assertEquals(MIDDLE, places.best(List.of(MIDDLE, TOUCHING)));
        assertEquals(TOUCHING, places.best(List.of(MIDDLE, TOUCHING)));
    }

    @Test
    void wordsStayWhereTheyAreSeen() {
        var places = new LabelPlaces(ROOM);
        var halfOutside = new Rectangle2D(90, 10, 20, 10);
        assertEquals(Optional.of(MIDDLE), places.firstFree(List.of(halfOutside, MIDDLE)));
        assertEquals(OVER_A_CORNER, places.best(List.of(halfOutside, OVER_A_CORNER)));
    }
}

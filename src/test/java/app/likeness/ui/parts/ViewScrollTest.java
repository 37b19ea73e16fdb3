package app.likeness.ui.parts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxToolkit;

class ViewScrollTest {
    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    @ParameterizedTest
    @CsvSource({
        // value, hidden, seen, start, end, expected
        "0, 100, 200, 20, 60, 0",
        "0, 100, 200, 220, 260, 0.6",
        "1, 100, 200, 40, 80, 0.4",
        "0, 100, 200, 50, 290, 0.5",
        "0, 0, 300, 20, 60, 0",
        "0.5, 100, 200, 290, 320, 1"
    })
    void whatHasTheFocusIsBroughtIntoSightByTheShortestWay(
            double value, double hidden, double seen, double start, double end, double expected) {
        assertEquals(expected, ViewScroll.moved(value, hidden, seen, start, end), 1e-9);
    }
}

package app.likeness.ui.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.scan.progress.Stage;
import org.junit.jupiter.api.Test;

class PaceTest {
    private static final long SECOND = 1_000_000_000L;

    private final Pace pace = new Pace();

    @Test
    void itIsTooEarlyToSayInTheFirstHalfSecond() {
        pace.begin(0);
        pace.mark(SECOND / 4, 100);
        assertEquals(0, pace.perSecond());
    }

    @Test
    void theRateIsThatOfTheLastThreeSeconds() {
        pace.begin(0);
        for (int second = 1; second <= 10; second++) {
            pace.mark(second * SECOND, 10L * second);
        }
        for (int second = 11; second <= 15; second++) {
            pace.mark(second * SECOND, 100 + 90L * (second - 10));
        }
        assertEquals(90, pace.perSecond());
    }

    @Test
    void aNewStageForgetsTheOneBefore() {
        pace.begin(0);
        pace.mark(2 * SECOND, 200);
        pace.begin(2 * SECOND);
        pace.mark(3 * SECOND, 5);
        assertEquals(5, pace.perSecond());
    }

    @Test
    void theTimeLeftIsRoundedUp() {
        assertEquals(5, new ScanProgress(Stage.READ, 812, 1204, 96, 0).secondsLeft());
        assertEquals(-1, new ScanProgress(Stage.FIND, 812, 0, 96, 0).secondsLeft());
        assertEquals(-1, new ScanProgress(Stage.READ, 0, 10, 0, 0).secondsLeft());
    }
}

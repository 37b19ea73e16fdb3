package app.likeness.ui.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ColumnWidthsTest {
    @Test
    void whatIsLeftIsDividedByWhatEachWantsBeyondItsLeast() {
        assertArrayEquals(
                new double[] {200, 400},
                ColumnWidths.divide(600, new double[] {100, 100}, new double[] {200, 400}, new double[] {9e3, 9e3}));
    }

    @Test
    void whatANarrowColumnCannotTakeGoesToTheOthers() {
        assertArrayEquals(
                new double[] {150, 850},
                ColumnWidths.divide(1000, new double[] {100, 100}, new double[] {150, 150}, new double[] {150, 9e3}));
    }

    @Test
    void aTableThatIsTooNarrowKeepsTheLeastOfEach() {
        assertArrayEquals(
                new double[] {100, 80},
                ColumnWidths.divide(90, new double[] {100, 80}, new double[] {150, 150}, new double[] {150, 9e3}));
    }

    @Test
    void widthsAreWholeAddUpAndKeepTheirBounds() {
        Random random = new Random(7);
        for (int round = 0; round < 1000; round++) {
            int columns = 1 + random.nextInt(8);
            double[] least = new double[columns];
            double[] wanted = new double[columns];
            double[] most = new double[columns];
            for (int i = 0; i < columns; i++) {
                least[i] = 40 + random.nextInt(100);
                wanted[i] = least[i] + random.nextInt(200);
                most[i] = i == 0 ? 10_000 : wanted[i];
            }
            int room = 400 + random.nextInt(2000);
            double[] widths = ColumnWidths.divide(room, least, wanted, most);
            double sum = Arrays.stream(widths).sum();
            assertEquals(Math.max(room, Arrays.stream(least).sum()), sum);
            for (int i = 0; i < columns; i++) {
                assertEquals(Math.rint(widths[i]), widths[i]);
                assertTrue(widths[i] >= least[i] - 1 && widths[i] <= most[i] + 1, () -> "column out of bounds");
            }
        }
    }
}

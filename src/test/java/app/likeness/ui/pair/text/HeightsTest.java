package app.likeness.ui.pair.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

class HeightsTest {
    @Test
    void sumsAreThoseOfAPlainAddition() {
        var random = new Random(3);
        for (int count : new int[] {1, 2, 7, 64, 100}) {
            double[] plain = random.doubles(count, 1, 50).toArray();
            var heights = new Heights(plain);
            for (int change = 0; change < 200; change++) {
                int index = random.nextInt(count);
                plain[index] = random.nextDouble(1, 50);
                heights.measured(index, plain[index]);
                double sum = 0;
                for (int i = 0; i < count; i++) {
                    assertEquals(sum, heights.top(i), 1e-6);
                    assertEquals(i, heights.at(sum + 0.5), "count " + count);
                    sum += plain[i];
                }
                assertEquals(sum, heights.total(), 1e-6);
            }
        }
    }

    @Test
    void aHeightOutsideBelongsToTheNearestCell() {
        var heights = new Heights(new double[] {10, 10, 10});
        assertEquals(0, heights.at(-5));
        assertEquals(2, heights.at(500));
    }
}

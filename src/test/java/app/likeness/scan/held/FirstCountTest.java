package app.likeness.scan.held;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.index.GramFrequencies;
import app.likeness.fingerprint.Winnower;
import app.likeness.store.kept.Reading;
import app.likeness.text.fold.FoldedText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class FirstCountTest {
    private static final int[] FORM = {2, 4, 6, 8};

    @Test
    void copiesCountOnceAndTheFrequenciesAreThoseOfTheTextsThatCame() {
        for (long most : new long[] {1_000, 0}) {
            try (var count = new FirstCount(90_000, new HeldGrams(most, GramFile::create))) {
                var expected = new GramFrequencies(12);
                for (int text = 0; text < 12; text++) {
                    count.add(text, FORM);
                    count.add(text, FORM);
                    expected.add(FORM);
                }
                for (int text = 0; text < 12; text++) {
                    expected.addLonger(FORM);
                }
                assertTrue(count.isOf(12));
                assertArrayEquals(expected.counters(), count.frequencies().counters());
                assertEquals(expected.limit(), count.frequencies().limit());
                assertArrayEquals(FORM, count.held().grams(7));
                assertArrayEquals(new long[] {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}, count.hashes());
            }
        }
    }

    @Test
    void itGivesUpWhereTheGramsFitNowhere() {
        try (var count = new FirstCount(10, full())) {
            var prints = new Reading.Prints(
                    5, 4, Optional.empty(), Optional.empty(), Winnower.select(FoldedText.of("")), Map.of());
            count.add(new Taken(prints, FORM));
            count.add(new Taken(prints, FORM));
            assertFalse(count.isOf(1));
            assertFalse(count.isOf(0));
        }
        try (var again = new FirstCount(10, full())) {
            assertThrows(UncheckedIOException.class, () -> again.add(5, FORM));
        }
    }

    private static HeldGrams full() {
        return new HeldGrams(0, () -> {
            throw new IOException("no space left");
        });
    }
}

package app.likeness.scan.held;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class HeldGramsTest {
    private static final int TEXTS = 50;

    private static int[] grams(int text) {
        return new Random(text).ints(100L * (text % 7)).toArray();
    }

    private static HeldGrams held(long most) {
        return held(most, GramFile::create);
    }

    private static HeldGrams held(long most, HeldGrams.Files files) {
        var held = new HeldGrams(most, files);
        for (int text = 0; text < TEXTS; text++) {
            held.add(-text, grams(text));
        }
        held.complete();
        return held;
    }

    @Test
    void theGramsAreTheSameInMemoryAndInAFile() {
        for (long most : new long[] {1_000_000, 7_000, 0}) {
            try (HeldGrams held = held(most)) {
                for (int text = TEXTS - 1; text >= 0; text--) {
                    assertEquals(grams(text).length, held.size(-text), "room for " + most + ", text " + text);
                    assertArrayEquals(grams(text), held.grams(-text), "room for " + most + ", text " + text);
                }
            }
        }
    }

    @Test
    void severalThreadsReadThemAtOnce() {
        try (HeldGrams held = held(0)) {
            assertTrue(IntStream.range(0, 2_000)
                    .parallel()
                    .map(i -> i % TEXTS)
                    .allMatch(text -> IntStream.of(grams(text)).sum()
                            == IntStream.of(held.grams(-text)).sum()));
        }
    }

    @Test
    void noFileIsMadeWhereAllFit() {
        try (HeldGrams held = held(1_000_000, () -> {
            throw new IOException("nobody needs it");
        })) {
            assertArrayEquals(grams(3), held.grams(-3));
        }
    }

    @Test
    void aTextThatIsNotKnownHasNone() {
        for (long most : new long[] {1_000_000, 0}) {
            try (HeldGrams held = held(most)) {
                assertEquals(0, held.size(77));
                assertEquals(0, held.grams(77).length);
            }
        }
    }

    @Test
    void whatFitsNowhereIsAnError() {
        assertThrows(
                UncheckedIOException.class,
                () -> held(2_000, () -> {
                    throw new IOException("no space left");
                }));
    }

    @Test
    void aFileThatCannotBeReadIsAnError() {
        var closed = new HeldGrams(0, () -> {
            GramFile file = GramFile.create();
            file.close();
            return file;
        });
        closed.add(1, grams(1));
        assertThrows(UncheckedIOException.class, closed::complete);
        assertThrows(UncheckedIOException.class, () -> closed.grams(1));
    }
}

package app.likeness.scan.held;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class GramFileTest {
    @Test
    void arraysComeBackByNumber() throws IOException {
        var random = new Random(7);
        List<int[]> arrays = new ArrayList<>();
        try (GramFile file = GramFile.create()) {
            // More than its buffers hold, among them empty ones.
            for (int i = 0; i < 4_000; i++) {
                int[] array = random.ints(random.nextInt(200)).toArray();
                arrays.add(array);
                assertEquals(i, file.add(array));
            }
            file.flush();
            for (int i = 0; i < arrays.size(); i += 7) {
                assertArrayEquals(arrays.get(i), file.read(i), "array " + i);
                assertEquals(arrays.get(i).length, file.length(i), "array " + i);
            }
        }
    }

    @Test
    void whatIsNotThereIsAnError() throws IOException {
        GramFile file = GramFile.create();
        file.add(new int[] {1, 2, 3});
        assertThrows(IOException.class, () -> file.read(0));
        file.close();
        assertThrows(IOException.class, file::flush);
    }
}

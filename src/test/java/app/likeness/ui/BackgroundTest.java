package app.likeness.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class BackgroundTest {
    @Test
    void whatWasGivenIsDoneBeforeItClosesAndWhatComesAfterwardsIsNot() {
        List<String> done = Collections.synchronizedList(new ArrayList<>());
        Background background = Background.start();
        for (String work : List.of("first", "second", "third")) {
            background.runScan(() -> done.add(work));
        }
        background.close();
        background.runScan(() -> done.add("late"));
        background.compute(() -> done.add("late, on the other lane"), added -> {});
        background.close();
        assertEquals(List.of("first", "second", "third"), done);
    }
}

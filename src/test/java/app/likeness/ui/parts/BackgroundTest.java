package app.likeness.ui.parts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
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

    @Test
    void whatCanWaitIsDoneWhenNothingElseIsToBeDone() throws InterruptedException {
        List<String> done = Collections.synchronizedList(new ArrayList<>());
        Background background = Background.start(Runnable::run, Runnable::run);
        var given = new CountDownLatch(1);
        var finished = new CountDownLatch(5);
        for (String work : List.of("begun", "later", "first", "later still", "second")) {
            Supplier<String> task = () -> {
                try {
                    given.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException("nobody interrupts", e);
                }
                done.add(work);
                finished.countDown();
                return work;
            };
            if (work.startsWith("later")) {
                background.computeBehind(task, ignored -> {});
            } else {
                background.compute(task, ignored -> {});
            }
        }
        given.countDown();
        finished.await();
        background.close();
        assertEquals(List.of("begun", "first", "second", "later", "later still"), done);
    }

    @Test
    void whatCanWaitUntilTheWindowIsDrawnIsNotBegunBefore() throws InterruptedException {
        List<Runnable> undrawn = new ArrayList<>();
        List<String> done = Collections.synchronizedList(new ArrayList<>());
        Background background = Background.start(Runnable::run, undrawn::add);
        background.runOnceDrawn(() -> done.add("beside the picture"), ignored -> {}, ignored -> {});
        background.computeBehind(() -> done.add("in no view"), ignored -> {});
        var seen = new CountDownLatch(1);
        background.compute(() -> done.add("in sight"), ignored -> seen.countDown());
        seen.await();
        undrawn.forEach(Runnable::run);
        background.close();
        assertEquals(List.of("in sight", "beside the picture", "in no view"), done);
    }
}

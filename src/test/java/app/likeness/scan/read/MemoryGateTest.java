package app.likeness.scan.read;

import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class MemoryGateTest {
    @Test
    void theLargestFileFillsTheGateAlone() throws InterruptedException {
        var gate = new MemoryGate(1 << 20);
        long largest = gate.largest();
        assertTrue(largest > 0);
        gate.enter(largest);
        Thread second = Thread.ofPlatform().start(() -> {
            gate.enter(1);
            gate.leave(1);
        });
        while (second.getState() != Thread.State.WAITING) {
            assertNotEquals(Thread.State.TERMINATED, second.getState(), "went through");
            Thread.onSpinWait();
        }
        gate.leave(largest);
        second.join();
    }

    @Test
    void smallFilesGoThroughTogether() {
        var gate = new MemoryGate(1 << 20);
        for (int i = 0; i < 4; i++) {
            gate.enter(gate.largest() / 4);
        }
        for (int i = 0; i < 4; i++) {
            gate.leave(gate.largest() / 4);
        }
        gate.enter(gate.largest());
    }
}

package app.likeness.scan.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import app.likeness.text.Attempt;
import app.likeness.text.FileBytes;
import app.likeness.text.SkipReason;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

final class TimedReadingTest {
    private static final Path FILE = Path.of("essay.txt");

    @Test
    void aFileThatNeverEndsIsGivenUpWithTheReason() {
        var never = new CountDownLatch(1);
        var reading = new TimedReading(
                path -> {
                    try {
                        never.await();
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                    return Attempt.got(new FileBytes(new byte[1]));
                },
                Duration.ofMillis(20));
        var not = assertInstanceOf(Attempt.Not.class, reading.read(FILE));
        assertEquals(FILE, not.skip().path());
        assertEquals(SkipReason.UNREADABLE, not.skip().reason());
        assertEquals("reading it did not end within 0 s", not.skip().detail());
        never.countDown();
    }

    @Test
    void anyOtherFileIsReadAsItIs() {
        byte[] bytes = {1, 2, 3};
        var reading = new TimedReading(path -> Attempt.got(new FileBytes(bytes)));
        Attempt<FileBytes> read = reading.read(FILE);
        assertEquals(bytes, ((Attempt.Got<FileBytes>) read).value().bytes());
    }
}

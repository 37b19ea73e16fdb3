package app.likeness.text.reader;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import app.likeness.text.FileBytes;
import app.likeness.text.SkipReason;
import app.likeness.text.container.Zip;
import app.likeness.text.reader.ReaderRequest.Wanted;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.Gatherers;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// The reader processes, really started.
class ReaderPoolTest {
    @Test
    void aFileThatTakesTooLongCostsItsProcessAlone() {
        ReaderPool pool = new ReaderPool(1);
        ReaderReply.None none = assertInstanceOf(ReaderReply.None.class, pool.read(request("Words")));
        assertEquals(SkipReason.TOO_LARGE, none.reason());
    }

    @Test
    void aReaderThatIsKilledCostsTheFileThatItReads() throws InterruptedException {
        Set<ProcessHandle> before = readers();
        ReaderPool pool = new ReaderPool();
        AtomicReference<ReaderReply> reply = new AtomicReference<>();
        Thread asking = Thread.ofPlatform().start(() -> reply.set(pool.read(request("Killed"))));
        Set<ProcessHandle> started = Set.of();
        while (started.isEmpty()) {
            Thread.sleep(1);
            started = readers();
            started.removeAll(before);
        }
        started.forEach(ProcessHandle::destroyForcibly);
        asking.join();
        assertEquals(new ReaderReply.None(SkipReason.DAMAGED, "reading it broke down"), reply.get());
        assertEquals(
                "Next",
                assertInstanceOf(ReaderReply.Text.class, pool.read(request("Next")))
                        .text());
    }

    /// The processes that read; one that has hardly had the processor is only being started.
    private static Set<ProcessHandle> readers() {
        return ProcessHandle.current()
                .children()
                .filter(child -> child.info()
                        .totalCpuDuration()
                        .filter(spent -> spent.toMillis() >= 20)
                        .isPresent())
                .collect(Collectors.toSet());
    }

    @Test
    void severalThreadsShareTheProcesses() {
        ReaderPool pool = new ReaderPool();
        List<String> read = IntStream.range(0, 24)
                .boxed()
                .gather(Gatherers.mapConcurrent(8, number -> pool.read(request("Essay " + number))))
                .map(reply -> assertInstanceOf(ReaderReply.Text.class, reply).text())
                .toList();
        assertEquals(
                IntStream.range(0, 24).mapToObj(number -> "Essay " + number).toList(), read);
    }

    private static ReaderRequest request(String text) {
        return new ReaderRequest(
                FileFormat.WORD,
                Wanted.TEXT,
                List.of(),
                new FileBytes(Zip.word(Zip.paragraph(text)).bytes()));
    }
}

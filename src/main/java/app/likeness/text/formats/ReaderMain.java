package app.likeness.text.formats;

import app.likeness.text.reader.ReaderRequest;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// The reader process: answers one request after the other until its input ends.
///
/// One thread waits for requests and reads; what it is reading when the program that asks is gone it would read to its
/// end, so another one looks every second whether that is still there.
public final class ReaderMain {
    /// Parsers recurse as deep as a document nests.
    private static final long STACK_BYTES = 16L << 20;

    private static final long LOOK_MILLIS = 1_000;

    private ReaderMain() {}

    /// Takes no arguments.
    public static void main(String[] arguments) throws InterruptedException {
        Outside.close();
        OutputStream answers = new FileOutputStream(FileDescriptor.out);
        System.setOut(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
        Thread reader = new Thread(null, () -> answer(answers), "reader", STACK_BYTES);
        reader.start();
        Optional<ProcessHandle> asking = ProcessHandle.current().parent();
        while (asking.isEmpty() || asking.get().isAlive()) {
            Thread.sleep(LOOK_MILLIS);
        }
        Runtime.getRuntime().halt(0);
    }

    /// Ends the process at the end of its input, and where a parser or this fails beyond what a document may do to it.
    private static void answer(OutputStream answers) {
        try (DataInputStream in =
                        new DataInputStream(new BufferedInputStream(new FileInputStream(FileDescriptor.in), 1 << 16));
                DataOutputStream out = new DataOutputStream(new BufferedOutputStream(answers, 1 << 16))) {
            FormatReaders readers = new FormatReaders();
            while (true) {
                readers.read(ReaderRequest.read(in)).write(out);
            }
        } catch (IOException end) {
            // Nobody asks any more.
        } finally {
            Runtime.getRuntime().halt(0);
        }
    }
}

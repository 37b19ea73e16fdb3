package app.likeness.text.formats;

import app.likeness.text.ReaderReply;
import app.likeness.text.ReaderRequest;
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
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.LinkedBlockingQueue;

/// The reader process: answers one request after the other until its input ends.
///
/// One thread waits for requests and so notices at once when the program that asks is gone; another one reads.
public final class ReaderMain {
    /// Parsers recurse as deep as a document nests.
    private static final long STACK_BYTES = 16L << 20;

    private ReaderMain() {}

    /// Takes no arguments.
    public static void main(String[] arguments) {
        Outside.close();
        OutputStream answers = new FileOutputStream(FileDescriptor.out);
        System.setOut(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
        LinkedBlockingQueue<ReaderRequest> requests = new LinkedBlockingQueue<>(1);
        Thread reader = new Thread(null, () -> answer(requests, answers), "reader", STACK_BYTES);
        reader.setDaemon(true);
        reader.start();
        try (DataInputStream in =
                new DataInputStream(new BufferedInputStream(new FileInputStream(FileDescriptor.in), 1 << 16))) {
            while (true) {
                requests.put(ReaderRequest.read(in));
            }
        } catch (IOException | InterruptedException end) {
            // Whatever is being read, nobody waits for it any more.
            Runtime.getRuntime().halt(0);
        }
    }

    private static void answer(LinkedBlockingQueue<ReaderRequest> requests, OutputStream answers) {
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(answers, 1 << 16));
        FormatReaders readers = new FormatReaders();
        try {
            while (true) {
                ReaderReply reply = readers.read(requests.take());
                reply.write(out);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException("nobody interrupts", e);
        }
    }
}

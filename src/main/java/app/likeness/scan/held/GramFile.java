package app.likeness.scan.held;

import java.io.EOFException;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;

/// Arrays of grams, one behind the other in a file of the system's temporary folder that is gone when this is closed or
/// the process ends. Written by one thread; what was written is read by any number of them after [#flush].
final class GramFile implements AutoCloseable {
    private static final Logger LOG = System.getLogger(GramFile.class.getName());

    private static final int BUFFER = 1 << 20;

    /// The share of the free space on the disk that the file may take.
    private static final int SHARE = 2;

    private final FileChannel channel;
    private final long most;
    private final ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER);
    /// Where each array begins and the last one ends, in bytes.
    private long[] ends = new long[1024];

    private int size;

    private GramFile(FileChannel channel, long most) {
        this.channel = channel;
        this.most = most;
    }

    static GramFile create() throws IOException {
        Path file = Files.createTempFile("likeness", ".grams");
        long free = Files.getFileStore(file).getUsableSpace();
        FileChannel channel = FileChannel.open(
                file, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.DELETE_ON_CLOSE);
        return new GramFile(channel, free / SHARE);
    }

    /// Writes an array behind the others and gives its number, from 0 on.
    ///
    /// @throws IOException also when the file would take more than half of the space that was free
    int add(int[] grams) throws IOException {
        long end = ends[size] + (long) Integer.BYTES * grams.length;
        if (end > most) {
            throw new IOException("half of the free space is taken: " + most + " bytes");
        }
        for (int gram : grams) {
            if (!buffer.hasRemaining()) {
                flush();
            }
            buffer.putInt(gram);
        }
        if (size + 1 == ends.length) {
            ends = Arrays.copyOf(ends, 2 * ends.length);
        }
        ends[++size] = end;
        return size - 1;
    }

    /// Makes everything that was added readable.
    void flush() throws IOException {
        buffer.flip();
        while (buffer.hasRemaining()) {
            channel.write(buffer);
        }
        buffer.clear();
    }

    /// How long the array with this number is.
    int length(int number) {
        return (int) ((ends[number + 1] - ends[number]) / Integer.BYTES);
    }

    /// The array with this number.
    int[] read(int number) throws IOException {
        long from = ends[number];
        var bytes = ByteBuffer.allocate(length(number) * Integer.BYTES);
        while (bytes.hasRemaining()) {
            if (channel.read(bytes, from + bytes.position()) < 0) {
                throw new EOFException("array " + number + " of " + size);
            }
        }
        int[] grams = new int[bytes.capacity() / Integer.BYTES];
        bytes.flip().asIntBuffer().get(grams);
        return grams;
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            LOG.log(Level.DEBUG, "A temporary file was not closed in order", e);
        }
    }
}

package app.likeness.text.archive;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import org.apache.commons.compress.utils.SeekableInMemoryByteChannel;
import org.jspecify.annotations.Nullable;

/// The bytes of an archive, in a file or in memory, read from any place. Confined to one thread; to be closed.
public final class ArchiveBytes implements AutoCloseable {
    private static final int BLOCK = 1 << 16;

    private final @Nullable Path path;
    private final @Nullable FileChannel file;
    private final byte[] memory;
    private final long size;

    private ArchiveBytes(@Nullable Path path, @Nullable FileChannel file, byte[] memory, long size) {
        this.path = path;
        this.file = file;
        this.memory = memory;
        this.size = size;
    }

    public static ArchiveBytes of(Path path) throws IOException {
        FileChannel file = FileChannel.open(path, StandardOpenOption.READ);
        boolean isOpen = false;
        try {
            var bytes = new ArchiveBytes(path, file, new byte[0], file.size());
            isOpen = true;
            return bytes;
        } finally {
            if (!isOpen) {
                file.close();
            }
        }
    }

    /// Holds on to the array.
    public static ArchiveBytes of(byte[] memory) {
        return new ArchiveBytes(null, null, memory, memory.length);
    }

    public long size() {
        return size;
    }

    /// The `length` bytes from `at` on, or as many as there are: none before the first.
    public byte[] bytes(long at, int length) throws IOException {
        if (at < 0) {
            return new byte[0];
        }
        byte[] bytes = new byte[Math.clamp(size - at, 0, length)];
        int read = 0;
        while (read < bytes.length) {
            int more = read(at + read, bytes, read, bytes.length - read);
            if (more < 0) {
                return Arrays.copyOf(bytes, read);
            }
            read += more;
        }
        return bytes;
    }

    private int read(long at, byte[] into, int offset, int length) throws IOException {
        if (file != null) {
            return file.read(ByteBuffer.wrap(into, offset, length), at);
        }
        if (at >= size) {
            return -1;
        }
        int count = (int) Math.min(length, size - at);
        System.arraycopy(memory, (int) at, into, offset, count);
        return count;
    }

    /// The same bytes as a library reads them, to be closed by itself.
    public SeekableByteChannel channel() throws IOException {
        return path == null ? new SeekableInMemoryByteChannel(memory) : FileChannel.open(path, StandardOpenOption.READ);
    }

    /// The bytes from `at` on, at most `length`; ends earlier where they do.
    public InputStream stream(long at, long length) {
        if (at < 0) {
            return InputStream.nullInputStream();
        }
        return new InputStream() {
            private final byte[] block = new byte[Math.clamp(length, 1, BLOCK)];
            private long next = at;
            private final long end = at + Math.clamp(size - at, 0, length);
            private int from;
            private int to;

            @Override
            public int read() throws IOException {
                return fill() ? block[from++] & 0xFF : -1;
            }

            @Override
            public int read(byte[] into, int offset, int wanted) throws IOException {
                if (wanted == 0) {
                    return 0;
                }
                if (!fill()) {
                    return -1;
                }
                int count = Math.min(wanted, to - from);
                System.arraycopy(block, from, into, offset, count);
                from += count;
                return count;
            }

            @Override
            public int available() {
                return to - from;
            }

            private boolean fill() throws IOException {
                if (from == to) {
                    from = 0;
                    to = next < end
                            ? Math.max(
                                    0, ArchiveBytes.this.read(next, block, 0, (int) Math.min(block.length, end - next)))
                            : 0;
                    next += to;
                }
                return from < to;
            }
        };
    }

    @Override
    public void close() throws IOException {
        if (file != null) {
            file.close();
        }
    }
}

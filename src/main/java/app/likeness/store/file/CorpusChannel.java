package app.likeness.store.file;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.h2.mvstore.DataUtils;
import org.h2.store.fs.FileBaseDefault;
import org.jspecify.annotations.Nullable;

/// What H2 reads and writes a corpus through: a file whose head names the newest chunk in it.
///
/// A chunk is what a commit writes. H2 finds the newest one at the end of the file, or by its head, which names a chunk
/// from which each leads to the next. H2 2.5.252 writes the head where a chunk stands elsewhere than the one before
/// says, and names the one before in it (`FileStore.storeBuffer` sets `lastChunk` behind `writeChunk`): nothing leads
/// to the new one, and what was committed is gone when the process is killed before the file is closed.
final class CorpusChannel extends FileBaseDefault {
    /// In bytes; the head is one, and so is its copy behind it.
    private static final int BLOCK = 4096;

    private static final int HEADS = 2 * BLOCK;

    /// More than the first line of a head or of a chunk has.
    private static final int LONGEST_LINE = 1024;

    private final FileChannel file;
    /// What the newest chunk says of itself; null as long as none was written.
    private @Nullable Map<String, String> newest;

    CorpusChannel(FileChannel file) {
        this.file = file;
    }

    @Override
    public synchronized int write(ByteBuffer from, long position) throws IOException {
        Map<String, String> line = line(from);
        Map<String, String> chunk = newest;
        boolean isHead = position == 0 && line.containsKey("H");
        if (isHead && chunk != null && number(line, "version") < number(chunk, "version")) {
            writeHead(line, chunk);
            int written = from.remaining();
            from.position(from.limit());
            return written;
        }
        int written = file.write(from, position);
        // Older chunks are written as well, when they are moved.
        boolean isChunk = position >= HEADS && line.containsKey("chunk");
        if (isChunk && (chunk == null || number(line, "version") >= number(chunk, "version"))) {
            line.put("block", Long.toHexString(position / BLOCK));
            newest = line;
        }
        return written;
    }

    /// Writes a head that names this chunk, twice as H2 does.
    private void writeHead(Map<String, String> head, Map<String, String> chunk) throws IOException {
        HashMap<String, String> named = new HashMap<>(head);
        named.remove("fletcher");
        for (String key : List.of("block", "chunk", "version")) {
            named.put(key, chunk.getOrDefault(key, ""));
        }
        StringBuilder words = DataUtils.appendMap(new StringBuilder(), named);
        byte[] summed = words.toString().getBytes(StandardCharsets.ISO_8859_1);
        DataUtils.appendMap(words, "fletcher", DataUtils.getFletcher32(summed, 0, summed.length));
        byte[] bytes = words.append('\n').toString().getBytes(StandardCharsets.ISO_8859_1);
        ByteBuffer both = ByteBuffer.allocate(HEADS);
        both.put(bytes).position(BLOCK).put(bytes).rewind();
        DataUtils.writeFully(file, 0, both);
    }

    /// What the first line says, as H2 writes maps; empty where it is none of theirs.
    private static Map<String, String> line(ByteBuffer from) {
        byte[] start = new byte[Math.min(LONGEST_LINE, from.remaining())];
        from.duplicate().get(start);
        String text = new String(start, StandardCharsets.ISO_8859_1);
        int end = text.indexOf('\n');
        boolean isMap = end > 0 && (text.startsWith("H:") || text.startsWith("chunk:"));
        return isMap ? DataUtils.parseMap(text.substring(0, end).strip()) : new HashMap<>();
    }

    private static long number(Map<String, String> map, String key) {
        return DataUtils.readHexLong(map, key, 0);
    }

    @Override
    @SuppressWarnings("UnsynchronizedOverridesSynchronized") // a file is read at several places at a time
    public int read(ByteBuffer to, long position) throws IOException {
        return file.read(to, position);
    }

    /// Copies the file as it stands.
    void copyTo(FileChannel copy) throws IOException {
        long size = file.size();
        for (long at = 0; at < size; ) {
            long copied = file.transferTo(at, size - at, copy);
            if (copied <= 0) {
                throw new EOFException("the file became shorter");
            }
            at += copied;
        }
    }

    @Override
    public long size() throws IOException {
        return file.size();
    }

    @Override
    protected void implTruncate(long size) throws IOException {
        file.truncate(size);
    }

    @Override
    public void force(boolean metaData) throws IOException {
        file.force(metaData);
    }

    @Override
    public FileLock tryLock(long position, long size, boolean isShared) throws IOException {
        return file.tryLock(position, size, isShared);
    }

    @Override
    protected void implCloseChannel() throws IOException {
        file.close();
    }
}

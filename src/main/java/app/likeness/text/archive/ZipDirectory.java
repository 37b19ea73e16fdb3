package app.likeness.text.archive;

import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/// The files inside a ZIP archive that is held in memory, as its directory at the end lists them; where that is
/// missing, because the archive was cut, as the headers before the files name them.
///
/// Nothing is believed that the archive says about the size of what it holds: a stream ends where its data ends, and
/// whoever reads it counts. Every place is checked against the bytes that there are. O(number of files).
public final class ZipDirectory implements AutoCloseable {
    private static final int LOCAL = 0x04034b50;
    private static final int CENTRAL = 0x02014b50;
    private static final int END = 0x06054b50;
    private static final int LOCAL_BYTES = 30;
    private static final int CENTRAL_BYTES = 46;
    private static final int END_BYTES = 22;
    private static final int MOST_COMMENT = 0xFFFF;
    private static final int STORED = 0;
    private static final int DEFLATED = 8;
    private static final int ENCRYPTED = 1;
    private static final int UTF8 = 1 << 11;

    /// One file of the archive.
    ///
    /// @param rawName its name's bytes, a character each (Latin-1)
    /// @param compressed bytes that it takes in the archive, as the archive says: 0xFFFFFFFF for "elsewhere"
    /// @param offset where its header begins
    public record Entry(String rawName, int flags, int method, long compressed, long size, int offset) {
        /// The name as UTF-8, or as Latin-1 where the archive does not say that it is that.
        public String name() {
            return isUtf8()
                    ? new String(rawName.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8)
                    : rawName;
        }

        /// Whether the archive says that the name is UTF-8.
        public boolean isUtf8() {
            return (flags & UTF8) != 0;
        }

        public boolean isEncrypted() {
            return (flags & ENCRYPTED) != 0;
        }
    }

    private final byte[] content;
    private final ByteBuffer bytes;
    private final List<Entry> entries = new ArrayList<>();
    private final Map<String, Entry> byName = new LinkedHashMap<>();

    /// One that no part needs at the moment.
    private @Nullable Inflater spare;

    private boolean isClosed;

    private ZipDirectory(byte[] content) {
        this.content = content;
        this.bytes = ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN);
    }

    /// The directory of the archive `content`, empty where there is none. Never throws.
    public static ZipDirectory of(byte[] content) {
        ZipDirectory directory = new ZipDirectory(content);
        if (!directory.readCentral()) {
            directory.readLocal();
        }
        directory.entries.forEach(entry -> directory.byName.putIfAbsent(entry.name(), entry));
        return directory;
    }

    /// The files in the order of the directory; a name may come twice.
    public List<Entry> entries() {
        return List.copyOf(entries);
    }

    public boolean contains(String name) {
        return byName.containsKey(name);
    }

    /// The first file with this name.
    public @Nullable Entry entry(String name) {
        return byName.get(name);
    }

    /// Whether a file lies in the folder `prefix`, which ends with a slash.
    public boolean hasFolder(String prefix) {
        return byName.keySet().stream().anyMatch(name -> name.startsWith(prefix));
    }

    /// What is in one file, uncompressed as it is read. A compressed file's stream ends with its own end mark, a
    /// stored one's after the bytes that the directory names.
    public InputStream open(Entry entry) throws ZipException {
        int at = entry.offset;
        if (at < 0 || at > content.length - LOCAL_BYTES || bytes.getInt(at) != LOCAL) {
            throw new ZipException("no file where the directory has one");
        }
        int start = at + LOCAL_BYTES + unsigned(at + 26) + unsigned(at + 28);
        if (start > content.length) {
            throw new ZipException("the archive ends too early");
        }
        int rest = content.length - start;
        return switch (entry.method) {
            case STORED -> new ByteArrayInputStream(content, start, (int) Math.min(entry.size, rest));
            case DEFLATED -> new Inflating(start, rest);
            default -> throw new ZipException("a method of compression that is not known: " + entry.method);
        };
    }

    private boolean readCentral() {
        int end = content.length - END_BYTES;
        int first = Math.max(0, end - MOST_COMMENT);
        while (end >= first && bytes.getInt(end) != END) {
            end--;
        }
        if (end < first) {
            return false;
        }
        long at = Integer.toUnsignedLong(bytes.getInt(end + 16));
        while (at <= content.length - CENTRAL_BYTES && bytes.getInt((int) at) == CENTRAL) {
            int place = (int) at;
            int nameLength = unsigned(place + 28);
            if (place + CENTRAL_BYTES + nameLength > content.length) {
                break;
            }
            entries.add(new Entry(
                    name(place + CENTRAL_BYTES, nameLength),
                    unsigned(place + 8),
                    unsigned(place + 10),
                    Integer.toUnsignedLong(bytes.getInt(place + 20)),
                    Integer.toUnsignedLong(bytes.getInt(place + 24)),
                    bytes.getInt(place + 42)));
            at += CENTRAL_BYTES + nameLength + unsigned(place + 30) + unsigned(place + 32);
        }
        return !entries.isEmpty() || unsigned(end + 10) == 0;
    }

    /// Looks for the headers before the files, which begin anywhere.
    private void readLocal() {
        for (int at = 0; at <= content.length - LOCAL_BYTES; at++) {
            if (content[at] != 'P' || bytes.getInt(at) != LOCAL) {
                continue;
            }
            int nameLength = unsigned(at + 26);
            if (at + LOCAL_BYTES + nameLength <= content.length) {
                entries.add(new Entry(
                        name(at + LOCAL_BYTES, nameLength),
                        unsigned(at + 6),
                        unsigned(at + 8),
                        Integer.toUnsignedLong(bytes.getInt(at + 18)),
                        Integer.toUnsignedLong(bytes.getInt(at + 22)),
                        at));
            }
        }
    }

    private String name(int start, int length) {
        return new String(content, start, length, StandardCharsets.ISO_8859_1);
    }

    private int unsigned(int at) {
        return Short.toUnsignedInt(bytes.getShort(at));
    }

    /// Lets go of what is held beside the heap. Nothing can be opened any more.
    @Override
    public void close() {
        isClosed = true;
        if (spare != null) {
            spare.end();
        }
    }

    /// What is in one file. An inflater costs as much as a small part, so one is handed on from part to part.
    private final class Inflating extends InputStream {
        private final Inflater inflater;
        private boolean isOpen = true;

        Inflating(int start, int length) {
            inflater = spare == null ? new Inflater(true) : spare;
            spare = null;
            inflater.setInput(content, start, length);
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public int read(byte[] into, int offset, int wanted) throws IOException {
            if (wanted == 0) {
                return 0;
            }
            try {
                while (isOpen && !inflater.finished() && !inflater.needsDictionary()) {
                    int count = inflater.inflate(into, offset, wanted);
                    if (count > 0) {
                        return count;
                    }
                    if (inflater.needsInput()) {
                        throw new EOFException("the archive ends inside a file");
                    }
                }
                return -1;
            } catch (DataFormatException e) {
                throw new ZipException(e.getMessage());
            }
        }

        @Override
        public void close() {
            if (!isOpen) {
                return;
            }
            isOpen = false;
            if (isClosed || spare != null) {
                inflater.end();
            } else {
                inflater.reset();
                spare = inflater;
            }
        }
    }
}

package app.likeness.text.container;

import app.likeness.text.archive.ArchiveBytes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.SeekableByteChannel;
import java.util.zip.CRC32;
import org.apache.commons.compress.archivers.sevenz.SevenZArchiveEntry;
import org.apache.commons.compress.archivers.sevenz.SevenZFile;

/// The header of a 7z archive, looked at before commons-compress 1.28 reads it, which unpacks it whatever its size and
/// makes keys of passwords in as many rounds as it says, up to 2⁶².
///
/// A header is packed like a file. It is unpacked here as the one file of an archive that is made up of the same bytes
/// and a header of our own, so that it can be given up on the way.
final class SevenZHeader {
    private static final int START = 32;
    private static final int LARGEST = 1 << 25;

    /// What the parts of a header begin with (7-Zip's 7zFormat.txt, section "Property IDs").
    private static final byte END = 0;

    private static final byte HEADER = 1;
    private static final byte STREAMS = 4;
    private static final byte FILES = 5;
    private static final byte SUB_STREAMS = 8;
    private static final byte PACKED_HEADER = 0x17;

    /// The names of one file: three bytes, which stand here, and the end of a name without letters.
    private static final byte[] EMPTY_NAME = {0x11, 3, 0, 0, 0};

    /// The name of its cipher, and the most rounds as a power of two: 7-Zip itself makes 2¹⁹.
    private static final byte[] CIPHER = {0x06, (byte) 0xF1, 0x07, 0x01};

    private static final int MOST_ROUNDS = 22;
    private static final int ROUNDS = 0x3F;

    private SevenZHeader() {}

    /// Finds out whether the library can be let read the header.
    ///
    /// @param password empty for none
    /// @param memoryKiB what unpacking may take
    /// @throws IOException when it cannot, or the archive is damaged
    static void check(ArchiveBytes archive, String password, int memoryKiB) throws IOException {
        byte[] start = archive.bytes(0, START);
        if (start.length < START) {
            throw new IOException("a 7z archive ends in its first bytes");
        }
        ByteBuffer fields = ByteBuffer.wrap(start).order(ByteOrder.LITTLE_ENDIAN);
        long at = START + fields.getLong(12);
        long length = fields.getLong(20);
        if (length < 0 || length > LARGEST || at < START || at > archive.size() - length) {
            throw new IOException("the header of a 7z archive is too large or not there");
        }
        byte[] header = archive.bytes(at, (int) length);
        checkRounds(header);
        if (header.length > 2 && header[0] == PACKED_HEADER) {
            checkRounds(unpacked(archive, header, password, memoryKiB));
        }
    }

    private static void checkRounds(byte[] header) throws IOException {
        ByteBuffer name = ByteBuffer.wrap(CIPHER);
        for (int at = 0; at + CIPHER.length + 1 < header.length; at++) {
            if (header[at] == CIPHER[0]
                    && ByteBuffer.wrap(header, at, CIPHER.length).equals(name)
                    && (header[at + CIPHER.length + 1] & ROUNDS) > MOST_ROUNDS) {
                throw new IOException("a 7z archive asks for too many rounds");
            }
        }
    }

    private static byte[] unpacked(ArchiveBytes archive, byte[] packed, String password, int memoryKiB)
            throws IOException {
        byte[] header = headerOfOneFile(packed);
        byte[] start = start(archive.size() - START, header);
        SevenZFile.Builder builder = SevenZFile.builder()
                .setSeekableByteChannel(new Joined(start, archive, header))
                .setMaxMemoryLimitKiB(memoryKiB);
        try (SevenZFile file = (password.isEmpty() ? builder : builder.setPassword(password)).get()) {
            SevenZArchiveEntry entry = file.getNextEntry();
            if (entry == null || entry.getSize() > LARGEST) {
                throw new IOException("the header of a 7z archive is too large or not there");
            }
            try (InputStream in = file.getInputStream(entry)) {
                return in.readNBytes(LARGEST);
            }
        }
    }

    /// The header of an archive whose one file is what `packed` says how to unpack.
    private static byte[] headerOfOneFile(byte[] packed) {
        ByteBuffer header = ByteBuffer.allocate(packed.length + 12);
        header.put(HEADER).put(STREAMS).put(packed, 1, packed.length - 2);
        header.put(SUB_STREAMS).put(END).put(END);
        header.put(FILES).put((byte) 1).put(EMPTY_NAME).put(END).put(END);
        return header.array();
    }

    private static byte[] start(long at, byte[] header) {
        ByteBuffer start = ByteBuffer.allocate(START).order(ByteOrder.LITTLE_ENDIAN);
        start.put(new byte[] {'7', 'z', (byte) 0xBC, (byte) 0xAF, 0x27, 0x1C, 0, 4});
        start.putLong(12, at).putLong(20, header.length).putInt(28, checksum(header, 0));
        start.putInt(8, checksum(start.array(), 12));
        return start.array();
    }

    private static int checksum(byte[] bytes, int from) {
        var checksum = new CRC32();
        checksum.update(bytes, from, bytes.length - from);
        return (int) checksum.getValue();
    }

    /// An archive with another start and another header behind its end.
    private static final class Joined implements SeekableByteChannel {
        private final byte[] start;
        private final ArchiveBytes archive;
        private final byte[] header;
        private long position;
        private boolean isOpen = true;

        Joined(byte[] start, ArchiveBytes archive, byte[] header) {
            this.start = start;
            this.archive = archive;
            this.header = header;
        }

        @Override
        public int read(ByteBuffer into) throws IOException {
            if (position >= size()) {
                return -1;
            }
            int before = into.remaining();
            if (position < START) {
                put(into, start, position);
            } else if (position < archive.size()) {
                into.put(archive.bytes(position, into.remaining()));
            } else {
                put(into, header, position - archive.size());
            }
            position += before - into.remaining();
            return before - into.remaining();
        }

        private static void put(ByteBuffer into, byte[] from, long at) {
            into.put(from, (int) at, (int) Math.min(into.remaining(), from.length - at));
        }

        @Override
        public long position() {
            return position;
        }

        @Override
        public SeekableByteChannel position(long at) {
            position = at;
            return this;
        }

        @Override
        public long size() {
            return archive.size() + header.length;
        }

        @Override
        public int write(ByteBuffer from) {
            throw new NonWritableChannelException();
        }

        @Override
        public SeekableByteChannel truncate(long size) {
            throw new NonWritableChannelException();
        }

        @Override
        public boolean isOpen() {
            return isOpen;
        }

        @Override
        public void close() {
            isOpen = false;
        }
    }
}

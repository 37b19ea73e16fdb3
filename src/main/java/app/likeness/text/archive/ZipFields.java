package app.likeness.text.archive;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Optional;
import java.util.zip.CRC32;
import java.util.zip.ZipException;

/// Reads the headers of a zip archive's entries (PKWARE's APPNOTE, sections 4.3.7, 4.3.12 and 4.5).
final class ZipFields {
    /// The lengths of the two headers without names and extra fields.
    static final int LOCAL = 30;

    static final int CENTRAL = 46;

    /// The flag of an entry whose sizes stand behind it.
    static final int SIZES_BEHIND = 1 << 3;

    private static final int ENCRYPTED = 1;
    private static final int UTF8 = 1 << 11;
    private static final long UNSIGNED = 0xFFFFFFFFL;
    private static final int MADE_BY_UNIX = 3;
    private static final int MADE_BY_MAC = 19;

    /// Extra fields: sizes of 64 bits; the time in UTC; the name in UTF-8, of Info-ZIP.
    private static final int EXTRA_SIZES = 0x0001;

    private static final int EXTRA_TIME = 0x5455;
    private static final int EXTRA_NAME = 0x7075;

    /// How an entry is encrypted whose method is this one (WinZip, AE-1 and AE-2).
    private static final int EXTRA_AES = 0x9901;

    private static final int AES = 99;
    private static final int AES_FIELD = 7;
    private static final int UNCHECKED = 2;

    private ZipFields() {}

    static ByteBuffer littleEndian(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    /// The entry whose header in the directory begins at `at`; the buffer must hold it whole.
    ///
    /// @param base where the archive begins in the file
    static ZipMember central(ByteBuffer directory, int at, long base) throws ZipException {
        int names = directory.getShort(at + 28) & 0xFFFF;
        int extras = directory.getShort(at + 30) & 0xFFFF;
        int host = directory.getShort(at + 4) >>> 8 & 0xFF;
        boolean hasMode = host == MADE_BY_UNIX || host == MADE_BY_MAC;
        var fields = new Fields(
                directory.getShort(at + 8) & 0xFFFF,
                directory.getShort(at + 10) & 0xFFFF,
                directory.getInt(at + 12),
                directory.getInt(at + 16) & UNSIGNED,
                directory.getInt(at + 20) & UNSIGNED,
                directory.getInt(at + 24) & UNSIGNED,
                directory.getInt(at + 42) & UNSIGNED,
                hasMode ? directory.getInt(at + 38) >>> 16 : 0);
        return member(
                fields, slice(directory, at + CENTRAL, names), slice(directory, at + CENTRAL + names, extras), base);
    }

    /// The entry whose local header begins at `at` of the archive; empty where none does, or not a whole one.
    static Optional<ZipMember> local(ArchiveBytes archive, long at) throws IOException {
        ByteBuffer head = littleEndian(archive.bytes(at, LOCAL));
        if (head.limit() < LOCAL || head.getInt(0) != ZipListing.LOCAL_SIGNATURE) {
            return Optional.empty();
        }
        int names = head.getShort(26) & 0xFFFF;
        int extras = head.getShort(28) & 0xFFFF;
        byte[] rest = archive.bytes(at + LOCAL, names + extras);
        if (rest.length < names + extras) {
            return Optional.empty();
        }
        ByteBuffer variable = littleEndian(rest);
        int flags = head.getShort(6) & 0xFFFF;
        boolean isBehind = (flags & SIZES_BEHIND) != 0;
        var fields = new Fields(
                flags,
                head.getShort(8) & 0xFFFF,
                head.getInt(10),
                isBehind ? -1 : head.getInt(14) & UNSIGNED,
                head.getInt(18) & UNSIGNED,
                isBehind ? -1 : head.getInt(22) & UNSIGNED,
                at,
                0);
        return Optional.of(member(fields, slice(variable, 0, names), slice(variable, names, extras), 0));
    }

    private record Fields(int flags, int method, int time, long checksum, long packed, long size, long at, int mode) {}

    private static ByteBuffer slice(ByteBuffer buffer, int at, int length) throws ZipException {
        if (at + length > buffer.limit()) {
            throw new ZipException("a field of a zip header is longer than the header");
        }
        return buffer.slice(at, length).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static ZipMember member(Fields fields, ByteBuffer name, ByteBuffer extras, long base) {
        byte[] raw = new byte[name.limit()];
        name.get(0, raw);
        long size = fields.size;
        long packed = fields.packed;
        long at = fields.at;
        Optional<ByteBuffer> sizes = extra(extras, EXTRA_SIZES);
        if (sizes.isPresent()) {
            ByteBuffer wide = sizes.get();
            size = size == UNSIGNED && wide.remaining() >= 8 ? wide.getLong() : size;
            packed = packed == UNSIGNED && wide.remaining() >= 8 ? wide.getLong() : packed;
            at = at == UNSIGNED && wide.remaining() >= 8 ? wide.getLong() : at;
        }
        Optional<String> stated = (fields.flags & UTF8) != 0
                ? Optional.of(new String(raw, StandardCharsets.UTF_8))
                : extra(extras, EXTRA_NAME).flatMap(field -> unicodeName(field, raw));
        Optional<Instant> time = extra(extras, EXTRA_TIME)
                .filter(field -> field.remaining() >= 5 && (field.get(0) & 1) != 0)
                .map(field -> Instant.ofEpochSecond(field.getInt(1)))
                .or(() -> time(fields.time));
        Optional<ByteBuffer> aes = extra(extras, EXTRA_AES)
                .filter(field ->
                        fields.method == AES && field.limit() >= AES_FIELD && field.get(4) >= 1 && field.get(4) <= 3);
        return new ZipMember(
                new String(raw, StandardCharsets.ISO_8859_1),
                stated,
                aes.map(field -> field.getShort(5) & 0xFFFF).orElse(fields.method),
                (fields.flags & ENCRYPTED) != 0,
                aes.map(field -> 8 + 8 * field.get(4)).orElse(0),
                fields.time >>> 8 & 0xFF,
                aes.filter(field -> field.getShort(0) == UNCHECKED).isPresent() ? -1 : fields.checksum,
                packed,
                size,
                base + at,
                time,
                fields.mode);
    }

    /// The content of an extra field.
    private static Optional<ByteBuffer> extra(ByteBuffer extras, int id) {
        for (int at = 0; at + 4 <= extras.limit(); ) {
            int length = extras.getShort(at + 2) & 0xFFFF;
            if (at + 4 + length > extras.limit()) {
                return Optional.empty();
            }
            if ((extras.getShort(at) & 0xFFFF) == id) {
                return Optional.of(extras.slice(at + 4, length).order(ByteOrder.LITTLE_ENDIAN));
            }
            at += 4 + length;
        }
        return Optional.empty();
    }

    /// The name in UTF-8, if it belongs to the name in the header: a program that does not know the field renames
    /// without changing it.
    private static Optional<String> unicodeName(ByteBuffer field, byte[] raw) {
        if (field.limit() <= 5 || field.get(0) != 1) {
            return Optional.empty();
        }
        var checksum = new CRC32();
        checksum.update(raw);
        if ((int) checksum.getValue() != field.getInt(1)) {
            return Optional.empty();
        }
        byte[] name = new byte[field.limit() - 5];
        field.get(5, name);
        return Optional.of(new String(name, StandardCharsets.UTF_8));
    }

    /// A time of MS-DOS, which is that of the wall clock where it was written: taken for the one here.
    private static Optional<Instant> time(int dos) {
        try {
            return Optional.of(LocalDateTime.of(
                            1980 + (dos >>> 25),
                            dos >>> 21 & 15,
                            dos >>> 16 & 31,
                            dos >>> 11 & 31,
                            dos >>> 5 & 63,
                            (dos & 31) * 2)
                    .atZone(ZoneId.systemDefault())
                    .toInstant());
        } catch (DateTimeException notATime) {
            return Optional.empty();
        }
    }
}

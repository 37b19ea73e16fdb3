package app.likeness.text.archive;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/// The entries of a zip archive: those that its directory lists, or where that is lost, those whose headers stand one
/// behind the other from the start on.
///
/// @param members in the order of the directory
/// @param unlisted how many more the directory has than were listed
/// @param isDamaged whether the directory is lost or cut off, so that nobody knows what else there was
public record ZipListing(List<ZipMember> members, long unlisted, boolean isDamaged) {
    static final int LOCAL_SIGNATURE = 0x04034B50;

    private static final int CENTRAL_SIGNATURE = 0x02014B50;
    private static final int END_SIGNATURE = 0x06054B50;
    private static final int WIDE_END_SIGNATURE = 0x06064B50;
    private static final int WIDE_PLACE_SIGNATURE = 0x07064B50;
    private static final int BEHIND_SIGNATURE = 0x08074B50;

    private static final int END = 22;
    private static final int LONGEST_COMMENT = 0xFFFF;
    private static final int WIDE_PLACE = 20;
    private static final int WIDE_END = 56;
    private static final long UNSIGNED = 0xFFFFFFFFL;
    private static final int LARGEST_DIRECTORY = 1 << 26;

    /// What is unpacked at most to find where entries end that do not say it.
    private static final long MOST_MEASURED = 1L << 28;

    public ZipListing {
        members = List.copyOf(members);
    }

    /// Where a directory is, and how many entries it has.
    private record Place(long at, long bytes, long base, long entries) {}

    /// Reads the directory of `archive`.
    ///
    /// @param most how many entries are listed at most
    public static ZipListing of(ArchiveBytes archive, int most) throws IOException {
        Optional<Place> place = place(archive);
        return place.isPresent() ? listed(archive, place.get(), most) : recovered(archive, most);
    }

    private static Optional<Place> place(ArchiveBytes archive) throws IOException {
        int length = (int) Math.min(archive.size(), END + LONGEST_COMMENT);
        long start = archive.size() - length;
        ByteBuffer tail = ZipFields.littleEndian(archive.bytes(start, length));
        for (int at = tail.limit() - END; at >= 0; at--) {
            if (tail.getInt(at) == END_SIGNATURE) {
                Optional<Place> place = place(archive, tail, at, start + at);
                if (place.isPresent()) {
                    return place;
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Place> place(ArchiveBytes archive, ByteBuffer tail, int at, long end) throws IOException {
        long entries = tail.getShort(at + 10) & 0xFFFF;
        long bytes = tail.getInt(at + 12) & UNSIGNED;
        long offset = tail.getInt(at + 16) & UNSIGNED;
        ByteBuffer wide = ZipFields.littleEndian(archive.bytes(end - WIDE_PLACE, WIDE_PLACE));
        if (end >= WIDE_PLACE && wide.limit() == WIDE_PLACE && wide.getInt(0) == WIDE_PLACE_SIGNATURE) {
            ByteBuffer wideEnd = ZipFields.littleEndian(archive.bytes(Math.max(0, wide.getLong(8)), WIDE_END));
            if (wideEnd.limit() == WIDE_END && wideEnd.getInt(0) == WIDE_END_SIGNATURE) {
                entries = wideEnd.getLong(32);
                bytes = wideEnd.getLong(40);
                offset = wideEnd.getLong(48);
            }
        }
        // What was put before the archive, such as a program that unpacks it, moves everything.
        for (long base : new long[] {0, end - bytes - offset}) {
            long from = offset + base;
            if (offset >= 0
                    && bytes >= 0
                    && from >= 0
                    && base >= 0
                    && from <= end
                    && (bytes == 0 || begins(archive, from))) {
                return Optional.of(new Place(from, Math.min(bytes, end - from), base, entries));
            }
        }
        return Optional.empty();
    }

    private static boolean begins(ArchiveBytes archive, long at) throws IOException {
        ByteBuffer head = ZipFields.littleEndian(archive.bytes(at, 4));
        return head.limit() == 4 && head.getInt(0) == CENTRAL_SIGNATURE;
    }

    private static ZipListing listed(ArchiveBytes archive, Place place, int most) throws IOException {
        ByteBuffer directory =
                ZipFields.littleEndian(archive.bytes(place.at, (int) Math.min(place.bytes, LARGEST_DIRECTORY)));
        List<ZipMember> members = new ArrayList<>();
        int at = 0;
        while (at + ZipFields.CENTRAL <= directory.limit()
                && directory.getInt(at) == CENTRAL_SIGNATURE
                && members.size() < most) {
            int length = ZipFields.CENTRAL
                    + (directory.getShort(at + 28) & 0xFFFF)
                    + (directory.getShort(at + 30) & 0xFFFF)
                    + (directory.getShort(at + 32) & 0xFFFF);
            if (at + length > directory.limit()) {
                break;
            }
            members.add(ZipFields.central(directory, at, place.base));
            at += length;
        }
        boolean isFull = members.size() == most || place.bytes > LARGEST_DIRECTORY;
        // The field of 16 bits has no room for more entries; programs that know no wider one leave the rest out.
        boolean isWhole = (place.entries - members.size()) % (1 << 16) == 0;
        return new ZipListing(members, isFull ? Math.max(0, place.entries - members.size()) : 0, !isFull && !isWhole);
    }

    /// The entries as their own headers follow each other, up to the first one that is not whole.
    private static ZipListing recovered(ArchiveBytes archive, int most) throws IOException {
        List<ZipMember> members = new ArrayList<>();
        long[] measured = {0};
        long at = 0;
        while (members.size() < most) {
            Optional<ZipMember> found = ZipFields.local(archive, at);
            if (found.isEmpty()) {
                break;
            }
            ZipMember member = found.get();
            long data = data(archive, member);
            boolean isBehind = member.size() < 0;
            long packed = isBehind ? measured(archive, member, data, measured) : member.packed();
            if (packed < 0 || packed > archive.size() - data) {
                break;
            }
            members.add(new ZipMember(
                    member.rawName(),
                    member.name(),
                    member.method(),
                    member.isEncrypted(),
                    member.aesKeyBytes(),
                    member.timeByte(),
                    member.checksum(),
                    packed,
                    member.size(),
                    at,
                    member.modifiedAt(),
                    0));
            at = isBehind ? behind(archive, data + packed) : data + packed;
        }
        return new ZipListing(members, 0, true);
    }

    /// Where the bytes of `member` begin.
    public static long data(ArchiveBytes archive, ZipMember member) throws IOException {
        ByteBuffer head = ZipFields.littleEndian(archive.bytes(member.at(), ZipFields.LOCAL));
        if (head.limit() < ZipFields.LOCAL || head.getInt(0) != LOCAL_SIGNATURE) {
            throw new IOException("an entry is not where the directory says");
        }
        return member.at() + ZipFields.LOCAL + (head.getShort(26) & 0xFFFF) + (head.getShort(28) & 0xFFFF);
    }

    /// How many bytes an entry takes that does not say it: only a deflated one shows where it ends; -1 where it
    /// does not.
    private static long measured(ArchiveBytes archive, ZipMember member, long data, long[] measured)
            throws IOException {
        if (member.method() != ZipMember.DEFLATED || member.isEncrypted()) {
            return -1;
        }
        byte[] packed = new byte[1 << 13];
        byte[] unpacked = new byte[1 << 16];
        try (Inflater inflater = new Inflater(true);
                InputStream in = archive.stream(data, archive.size() - data)) {
            while (!inflater.finished()) {
                if (inflater.needsInput()) {
                    int count = in.read(packed);
                    if (count < 0) {
                        return -1;
                    }
                    inflater.setInput(packed, 0, count);
                }
                int count = inflater.inflate(unpacked);
                measured[0] += count;
                if (measured[0] > MOST_MEASURED || inflater.needsDictionary()) {
                    return -1;
                }
            }
            return inflater.getBytesRead();
        } catch (DataFormatException damaged) {
            return -1;
        }
    }

    /// Where the entry behind sizes and checksum of the one before begins: with or without a signature, in 32 or 64
    /// bits.
    private static long behind(ArchiveBytes archive, long at) throws IOException {
        ByteBuffer head = ZipFields.littleEndian(archive.bytes(at, 4));
        long from = head.limit() == 4 && head.getInt(0) == BEHIND_SIGNATURE ? at + 4 : at;
        ByteBuffer next = ZipFields.littleEndian(archive.bytes(from + 12, 4));
        boolean isNarrow = next.limit() == 4 && (next.get(0) == 'P' && next.get(1) == 'K');
        return from + (isNarrow ? 12 : 20);
    }
}

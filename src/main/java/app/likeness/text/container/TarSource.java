package app.likeness.text.container;

import app.likeness.text.Attempt;
import app.likeness.text.FileBytes;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.archive.ArchiveBytes;
import app.likeness.text.archive.ArchiveNames;
import app.likeness.text.extract.TextExtractors;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.jspecify.annotations.Nullable;

/// The files of a tar archive. Read from the start to the end, once.
final class TarSource extends PackedSource {
    private final Metered metered;
    private final Records in;
    private final ArchiveBytes archive;
    private final UnpackBudget budget;
    /// Names that are not UTF-8, each character for a byte.
    private final List<String> rawNames = new ArrayList<>();

    private boolean isInside;

    /// Takes over `archive`.
    ///
    /// @param modifiedAt of the archive
    /// @param in what is in `archive`, unpacked
    TarSource(Path path, Instant modifiedAt, InputStream in, ArchiveBytes archive, UnpackBudget budget) {
        super(path, modifiedAt);
        this.metered = new Metered(in);
        this.in = new Records(metered);
        this.archive = archive;
        this.budget = budget;
    }

    @Override
    public @Nullable Member next() throws IOException {
        while (true) {
            if (isInside) {
                budget.pass(in);
            }
            if (budget.isSpent()) {
                return null;
            }
            TarArchiveEntry entry = entry();
            isInside = entry != null;
            if (entry == null) {
                return null;
            }
            Optional<Member> member = member(entry);
            if (member.isPresent()) {
                return member.get();
            }
        }
    }

    private @Nullable TarArchiveEntry entry() throws IOException {
        in.begin();
        metered.limit(Metered.LONGEST_EXTRA);
        try {
            TarArchiveEntry entry = in.getNextEntry();
            if (entry != null && !entry.isCheckSumOK()) {
                throw new IOException("a record of a tar archive is no header");
            }
            return entry;
        } catch (IllegalArgumentException damaged) {
            throw new IOException(damaged);
        } finally {
            budget.count(metered.unlimited());
        }
    }

    /// The entry; empty for a folder and for what is hidden.
    private Optional<Member> member(TarArchiveEntry entry) throws IOException {
        if (entry.isDirectory() || entry.getLinkFlag() == 'D') {
            return Optional.empty();
        }
        Optional<Path> place = place(in.isRaw(entry.getName()) ? decoded(entry.getName()) : entry.getName());
        if (place.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                switch (entry.getLinkFlag()) {
                    case '0', '\0', '7', 'S' -> file(entry, place.get());
                    case '1', '2' -> unread(place.get(), "a link inside an archive");
                    case '3', '4', '6' -> unread(place.get(), "neither a file nor a folder");
                    default -> unread(place.get(), "a kind of entry that is not read; unpack it");
                });
    }

    private static Member unread(Path place, String why) {
        return new Member.Unread(new Skip(place, SkipReason.UNSUPPORTED, why));
    }

    private Member file(TarArchiveEntry entry, Path place) throws IOException {
        if (TextExtractors.isSystemFile(place)) {
            return unread(place, "hidden or system file");
        }
        Attempt<FileBytes> content = budget.unpack(place, in, entry.getRealSize());
        if (content instanceof Attempt.Got<FileBytes> got && got.value().bytes().length < entry.getRealSize()) {
            throw new EOFException("a tar archive ends inside a file");
        }
        Instant time = entry.getLastModifiedTime().toInstant();
        return switch (content) {
            case Attempt.Not<FileBytes> not -> new Member.Unread(not.skip());
            case Attempt.Got<FileBytes> bytes ->
                new MemberFile(place, time.isAfter(Instant.EPOCH) ? time : modifiedAt(), bytes.value());
        };
    }

    private String decoded(String rawName) {
        String asUtf8 = ArchiveNames.decoded(rawName, StandardCharsets.UTF_8);
        if (asUtf8.indexOf('\uFFFD') < 0) {
            return asUtf8;
        }
        rawNames.add(rawName);
        return ArchiveNames.decoded(rawName, ArchiveNames.charset(rawNames));
    }

    @Override
    public void close() throws IOException {
        in.close();
        archive.close();
    }

    /// The library's reader, which gives names as text and does not say whether they were stated in Unicode: the
    /// records that it reads do.
    private static final class Records extends TarArchiveInputStream {
        private static final int RECORD = 512;
        private static final int NAME = 100;
        private static final int TYPE = 156;

        /// One file has a few of them before it; the library calls itself for each.
        private static final int MOST = 500;

        private int count;
        private boolean isPax;
        private String ownName = "";

        Records(InputStream in) {
            super(in, StandardCharsets.ISO_8859_1.name());
        }

        /// The next file is looked for.
        void begin() {
            count = 0;
            isPax = false;
        }

        /// Whether the characters of `name`, that of the file at hand, stand for bytes of a charset that nobody
        /// stated.
        boolean isRaw(String name) {
            return name.chars().allMatch(c -> c < 0x100) && !(isPax && !name.endsWith(ownName));
        }

        @Override
        protected byte @Nullable [] readRecord() throws IOException {
            byte[] record = in.readNBytes(RECORD);
            count(record.length);
            if (++count > MOST) {
                throw new IOException("a file of a tar archive has too many headers");
            }
            if (record.length < RECORD) {
                if (record.length > 0 && !isAtEOF()) {
                    throw new EOFException("a tar archive ends inside a header");
                }
                return null;
            }
            isPax |= record[TYPE] == 'x';
            int end = 0;
            while (end < NAME && record[end] != 0) {
                end++;
            }
            ownName = new String(record, 0, end, StandardCharsets.ISO_8859_1);
            return record;
        }
    }

    /// Gives no more than a header may take while one is read.
    private static final class Metered extends FilterInputStream {
        /// Names and the like that stand in records of their own.
        static final long LONGEST_EXTRA = 1 << 20;

        private long given;
        private long left = Long.MAX_VALUE;

        Metered(InputStream in) {
            super(in);
        }

        void limit(long bytes) {
            given = 0;
            left = bytes;
        }

        /// Lifts the limit; how many bytes were given under it.
        long unlimited() {
            left = Long.MAX_VALUE;
            return given;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public int read(byte[] into, int offset, int wanted) throws IOException {
            if (left <= 0) {
                throw new IOException("a name in a tar archive is too long");
            }
            int count = in.read(into, offset, (int) Math.min(wanted, left));
            given += Math.max(0, count);
            left -= Math.max(0, count);
            return count;
        }

        @Override
        public long skip(long wanted) throws IOException {
            byte[] block = new byte[Math.clamp(wanted, 0, 1 << 13)];
            return Math.max(0, read(block, 0, block.length));
        }

        @Override
        public boolean markSupported() {
            return false;
        }
    }
}

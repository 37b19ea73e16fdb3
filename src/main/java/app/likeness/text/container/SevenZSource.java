package app.likeness.text.container;

import app.likeness.text.Attempt;
import app.likeness.text.FileBytes;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.archive.ArchiveBytes;
import app.likeness.text.extract.TextExtractors;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.apache.commons.compress.MemoryLimitException;
import org.apache.commons.compress.PasswordRequiredException;
import org.apache.commons.compress.archivers.sevenz.SevenZArchiveEntry;
import org.apache.commons.compress.archivers.sevenz.SevenZFile;
import org.jspecify.annotations.Nullable;

/// The files of a 7z archive, in its own order: many of them are packed as one stream, which is unpacked once. What is
/// passed over in it has to be unpacked, too, and counts.
final class SevenZSource extends PackedSource {
    private static final int KIBIBYTE = 1 << 10;

    /// The type of file as Unix has it, in the upper half of the attributes where the next bit says so.
    private static final int HAS_MODE = 1 << 15;

    private static final int TYPE = 0xF000;
    private static final int FILE = 0x8000;
    private static final int LINK = 0xA000;

    private final ArchiveBytes archive;
    private final UnpackBudget budget;
    private final List<String> passwords;
    private SevenZFile in;
    private int entries;

    /// Whether no password is left to try: an archive has one for all that is in it.
    private boolean isLocked;

    private SevenZSource(
            Path path,
            Instant modifiedAt,
            ArchiveBytes archive,
            UnpackBudget budget,
            List<String> passwords,
            SevenZFile in) {
        super(path, modifiedAt);
        this.archive = archive;
        this.budget = budget;
        this.passwords = passwords;
        this.in = in;
    }

    /// Opens an archive; takes over `archive`.
    ///
    /// @param modifiedAt of the archive
    /// @param passwords to try where it is encrypted
    static MemberSource of(
            Path path, Instant modifiedAt, ArchiveBytes archive, UnpackBudget budget, List<String> passwords)
            throws IOException {
        try {
            return new SevenZSource(path, modifiedAt, archive, budget, passwords, opened(archive, budget, ""));
        } catch (PasswordRequiredException namesAreEncrypted) {
            for (String password : passwords) {
                try {
                    return new SevenZSource(
                            path, modifiedAt, archive, budget, List.of(), opened(archive, budget, password));
                } catch (MemoryLimitException tooLarge) {
                    throw tooLarge;
                } catch (IOException another) {
                    // Then the next one.
                }
            }
            archive.close();
            return new UnreadSource(new Skip(path, SkipReason.ENCRYPTED, ""));
        }
    }

    /// @param password empty for none
    private static SevenZFile opened(ArchiveBytes archive, UnpackBudget budget, String password) throws IOException {
        int memoryKiB = (int) (budget.limits().unpackerBytes() / KIBIBYTE);
        try {
            SevenZHeader.check(archive, password, memoryKiB);
            SevenZFile.Builder builder = SevenZFile.builder()
                    .setSeekableByteChannel(archive.channel())
                    .setMaxMemoryLimitKiB(memoryKiB);
            return (password.isEmpty() ? builder : builder.setPassword(password)).get();
        } catch (RuntimeException damaged) {
            throw new IOException(damaged);
        }
    }

    @Override
    public @Nullable Member next() throws IOException {
        while (!budget.isSpent()) {
            SevenZArchiveEntry entry = entry(in);
            if (entry == null) {
                return null;
            }
            entries++;
            Optional<Member> member = member(entry);
            if (member.isPresent()) {
                return member.get();
            }
        }
        return null;
    }

    private static @Nullable SevenZArchiveEntry entry(SevenZFile in) throws IOException {
        try {
            return in.getNextEntry();
        } catch (RuntimeException damaged) {
            throw new IOException(damaged);
        }
    }

    /// The entry; empty for a folder and for what is hidden.
    private Optional<Member> member(SevenZArchiveEntry entry) throws IOException {
        if (entry.isDirectory() || entry.isAntiItem()) {
            return Optional.empty();
        }
        Optional<Path> place = place(entry.getName() == null ? "" : entry.getName());
        Optional<Member> skip = place.flatMap(path -> unread(entry, path));
        if (place.isPresent() && skip.isEmpty()) {
            return Optional.of(file(entry, place.get()));
        }
        if (entry.hasStream()) {
            pass();
        }
        return skip;
    }

    private static Optional<Member> unread(SevenZArchiveEntry entry, Path place) {
        int mode = entry.getHasWindowsAttributes() && (entry.getWindowsAttributes() & HAS_MODE) != 0
                ? entry.getWindowsAttributes() >>> 16 & TYPE
                : FILE;
        String reason = mode == LINK
                ? "a link inside an archive"
                : mode != FILE
                        ? "neither a file nor a folder"
                        : TextExtractors.isSystemFile(place) ? "hidden or system file" : "";
        return reason.isEmpty()
                ? Optional.empty()
                : Optional.of(new Member.Unread(new Skip(place, SkipReason.UNSUPPORTED, reason)));
    }

    private void pass() throws IOException {
        try {
            budget.pass(new Data(in));
        } catch (MemoryLimitException tooLarge) {
            throw tooLarge;
        } catch (IOException unreadable) {
            // Nothing of it is needed.
        }
    }

    private Member file(SevenZArchiveEntry entry, Path place) throws IOException {
        try {
            return file(entry, place, in);
        } catch (PasswordRequiredException encrypted) {
            return unlocked(place);
        } catch (MemoryLimitException tooLarge) {
            throw tooLarge;
        } catch (IOException damaged) {
            return new Member.Unread(new Skip(place, SkipReason.DAMAGED, "damaged inside the archive"));
        }
    }

    private Member file(SevenZArchiveEntry entry, Path place, SevenZFile from) throws IOException {
        Attempt<FileBytes> content = budget.unpack(place, new Data(from), entry.getSize());
        if (content instanceof Attempt.Not && entry.hasStream() && !budget.isSpent()) {
            budget.pass(new Data(from));
        }
        return switch (content) {
            case Attempt.Not<FileBytes> not -> new Member.Unread(not.skip());
            case Attempt.Got<FileBytes> bytes ->
                new MemberFile(
                        place,
                        entry.getHasLastModifiedDate()
                                ? entry.getLastModifiedTime().toInstant()
                                : modifiedAt(),
                        bytes.value());
        };
    }

    /// The entry at hand with the first password that fits: what comes out has the checksum that it should have.
    private Member unlocked(Path place) throws IOException {
        for (String password : isLocked ? List.<String>of() : passwords) {
            SevenZFile tried = opened(archive, budget, password);
            boolean isRight = false;
            try {
                SevenZArchiveEntry entry = entry(tried);
                for (int i = 1; entry != null && i < entries; i++) {
                    entry = entry(tried);
                }
                if (entry != null) {
                    Member member = file(entry, place, tried);
                    isRight = true;
                    in.close();
                    in = tried;
                    return member;
                }
            } catch (MemoryLimitException tooLarge) {
                throw tooLarge;
            } catch (IOException another) {
                // Then the next one.
            } finally {
                if (!isRight) {
                    tried.close();
                }
            }
        }
        isLocked = true;
        return new Member.Unread(new Skip(place, SkipReason.ENCRYPTED, ""));
    }

    @Override
    public void close() throws IOException {
        in.close();
        archive.close();
    }

    /// What is in the entry at hand.
    private static final class Data extends InputStream {
        private final SevenZFile in;

        Data(SevenZFile in) {
            this.in = in;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public int read(byte[] into, int offset, int wanted) throws IOException {
            try {
                return in.read(into, offset, wanted);
            } catch (RuntimeException damaged) {
                throw new IOException(damaged);
            }
        }
    }
}

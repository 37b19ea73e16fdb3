package app.likeness.text.container;

import app.likeness.text.Attempt;
import app.likeness.text.FileBytes;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.archive.ArchiveBytes;
import app.likeness.text.archive.ArchiveNames;
import app.likeness.text.archive.ZipCipher;
import app.likeness.text.archive.ZipListing;
import app.likeness.text.archive.ZipMember;
import app.likeness.text.extract.TextExtractors;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/// The files of a zip archive.
final class ZipSource extends PackedSource {
    private static final int BLOCK = 1 << 13;

    private final ArchiveBytes archive;
    private final UnpackBudget budget;
    private final List<String> passwords;
    private final ZipListing directory;
    private final Charset charset;
    private int next;

    /// Takes over `archive`.
    ///
    /// @param modifiedAt of the archive
    /// @param passwords to try on what is encrypted
    ZipSource(Path path, Instant modifiedAt, ArchiveBytes archive, UnpackBudget budget, List<String> passwords)
            throws IOException {
        super(path, modifiedAt);
        this.passwords = List.copyOf(passwords);
        this.archive = archive;
        this.budget = budget;
        this.directory = ZipListing.of(archive, budget.limits().members());
        this.charset = ArchiveNames.charset(directory.members().stream()
                .filter(member -> member.name().isEmpty())
                .map(ZipMember::rawName)
                .toList());
    }

    @Override
    public @Nullable Member next() {
        while (next < directory.members().size()) {
            ZipMember member = directory.members().get(next++);
            if (member.isFolder()) {
                continue;
            }
            Optional<Path> place =
                    place(member.name().orElseGet(() -> ArchiveNames.decoded(member.rawName(), charset)));
            if (place.isPresent()) {
                return member(member, place.get());
            }
        }
        return null;
    }

    private Member member(ZipMember member, Path place) {
        if (member.isLink()) {
            return new Member.Unread(new Skip(place, SkipReason.UNSUPPORTED, "a link inside an archive"));
        }
        if (member.isOther()) {
            return new Member.Unread(new Skip(place, SkipReason.UNSUPPORTED, "neither a file nor a folder"));
        }
        if (TextExtractors.isSystemFile(place)) {
            return new Member.Unread(new Skip(place, SkipReason.UNSUPPORTED, "hidden or system file"));
        }
        if (member.method() != ZipMember.STORED && member.method() != ZipMember.DEFLATED) {
            return new Member.Unread(new Skip(
                    place,
                    SkipReason.UNSUPPORTED,
                    "packed by a method that is not read (" + member.method() + "); unpack the archive"));
        }
        try {
            return member.isEncrypted() ? unlocked(member, place) : file(member, place, new byte[0]);
        } catch (IOException damaged) {
            return new Member.Unread(new Skip(place, SkipReason.DAMAGED, "damaged inside the archive"));
        }
    }

    /// The file with the first password that fits.
    private Member unlocked(ZipMember member, Path place) throws IOException {
        for (String password : passwords) {
            for (byte[] bytes : ZipCipher.bytes(password)) {
                try {
                    return file(member, place, bytes);
                } catch (ZipCipher.WrongPassword another) {
                    // Then the next one.
                } catch (IOException unfit) {
                    // The older way of encrypting lets one of 256 wrong passwords pass until what comes out is seen.
                    if (member.aesKeyBytes() > 0) {
                        throw unfit;
                    }
                }
            }
        }
        return new Member.Unread(new Skip(place, SkipReason.ENCRYPTED, ""));
    }

    private Member file(ZipMember member, Path place, byte[] password) throws IOException {
        return switch (unpacked(member, place, password)) {
            case Attempt.Not<FileBytes> not -> new Member.Unread(not.skip());
            case Attempt.Got<FileBytes> bytes ->
                new MemberFile(place, member.modifiedAt().orElse(modifiedAt()), bytes.value());
        };
    }

    private Attempt<FileBytes> unpacked(ZipMember member, Path place, byte[] password) throws IOException {
        Inflater inflater = new Inflater(true);
        try (InputStream packed = archive.stream(ZipListing.data(archive, member), member.packed());
                InputStream in = member.isEncrypted() ? ZipCipher.opened(member, packed, password) : packed;
                InputStream data =
                        member.method() == ZipMember.STORED ? in : new InflaterInputStream(in, inflater, BLOCK)) {
            Attempt<FileBytes> content = budget.unpack(place, data, member.size());
            if (content instanceof Attempt.Got<FileBytes> bytes && member.checksum() >= 0) {
                check(bytes.value(), member.checksum());
            }
            return content;
        } finally {
            inflater.end();
        }
    }

    private static void check(FileBytes bytes, long stated) throws ZipException {
        var checksum = new CRC32();
        checksum.update(bytes.bytes());
        if (checksum.getValue() != stated) {
            throw new ZipException("the checksum of an entry is not that of its bytes");
        }
    }

    @Override
    public String rest() {
        return directory.isDamaged()
                ? "the archive is damaged or incomplete; what could be found in it was read"
                : directory.unlisted() > 0
                        ? directory.unlisted() + " more files in it were not read; the limit is "
                                + budget.limits().members()
                        : "";
    }

    @Override
    public SkipReason restReason() {
        return directory.isDamaged() ? SkipReason.DAMAGED : SkipReason.TOO_LARGE;
    }

    @Override
    public void close() throws IOException {
        archive.close();
    }
}

package app.likeness.text.container;

import app.likeness.text.archive.ArchiveBytes;
import app.likeness.text.archive.ZipListing;
import app.likeness.text.archive.ZipMember;
import app.likeness.text.reader.AppleWork;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.zip.GZIPInputStream;

/// The formats of archives that are opened, told by their content: zip, tar, and what gzip packed, which may be a tar
/// or one file.
enum ArchiveFormat {
    ZIP,
    TAR,
    GZIP;

    /// What the first bytes must hold to tell.
    static final int HEAD = 512;

    /// Names that make a zip archive a document or a program: it is read as one file, if it is.
    private static final Set<String> WHOLE =
            Set.of("[Content_Types].xml", "mimetype", "META-INF/container.xml", "META-INF/MANIFEST.MF");

    /// Entries that are looked at: documents name themselves among the first, but not all do it in the very first.
    private static final int LOOKED_AT = 10_000;

    private static final int BLOCK = 1 << 16;
    private static final int CHECKSUM = 148;
    private static final int CHECKSUM_END = 156;

    /// The format that a file with these first bytes may have; a zip archive may also be a document.
    static Optional<ArchiveFormat> of(byte[] head) {
        if (head.length >= 4 && head[0] == 'P' && head[1] == 'K' && isZip(head[2], head[3])) {
            return Optional.of(ZIP);
        }
        if (head.length >= 10 && head[0] == 0x1F && head[1] == (byte) 0x8B && head[2] == ZipMember.DEFLATED) {
            return Optional.of(GZIP);
        }
        return isTar(head) ? Optional.of(TAR) : Optional.empty();
    }

    /// An entry, or the end of an archive without entries.
    private static boolean isZip(byte third, byte fourth) {
        return (third == 3 && fourth == 4) || (third == 5 && fourth == 6);
    }

    /// The format of `archive`, if it is an archive and no document that is packed like one.
    static Optional<ArchiveFormat> of(ArchiveBytes archive) throws IOException {
        Optional<ArchiveFormat> format = of(archive.bytes(0, HEAD));
        return format.equals(Optional.of(ZIP)) && isDocument(archive) ? Optional.empty() : format;
    }

    /// Opens an archive of this format; takes over `archive`.
    ///
    /// @param modifiedAt of the archive
    /// @param passwords to try on what is encrypted in it
    MemberSource open(Path path, Instant modifiedAt, ArchiveBytes archive, UnpackBudget budget, List<String> passwords)
            throws IOException {
        InputStream all = archive.stream(0, archive.size());
        return switch (this) {
            case ZIP -> new ZipSource(path, modifiedAt, archive, budget, passwords);
            case TAR -> new TarSource(path, modifiedAt, all, archive, budget);
            case GZIP -> {
                var unpacked = new PushbackInputStream(new GZIPInputStream(all, BLOCK), HEAD);
                byte[] head = unpacked.readNBytes(HEAD);
                unpacked.unread(head);
                yield isTar(head)
                        ? new TarSource(path, modifiedAt, unpacked, archive, budget)
                        : new GzipSource(path, modifiedAt, archive, unpacked, budget);
            }
        };
    }

    private static boolean isDocument(ArchiveBytes archive) throws IOException {
        List<String> names = ZipListing.of(archive, LOOKED_AT).members().stream()
                .map(ZipMember::rawName)
                .toList();
        return names.stream().anyMatch(WHOLE::contains) || AppleWork.isDocument(names);
    }

    /// Whether the first 512 bytes are a header of tar: the sum of its bytes stands in it, in octal digits.
    static boolean isTar(byte[] head) {
        if (head.length < HEAD || head[0] == 0 || !isOctal(head[CHECKSUM]) || !isOctal(head[CHECKSUM + 5])) {
            return false;
        }
        int sum = 0;
        for (int i = 0; i < HEAD; i++) {
            sum += i >= CHECKSUM && i < CHECKSUM_END ? ' ' : head[i] & 0xFF;
        }
        String stated = new String(head, CHECKSUM, CHECKSUM_END - CHECKSUM, StandardCharsets.ISO_8859_1)
                .replace('\0', ' ')
                .strip();
        return stated.equals(Integer.toOctalString(sum))
                || stated.replaceFirst("^0+", "").equals(Integer.toOctalString(sum));
    }

    private static boolean isOctal(byte each) {
        return (each >= '0' && each <= '7') || each == ' ' || each == 0;
    }
}

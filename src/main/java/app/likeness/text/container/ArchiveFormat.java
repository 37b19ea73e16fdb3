package app.likeness.text.container;

import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.archive.ArchiveBytes;
import app.likeness.text.archive.ArchiveNames;
import app.likeness.text.archive.ZipListing;
import app.likeness.text.archive.ZipMember;
import app.likeness.text.reader.AppleWork;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.commons.compress.MemoryLimitException;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorInputStream;
import org.apache.commons.compress.compressors.gzip.GzipCompressorInputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorInputStream;

/// The formats of archives that are opened, told by their content: zip, 7z, tar, and what gzip, bzip2 and xz packed,
/// which may be a tar or one file.
enum ArchiveFormat {
    ZIP,
    SEVEN_ZIP,
    TAR,
    GZIP,
    BZIP2,
    XZ;

    /// What the first bytes must hold to tell.
    static final int HEAD = 512;

    /// Names that make a zip archive a document or a program: it is read as one file, if it is.
    private static final Set<String> WHOLE =
            Set.of("[Content_Types].xml", "mimetype", "META-INF/container.xml", "META-INF/MANIFEST.MF");

    /// Entries that are looked at: documents name themselves among the first, but not all do it in the very first.
    private static final int LOOKED_AT = 10_000;

    private static final int KIBIBYTE = 1 << 10;
    private static final long MEGABYTE = 1_000_000;

    /// What stands behind `BZh` and a digit: the digits of π where a block follows, those of its root at the end.
    private static final byte[] BZIP2_BLOCK = {0x31, 0x41, 0x59, 0x26, 0x53, 0x59};

    private static final byte[] BZIP2_END = {0x17, 0x72, 0x45, 0x38, 0x50, (byte) 0x90};
    private static final byte[] SEVEN_ZIP_MARK = {'7', 'z', (byte) 0xBC, (byte) 0xAF, 0x27, 0x1C};
    private static final byte[] XZ_MARK = {(byte) 0xFD, '7', 'z', 'X', 'Z', 0};

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
        if (hasAt(head, 0, SEVEN_ZIP_MARK)) {
            return Optional.of(SEVEN_ZIP);
        }
        if (hasAt(head, 0, XZ_MARK)) {
            return Optional.of(XZ);
        }
        return isBzip2(head) ? Optional.of(BZIP2) : isTar(head) ? Optional.of(TAR) : Optional.empty();
    }

    private static boolean isBzip2(byte[] head) {
        return head.length >= 4
                && head[0] == 'B'
                && head[1] == 'Z'
                && head[2] == 'h'
                && head[3] >= '1'
                && head[3] <= '9'
                && (hasAt(head, 4, BZIP2_BLOCK) || hasAt(head, 4, BZIP2_END));
    }

    private static boolean hasAt(byte[] head, int at, byte[] mark) {
        return head.length >= at + mark.length
                && ByteBuffer.wrap(head, at, mark.length).equals(ByteBuffer.wrap(mark));
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

    /// Opens an archive of this format; takes over `archive`. One that cannot be opened gives the reason.
    ///
    /// @param modifiedAt of the archive
    /// @param passwords to try on what is encrypted in it
    MemberSource open(Path path, Instant modifiedAt, ArchiveBytes archive, UnpackBudget budget, List<String> passwords)
            throws IOException {
        try {
            return switch (this) {
                case ZIP -> new ZipSource(path, modifiedAt, archive, budget, passwords);
                case SEVEN_ZIP -> SevenZSource.of(path, modifiedAt, archive, budget, passwords);
                case TAR -> new TarSource(path, modifiedAt, all(archive), archive, budget);
                case GZIP, BZIP2, XZ -> compressed(path, modifiedAt, archive, budget);
            };
        } catch (MemoryLimitException tooLarge) {
            archive.close();
            return new UnreadSource(tooLarge(path, budget));
        } catch (IOException damaged) {
            archive.close();
            return new UnreadSource(new Skip(path, SkipReason.DAMAGED, "a damaged archive"));
        }
    }

    /// Why an archive is not read that takes more memory to unpack than there is for it.
    static Skip tooLarge(Path path, UnpackBudget budget) {
        return new Skip(
                path,
                SkipReason.TOO_LARGE,
                "reading it takes more than " + budget.limits().unpackerBytes() / MEGABYTE + " MB of memory");
    }

    /// A tar that was packed as a whole, or one file.
    private MemberSource compressed(Path path, Instant modifiedAt, ArchiveBytes archive, UnpackBudget budget)
            throws IOException {
        InputStream unpacking = unpacking(all(archive), budget);
        var unpacked = new PushbackInputStream(unpacking, HEAD);
        byte[] head = unpacked.readNBytes(HEAD);
        unpacked.unread(head);
        if (isTar(head)) {
            return new TarSource(path, modifiedAt, unpacked, archive, budget);
        }
        Optional<String> name = unpacking instanceof GzipCompressorInputStream gzip
                ? Optional.ofNullable(gzip.getMetaData().getFileName()).filter(raw -> !raw.isEmpty())
                : Optional.empty();
        return new CompressedSource(
                path,
                modifiedAt,
                name.map(raw -> ArchiveNames.decoded(raw, ArchiveNames.charset(List.of(raw)))),
                archive,
                unpacked,
                budget);
    }

    private InputStream unpacking(InputStream packed, UnpackBudget budget) throws IOException {
        return switch (this) {
            case GZIP ->
                GzipCompressorInputStream.builder()
                        .setInputStream(packed)
                        .setDecompressConcatenated(true)
                        .setFileNameCharset(StandardCharsets.ISO_8859_1)
                        .get();
            case BZIP2 -> new BZip2CompressorInputStream(packed, true);
            case XZ ->
                XZCompressorInputStream.builder()
                        .setInputStream(packed)
                        .setDecompressConcatenated(true)
                        .setMemoryLimitKiB((int) (budget.limits().unpackerBytes() / KIBIBYTE))
                        .get();
            case ZIP, SEVEN_ZIP, TAR -> packed;
        };
    }

    private static InputStream all(ArchiveBytes archive) {
        return archive.stream(0, archive.size());
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

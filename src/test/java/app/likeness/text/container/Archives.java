package app.likeness.text.container;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.archivers.sevenz.SevenZArchiveEntry;
import org.apache.commons.compress.archivers.sevenz.SevenZOutputFile;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorOutputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorOutputStream;
import org.apache.commons.compress.utils.SeekableInMemoryByteChannel;
import org.apache.commons.io.function.IOFunction;

/// Archives made for tests.
public final class Archives {
    private static final int RECORD = 512;

    private Archives() {}

    /// A zip archive of these files, by name, with the names in UTF-8.
    public static byte[] zip(Map<String, byte[]> files) {
        return zip(files, StandardCharsets.UTF_8);
    }

    /// The same with the names in `charset`, which the archive does not state unless it is UTF-8.
    public static byte[] zip(Map<String, byte[]> files, Charset charset) {
        var bytes = new ByteArrayOutputStream();
        try (var zip = new ZipOutputStream(bytes, charset)) {
            zip.setLevel(Deflater.BEST_SPEED);
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                zip.putNextEntry(new ZipEntry(file.getKey()));
                zip.write(file.getValue());
                zip.closeEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    public static byte[] gzip(byte[] content) {
        var bytes = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(bytes)) {
            gzip.write(content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    static byte[] bzip2(byte[] content) {
        return packed(content, BZip2CompressorOutputStream::new);
    }

    static byte[] xz(byte[] content) {
        return packed(content, XZCompressorOutputStream::new);
    }

    private static byte[] packed(byte[] content, IOFunction<OutputStream, OutputStream> format) {
        var bytes = new ByteArrayOutputStream();
        try (OutputStream out = format.apply(bytes)) {
            out.write(content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /// A 7z archive of these files.
    ///
    /// @param password what the files, not their names, are encrypted with; empty for none
    static byte[] sevenZ(Map<String, byte[]> files, String password) {
        try (var bytes = new SeekableInMemoryByteChannel()) {
            try (var out = password.isEmpty()
                    ? new SevenZOutputFile(bytes)
                    : new SevenZOutputFile(bytes, password.toCharArray())) {
                for (Map.Entry<String, byte[]> file : files.entrySet()) {
                    var entry = new SevenZArchiveEntry();
                    entry.setName(file.getKey());
                    entry.setDirectory(file.getKey().endsWith("/"));
                    out.putArchiveEntry(entry);
                    out.write(file.getValue());
                    out.closeArchiveEntry();
                }
            }
            return Arrays.copyOf(bytes.array(), (int) bytes.size());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The same 7z archive with its header packed as 7-Zip does it, but by no method.
    static byte[] withPackedHeader(byte[] archive) {
        ByteBuffer start = ByteBuffer.wrap(archive).order(ByteOrder.LITTLE_ENDIAN);
        int at = (int) start.getLong(12);
        int length = (int) start.getLong(20);
        var header = new ByteArrayOutputStream();
        header.writeBytes(new byte[] {0x17, 0x06});
        header.writeBytes(number(at));
        header.writeBytes(new byte[] {1, 0x09});
        header.writeBytes(number(length));
        header.writeBytes(new byte[] {0, 0x07, 0x0B, 1, 0, 1, 1, 0, 0x0C});
        header.writeBytes(number(length));
        header.writeBytes(new byte[] {0, 0});
        byte[] packed = Arrays.copyOf(archive, archive.length + header.size());
        System.arraycopy(header.toByteArray(), 0, packed, archive.length, header.size());
        return withHeader(packed, archive.length, header.size());
    }

    /// The same 7z archive with the header from `at` on, and checksums that fit.
    static byte[] withHeader(byte[] archive, int at, int length) {
        ByteBuffer start = ByteBuffer.wrap(archive).order(ByteOrder.LITTLE_ENDIAN);
        start.putLong(12, at - 32L).putLong(20, length);
        var checksum = new CRC32();
        checksum.update(archive, at, length);
        start.putInt(28, (int) checksum.getValue());
        checksum.reset();
        checksum.update(archive, 12, 20);
        start.putInt(8, (int) checksum.getValue());
        return archive;
    }

    /// A number of less than 16,384 as 7z writes it.
    private static byte[] number(int number) {
        return number < 0x80 ? new byte[] {(byte) number} : new byte[] {(byte) (0x80 | number >>> 8), (byte) number};
    }

    /// A tar archive of these files; each name may begin with the type of its entry and a colon, such as `2:link`.
    static byte[] tar(Map<String, byte[]> files, Charset charset) {
        var bytes = new ByteArrayOutputStream();
        files.forEach((name, content) -> {
            boolean isTyped = name.length() > 1 && name.charAt(1) == ':';
            char type = isTyped ? name.charAt(0) : '0';
            bytes.writeBytes(tarHeader((isTyped ? name.substring(2) : name).getBytes(charset), type, content.length));
            bytes.writeBytes(content);
            bytes.writeBytes(new byte[-content.length & (RECORD - 1)]);
        });
        bytes.writeBytes(new byte[2 * RECORD]);
        return bytes.toByteArray();
    }

    static byte[] tarHeader(byte[] name, char type, long size) {
        byte[] head = new byte[RECORD];
        System.arraycopy(name, 0, head, 0, Math.min(100, name.length));
        put(head, 100, "0000644\0");
        put(head, 124, String.format(Locale.ROOT, "%011o ", size));
        put(head, 136, String.format(Locale.ROOT, "%011o ", 1_700_000_000L));
        put(head, 148, "        ");
        head[156] = (byte) type;
        put(head, 257, "ustar\00000");
        int sum = 0;
        for (byte each : head) {
            sum += each & 0xFF;
        }
        put(head, 148, String.format(Locale.ROOT, "%06o\0 ", sum));
        return head;
    }

    private static void put(byte[] head, int at, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        System.arraycopy(bytes, 0, head, at, bytes.length);
    }
}

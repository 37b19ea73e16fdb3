package app.likeness.text.container;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

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

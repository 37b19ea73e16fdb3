package app.likeness.report.manifest;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// SHA-256, as 64 hexadecimal digits.
public final class Sha256 {
    private static final int BUFFER = 1 << 16;

    private Sha256() {}

    /// Of the bytes of `file`.
    ///
    /// @throws IOException when it cannot be read
    public static String of(Path file) throws IOException {
        MessageDigest digest = digest();
        byte[] buffer = new byte[BUFFER];
        try (InputStream in = Files.newInputStream(file)) {
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                digest.update(buffer, 0, read);
            }
        }
        return hex(digest);
    }

    /// Of `text` in UTF-8, which is what `likeness extract` prints.
    public static String of(CharSequence text) {
        MessageDigest digest = digest();
        digest.update(text.toString().getBytes(StandardCharsets.UTF_8));
        return hex(digest);
    }

    static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    static String hex(MessageDigest digest) {
        return HexFormat.of().formatHex(digest.digest());
    }
}

package app.likeness.report.manifest;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/// Passes text on and takes its SHA-256 on the way. Confined to one thread; the pieces must not part a
/// surrogate pair.
final class SealedText implements Appendable {
    private final Appendable out;
    private final MessageDigest digest = Sha256.digest();

    SealedText(Appendable out) {
        this.out = out;
    }

    /// The digest of what has passed so far, to be asked for once.
    String seal() {
        return Sha256.hex(digest);
    }

    @Override
    public Appendable append(CharSequence text) throws IOException {
        digest.update(text.toString().getBytes(StandardCharsets.UTF_8));
        out.append(text);
        return this;
    }

    @Override
    public Appendable append(CharSequence text, int start, int end) throws IOException {
        return append(text.subSequence(start, end));
    }

    @Override
    public Appendable append(char c) throws IOException {
        return append(String.valueOf(c));
    }
}

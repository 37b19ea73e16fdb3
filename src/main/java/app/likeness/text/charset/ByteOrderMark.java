package app.likeness.text.charset;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/// The first bytes of a text that name its charset.
///
/// @param bytes in hexadecimal
record ByteOrderMark(String bytes, Charset charset) {
    /// Those of UTF-32 first: the mark of UTF-16 little-endian begins the same.
    private static final List<ByteOrderMark> ALL = List.of(
            new ByteOrderMark("FFFE0000", StandardCharsets.UTF_32LE),
            new ByteOrderMark("0000FEFF", StandardCharsets.UTF_32BE),
            new ByteOrderMark("FFFE", StandardCharsets.UTF_16LE),
            new ByteOrderMark("FEFF", StandardCharsets.UTF_16BE),
            new ByteOrderMark("EFBBBF", StandardCharsets.UTF_8),
            new ByteOrderMark("84319533", Charset.forName("GB18030")));

    /// The least first byte of a mark that is not 0.
    private static final int FIRST = 0x84;

    static Optional<ByteOrderMark> of(byte[] content) {
        if (content.length == 0 || (content[0] != 0 && (content[0] & 0xFF) < FIRST)) {
            return Optional.empty();
        }
        return ALL.stream().filter(mark -> mark.begins(content)).findFirst();
    }

    int length() {
        return bytes.length() / 2;
    }

    private boolean begins(byte[] content) {
        if (content.length < length()) {
            return false;
        }
        for (int i = 0; i < length(); i++) {
            if (content[i] != (byte) Integer.parseInt(bytes, 2 * i, 2 * i + 2, 16)) {
                return false;
            }
        }
        return true;
    }
}

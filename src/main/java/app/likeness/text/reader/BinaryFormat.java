package app.likeness.text.reader;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/// Formats that are told by their first bytes and that nobody takes for text.
///
/// @param name as users call it
/// @param magic the first bytes, as Latin-1
public record BinaryFormat(String name, String magic) {
    private static final List<BinaryFormat> ALL = List.of(
            new BinaryFormat("WordPerfect document", "\u00ffWPC"),
            new BinaryFormat("PNG image", "\u0089PNG\r\n"),
            new BinaryFormat("JPEG image", "\u00ff\u00d8\u00ff"),
            new BinaryFormat("GIF image", "GIF8"),
            new BinaryFormat("TIFF image", "II*\u0000"),
            new BinaryFormat("TIFF image", "MM\u0000*"),
            new BinaryFormat("audio or video", "RIFF"),
            new BinaryFormat("audio", "ID3"),
            new BinaryFormat("audio", "OggS"),
            new BinaryFormat("audio", "fLaC"),
            new BinaryFormat("compressed file", "\u001f\u008b"),
            new BinaryFormat("compressed file", "BZh"),
            new BinaryFormat("compressed file", "\u00fd7zXZ"),
            new BinaryFormat("7z archive", "7z\u00bc\u00af"),
            new BinaryFormat("RAR archive; unpack it first", "Rar!\u001a"),
            new BinaryFormat("program", "\u007fELF"),
            new BinaryFormat("program", "MZ\u0090"),
            new BinaryFormat("program", "\u00ca\u00fe\u00ba\u00be"),
            new BinaryFormat("database", "SQLite format 3\u0000"),
            new BinaryFormat("PostScript", "%!PS"));

    /// Whether a format begins with this byte.
    private static final boolean[] FIRST = new boolean[256];

    static {
        ALL.forEach(format -> FIRST[format.magic.charAt(0)] = true);
    }

    /// A text may begin with `RIFF` or `ID3`; such a file must hold more than letters to be no text.
    private boolean isAlsoAWord() {
        return magic.chars().allMatch(Character::isLetterOrDigit);
    }

    /// The name of the format that `head` begins like.
    public static Optional<String> of(byte[] head) {
        if (head.length == 0 || !FIRST[head[0] & 0xFF]) {
            return Optional.empty();
        }
        String first = new String(head, 0, Math.min(head.length, 64), StandardCharsets.ISO_8859_1);
        boolean hasControls = first.chars().anyMatch(c -> c < '\t');
        return ALL.stream()
                .filter(format -> first.startsWith(format.magic) && (hasControls || !format.isAlsoAWord()))
                .findFirst()
                .map(BinaryFormat::name);
    }
}

package app.likeness.store.memory;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.zip.CRC32;

/// A line of a text file that people can read and that shows whether it is whole: parts with tabs between them, behind
/// them the CRC-32 of the bytes before it. In parts that hold anything `\`, tab, line ends and `|` are written `\\`,
/// `\t`,
/// `\n`, `\r` and `\p`.
final class CheckedLine {
    private CheckedLine() {}

    /// @param parts without tabs and line ends: what may hold them comes as [#escaped]
    static String written(List<String> parts) {
        String line = String.join("\t", parts);
        return line + "\t" + checksum(line);
    }

    /// The parts that [#written] wrote, still escaped; empty for a damaged line.
    static Optional<List<String>> read(String line) {
        int end = line.lastIndexOf('\t');
        return end >= 0 && checksum(line.substring(0, end)).equals(line.substring(end + 1))
                ? Optional.of(List.of(line.substring(0, end).split("\t", -1)))
                : Optional.empty();
    }

    private static String checksum(String line) {
        var crc = new CRC32();
        crc.update(line.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().toHexDigits((int) crc.getValue());
    }

    /// Several texts as one part, which [#texts] reads.
    static String joined(List<String> texts) {
        return texts.stream().map(CheckedLine::escaped).collect(Collectors.joining("|"));
    }

    static List<String> texts(String joined) {
        return joined.isEmpty()
                ? List.of()
                : Arrays.stream(joined.split("\\|", -1)).map(CheckedLine::plain).toList();
    }

    static String escaped(String text) {
        return text.replace("\\", "\\\\")
                .replace("\t", "\\t")
                .replace("\n", "\\n")
                .replace("\r", "\\r")
                .replace("|", "\\p");
    }

    static String plain(String escaped) {
        var plain = new StringBuilder();
        for (int i = 0; i < escaped.length(); i++) {
            char c = escaped.charAt(i);
            if (c == '\\' && i + 1 < escaped.length()) {
                i++;
                plain.append(
                        switch (escaped.charAt(i)) {
                            case 't' -> '\t';
                            case 'n' -> '\n';
                            case 'r' -> '\r';
                            case 'p' -> '|';
                            default -> escaped.charAt(i);
                        });
            } else {
                plain.append(c);
            }
        }
        return plain.toString();
    }
}

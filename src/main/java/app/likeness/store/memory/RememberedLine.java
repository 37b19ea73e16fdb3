package app.likeness.store.memory;

import app.likeness.review.State;
import app.likeness.review.Subject;
import app.likeness.review.Verdict;
import app.likeness.store.kept.Remembered;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;

/// One line of [JudgedBefore]: a sign, `+` for something acceptable and `-` for something that is so no longer, then
/// the time, the subject, the texts that were known, the names with `|` between them, the corpus, and the CRC-32 of the
/// bytes before it; tabs between. In names and corpus `\`, tab, line end and `|` are written `\\`, `\t`, `\n`, `\p`.
///
/// @param isAcceptable false: no longer
record RememberedLine(boolean isAcceptable, Remembered remembered) {
    private static final int PARTS = 7;

    String written() {
        Verdict verdict = remembered.verdict();
        String line = String.join(
                "\t",
                isAcceptable ? "+" : "-",
                verdict.decidedAt().toString(),
                verdict.subject().label(),
                Subject.joined(verdict.known()),
                String.join(
                        "|",
                        verdict.names().stream().map(RememberedLine::escaped).toList()),
                escaped(remembered.corpus()));
        return line + "\t" + checksum(line);
    }

    /// What [#written] wrote; empty for a damaged line.
    static Optional<RememberedLine> read(String line) {
        int end = line.lastIndexOf('\t');
        String[] parts = line.split("\t", -1);
        if (parts.length != PARTS || !checksum(line.substring(0, end)).equals(line.substring(end + 1))) {
            return Optional.empty();
        }
        try {
            List<String> names = parts[4].isEmpty()
                    ? List.of()
                    : Arrays.stream(parts[4].split("\\|", -1))
                            .map(RememberedLine::plain)
                            .toList();
            Verdict verdict = new Verdict(
                    Subject.labelled(parts[2]),
                    State.ACCEPTABLE,
                    "",
                    Instant.parse(parts[1]),
                    Subject.texts(parts[3]),
                    names);
            return Optional.of(new RememberedLine(parts[0].equals("+"), new Remembered(verdict, plain(parts[5]))));
        } catch (IllegalArgumentException | DateTimeException unknown) {
            return Optional.empty();
        }
    }

    private static String checksum(String line) {
        var crc = new CRC32();
        crc.update(line.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().toHexDigits((int) crc.getValue());
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\")
                .replace("\t", "\\t")
                .replace("\n", "\\n")
                .replace("\r", "\\n")
                .replace("|", "\\p");
    }

    private static String plain(String escaped) {
        var plain = new StringBuilder();
        for (int i = 0; i < escaped.length(); i++) {
            char c = escaped.charAt(i);
            if (c == '\\' && i + 1 < escaped.length()) {
                i++;
                plain.append(
                        switch (escaped.charAt(i)) {
                            case 't' -> '\t';
                            case 'n' -> '\n';
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

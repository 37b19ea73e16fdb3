package app.likeness.ui.intake;

import app.likeness.report.names.PathNames;
import app.likeness.ui.intake.MovedFiles.Move;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Every file that was ever moved away, and whether it was put back: a line a move, which is never changed. A line has
/// the time, where the file was, where it went, and `moved` or `back`, parted by tabs; a tab, a line end and a
/// backslash
/// in a name are written `\t`, `\n`, `\r` and `\\`. Nothing is known of other threads: to be called on one at a time.
public final class MoveJournal {
    private static final String MOVED = "moved";
    private static final String BACK = "back";
    private static final int CELLS = 4;

    private final Path file;

    /// @param file the journal, which need not be there
    public MoveJournal(Path file) {
        this.file = file;
    }

    /// A file that was moved away.
    ///
    /// @param isBack whether it was put back since
    public record Entry(Instant at, Move move, boolean isBack) {}

    /// Notes that files were moved away.
    ///
    /// @throws IOException when the journal cannot be written
    public void moved(List<Move> moves, Instant now) throws IOException {
        append(moves, now, MOVED);
    }

    /// Notes that files were put back.
    ///
    /// @throws IOException when the journal cannot be written
    public void back(List<Move> moves, Instant now) throws IOException {
        append(moves, now, BACK);
    }

    private void append(List<Move> moves, Instant now, String what) throws IOException {
        StringBuilder lines = new StringBuilder();
        for (Move move : moves) {
            lines.append(now)
                    .append('\t')
                    .append(PathNames.escape(move.from().toString()))
                    .append('\t');
            lines.append(PathNames.escape(move.to().toString()))
                    .append('\t')
                    .append(what)
                    .append('\n');
        }
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
        Files.writeString(file, lines, StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    /// What was moved, the last first; lines that are damaged are passed over. O(lines).
    ///
    /// @throws IOException when the journal cannot be read
    public List<Entry> entries() throws IOException {
        if (!Files.exists(file)) {
            return List.of();
        }
        Map<Move, Entry> entries = new LinkedHashMap<>();
        for (String line : new String(Files.readAllBytes(file), StandardCharsets.UTF_8).split("\n", -1)) {
            entry(line).ifPresent(entry -> {
                // What is moved a second time stands where it was moved last.
                Entry before = entries.remove(entry.move());
                entries.put(
                        entry.move(),
                        before == null || !entry.isBack() ? entry : new Entry(before.at(), entry.move(), true));
            });
        }
        return new ArrayList<>(entries.values()).reversed();
    }

    private static Optional<Entry> entry(String line) {
        String[] cells = line.split("\t", -1);
        if (cells.length != CELLS || !(cells[3].equals(MOVED) || cells[3].equals(BACK))) {
            return Optional.empty();
        }
        try {
            Move move = new Move(Path.of(PathNames.unescape(cells[1])), Path.of(PathNames.unescape(cells[2])));
            return Optional.of(new Entry(Instant.parse(cells[0]), move, cells[3].equals(BACK)));
        } catch (DateTimeParseException | InvalidPathException damaged) {
            return Optional.empty();
        }
    }
}

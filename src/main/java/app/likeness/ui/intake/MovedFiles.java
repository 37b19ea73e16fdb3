package app.likeness.ui.intake;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/// Files that were moved away, and where they are now, so that they can be put back.
///
/// @param moves in the order in which they were made
/// @param left those that could not be moved, such as a file in an archive
public record MovedFiles(List<Move> moves, List<Path> left) {
    private static final System.Logger LOG = System.getLogger(MovedFiles.class.getName());

    /// A file that was moved.
    public record Move(Path from, Path to) {}

    public MovedFiles {
        moves = List.copyOf(moves);
        left = List.copyOf(left);
    }

    /// Where files would be moved to in a folder, which need not be there, without moving any. No file is ever
    /// replaced: a name that is taken gets a number.
    ///
    /// @return by the files, in their order; those that are no files of their own, as in an archive, are absent
    public static Map<Path, Path> planned(Path folder, List<Path> files) {
        Map<Path, Path> planned = new LinkedHashMap<>();
        Set<Path> taken = new HashSet<>();
        for (Path file : files) {
            if (Files.isRegularFile(file) && !planned.containsKey(file)) {
                Path to = free(folder, file.getFileName().toString(), taken);
                taken.add(to);
                planned.put(file, to);
            }
        }
        return planned;
    }

    /// Moves files into a folder, which is made when it is not there, as [#planned] says.
    public static MovedFiles into(Path folder, List<Path> files) {
        List<Move> moves = new ArrayList<>();
        List<Path> left = new ArrayList<>();
        Map<Path, Path> planned = planned(folder, files);
        for (Path file : files) {
            Path to = planned.get(file);
            try {
                if (to == null) {
                    throw new IOException("no file of its own: " + file);
                }
                Files.createDirectories(folder);
                moves.add(new Move(file, Files.move(file, to)));
            } catch (IOException e) {
                left.add(file);
            }
        }
        return new MovedFiles(moves, left);
    }

    private static Path free(Path folder, String name, Set<Path> taken) {
        int dot = name.lastIndexOf('.');
        String stem = dot > 0 ? name.substring(0, dot) : name;
        String ending = dot > 0 ? name.substring(dot) : "";
        Path free = folder.resolve(name);
        for (int number = 2; taken.contains(free) || Files.exists(free); number++) {
            free = folder.resolve(stem + " (" + number + ")" + ending);
        }
        return free;
    }

    /// Puts the files back where they were; those whose place is taken, or that are gone, stay.
    ///
    /// @return what could not be put back
    public List<Path> back() {
        List<Path> left = new ArrayList<>();
        for (Move move : moves.reversed()) {
            try {
                Files.createDirectories(
                        Objects.requireNonNull(move.from().toAbsolutePath().getParent()));
                Files.move(move.to(), move.from());
                Files.deleteIfExists(info(move.to()));
            } catch (IOException e) {
                left.add(move.from());
            }
        }
        return left;
    }

    /// The user's trash as far as it is a folder; empty on Windows, where it is none.
    public static Optional<Path> trash() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        Path user = Path.of(System.getProperty("user.home"));
        if (system.contains("win")) {
            return Optional.empty();
        }
        if (system.contains("mac")) {
            return Optional.of(user.resolve(".Trash"));
        }
        String data = System.getenv("XDG_DATA_HOME");
        Path share = data == null || data.isBlank() ? user.resolve(".local").resolve("share") : Path.of(data);
        return Optional.of(share.resolve("Trash").resolve("files"));
    }

    /// Moves files into the trash, with a note from where, as the other programs of the desktop do (the trash
    /// specification of freedesktop.org, 1.0).
    ///
    /// @param trash what [#trash] says
    public static MovedFiles intoTrash(Path trash, List<Path> files, Instant now) {
        MovedFiles moved = into(trash, files);
        if (trash.endsWith(Path.of("Trash", "files"))) {
            moved.moves().forEach(move -> note(move, now));
        }
        return moved;
    }

    /// The file is in the trash also where this fails: only the desktop does not know then where it was.
    private static void note(Move move, Instant now) {
        try {
            Files.createDirectories(
                    move.to().resolveSibling(Path.of("..", "info")).normalize());
            Files.writeString(info(move.to()), note(move.from(), now), StandardCharsets.UTF_8);
        } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, "the trash does not learn where a file was", e);
        }
    }

    private static Path info(Path trashed) {
        return trashed.resolveSibling(Path.of("..", "info", trashed.getFileName() + ".trashinfo"))
                .normalize();
    }

    private static String note(Path from, Instant now) {
        URI uri = from.toAbsolutePath().toUri();
        return "[Trash Info]\nPath=" + uri.getRawPath() + "\nDeletionDate="
                + DateTimeFormatter.ISO_LOCAL_DATE_TIME.format(
                        now.truncatedTo(ChronoUnit.SECONDS).atZone(ZoneId.systemDefault()))
                + "\n";
    }
}

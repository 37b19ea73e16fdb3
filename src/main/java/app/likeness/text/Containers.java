package app.likeness.text;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/// Opens the files that hold many documents: archives (zip, tar, gzip), and tables in which each row is an article
/// (csv,
/// tsv, spreadsheets). Nothing is written to the disk. Office files and e-books are packed like archives and are none.
/// Safe for use by several threads.
///
/// Example: in `class.zip` the essay `group 1/li.txt` has the path `class.zip/group 1/li.txt`, the second article of a
/// table whose first row names the columns has the path `articles.csv/row 3`.
public final class Containers {
    /// Changes whenever the same container may give other files or texts than before.
    public static final String VERSION = "archives 1, tables 1, " + TextExtractors.VERSION;

    private final ContainerLimits limits;
    private final Tables tables;

    /// @param sheets reads spreadsheets
    /// @param choices what the user says of the columns of tables, by path
    public Containers(
            ContainerLimits limits, BiFunction<Path, FileBytes, SheetReading> sheets, Map<Path, TableColumns> choices) {
        this(limits, sheets, choices, Optional.empty());
    }

    /// @param records the columns that a table must have for its rows to be read as records, made of all cells;
    ///     empty for articles
    public Containers(
            ContainerLimits limits,
            BiFunction<Path, FileBytes, SheetReading> sheets,
            Map<Path, TableColumns> choices,
            Optional<List<String>> records) {
        this.limits = limits;
        this.tables = new Tables(sheets, choices, records);
    }

    /// Whether the file may be a table, by its name.
    public static boolean mayBeTable(Path path) {
        return Tables.mayBeTable(path);
    }

    /// Whether the file `path`, whose bytes are `file`, holds many documents.
    public boolean isContainer(Path path, FileBytes file) {
        try {
            return (ArchiveFormat.of(file.bytes()).isPresent()
                            && ArchiveFormat.of(ArchiveBytes.of(file.bytes())).isPresent())
                    || tables.source(path, Instant.EPOCH, file).isPresent();
        } catch (IOException damaged) {
            return false;
        }
    }

    /// Whether the file `path` holds many documents; an archive need not fit into memory.
    public boolean isContainer(Path path) {
        try (ArchiveBytes bytes = ArchiveBytes.of(path)) {
            return ArchiveFormat.of(bytes).isPresent()
                    || (Tables.mayBeTable(path)
                            && table(path, Instant.EPOCH, bytes.size()).isPresent());
        } catch (IOException unreadable) {
            return false;
        }
    }

    /// The table in a file for which there is room.
    private Optional<MemberSource> table(Path path, Instant modifiedAt, long size) {
        return size <= limits.nestedBytes() && TextExtractors.content(path) instanceof FileBytes bytes
                ? tables.source(path, modifiedAt, bytes)
                : Optional.empty();
    }

    /// What stands at `path` inside a container, however deep; empty when nothing does, or no file above it is one.
    public Optional<Member> member(Path path) {
        Path file = path;
        while (file != null && !Files.isRegularFile(file)) {
            file = file.getParent();
        }
        if (file == null || file.equals(path) || !isContainer(file)) {
            return Optional.empty();
        }
        try (Members members = open(file, Files.getLastModifiedTime(file).toInstant())) {
            for (Optional<Member> next = members.next(); next.isPresent(); next = members.next()) {
                if (next.get().path().equals(path)) {
                    return next;
                }
            }
        } catch (IOException unreadable) {
            // Then nothing stands there.
        }
        return Optional.empty();
    }

    /// Opens a container.
    ///
    /// @param modifiedAt of the file: the time of what is in it and has none of its own
    /// @throws IOException when it cannot be opened, or is no container any more
    public Members open(Path path, Instant modifiedAt) throws IOException {
        ArchiveBytes bytes = ArchiveBytes.of(path);
        boolean isOpen = false;
        try {
            var budget = new UnpackBudget(limits, bytes.size());
            Optional<ArchiveFormat> format = ArchiveFormat.of(bytes);
            isOpen = format.isPresent();
            MemberSource source = isOpen
                    ? format.get().open(path, modifiedAt, bytes, budget)
                    : table(path, modifiedAt, bytes.size())
                            .orElseThrow(() -> new IOException("the file is no container any more"));
            return new Members(source, budget, tables);
        } catch (IOException e) {
            isOpen = false;
            throw e;
        } finally {
            if (!isOpen) {
                bytes.close();
            }
        }
    }
}

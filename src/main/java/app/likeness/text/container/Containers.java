package app.likeness.text.container;

import app.likeness.text.Attempt;
import app.likeness.text.FileBytes;
import app.likeness.text.archive.ArchiveBytes;
import app.likeness.text.extract.CharsetChoices;
import app.likeness.text.extract.DocumentParts;
import app.likeness.text.extract.TextExtractors;
import app.likeness.text.table.TableColumns;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Opens the files that hold many documents: archives (zip, 7z, tar,
/// gzip, bzip2, xz), tables in which each row is an article (csv,
/// tsv, spreadsheets), and messages with attachments. Nothing is written to the disk. Office files and e-books are
/// packed like archives and are none. Safe for use by several threads.
///
/// Example: in `class.zip` the essay `group 1/li.txt` has the path `class.zip/group 1/li.txt`, the second article of a
/// table whose first row names the columns has the path `articles.csv/row 3`.
public final class Containers {
    /// Changes whenever the same container may give other files or texts than before.
    public static final String VERSION = "archives 3, tables 1, mails 1, " + TextExtractors.VERSION;

    private final ContainerLimits limits;
    private final Tables tables;
    private final Mails mails;
    private final List<String> passwords;

    /// @param parts takes spreadsheets and messages apart, and knows the passwords of archives
    public Containers(ContainerLimits limits, DocumentParts parts) {
        this(limits, parts, Map.of(), CharsetChoices.NONE, Optional.empty());
    }

    /// @param parts takes spreadsheets and messages apart, and knows the passwords of archives
    /// @param choices what the user says of the columns of tables, by path
    /// @param charsets in which the user wants tables read
    /// @param records the columns that a table must have for its rows to be read as records, made of all cells;
    ///     empty for articles
    public Containers(
            ContainerLimits limits,
            DocumentParts parts,
            Map<Path, TableColumns> choices,
            CharsetChoices charsets,
            Optional<List<String>> records) {
        this.limits = limits;
        this.tables = new Tables(parts::sheets, choices, charsets, records);
        this.mails = new Mails(parts, limits);
        this.passwords = parts.passwords();
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
                    || Mails.hasAttachments(path, file.bytes())
                    || tables.source(path, Instant.EPOCH, file).isPresent();
        } catch (IOException damaged) {
            return false;
        }
    }

    /// Whether the file `path` holds many documents; an archive need not fit into memory.
    public boolean isContainer(Path path) {
        try (ArchiveBytes bytes = ArchiveBytes.of(path)) {
            return ArchiveFormat.of(bytes).isPresent()
                    || other(
                                    path,
                                    Instant.EPOCH,
                                    bytes.size(),
                                    Optional.of(tables).filter(any -> mayBeTable(path)))
                            .isPresent();
        } catch (IOException unreadable) {
            return false;
        }
    }

    /// The message or table in a file on the disk for which there is room.
    private Optional<MemberSource> other(Path path, Instant modifiedAt, long size, Optional<Tables> opened) {
        if (size > TextExtractors.LIMIT_BYTES
                || !(TextExtractors.content(path) instanceof Attempt.Got<FileBytes> bytes)) {
            return Optional.empty();
        }
        return mails.source(path, modifiedAt, bytes.value())
                .or(() -> opened.filter(table -> size <= limits.nestedBytes())
                        .flatMap(table -> table.source(path, modifiedAt, bytes.value())));
    }

    /// What stands at `path` inside a container, however deep; empty when nothing does, or no file above it is one.
    public Optional<Member> member(Path path) {
        return member(path, Optional.of(tables));
    }

    /// The file that `path` names, on the disk or inside archives and messages, as it is; empty when there is none,
    /// for the rows of tables too.
    public Optional<FileBytes> file(Path path) {
        if (Files.isRegularFile(path)) {
            return TextExtractors.content(path).found();
        }
        return member(path, Optional.empty()).map(member -> member instanceof MemberFile file ? file.bytes() : null);
    }

    /// @param opened what opens tables; empty where they are files like others
    private Optional<Member> member(Path path, Optional<Tables> opened) {
        Path file = path;
        while (file != null && !Files.isRegularFile(file)) {
            file = file.getParent();
        }
        if (file == null || file.equals(path) || !isContainer(file)) {
            return Optional.empty();
        }
        try (Members members = open(file, Files.getLastModifiedTime(file).toInstant(), opened)) {
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
        return open(path, modifiedAt, Optional.of(tables));
    }

    private Members open(Path path, Instant modifiedAt, Optional<Tables> opened) throws IOException {
        ArchiveBytes bytes = ArchiveBytes.of(path);
        boolean isOpen = false;
        try {
            var budget = new UnpackBudget(limits, bytes.size());
            Optional<ArchiveFormat> format = ArchiveFormat.of(bytes);
            isOpen = format.isPresent();
            MemberSource source = isOpen
                    ? format.get().open(path, modifiedAt, bytes, budget, passwords)
                    : other(path, modifiedAt, bytes.size(), opened)
                            .orElseThrow(() -> new IOException("the file is no container any more"));
            return new Members(source, budget, mails, opened, passwords);
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

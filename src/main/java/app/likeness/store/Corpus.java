package app.likeness.store;

import app.likeness.store.file.CorpusFile;
import app.likeness.store.file.Failures;
import app.likeness.store.file.Migrations;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.CorpusException.Reason;
import app.likeness.store.kept.Root;
import app.likeness.store.memory.VerdictJournal;
import app.likeness.text.PrivateFiles;
import app.likeness.text.ReplacedFile;
import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.UUID;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.h2.Driver;
import org.h2.api.ErrorCode;
import org.h2.engine.Constants;
import org.jspecify.annotations.Nullable;

/// A corpus file that is open: the documents under inspection and everything known about them. One opening at a time,
/// in this process or any other. Safe for use by several threads; its writer and its readers are confined to one each.
///
/// Example: `Corpus.open(Path.of("essays.likeness"))` reads or makes the file `essays.likeness.mv.db`.
public final class Corpus implements AutoCloseable {
    /// What a corpus file's name ends with; the database adds its own ending behind it on the disk.
    public static final String ENDING = ".likeness";

    /// What its name on the disk ends with.
    public static final String ENDING_ON_DISK = ENDING + Constants.SUFFIX_MV_FILE;

    private static final Logger LOG = System.getLogger(Corpus.class.getName());

    /// Every file of the database begins with this.
    private static final byte[] FIRST_BYTES = "H:2,".getBytes(StandardCharsets.US_ASCII);

    /// And no file of the database is shorter than its two headers.
    private static final int HEAD = 2 * 4096;

    /// WRITE_DELAY: a commit is on the disk when it returns, otherwise a kill loses thousands of rows (H2 2.5).
    /// DB_CLOSE_ON_EXIT: closing is ours, no hook of the database races with it. TRACE_LEVEL_FILE: no second file.
    /// ANALYZE_AUTO: what queries are planned by does not change with the rows that happen to come first.
    private static final String SETTINGS = ";WRITE_DELAY=0;DB_CLOSE_ON_EXIT=FALSE;TRACE_LEVEL_FILE=0;ANALYZE_AUTO=0";

    /// What the names of the folders of temporary corpora begin with.
    private static final String TEMPORARY = "likeness-corpus-";

    /// What stands between the name of a corpus and a number while it is made.
    private static final String MAKING = ".making-";

    /// A database that nothing was written to is smaller than this many bytes.
    private static final long LARGEST_EMPTY = 1 << 16;

    static {
        // H2 would look each value that it reads up in a table of values: a tenth of reading many rows, for equal ones
        // that are let go of at once.
        System.setProperty("h2.objectCache", "false");
    }

    private final Path file;
    private final CorpusFile.Opening opening;
    private final boolean temporary;
    private final Connection connection;
    private final CorpusWriter writer;
    /// Beside a corpus that stays.
    private final Optional<KeptVerdicts> kept;

    /// Held while the file is copied, and while a verdict is written.
    private final Lock copying = new ReentrantLock();

    private Corpus(Path file, CorpusFile.Opening opening, Connection connection, boolean temporary)
            throws SQLException {
        this.file = file;
        this.opening = opening;
        this.connection = connection;
        this.temporary = temporary;
        this.kept = temporary ? Optional.empty() : Optional.of(new KeptVerdicts(file));
        this.writer = new CorpusWriter(connection, file, kept);
    }

    /// Opens the corpus `file`, and makes it, with the folders above it, if there is none. A name without
    /// [#ENDING] gets it; the name of the file on the disk means the corpus in it.
    public static Corpus open(Path file) throws CorpusException {
        return open(named(file), false);
    }

    /// A corpus in the system's temporary folder that [#close] deletes.
    public static Corpus temporary() throws CorpusException {
        Path folder = Path.of(System.getProperty("java.io.tmpdir"));
        try {
            removeLeftBehind(folder);
            folder = Files.createTempDirectory(TEMPORARY);
        } catch (IOException e) {
            throw new CorpusException(Reason.NO_ACCESS, folder, e);
        }
        Path file = folder.resolve("corpus" + ENDING);
        try {
            return open(file, true);
        } catch (CorpusException e) {
            delete(file);
            throw e;
        }
    }

    /// Puts the file of a corpus that cannot be read aside, beside its place, so that the corpus can be made
    /// anew; what was decided in it comes back then ([VerdictJournal]). Gives where the file is now; empty where
    /// there is none.
    ///
    /// @throws CorpusException when somebody has it open, or it cannot be moved
    public static Optional<Path> putAside(Path file) throws CorpusException {
        Path onDisk = onDisk(named(file));
        if (!Files.exists(onDisk)) {
            return Optional.empty();
        }
        try {
            try (FileChannel channel = FileChannel.open(onDisk, StandardOpenOption.WRITE);
                    FileLock lock = channel.tryLock()) {
                if (lock == null) {
                    throw new CorpusException(Reason.IN_USE, file, null);
                }
            }
            for (int number = 1; ; number++) {
                Path aside = onDisk.resolveSibling(onDisk.getFileName() + ".damaged-" + number);
                if (!Files.exists(aside)) {
                    return Optional.of(Files.move(onDisk, aside));
                }
            }
        } catch (OverlappingFileLockException e) {
            throw new CorpusException(Reason.IN_USE, file, e);
        } catch (IOException e) {
            throw Failures.of(file, e);
        }
    }

    /// The folders and files of a corpus as they are noted beside it, also where it cannot be read; none where nobody
    /// decided anything in it.
    public static List<Root> notedRoots(Path file) throws CorpusException {
        try {
            return new VerdictJournal(named(file)).load().roots();
        } catch (IOException e) {
            throw Failures.of(file, e);
        }
    }

    /// Removes the temporary corpora that killed programs left: texts are nobody's to find there. One that is in use is
    /// locked, and one of the last minute may be about to be.
    private static void removeLeftBehind(Path folder) throws IOException {
        Instant latest = Instant.now().minus(Duration.ofMinutes(1));
        try (DirectoryStream<Path> left = Files.newDirectoryStream(folder, TEMPORARY + "*")) {
            for (Path each : left) {
                Path onDisk = onDisk(each.resolve("corpus" + ENDING));
                if (Files.isRegularFile(onDisk, LinkOption.NOFOLLOW_LINKS)
                        && Files.getLastModifiedTime(onDisk).toInstant().isBefore(latest)
                        && removed(onDisk)) {
                    Files.deleteIfExists(each);
                }
            }
        } catch (DirectoryIteratorException e) {
            throw e.getCause();
        }
    }

    /// Deletes a corpus's file, unless somebody has it open or it is not ours; whether it is gone.
    private static boolean removed(Path onDisk) {
        try {
            try (FileChannel channel = FileChannel.open(onDisk, StandardOpenOption.WRITE);
                    FileLock lock = channel.tryLock()) {
                if (lock == null) {
                    return false;
                }
            }
            Files.delete(onDisk);
            return true;
        } catch (IOException | OverlappingFileLockException inUse) {
            LOG.log(Level.DEBUG, "A corpus that was left behind is in use or cannot be removed", inUse);
            return false;
        }
    }

    /// Whether there is a file for the corpus `file`, named as for [#open].
    public static boolean exists(Path file) {
        return Files.exists(onDisk(named(file)));
    }

    private static Path named(Path file) {
        Path absolute = file.toAbsolutePath().normalize();
        Path name = absolute.getFileName();
        if (name == null) {
            throw new IllegalArgumentException("file must have a name: " + file);
        }
        String plain = name.toString();
        if (plain.endsWith(Constants.SUFFIX_MV_FILE)) {
            plain = plain.substring(0, plain.length() - Constants.SUFFIX_MV_FILE.length());
        }
        return absolute.resolveSibling(plain.endsWith(ENDING) ? plain : plain + ENDING);
    }

    private static Corpus open(Path file, boolean temporary) throws CorpusException {
        Path onDisk = onDisk(file);
        prepare(file, onDisk);
        var opening = new CorpusFile.Opening(file);
        Connection connection = null;
        boolean isOpen = false;
        try {
            if (Files.exists(onDisk) && Files.size(onDisk) > 0) {
                look(file, onDisk, opening);
            } else if (!temporary) {
                make(file);
            }
            connection = connect(opening, "");
            Migrations.apply(connection);
            var corpus = new Corpus(file, opening, connection, temporary);
            corpus.settle();
            isOpen = true;
            LOG.log(Level.DEBUG, "Opened the corpus {0}", file);
            return corpus;
        } catch (SQLException | IOException | RuntimeException e) {
            throw Failures.of(file, e);
        } finally {
            if (!isOpen) {
                abandon(connection);
                opening.close();
            }
        }
    }

    private void settle() throws CorpusException {
        if (kept.isPresent()) {
            kept.get().settle(connection);
        }
    }

    /// Makes an empty corpus beside its place and moves it there, so that it is whole or not there, whenever the
    /// program
    /// is killed or the disk full.
    private static void make(Path file) throws SQLException, IOException {
        removeUnfinished(file);
        Path making = file.resolveSibling(file.getFileName() + MAKING + UUID.randomUUID());
        Path made = onDisk(making);
        var opening = new CorpusFile.Opening(making);
        Connection connection = null;
        try {
            Files.createFile(made, PrivateFiles.attributes(onDisk(file)));
            connection = connect(opening, "");
            Migrations.apply(connection);
            try (Statement statement = connection.createStatement()) {
                statement.execute("CHECKPOINT SYNC");
                statement.execute("SHUTDOWN");
            }
            connection = null;
            place(made, onDisk(file));
        } finally {
            abandon(connection);
            opening.close();
            Files.deleteIfExists(made);
        }
    }

    /// Gives a corpus that was made its place, unless somebody else made it meanwhile: theirs may be in use.
    private static void place(Path made, Path onDisk) throws IOException {
        if (Files.exists(onDisk) && Files.size(onDisk) == 0) {
            Files.delete(onDisk);
        }
        try {
            Files.createLink(onDisk, made);
        } catch (FileAlreadyExistsException theirs) {
            LOG.log(Level.DEBUG, "The corpus was made by another window");
        } catch (IOException | UnsupportedOperationException noLinks) {
            if (!Files.exists(onDisk)) {
                Files.move(made, onDisk);
            }
        }
    }

    /// Removes what killed programs left of making this corpus: a program that lives has its file locked.
    private static void removeUnfinished(Path file) throws IOException {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(
                file.getParent(), each -> String.valueOf(each.getFileName()).startsWith(file.getFileName() + MAKING))) {
            for (Path each : files) {
                removed(each);
            }
        }
    }

    /// Looks into the database without writing: opened to write, H2 changes any file that it understands.
    private static void look(Path file, Path onDisk, CorpusFile.Opening opening)
            throws SQLException, IOException, CorpusException {
        boolean isCorpus = switch (content(opening)) {
            case CORPUS -> true;
            case OTHER_VERSION -> throw new CorpusException(Reason.OTHER_VERSION, file, null);
            case FOREIGN -> false;
            // A database without tables was only just begun, or its tables are lost.
            case EMPTY -> Files.size(onDisk) <= LARGEST_EMPTY;
        };
        if (!isCorpus) {
            throw new CorpusException(Reason.NOT_A_CORPUS, file, null);
        }
    }

    private static Migrations.Content content(CorpusFile.Opening opening) throws SQLException {
        try (Connection connection = connect(opening, ";ACCESS_MODE_DATA=r")) {
            return Migrations.look(connection);
        } catch (SQLException e) {
            if (e.getErrorCode() == ErrorCode.DATABASE_IS_READ_ONLY) {
                // H2 found nothing in the file and wanted to begin it.
                return Migrations.Content.EMPTY;
            }
            throw e;
        }
    }

    private static Path onDisk(Path file) {
        return file.resolveSibling(file.getFileName() + Constants.SUFFIX_MV_FILE);
    }

    /// Makes the folders, and looks at what is there before the database may touch it.
    private static void prepare(Path file, Path onDisk) throws CorpusException {
        try {
            Files.createDirectories(file.getParent());
        } catch (IOException e) {
            throw new CorpusException(Reason.NO_ACCESS, file, e);
        }
        if (!Files.exists(onDisk)) {
            if (!Files.isWritable(file.getParent())) {
                throw new CorpusException(Reason.NO_ACCESS, file, null);
            }
            return;
        }
        if (!Files.isRegularFile(onDisk) || !Files.isReadable(onDisk) || !Files.isWritable(onDisk)) {
            throw new CorpusException(Reason.NO_ACCESS, file, null);
        }
        if (!beginsLikeCorpus(onDisk)) {
            throw new CorpusException(Reason.NOT_A_CORPUS, file, null);
        }
    }

    private static boolean beginsLikeCorpus(Path onDisk) {
        try (InputStream in = Files.newInputStream(onDisk)) {
            byte[] head = in.readNBytes(HEAD);
            byte[] first = Arrays.copyOf(head, FIRST_BYTES.length);
            return head.length == 0 || (head.length == HEAD && Arrays.equals(first, FIRST_BYTES));
        } catch (IOException e) {
            // Windows refuses to read what another process has locked; opening then finds out what it is.
            return true;
        }
    }

    private static Connection connect(CorpusFile.Opening opening, String settings) throws SQLException {
        return Driver.load().connect(Constants.START_URL + opening.database() + SETTINGS + settings, new Properties());
    }

    /// Lets go of the database without writing to it.
    private static void abandon(@Nullable Connection connection) {
        if (connection != null) {
            try (Statement statement = connection.createStatement()) {
                statement.execute("SHUTDOWN IMMEDIATELY");
            } catch (SQLException e) {
                LOG.log(Level.DEBUG, "The database was closed already", e);
            }
        }
    }

    /// The absolute path, ending with [#ENDING].
    public Path file() {
        return file;
    }

    /// The file on the disk that holds the corpus.
    public Path fileOnDisk() {
        return onDisk(file);
    }

    /// Whether this is the corpus `other`, named as for [#open].
    public boolean isIn(Path other) {
        return file.equals(named(other));
    }

    /// Makes sure that the file is still where it was opened: a system may let somebody delete it meanwhile, and
    /// what is written then is lost with it.
    ///
    /// @throws CorpusException when it is gone
    public void checkThere() throws CorpusException {
        if (!temporary && !Files.exists(onDisk(file))) {
            throw new CorpusException(Reason.GONE, file, null);
        }
    }

    /// Whether [#close] deletes it.
    public boolean isTemporary() {
        return temporary;
    }

    /// The one writer; to be used by one thread.
    public CorpusWriter writer() {
        return writer;
    }

    /// Copies the corpus, as committed so far, into the file `copy`, named as for [#open]; what was there is
    /// replaced at the end, and not before. To be used by the writer's thread; verdicts wait until it is done.
    public void copyTo(Path copy) throws CorpusException {
        Path target = named(copy);
        if (isIn(target)) {
            return;
        }
        copying.lock();
        try (Statement statement = connection.createStatement()) {
            statement.execute("CHECKPOINT SYNC");
            ReplacedFile.replace(onDisk(target), unfinished -> opening.copy(onDisk(file), unfinished));
            if (kept.isPresent()) {
                kept.get().copyTo(target);
            }
        } catch (SQLException | IOException e) {
            throw Failures.of(target, e);
        } finally {
            copying.unlock();
        }
    }

    /// A reader with a connection of its own: sees what is committed. To be used by one thread; to be closed.
    public CorpusReader reader() throws CorpusException {
        try {
            if (connection.isClosed()) {
                throw new IllegalStateException("the corpus is closed: " + file);
            }
            return new CorpusReader(connect(opening, ";IFEXISTS=TRUE"), file);
        } catch (SQLException e) {
            throw Failures.of(file, e);
        }
    }

    /// The verdicts, on a connection of their own. To be used by one thread; to be closed.
    public VerdictStore verdicts() throws CorpusException {
        try {
            if (connection.isClosed()) {
                throw new IllegalStateException("the corpus is closed: " + file);
            }
            return new VerdictStore(connect(opening, ";IFEXISTS=TRUE"), file, copying, kept);
        } catch (SQLException e) {
            throw Failures.of(file, e);
        }
    }

    /// Keeps what was committed, ends every reader and lets go of the file; a second call does nothing. Not to be
    /// called while another thread writes.
    @Override
    public void close() {
        try {
            if (!connection.isClosed()) {
                try (Statement statement = connection.createStatement()) {
                    // What is going to be deleted need not be written to its end.
                    statement.execute(temporary ? "SHUTDOWN IMMEDIATELY" : "SHUTDOWN");
                }
            }
        } catch (SQLException e) {
            // Whoever used the corpus was told what broke it.
            LOG.log(
                    Level.WARNING,
                    "The corpus was not closed in order; what was committed is kept: {0}",
                    e.getMessage());
            LOG.log(Level.DEBUG, "How closing failed", e);
        } finally {
            opening.close();
        }
        if (temporary) {
            delete(file);
        }
    }

    /// Deletes a temporary corpus with its folder.
    private static void delete(Path file) {
        try {
            Files.deleteIfExists(onDisk(file));
            Files.deleteIfExists(file.getParent());
        } catch (IOException e) {
            LOG.log(Level.WARNING, "The temporary corpus could not be deleted", e);
        }
    }
}

package app.likeness.store.file;

import app.likeness.text.ReplacedFile;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.h2.message.DbException;
import org.h2.store.fs.FilePath;
import org.h2.store.fs.FileUtils;
import org.h2.store.fs.disk.FilePathDisk;

/// How H2 reaches the files of one opened corpus: under the names `corpus-<number of the opening>:/db` and H2's
/// endings.
///
/// H2 2.5 cuts a database's URL at the first `;`, turns `\` into `/` and `~` into the home folder; these names pass
/// unharmed, so a corpus may have any path that the system allows. H2 also hands out one and the same database to
/// everybody in the process who names the same path; here each opening has a name of its own, so that a second opening
/// meets the lock on the file just as another process does. And after a failed write H2 keeps the file open, and
/// locked, until the process ends; [Opening#close] closes it whatever H2 thinks.
public final class CorpusFile extends FilePath {
    private static final Logger LOG = System.getLogger(CorpusFile.class.getName());

    private final Opening opening;

    private CorpusFile(Opening opening, String name) {
        this.opening = opening;
        this.name = name;
    }

    /// One corpus while it is open. Safe for use by several threads.
    public static final class Opening implements AutoCloseable {
        private static final String DATABASE = ":/db";

        private final String scheme = "corpus-" + UUID.randomUUID();
        private final Path file;
        private final CorpusFile provider;
        private final Set<CorpusChannel> channels = ConcurrentHashMap.newKeySet();

        /// @param file absolute; the files are named by it and H2's endings
        public Opening(Path file) {
            this.file = file;
            this.provider = new CorpusFile(this, scheme + ":");
            FilePath.register(provider);
        }

        /// The name of the database for H2.
        public String database() {
            return scheme + DATABASE;
        }

        /// Copies one of the files, through the channel that holds the lock on it: Windows lets no other one
        /// read.
        public void copy(Path onDisk, Path copy) throws IOException {
            CorpusChannel open = channels.stream()
                    .filter(FileChannel::isOpen)
                    .findFirst()
                    .orElseThrow(() -> new NoSuchFileException(onDisk.toString()));
            try (FileChannel out = FileChannel.open(
                    copy, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE)) {
                open.copyTo(out);
            }
        }

        /// Lets go of the files. The database is closed, or cannot be used any more.
        @Override
        public void close() {
            FilePath.unregister(provider);
            for (CorpusChannel channel : channels) {
                try {
                    channel.close();
                } catch (IOException e) {
                    LOG.log(Level.DEBUG, "The corpus file was not closed in order", e);
                }
            }
        }
    }

    /// The file on the disk, or its folder.
    private Path path() {
        String database = opening.database();
        return name.startsWith(database)
                ? opening.file.resolveSibling(opening.file.getFileName() + name.substring(database.length()))
                : opening.file.resolveSibling("");
    }

    @Override
    public CorpusFile getPath(String path) {
        return new CorpusFile(opening, path);
    }

    @Override
    public String getScheme() {
        return opening.scheme;
    }

    @Override
    public FileChannel open(String mode) throws IOException {
        CorpusChannel channel = new CorpusChannel(FileChannel.open(path(), FileUtils.modeToOptions(mode)));
        opening.channels.removeIf(each -> !each.isOpen());
        opening.channels.add(channel);
        return channel;
    }

    @Override
    public long size() {
        try {
            return Files.size(path());
        } catch (IOException e) {
            return 0;
        }
    }

    @Override
    public boolean createFile() {
        try {
            Files.createFile(path());
            return true;
        } catch (FileAlreadyExistsException e) {
            return false;
        } catch (IOException e) {
            throw DbException.convertIOException(e, name);
        }
    }

    @Override
    public void moveTo(FilePath newName, boolean atomicReplace) {
        Path target = getPath(newName.name).path();
        try {
            if (atomicReplace) {
                ReplacedFile.move(path(), target);
            } else {
                Files.move(path(), target);
            }
        } catch (IOException e) {
            throw DbException.convertIOException(e, name);
        }
    }

    @Override
    public void delete() {
        try {
            Files.deleteIfExists(path());
        } catch (IOException e) {
            throw DbException.convertIOException(e, name);
        }
    }

    @Override
    public boolean exists() {
        return Files.exists(path());
    }

    @Override
    public boolean isDirectory() {
        return Files.isDirectory(path());
    }

    @Override
    public boolean isRegularFile() {
        return Files.isRegularFile(path());
    }

    @Override
    public boolean canWrite() {
        return Files.isWritable(path());
    }

    @Override
    public boolean setReadOnly() {
        return path().toFile().setReadOnly();
    }

    @Override
    public long lastModified() {
        try {
            return Files.getLastModifiedTime(path()).toMillis();
        } catch (IOException e) {
            return 0;
        }
    }

    @Override
    public boolean isAbsolute() {
        return true;
    }

    @Override
    public FilePath toRealPath() {
        return this;
    }

    @Override
    public FilePath createTempFile(String suffix, boolean inTempDir) throws IOException {
        return new FilePathDisk().getPath("likeness").createTempFile(suffix, true);
    }

    @Override
    public FilePath getParent() {
        return getPath(opening.scheme + ":/");
    }

    /// Empty: H2 looks for temporary files that were left behind, and ours are in the system's folder for them.
    @Override
    public List<FilePath> newDirectoryStream() {
        return List.of();
    }

    /// The folder is made before the database is opened.
    @Override
    public void createDirectory() {
        throw new UnsupportedOperationException(name);
    }
}

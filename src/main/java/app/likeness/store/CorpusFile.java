package app.likeness.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import org.h2.message.DbException;
import org.h2.store.fs.FilePath;
import org.h2.store.fs.FileUtils;
import org.h2.store.fs.disk.FilePathDisk;

/// How H2 reaches the files of a corpus: names like `corpus:<opening>/<path in hexadecimal>.mv.db`.
///
/// H2 2.5 cuts a database's URL at the first `;`, turns `\` into `/` and `~` into the home folder; hexadecimal digits
/// pass
/// unharmed, so a corpus may have any name that the system allows. And H2 hands out one and the same database to
/// everybody in the process who names the same path; each opening has a name of its own here, so that a second opening
/// meets the lock on the file just as another process does.
final class CorpusFile extends FilePath {
    private static final String SCHEME = "corpus";

    /// A new name, for H2, of the database whose files are `file` with H2's endings.
    static String database(Path file) {
        FilePath.register(new CorpusFile());
        return SCHEME + ":" + UUID.randomUUID() + "/" + digits(file);
    }

    private static String digits(Path file) {
        return HexFormat.of().formatHex(file.toString().getBytes(StandardCharsets.UTF_8));
    }

    /// The file on the disk.
    private Path path() {
        int digits = name.indexOf('/') + 1;
        int ending = name.indexOf('.', digits);
        if (ending < 0) {
            ending = name.length();
        }
        byte[] path = HexFormat.of().parseHex(name, digits, ending);
        return Path.of(new String(path, StandardCharsets.UTF_8) + name.substring(ending));
    }

    @Override
    public CorpusFile getPath(String path) {
        var file = new CorpusFile();
        file.name = path;
        return file;
    }

    @Override
    public String getScheme() {
        return SCHEME;
    }

    @Override
    public FileChannel open(String mode) throws IOException {
        return FileChannel.open(path(), FileUtils.modeToOptions(mode));
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
                moveOver(target);
            } else {
                Files.move(path(), target);
            }
        } catch (IOException e) {
            throw DbException.convertIOException(e, name);
        }
    }

    private void moveOver(Path target) throws IOException {
        try {
            Files.move(path(), target, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(path(), target, StandardCopyOption.REPLACE_EXISTING);
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
        return new FilePathDisk().getPath(SCHEME).createTempFile(suffix, true);
    }

    @Override
    public FilePath getParent() {
        String opening = name.substring(0, name.indexOf('/') + 1);
        return getPath(opening + digits(path().resolveSibling("").toAbsolutePath()));
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

package app.likeness.store.kept;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// A corpus file cannot be used, and why. Views and the command line have a sentence for each reason.
public final class CorpusException extends Exception {
    private static final long serialVersionUID = 1L;

    /// What stands in the way.
    public enum Reason {
        /// Another window or program has the file open.
        IN_USE,
        /// A version of the program wrote it that keeps other things than this one.
        OTHER_VERSION,
        /// The file is not a corpus, or it is damaged.
        NOT_A_CORPUS,
        /// The place cannot be read or written: rights, a missing folder.
        NO_ACCESS,
        /// The file was deleted or moved while it was in use: nothing more is kept in it.
        GONE,
        /// The disk is full.
        DISK_FULL,
        /// The database failed in another way; the cause says how.
        FAILED
    }

    private final Reason reason;
    private final transient Path file;

    public CorpusException(Reason reason, Path file, @Nullable Throwable cause) {
        super(reason + ": " + file, cause);
        this.reason = reason;
        this.file = file;
    }

    public Reason reason() {
        return reason;
    }

    public Path file() {
        return file;
    }
}

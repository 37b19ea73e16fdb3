package app.likeness.report.content;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// A file could not be written, and why. Views and the command line have a sentence for each reason.
public final class ReportException extends Exception {
    private static final long serialVersionUID = 1L;

    /// What stands in the way.
    public enum Reason {
        /// The folder that the file should stand in does not exist.
        NO_FOLDER,
        /// A folder has this name already.
        IS_A_FOLDER,
        /// The rights do not allow it.
        NO_ACCESS,
        /// The disk is full.
        DISK_FULL,
        /// The corpus did not give what the report needs.
        CORPUS,
        /// What is to be given back with comments is no Word document.
        NO_DOCX,
        /// The document's file is gone, inside another file, or not the one that was read.
        CHANGED,
        /// The document's file is too large to be given back with comments.
        TOO_LARGE,
        /// Writing failed in another way; the cause says how.
        FAILED
    }

    private final Reason reason;
    private final transient Path file;

    public ReportException(Reason reason, Path file, @Nullable Throwable cause) {
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

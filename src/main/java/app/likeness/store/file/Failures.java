package app.likeness.store.file;

import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.CorpusException.Reason;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Locale;
import java.util.Optional;
import org.h2.api.ErrorCode;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.MVStoreException;

/// What an exception of the database or the file system means for the user.
public final class Failures {
    /// Less room than this on the disk, at a failed write, means that the disk is full: H2 writes in larger
    /// pieces.
    private static final long LEAST_ROOM = 1 << 20;

    private Failures() {}

    /// The exception to throw for `cause`, which came up while working on the corpus `file`.
    public static CorpusException of(Path file, Throwable cause) {
        Reason reason = Reason.FAILED;
        for (Throwable each = cause; each != null; each = each.getCause()) {
            Optional<Reason> found = reason(file, each);
            if (found.isPresent()) {
                reason = found.get();
            }
        }
        return new CorpusException(reason, file, cause);
    }

    /// What `each` says by itself; the innermost exception of a chain knows best.
    private static Optional<Reason> reason(Path file, Throwable each) {
        if (each instanceof AccessDeniedException || each instanceof NoSuchFileException) {
            return Optional.of(Reason.NO_ACCESS);
        }
        return switch (each) {
            case SQLException sql -> ofSql(sql.getErrorCode());
            case MVStoreException store -> ofStore(store.getErrorCode());
            case IOException io -> isDiskFull(file, io) ? Optional.of(Reason.DISK_FULL) : Optional.empty();
            default -> Optional.empty();
        };
    }

    private static Optional<Reason> ofSql(int code) {
        return switch (code) {
            case ErrorCode.DATABASE_ALREADY_OPEN_1 -> Optional.of(Reason.IN_USE);
            case ErrorCode.FILE_CORRUPTED_1,
                    ErrorCode.FILE_VERSION_ERROR_1,
                    ErrorCode.WRONG_USER_OR_PASSWORD,
                    ErrorCode.TABLE_OR_VIEW_NOT_FOUND_1,
                    ErrorCode.COLUMN_NOT_FOUND_1 -> Optional.of(Reason.NOT_A_CORPUS);
            case ErrorCode.DATABASE_IS_READ_ONLY, ErrorCode.FILE_CREATION_FAILED_1 -> Optional.of(Reason.NO_ACCESS);
            default -> Optional.empty();
        };
    }

    private static Optional<Reason> ofStore(int code) {
        return switch (code) {
            case DataUtils.ERROR_FILE_LOCKED -> Optional.of(Reason.IN_USE);
            case DataUtils.ERROR_FILE_CORRUPT, DataUtils.ERROR_UNSUPPORTED_FORMAT -> Optional.of(Reason.NOT_A_CORPUS);
            default -> Optional.empty();
        };
    }

    private static boolean isDiskFull(Path file, IOException failure) {
        String message = String.valueOf(failure.getMessage()).toLowerCase(Locale.ROOT);
        if (message.contains("no space left") || message.contains("not enough space") || message.contains("quota")) {
            return true;
        }
        // The message is in the system's language: the room itself is asked as well.
        try {
            return Files.getFileStore(file.toAbsolutePath().getParent()).getUsableSpace() < LEAST_ROOM;
        } catch (IOException e) {
            return false;
        }
    }
}

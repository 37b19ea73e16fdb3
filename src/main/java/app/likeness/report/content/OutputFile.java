package app.likeness.report.content;

import app.likeness.report.content.ReportException.Reason;
import app.likeness.text.ReplacedFile;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;

/// A [ReplacedFile] that somebody asked for: says before the work whether it can be written, and why it could not.
public final class OutputFile {
    private static final long FULL_BYTES = 64 * 1024;

    private OutputFile() {}

    /// Says before the work whether `target` can be written, as far as that can be told without writing.
    public static void check(Path target) throws ReportException {
        Path absolute = target.toAbsolutePath();
        if (Files.isDirectory(absolute)) {
            throw new ReportException(Reason.IS_A_FOLDER, target, null);
        }
        Path folder = absolute.getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new ReportException(Reason.NO_FOLDER, target, null);
        }
        if (!Files.isWritable(ReplacedFile.isDevice(absolute) ? absolute : folder)) {
            throw new ReportException(Reason.NO_ACCESS, target, null);
        }
    }

    /// Writes text to `target`, in UTF-8, in place of what stood there.
    public static void write(Path target, ReplacedFile.Content<Writer, ReportException> content)
            throws ReportException {
        check(target);
        try {
            ReplacedFile.write(target, content);
        } catch (IOException e) {
            throw new ReportException(reason(e, target), target, e);
        }
    }

    /// The same of what is not text.
    public static void writeBytes(Path target, ReplacedFile.Content<OutputStream, ReportException> content)
            throws ReportException {
        check(target);
        try {
            ReplacedFile.writeBytes(target, content);
        } catch (IOException e) {
            throw new ReportException(reason(e, target), target, e);
        }
    }

    private static Reason reason(IOException e, Path target) {
        if (e instanceof AccessDeniedException) {
            return Reason.NO_ACCESS;
        }
        try {
            Path folder = target.toAbsolutePath().getParent();
            if (folder != null && Files.getFileStore(folder).getUsableSpace() < FULL_BYTES) {
                return Reason.DISK_FULL;
            }
        } catch (IOException unknown) {
            // Then the first exception tells more than the second.
        }
        return Reason.FAILED;
    }
}

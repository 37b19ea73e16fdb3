package app.likeness.report.content;

import app.likeness.report.content.ReportException.Reason;
import java.io.BufferedOutputStream;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/// A file that appears whole or not at all: it is written beside its place, in UTF-8, and then moved there. A link is
/// followed; a device such as `/dev/stdout` is written to directly.
public final class OutputFile {
    private static final long FULL_BYTES = 64 * 1024;

    private OutputFile() {}

    /// What the file holds.
    @FunctionalInterface
    public interface Content {
        void write(Writer out) throws IOException, ReportException;
    }

    /// What a file holds that is not text.
    @FunctionalInterface
    public interface Bytes {
        void write(OutputStream out) throws IOException, ReportException;
    }

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
        if (!Files.isWritable(isDevice(absolute) ? absolute : folder)) {
            throw new ReportException(Reason.NO_ACCESS, target, null);
        }
    }

    /// Writes `content` to `target`, in place of what stood there. On failure what stood there is untouched.
    public static void write(Path target, Content content) throws ReportException {
        writeBytes(target, out -> {
            Writer writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
            content.write(writer);
            writer.flush();
        });
    }

    /// The same of what is not text.
    public static void writeBytes(Path target, Bytes content) throws ReportException {
        check(target);
        try {
            if (isDevice(target)) {
                try (OutputStream out = Files.newOutputStream(target, StandardOpenOption.WRITE)) {
                    content.write(out);
                }
            } else {
                replace(Files.exists(target) ? target.toRealPath() : target.toAbsolutePath(), content);
            }
        } catch (IOException e) {
            throw new ReportException(reason(e, target), target, e);
        }
    }

    private static void replace(Path target, Bytes content) throws IOException, ReportException {
        Path beside = null;
        try {
            beside = create(target);
            try (OutputStream out =
                    new BufferedOutputStream(Files.newOutputStream(beside, StandardOpenOption.TRUNCATE_EXISTING))) {
                content.write(out);
            }
            try {
                Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            } catch (AtomicMoveNotSupportedException unsupported) {
                Files.move(beside, target, StandardCopyOption.REPLACE_EXISTING);
            }
        } finally {
            if (beside != null) {
                Files.deleteIfExists(beside);
            }
        }
    }

    /// A new file beside `target` with the rights that any new file gets ([Files#createTempFile] would hide it
    /// from others).
    private static Path create(Path target) throws IOException {
        for (int number = 1; ; number++) {
            Path beside = target.resolveSibling("." + target.getFileName() + "." + number + ".part");
            try {
                return Files.createFile(beside);
            } catch (FileAlreadyExistsException e) {
                if (number == 100) {
                    throw e;
                }
            }
        }
    }

    private static boolean isDevice(Path path) {
        return Files.exists(path) && !Files.isRegularFile(path) && !Files.isDirectory(path);
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

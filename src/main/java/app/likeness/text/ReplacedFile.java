package app.likeness.text;

import java.io.BufferedOutputStream;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/// A file that appears whole or not at all: it is written beside its place and then moved there. On failure what stood
/// there is untouched, and nothing is left beside it. A link is followed; a device such as `/dev/stdout` is written to
/// directly.
///
/// ```java
/// ReplacedFile.write(file, out -> values.store(out, null));
/// ```
public final class ReplacedFile {
    private ReplacedFile() {}

    /// What the file holds.
    ///
    /// @param <O> what it is written to
    /// @param <E> what may fail beside writing
    @FunctionalInterface
    public interface Content<O, E extends Exception> {
        void write(O out) throws IOException, E;
    }

    /// Writes text to `target`, in UTF-8, in place of what stood there.
    public static <E extends Exception> void write(Path target, Content<Writer, E> content) throws IOException, E {
        writeBytes(target, out -> {
            Writer writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
            content.write(writer);
            writer.flush();
        });
    }

    /// The same of what is not text.
    public static <E extends Exception> void writeBytes(Path target, Content<OutputStream, E> content)
            throws IOException, E {
        if (isDevice(target)) {
            try (OutputStream out = Files.newOutputStream(target, StandardOpenOption.WRITE)) {
                content.write(out);
            }
            return;
        }
        replace(target, beside -> {
            try (OutputStream out =
                    new BufferedOutputStream(Files.newOutputStream(beside, StandardOpenOption.TRUNCATE_EXISTING))) {
                content.write(out);
            }
        });
    }

    /// The same for whoever fills a file by its path. `target` is no device.
    public static <E extends Exception> void replace(Path target, Content<Path, E> content) throws IOException, E {
        Path place = Files.exists(target) ? target.toRealPath() : target.toAbsolutePath();
        Path beside = create(place);
        try {
            content.write(beside);
            move(beside, place);
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    /// Moves a file over what stands at `target`, in one step where the file system can.
    public static void move(Path file, Path target) throws IOException {
        try {
            Files.move(file, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException unsupported) {
            Files.move(file, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /// Whether something stands there that is neither a file nor a folder.
    public static boolean isDevice(Path path) {
        return Files.exists(path) && !Files.isRegularFile(path) && !Files.isDirectory(path);
    }

    /// A new file beside `target`, with the rights that it is going to have.
    private static Path create(Path target) throws IOException {
        for (int number = 1; ; number++) {
            Path beside = target.resolveSibling("." + target.getFileName() + "." + number + ".part");
            try {
                return Files.createFile(beside, PrivateFiles.attributes(target));
            } catch (FileAlreadyExistsException e) {
                if (number == 100) {
                    throw e;
                }
            }
        }
    }
}

package app.likeness.text;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;

/// Opens the files that hold many documents: archives (zip, tar, gzip). Nothing is written to the disk. Office files
/// and e-books are packed like archives and are none. Immutable.
///
/// Example: in `class.zip` the essay `group 1/li.txt` has the path `class.zip/group 1/li.txt`.
public final class Containers {
    /// Changes whenever the same container may give other files or texts than before.
    public static final String VERSION = "archives 1, " + TextExtractors.VERSION;

    private final ContainerLimits limits;

    public Containers(ContainerLimits limits) {
        this.limits = limits;
    }

    /// Whether the file `path`, whose bytes are `file`, holds others.
    public boolean isContainer(FileBytes file) {
        try {
            return ArchiveFormat.of(file.bytes()).isPresent()
                    && ArchiveFormat.of(ArchiveBytes.of(file.bytes())).isPresent();
        } catch (IOException damaged) {
            return false;
        }
    }

    /// Whether the file `path` holds others; its bytes need not fit into memory.
    public boolean isContainer(Path path) {
        try (ArchiveBytes bytes = ArchiveBytes.of(path)) {
            return ArchiveFormat.of(bytes).isPresent();
        } catch (IOException unreadable) {
            return false;
        }
    }

    /// Opens a container.
    ///
    /// @param modifiedAt of the file: the time of what is in it and has none of its own
    /// @throws IOException when it cannot be opened, or is no container any more
    public Members open(Path path, Instant modifiedAt) throws IOException {
        ArchiveBytes bytes = ArchiveBytes.of(path);
        boolean isOpen = false;
        try {
            var budget = new UnpackBudget(limits, bytes.size());
            ArchiveFormat format =
                    ArchiveFormat.of(bytes).orElseThrow(() -> new IOException("the file is no archive any more"));
            var members = new Members(format.open(path, modifiedAt, bytes, budget), budget);
            isOpen = true;
            return members;
        } finally {
            if (!isOpen) {
                bytes.close();
            }
        }
    }
}

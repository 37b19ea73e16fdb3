package app.likeness.ui;

import app.likeness.text.ContainerLimits;
import app.likeness.text.Containers;
import app.likeness.text.FileBytes;
import app.likeness.text.TextExtractors;
import java.nio.file.Path;
import java.util.Optional;

/// The file in which the text of a document is written.
///
/// @param path on the disk, or inside an archive or a message
record WrittenFile(Path path, FileBytes bytes) {
    /// That of `path`; for a row of a table the table. Takes as long as unpacking does.
    static Optional<WrittenFile> of(Path path) {
        var containers = new Containers(ContainerLimits.forOne(), TextExtractors.standard());
        return containers
                .file(path)
                .map(bytes -> new WrittenFile(path, bytes))
                .or(() -> Optional.ofNullable(path.getParent())
                        .flatMap(above -> containers.file(above).map(bytes -> new WrittenFile(above, bytes))));
    }

    byte[] content() {
        return bytes.bytes();
    }
}

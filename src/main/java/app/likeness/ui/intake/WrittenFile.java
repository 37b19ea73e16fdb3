package app.likeness.ui.intake;

import app.likeness.text.FileBytes;
import app.likeness.text.container.ContainerLimits;
import app.likeness.text.container.Containers;
import app.likeness.text.extract.TextExtractors;
import java.nio.file.Path;
import java.util.Optional;

/// The file in which the text of a document is written.
///
/// @param path on the disk, or inside an archive or a message
public record WrittenFile(Path path, FileBytes bytes) {
    /// That of `path`; for a row of a table the table. Takes as long as unpacking does.
    public static Optional<WrittenFile> of(Path path) {
        var containers = new Containers(ContainerLimits.forOne(), TextExtractors.standard());
        return containers
                .file(path)
                .map(bytes -> new WrittenFile(path, bytes))
                .or(() -> Optional.ofNullable(path.getParent())
                        .flatMap(above -> containers.file(above).map(bytes -> new WrittenFile(above, bytes))));
    }

    public byte[] content() {
        return bytes.bytes();
    }
}

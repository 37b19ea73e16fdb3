package app.likeness.ui.intake;

import app.likeness.text.container.ContainerLimits;
import app.likeness.text.container.Containers;
import app.likeness.text.container.MemberFile;
import app.likeness.text.extract.TextExtractors;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// What the system can open for a document. A file in an archive is unpacked into the system's temporary folder, for
/// reading only, and deleted when the program ends; for a row of a table it is the table.
public final class OpenableFile {
    private OpenableFile() {}

    /// The file or folder to open for `path`; empty when there is none. Takes as long as unpacking does.
    public static Optional<Path> of(Path path) throws IOException {
        if (Files.exists(path)) {
            return Optional.of(path);
        }
        TextExtractors extractors = TextExtractors.standard();
        var containers = new Containers(ContainerLimits.forOne(), extractors);
        if (containers.member(path).orElse(null) instanceof MemberFile file) {
            return Optional.of(unpacked(file));
        }
        Path above = path.getParent();
        while (above != null && !Files.exists(above)) {
            above = above.getParent();
        }
        return above != null && Files.isRegularFile(above) ? Optional.of(above) : Optional.empty();
    }

    /// Where a file can be written that the system is to open and that is gone when the program ends.
    ///
    /// @param name of the file, and of what is written beside it
    public static Path passing(String... name) throws IOException {
        Path folder = Files.createTempDirectory("likeness");
        folder.toFile().deleteOnExit();
        for (String each : name) {
            folder.resolve(each).toFile().deleteOnExit();
        }
        return folder.resolve(name[0]);
    }

    private static Path unpacked(MemberFile file) throws IOException {
        Path folder = Files.createTempDirectory("likeness");
        folder.toFile().deleteOnExit();
        Path copy = folder.resolve(file.path().getFileName().toString());
        Files.write(copy, file.bytes().bytes());
        copy.toFile().deleteOnExit();
        // What is changed in a copy would be lost.
        copy.toFile().setReadOnly();
        return copy;
    }
}

package app.likeness.ui;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// The sample corpus that comes with the program.
final class Sample {
    private Sample() {}

    /// A folder with the sample's documents: the one that the system property `likeness.samples` names, else `folder`,
    /// into which they are unpacked.
    static Path folder(Path folder) throws IOException {
        String named = System.getProperty("likeness.samples", "");
        if (!named.isBlank() && Files.isDirectory(Path.of(named))) {
            return Path.of(named);
        }
        URL packed = Sample.class.getResource("samples");
        if (packed == null) {
            throw new FileNotFoundException("the program was built without its sample");
        }
        try {
            unpack(packed.toURI(), folder);
        } catch (URISyntaxException e) {
            throw new IOException("the sample has an address that cannot be read", e);
        }
        return folder;
    }

    private static void unpack(URI packed, Path folder) throws IOException {
        if (packed.getScheme().equals("jar")) {
            try (FileSystem jar = FileSystems.newFileSystem(packed, Map.of())) {
                copy(jar.provider().getPath(packed), folder);
            }
        } else {
            copy(Path.of(packed), folder);
        }
    }

    private static void copy(Path from, Path folder) throws IOException {
        List<Path> found;
        try (Stream<Path> walk = Files.walk(from)) {
            found = walk.toList();
        }
        for (Path source : found) {
            // By its text: the two paths may belong to different file systems.
            Path target = folder.resolve(from.relativize(source).toString());
            if (Files.isDirectory(source)) {
                Files.createDirectories(target);
            } else if (!Files.exists(target) || Files.size(target) != Files.size(source)) {
                // What is there already stays as it is, with its date: an unchanged document is not read again.
                Files.copy(source, target, StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }
}

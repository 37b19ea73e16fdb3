package app.likeness.ui.intake;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/// The sample corpus that comes with the program.
public final class Sample {
    private Sample() {}

    /// A folder with the sample's documents: the one that the system property `likeness.samples` names, else
    /// `folder`, into which they are unpacked.
    public static Path folder(Path folder) throws IOException {
        String named = System.getProperty("likeness.samples", "");
        if (!named.isBlank() && Files.isDirectory(Path.of(named))) {
            return Path.of(named);
        }
        try (InputStream packed = Sample.class.getResourceAsStream("samples.zip")) {
            if (packed == null) {
                throw new FileNotFoundException("the program was built without its sample");
            }
            unpack(new ZipInputStream(packed), folder);
        }
        return folder;
    }

    private static void unpack(ZipInputStream packed, Path folder) throws IOException {
        for (ZipEntry entry = packed.getNextEntry(); entry != null; entry = packed.getNextEntry()) {
            Path target = folder.resolve(entry.getName()).normalize();
            if (entry.isDirectory()) {
                Files.createDirectories(target);
            } else {
                byte[] content = packed.readAllBytes();
                if (!Files.exists(target) || Files.size(target) != content.length) {
                    // What is there already stays as it is, with its date: an unchanged document is not read again.
                    Files.createDirectories(target.getParent());
                    Files.write(target, content);
                }
            }
        }
    }
}

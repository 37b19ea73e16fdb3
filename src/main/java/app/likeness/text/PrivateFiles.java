package app.likeness.text;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.Set;

/// The rights of files that hold texts, names or decisions: for the user's eyes alone, unless a file was there that
/// says otherwise, or the folder is one that a group of users writes to. Where the system knows no such rights, those
/// that
/// any file gets.
public final class PrivateFiles {
    private static final Set<PosixFilePermission> OWN =
            EnumSet.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);

    private PrivateFiles() {}

    /// The attributes to create `file` with, or what is going to take its place.
    public static FileAttribute<?>[] attributes(Path file) {
        try {
            Path folder = file.toAbsolutePath().getParent();
            Set<PosixFilePermission> rights = Files.exists(file) ? Files.getPosixFilePermissions(file) : OWN;
            boolean isForAll = !Files.exists(file) && isOfGroup(Files.getPosixFilePermissions(folder));
            return isForAll
                    ? new FileAttribute<?>[0]
                    : new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(rights)};
        } catch (IOException | UnsupportedOperationException unknown) {
            return new FileAttribute<?>[0];
        }
    }

    /// Whether a group writes to a folder; one that everybody writes to, such as that for temporary files, is nobody's.
    private static boolean isOfGroup(Set<PosixFilePermission> folder) {
        return folder.contains(PosixFilePermission.GROUP_WRITE) && !folder.contains(PosixFilePermission.OTHERS_WRITE);
    }
}
